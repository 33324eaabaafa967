import { LIMITS } from '@stolik/server/limits';
import { Button, Icon, SeatMark } from '@stolik/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { boxes, isPlayable } from '../../games/boxes.ts';
import { gameName } from '../../games/game-name.ts';
import type { MyTable } from '../../online/my-tables.ts';
import { seatWords } from '../../online/seat-words.ts';
import { ask, HttpRefusal } from '../../online/session.ts';
import { tellRefusal } from '../../online/tell-refusal.ts';
import { turnWords } from '../../online/turn-words.ts';
import { ago } from '../../shell/dates.ts';
import { Link } from '../../shell/link.tsx';
import { useWords } from '../../shell/words.ts';
import { AccountCard } from './account-card.tsx';
import { FriendsRoom } from './friends-room.tsx';

/** Tables on the server: those that wait for one, a new one, those that are over. */
export default function FriendsPage(): ReactNode {
  const w = useWords();
  return (
    <FriendsRoom here="friends" title={w('nav-friends')}>
      {(me, renamed) => (
        <>
          <MyTables key={me.id} />
          <section className="panel friends-new">
            <h2>{w('online-new')}</h2>
            <p>{w('online-new-line')}</p>
            <ul className="friends-games">
              {boxes
                .filter(({ id }) => isPlayable(id))
                .map(({ id }) => (
                  <li key={id}>
                    <Link to={{ page: 'invite', game: id }} className="btn btn-outline" data-testid={`invite-${id}`}>
                      {gameName(w, id)}
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
          <AccountCard me={me} onMe={renamed} />
        </>
      )}
    </FriendsRoom>
  );
}

function MyTables(): ReactNode {
  const w = useWords();
  return (
    <>
      <TableGroup title={w('tables-running')} which="running" />
      <TableGroup title={w('tables-finished')} which="finished" />
    </>
  );
}

interface TableGroupProps {
  readonly title: string;
  readonly which: 'running' | 'finished';
}

/** The last touched first; older ones come when they are asked for. */
function TableGroup({ title, which }: TableGroupProps): ReactNode {
  const w = useWords();
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  const [more, setMore] = useState(false);
  const load = useCallback(
    async (before: string): Promise<void> => {
      try {
        const found = (await ask<{ tables: readonly MyTable[] }>(`/api/tables?which=${which}${before}`)).tables;
        setTables((known) => (before === '' ? found : [...known, ...found]));
        setMore(found.length === LIMITS.listed);
      } catch (error) {
        if (error instanceof HttpRefusal) tellRefusal(error);
      }
    },
    [which],
  );
  useEffect(() => void load(''), [load]);
  if (tables.length === 0) return null;
  return (
    <section className="tables-group">
      <h2>{title}</h2>
      <ul>
        {tables.map((one) => {
          const { table, game, seats, touched, status, myTurn } = one;
          return (
            <li key={table} className="panel table-line" data-game={game} data-testid="online-table">
              <div className="table-words">
                <h3>{gameName(w, game)}</h3>
                <p className="table-who">
                  {seats.map((seat, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
                    <span key={at}>
                      <SeatMark seat={at} size={17} />
                      {seatWords(w, seat)}
                    </span>
                  ))}
                </p>
                <p>
                  {ago(touched, w.lang)}
                  {myTurn ? (
                    <b className="friends-turn">
                      <Icon name="clock" size={16} /> {w('waiting-yours')}
                    </b>
                  ) : (
                    which === 'running' && ` · ${turnWords(w, one)}`
                  )}
                </p>
              </div>
              <div className="table-ways">
                <Link to={{ page: 'online', id: table, plain: false }} className="btn btn-primary">
                  {status === 'over' ? w('online-look') : w('waiting-back')}
                </Link>
              </div>
            </li>
          );
        })}
      </ul>
      {more && (
        <Button
          look="quiet"
          onClick={() => void load(`&before=${tables.at(-1)?.touched}`)}
          data-testid={`more-${which}`}
        >
          {w('online-older')}
        </Button>
      )}
    </section>
  );
}
