import { Button, Icon } from '@stolik/ui';
import { type ReactNode, useEffect, useMemo } from 'react';
import { gameName } from '../../games/game-name.ts';
import { absenceWords } from '../../online/absence-words.ts';
import { clockWords } from '../../online/clock-words.ts';
import type { Said } from '../../online/line.ts';
import { PartOfDeal, sealPart } from '../../online/sealed-deal.ts';
import { tellRefusal } from '../../online/tell-refusal.ts';
import { goTo } from '../../shell/router.ts';
import { useWords, type Words } from '../../shell/words.ts';
import { Chat, type OnlineProps } from './chat.tsx';
import { DealCheck } from './deal-check.tsx';
import { GatheringSeat } from './gathering-seat.tsx';
import { InviteLink } from './invite-link.tsx';

/** Before the game: who comes, who is ready, and the link for those who are missing. */
export function Gathering({ table, facts }: OnlineProps): ReactNode {
  const w = useWords();
  const { company, connected } = facts;
  const { seats, host, code, status } = company;
  const mine = seats.filter((seat) => seat.mine);
  const open = seats.some(({ kind }) => kind === 'open');
  const all = !open && seats.every((seat) => seat.kind === 'bot' || seat.mine || seat.ready);
  const ready = mine.every((seat) => seat.ready);
  const act = async (said: Said): Promise<void> => tellRefusal(await table.do(said));
  const { unrevealed } = company;
  const awaited = (unrevealed ?? []).map((at) => seats[at]);
  const part = useMemo(
    () => new PartOfDeal(table.id, (entropy) => table.do({ kind: 'reveal', table: table.id, entropy })),
    [table],
  );
  // Everybody is committed: this device shows its part, and need not be told to.
  useEffect(() => void part.look(company).then(tellRefusal), [part, company]);
  // One with the invitation sits down; one who sits here alone may change chairs until the cards are dealt.
  const maySit = unrevealed === null && (mine.length === 1 || (mine.length === 0 && table.mayJoin));
  const sit = (at: number): void => void table.join(at).then(tellRefusal);
  /** Own seats are left one after the other; the last person who goes closes the table. */
  const leave = async (): Promise<void> => {
    for (const [at, seat] of seats.entries()) if (seat.mine) await act({ kind: 'leave', table: table.id, seat: at });
    goTo({ page: 'friends' });
  };
  // It is what matters first as long as somebody is missing.
  const invitation = code !== null && (open || company.spectators) && (
    <section className="panel sheet-form">
      <h2>{w(open ? 'online-invite' : 'online-invite-lookers')}</h2>
      <InviteLink code={code} words={w(open ? 'online-link-line' : 'online-lookers-line')} />
    </section>
  );
  if (status === 'closed') return <p className="panel notice-bad">{w('server-error-table-closed')}</p>;
  return (
    <div className="gathering" data-game={company.game} data-testid="gathering">
      <h1 className="page-title">{gameName(w, company.game)}</h1>
      <section className="panel sheet-form">
        <h2>{w('online-who-comes')}</h2>
        <ol className="gathering-seats">
          {seats.map((seat, at) => (
            <GatheringSeat
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
              key={at}
              at={at}
              seat={seat}
              facts={facts}
              tableId={table.id}
              act={act}
              onSit={maySit ? sit : null}
            />
          ))}
        </ol>
        <p>
          {w('online-clock')}: {clockWords(w, company.clock)}
          <br />
          {w('online-absence')}: {absenceWords(w, company.absence)}
          <br />
          {w('online-hold')}: {w(company.hold ? 'online-hold-on' : 'online-hold-off')}
        </p>
        {facts.lookers.length > 0 && mine.length > 0 && (
          <p>
            {w('online-lookers', {
              names: { all: facts.lookers.map(({ name }) => name) },
              count: facts.lookers.length,
            })}
          </p>
        )}
        {mine.length === 0 && <p data-testid="lobby-line">{lookerWords(w, open, table.mayJoin, company.spectators)}</p>}
        {unrevealed !== null && (
          <p role="status">{w('online-dealing', { names: awaited.map((seat) => seat?.name ?? '').join(', ') })}</p>
        )}
        {unrevealed === null && company.calledOff > 0 && (
          <p role="status">{w('online-deal-called-off', { count: company.calledOff })}</p>
        )}
        <div className="form-ways">
          {unrevealed !== null && mine.length > 0 ? (
            <Button
              look="outline"
              onClick={() => void act({ kind: 'ready', table: table.id, commitment: null })}
              data-testid="call-off"
            >
              {w('online-call-off')}
            </Button>
          ) : host ? (
            <Button
              look="primary"
              aria-disabled={!all}
              onClick={() => void act({ kind: 'start', table: table.id, commitment: sealPart(table.id, company) })}
              data-testid="start-online"
            >
              {startWords(w, open, all)}
            </Button>
          ) : (
            mine.length > 0 && (
              <Button
                look={ready ? 'outline' : 'primary'}
                onClick={() =>
                  void act({
                    kind: 'ready',
                    table: table.id,
                    commitment: ready ? null : sealPart(table.id, company),
                  })
                }
                data-testid="ready"
              >
                {ready && <Icon name="check" size={18} />}
                {w(ready ? 'online-is-ready' : 'online-ready')}
              </Button>
            )
          )}
          {mine.length === 0 && open && table.mayJoin && (
            <Button look="primary" onClick={() => void table.join().then(tellRefusal)} data-testid="join">
              {w('online-join')}
            </Button>
          )}
          {mine.length > 0 && (
            <Button look="quiet" className="gathering-leave" onClick={() => void leave()} data-testid="leave-online">
              {w('online-leave')}
            </Button>
          )}
        </div>
        {!connected && <p className="form-problem">{w('online-broken')}</p>}
      </section>
      {open && invitation}
      <section className="panel sheet-form">
        <h2>{w('online-chat')}</h2>
        <Chat table={table} lines={facts.chats} />
      </section>
      {!open && invitation}
      <DealCheck company={company} />
    </div>
  );
}

/** What becomes of one who has no chair. */
function lookerWords(w: Words, open: boolean, mayJoin: boolean, spectators: boolean): string {
  if (open) return w(mayJoin ? 'online-lobby-free' : 'online-lobby-gone');
  return w(spectators ? 'online-lobby-full' : 'online-lobby-closed');
}

function startWords(w: Words, open: boolean, all: boolean): string {
  if (open) return w('online-start-open');
  return w(all ? 'online-start' : 'online-start-waits');
}
