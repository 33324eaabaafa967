import { SeatMark } from '@stolik/ui';
import type { ReactNode } from 'react';
import type { Listed } from '../../saves/library.ts';
import { ago } from '../../shell/dates.ts';
import { Link } from '../../shell/link.tsx';
import { useWords } from '../../shell/words.ts';
import { WaitingPaper } from './waiting-paper.tsx';

export interface WaitingCardProps {
  readonly listed: Listed & { readonly kind: 'game' };
  /** The way to other games that wait. */
  readonly others: ReactNode;
}

/** The game one left last on this device. */
export function WaitingCard({ listed, others }: WaitingCardProps): ReactNode {
  const w = useWords();
  const { save, record } = listed;
  const mine = save.waitingFor.includes(save.me) || save.waitingFor.length === 0;
  const waits = save.waitingFor[0] ?? save.me;
  return (
    <WaitingPaper
      game={record.game}
      label={w('waiting-label')}
      seat={mine ? save.me : waits}
      turn={mine ? w('waiting-yours') : w('waiting-other', { name: record.names[waits] ?? '' })}
      who={
        <>
          <span>{ago(save.touched, w.lang)}</span>
          {record.names.map((name, seat) =>
            seat === save.me ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
              <span key={seat}>
                <SeatMark seat={seat} size={17} />
                {name}
              </span>
            ),
          )}
        </>
      }
      ways={
        <>
          <Link
            to={{ page: 'table', id: save.id, plain: false }}
            className="btn btn-primary"
            data-testid="continue-game"
          >
            {w('waiting-back')}
          </Link>
          {others}
        </>
      }
      testId="continue"
    />
  );
}
