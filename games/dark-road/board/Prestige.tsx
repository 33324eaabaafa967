import { allSeats, say } from '@stolik/engine';
import { SeatMark, Section, useSay, useScreen } from '@stolik/ui';
import type { ReactNode } from 'react';
import { CONCERN, type Merchant, wagonAt } from '../state.ts';
import { seatOf, TokenIcon } from './art/pictures.tsx';
import { Balance } from './Purse.tsx';
import { useProspect } from './prospect.ts';
import { useOwn, useScene } from './scene.tsx';

/** So many steps of the track are shown at a time. */
const WINDOW = 30;
/** So many steps apart marks touch on a phone. */
const NEAR = 2;

/** The prestige track, with a ghost where the pointed option leads. It slides on when the last of all has come so far. */
export function Prestige(): ReactNode {
  const { state, names, seat } = useScene();
  const { to } = useProspect();
  const own = useOwn();
  const phone = useScreen() === 'phone';
  const talk = useSay();
  const markers: { readonly merchant: Merchant; readonly at: number }[] = allSeats(state.seats).map((merchant) => ({
    merchant,
    at: wagonAt(state, merchant).prestige,
  }));
  if (state.concern !== null) markers.push({ merchant: CONCERN, at: state.concern.prestige });
  const most = Math.max(...markers.map(({ at }) => at), to ?? 0);
  const first = Math.max(0, Math.ceil((most - WINDOW) / 5) * 5);
  const left = (at: number): string => `${(100 * Math.max(0, at - first)) / WINDOW}%`;
  const together = (at: number): Merchant[] =>
    markers.filter((other) => other.at === at).map(({ merchant }) => merchant);
  // On a phone the next step is nearer than a mark is wide: those who stand close go up and down in turn.
  const inOrder = markers.toSorted((one, other) => one.at - other.at);
  const close = (at: number): boolean => inOrder.filter((other) => Math.abs(other.at - at) <= NEAR).length > 1;
  const name = (merchant: Merchant): string => (merchant === CONCERN ? talk(say('concern')) : (names[merchant] ?? ''));
  return (
    <Section className="dr-track" label={say('board-prestige-track')}>
      {phone && own !== null ? (
        <Balance wagon={own} />
      ) : (
        <h3>
          <TokenIcon of="prestige" />
          <span>{talk(say('board-prestige'))}</span>
        </h3>
      )}
      <div className="dr-rail">
        {Array.from({ length: WINDOW + 1 }, (_, step) => {
          const at = first + step;
          return (
            <i key={at} data-five={at % 5 === 0 || undefined} style={{ left: left(at) }}>
              {at % 5 === 0 && at}
            </i>
          );
        })}
        {seat !== null && to !== null && to !== wagonAt(state, seat).prestige && (
          <span className="dr-mark dr-mark-ghost" style={{ left: left(to) }}>
            <SeatMark seat={seat} name={names[seat] ?? ''} size={25} />
          </span>
        )}
        {markers.map(({ merchant, at }) => {
          const mates = together(at);
          return (
            <span
              key={merchant}
              className="dr-mark"
              data-of={mates.length}
              data-nth={mates.indexOf(merchant)}
              data-row={close(at) ? inOrder.findIndex((other) => other.merchant === merchant) % 2 : undefined}
              style={{ left: left(at) }}
            >
              <SeatMark
                seat={seatOf(merchant, state.seats)}
                name={name(merchant)}
                size={25}
                label={talk(say('board-prestige-of', { name: name(merchant), n: at }))}
              />
            </span>
          );
        })}
      </div>
    </Section>
  );
}
