import { SeatMark, TheSeatNews } from '@stolik/ui';
import { type ReactNode, useContext } from 'react';
import { seatWords } from '../../online/seat-words.ts';
import { useWords } from '../../shell/words.ts';
import type { OnlineFacts } from '../../table/remote-table.ts';

/** Everybody at the table by name, and where they are. */
export function SeatList({ facts }: { readonly facts: OnlineFacts }): ReactNode {
  const w = useWords();
  const news = useContext(TheSeatNews);
  return (
    <ul className="online-people">
      {facts.company.seats.map((seat, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
        <li key={at}>
          <SeatMark seat={at} size={18} />
          {seat.mine ? w('online-you', { name: seat.name }) : seatWords(w, seat)}
          <span className="gathering-state">
            {news[at]?.note ?? (seat.kind === 'person' && !seat.mine ? w('online-state-here') : null)}
          </span>
          {news[at]?.clock}
        </li>
      ))}
      {facts.spectators > 0 && (
        <li className="gathering-state">
          {facts.lookers.length > 0
            ? w('online-lookers', { names: { all: facts.lookers.map(({ name }) => name) }, count: facts.spectators })
            : w('online-spectators', { count: facts.spectators })}
        </li>
      )}
    </ul>
  );
}
