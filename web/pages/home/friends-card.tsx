import { SeatMark } from '@stolik/ui';
import type { ReactNode } from 'react';
import type { MyTable } from '../../online/my-tables.ts';
import { seatWords } from '../../online/seat-words.ts';
import { turnWords } from '../../online/turn-words.ts';
import { ago } from '../../shell/dates.ts';
import { Link } from '../../shell/link.tsx';
import { useWords } from '../../shell/words.ts';
import { WaitingPaper } from './waiting-paper.tsx';

export interface FriendsCardProps {
  readonly table: MyTable;
  /** The server cannot be reached: it stood so then. */
  readonly since: number | null;
  /** The way to other games that wait. */
  readonly others: ReactNode;
}

/** A game with friends over a link: at best it is one's turn. */
export function FriendsCard({ table, since, others }: FriendsCardProps): ReactNode {
  const w = useWords();
  const { seats, waiting, myTurn, touched } = table;
  const own = seats.findIndex(({ mine }) => mine);
  return (
    <WaitingPaper
      game={table.game}
      label={w('waiting-label')}
      seat={myTurn ? (waiting.find((at) => seats[at]?.mine) ?? own) : (waiting[0] ?? own)}
      turn={turnWords(w, table)}
      who={
        since === null ? (
          <>
            <span>{ago(touched, w.lang)}</span>
            {seats.map((seat, at) =>
              seat.mine ? null : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
                <span key={at}>
                  <SeatMark seat={at} size={17} />
                  {seatWords(w, seat)}
                </span>
              ),
            )}
          </>
        ) : (
          w('waiting-offline', { ago: ago(since, w.lang) })
        )
      }
      ways={
        <>
          <Link
            to={{ page: 'online', id: table.table, plain: false }}
            className="btn btn-primary"
            data-testid="continue-online"
          >
            {w('waiting-back')}
          </Link>
          {others}
        </>
      }
      testId="continue-friends"
    />
  );
}
