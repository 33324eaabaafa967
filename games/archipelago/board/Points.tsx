import { allSeats, say } from '@stolik/engine';
import { SeatMark, Spot, useSay } from '@stolik/ui';
import type { ReactNode } from 'react';
import { BENEFACTOR, TRENDS, trendKind } from '../content/catalogue.ts';
import type { Trend } from '../pieces.ts';
import { placeOf, pointsFor } from '../score.ts';
import { HIDDEN, type State } from '../state.ts';
import { CRITERIA, standingIn } from '../verbs/criteria.ts';
import { nameOf } from '../words/names.ts';
import { useScene } from './scene.ts';
import { pointsAreKnown } from './standing-known.ts';

/** Public objectives: where everybody stands, and what that scores now. */
export function PublicPoints(): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  const voting = state.options.chooseOpenly && state.trends.length === 0;
  const trends = voting ? TRENDS.filter((trend) => trend !== BENEFACTOR || state.options.benefactor) : state.trends;
  if (trends.length === 0) return null;
  return (
    <section className="panel ar-points">
      <h2>{talk(say('board-public'))}</h2>
      {trends.map((trend) => (
        <TrendRow key={trend} trend={trend} small={voting} />
      ))}
    </section>
  );
}

/** The score sheet counts what one can see: others may have more behind their screens. */
export function AtMost(): ReactNode {
  const talk = useSay();
  const { state, seat } = useScene();
  if (seat === null || pointsAreKnown(state, seat)) return null;
  return <p className="ar-at-most-note">{talk(say('board-at-most'))}</p>;
}

function TrendRow({ trend, small }: { readonly trend: Trend; readonly small: boolean }): ReactNode {
  const talk = useSay();
  const { state, seat: me } = useScene();
  const { points } = trendKind(trend);
  const values = standingsOf(state, trend);
  return (
    <div className="ar-trend">
      <Spot target={trend} name={nameOf(trend)} shape="tile" className="ar-trend-name">
        <span>
          <b>{talk(nameOf(trend))}</b> {points.join(' / ')} {talk(say('board-points'))}
        </span>
      </Spot>
      {!small && (
        <ul>
          {state.order.map((seat) => {
            const value = values[seat];
            return (
              <li key={seat} data-me={seat === me || undefined}>
                <SeatMark seat={seat} size={17} />
                <span>{value ?? '?'}</span>
                <b>
                  {value === null || values.includes(null)
                    ? '?'
                    : pointsFor(
                        placeOf(
                          values.flatMap((one) => one ?? []),
                          seat,
                        ),
                        points,
                      )}
                </b>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** Null: it is behind a screen. */
export function standingsOf(state: State, trend: Trend): readonly (number | null)[] {
  const { criterion } = trendKind(trend);
  return allSeats(state.seats).map((seat) =>
    CRITERIA[criterion].hidden && state.players[seat]?.florins === HIDDEN ? null : standingIn(state, seat, criterion),
  );
}
