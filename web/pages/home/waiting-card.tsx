import { SeatMark } from '@stolik/ui';
import type { ReactNode } from 'react';
import { Scene } from '../../art/cover.tsx';
import { gameName } from '../../games/game-name.ts';
import type { Listed } from '../../saves/library.ts';
import { ago } from '../../shell/dates.ts';
import { Link } from '../../shell/link.tsx';
import { useWords } from '../../shell/words.ts';

export interface WaitingCardProps {
  readonly listed: Listed & { readonly kind: 'game' };
  /** Other games that wait. */
  readonly others: number;
}

/** The game one left last: the first thing on the page. */
export function WaitingCard({ listed, others }: WaitingCardProps): ReactNode {
  const w = useWords();
  const { save, record } = listed;
  const mine = save.waitingFor.includes(save.me) || save.waitingFor.length === 0;
  const waits = save.waitingFor[0] ?? save.me;
  return (
    <section className="waiting" data-game={record.game} aria-label={w('waiting-label')} data-testid="continue">
      <Scene game={record.game} />
      <div className="waiting-words">
        <p className="waiting-turn">
          <SeatMark seat={mine ? save.me : waits} size={22} />
          {mine ? w('waiting-yours') : w('waiting-other', { name: record.names[waits] ?? '' })}
        </p>
        <h2>{gameName(w, record.game)}</h2>
        <p className="waiting-who">
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
        </p>
        <p className="waiting-ways">
          <Link
            to={{ page: 'table', id: save.id, plain: false }}
            className="btn btn-primary"
            data-testid="continue-game"
          >
            {w('waiting-back')}
          </Link>
          {others > 0 && (
            <Link to={{ page: 'tables' }} className="btn btn-quiet">
              {w('waiting-others', { count: others })}
            </Link>
          )}
        </p>
      </div>
    </section>
  );
}
