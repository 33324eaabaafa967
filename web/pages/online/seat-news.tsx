import type { CompanySeat } from '@stolik/server/protocol';
import type { SeatNews } from '@stolik/ui';
import { useMemo } from 'react';
import { useWords, type Words } from '../../shell/words.ts';
import type { OnlineFacts } from '../../table/remote-table.ts';
import { Countdown, SeatClock } from './ticking.tsx';

/** What is told of each seat in its panel and in the top bar: who is away, whose bot plays, how much time there is. */
export function useSeatNewsOf({ company, present, takeover, clocks }: OnlineFacts): readonly SeatNews[] {
  const w = useWords();
  const { seats, status } = company;
  return useMemo(
    () =>
      seats.map((seat, at): SeatNews => {
        const playing = status === 'playing';
        const away = playing && isAway(seat, at, present);
        const clock = clocks?.seats[at];
        const bot = away && takeover?.seat === at ? takeover.at : null;
        return {
          away: away || seat.minded !== null,
          title: playing ? (fullNote(w, seat) ?? (away ? w('online-note-away', { name: seat.name }) : '')) : '',
          note: playing ? shortNote(w, seat, away, bot) : null,
          clock:
            clocks === null || clock === undefined || clock.left === null || seat.kind === 'bot' ? null : (
              <SeatClock seat={clock} since={clocks.since} />
            ),
        };
      }),
    [w, seats, status, present, takeover, clocks],
  );
}

export const isAway = ({ kind, mine, minded }: CompanySeat, at: number, present: OnlineFacts['present']): boolean =>
  kind === 'person' && !mine && minded === null && !present.includes(at);

/** A few words for a panel. */
function shortNote(w: Words, { minded }: CompanySeat, away: boolean, bot: number | null): SeatNews['note'] {
  if (minded !== null) return w(`online-short-${minded}`);
  if (bot !== null) return <Countdown at={bot} words={(time) => w('online-short-takeover', { time })} />;
  return away ? w('online-state-away') : null;
}

/** Why a bot plays for somebody, in a sentence; null: none does. */
export function fullNote(w: Words, { name, mine, minded }: CompanySeat): string | null {
  if (minded === null) return null;
  return mine ? w(`online-mine-${minded}`) : w(`online-minded-${minded}`, { name });
}
