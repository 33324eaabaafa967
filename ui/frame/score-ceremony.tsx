import { type RivalScore, type Score, say, type Text } from '@stolik/engine';
import { figure } from '@stolik/engine/phrases';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { SeatMark, seatColour } from '../pieces/seat-mark.tsx';
import { isStill } from '../table/stillness.ts';
import { useTable } from '../table/table-context.ts';
import { Say } from '../words/say.tsx';
import { useUi } from '../words/ui-text.tsx';
import { scoreRows } from './score-rows.ts';

export interface ScoreCeremonyProps {
  readonly scores: readonly Score[];
  readonly winners: readonly number[];
  readonly names: readonly string[];
  /** Of an opponent that the game itself plays, where there is one. */
  readonly rival?: RivalScore | null;
  /** What else is told of the end. */
  readonly epilogue?: readonly Text[];
  readonly onDone?: () => void;
}

/** Each line of the sheet takes so long. */
const LINE_MS = 900;

/** The end of the game: rows open one by one and the totals grow with them; who won is told last. */
export function ScoreCeremony(props: ScoreCeremonyProps): ReactNode {
  const { scores, winners, names, rival = null, epilogue = [], onDone } = props;
  const ui = useUi();
  const { speaker } = useTable();
  const columns = rival === null ? scores : [...scores, rival];
  // Where nobody scores there is nothing to count.
  const rows = columns.some(({ lines }) => lines.length > 1 || lines.some(({ points }) => points !== 0))
    ? scoreRows(columns)
    : [];
  const [shown, setShown] = useState(() => (isStill() ? rows.length + 1 : 0));
  const told = shown > rows.length;

  useEffect(() => {
    if (told) {
      onDone?.();
      return;
    }
    const timer = setTimeout(() => setShown(shown + 1), LINE_MS);
    return () => clearTimeout(timer);
  }, [shown, told, onDone]);

  const totalAt = (at: number): number =>
    told ? (columns[at]?.total ?? 0) : rows.slice(0, shown).reduce((sum, row) => sum + (row.points[at] ?? 0), 0);

  return (
    <section className="ceremony panel" data-told={told || undefined}>
      <h1 aria-live="polite">
        {!told
          ? ui('ceremony-title')
          : winners.length === 0
            ? rival === null
              ? ui('ceremony-nobody')
              : ui('ceremony-rival', { name: speaker.say(rival.name) })
            : ui('ceremony-winner', {
                count: winners.length,
                names: { all: winners.map((seat) => names[seat] ?? '') },
              })}
      </h1>
      {rows.length > 0 && (
        <table className="ceremony-table">
          <thead>
            <tr>
              <td />
              {scores.map(({ seat }) => (
                <th
                  key={seat}
                  scope="col"
                  data-winner={(told && winners.includes(seat)) || undefined}
                  style={{ '--seat': seatColour(seat) }}
                >
                  <span className="ceremony-crown">
                    {told && winners.includes(seat) && <Icon name="crown" size={22} />}
                  </span>
                  <SeatMark seat={seat} name={names[seat] ?? ''} size={36} />
                  <span>{names[seat]}</span>
                </th>
              ))}
              {rival !== null && (
                <th scope="col" className="ceremony-rival">
                  <Icon name="cog" size={32} />
                  <span>{speaker.say(rival.name)}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={row.what} data-shown={at < shown || undefined}>
                <th scope="row">{speaker.say(say(`score-${row.what}`))}</th>
                {row.points.map((points, column) => (
                  <td key={scores[column]?.seat ?? 'rival'}>
                    {at < shown &&
                      (points === null ? '' : <Counted to={points} quick={told && at < rows.length - 1} />)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{ui('score-total')}</th>
              {scores.map(({ seat }, at) => (
                <td key={seat} data-winner={(told && winners.includes(seat)) || undefined}>
                  <Counted to={totalAt(at)} quick={false} />
                </td>
              ))}
              {rival !== null && (
                <td>
                  <Counted to={totalAt(scores.length)} quick={false} />
                </td>
              )}
            </tr>
          </tfoot>
        </table>
      )}
      {told && epilogue.length > 0 && (
        <ul className="ceremony-epilogue">
          {epilogue.map((text, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sentences keep their order.
            <li key={at}>
              <Say text={text} />
            </li>
          ))}
        </ul>
      )}
      {!told && (
        <footer className="ceremony-foot">
          <Button look="quiet" icon="forward" onClick={() => setShown(rows.length + 1)}>
            {ui('ceremony-skip')}
          </Button>
        </footer>
      )}
    </section>
  );
}

const COUNT_MS = 450;

/** A number that counts to its value. */
function Counted({ to, quick }: { to: number; quick: boolean }): ReactNode {
  const [at, setAt] = useState(quick || isStill() ? to : 0);
  useEffect(() => {
    if (quick || isStill()) {
      setAt(to);
      return;
    }
    let from: number | null = null;
    let begun = 0;
    let frame = requestAnimationFrame(function step(time) {
      setAt((now) => {
        if (from === null) {
          from = now;
          begun = time;
        }
        return Math.round(from + (to - from) * Math.min(1, (time - begun) / COUNT_MS));
      });
      if (from === null || time - begun < COUNT_MS) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [to, quick]);
  return figure(at);
}
