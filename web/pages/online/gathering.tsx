import type { CompanySeat } from '@stolik/server/protocol';
import { Button, Icon, SeatMark } from '@stolik/ui';
import { type ReactNode, useState } from 'react';
import { gameName } from '../../games/game-name.ts';
import { newEntropy } from '../../online/entropy.ts';
import type { Said } from '../../online/line.ts';
import { seatWords } from '../../online/seat-words.ts';
import { tellRefusal } from '../../online/tell-refusal.ts';
import { useWords, type Words } from '../../shell/words.ts';
import { Chat, type OnlineProps } from './chat.tsx';
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
  if (status === 'closed') return <p className="panel notice-bad">{w('server-error-table-closed')}</p>;
  return (
    <div className="gathering" data-game={company.game} data-testid="gathering">
      <h1 className="page-title">{gameName(w, company.game)}</h1>
      <section className="panel sheet-form">
        <h2>{w('online-who-comes')}</h2>
        <ol className="gathering-seats">
          {seats.map((seat, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            <li key={at} data-open={seat.kind === 'open' || undefined}>
              <SeatMark seat={at} name={seat.name} size={30} />
              <span className="gathering-name">{seatWords(w, seat)}</span>
              <span className="gathering-state">{stateOf(w, seat, facts.present.includes(at))}</span>
              {seat.kind === 'open' && mine.length > 0 && (
                <AtThisScreen onJoin={(name) => void act({ kind: 'join', table: table.id, seat: at, name })} />
              )}
            </li>
          ))}
        </ol>
        <div className="form-ways">
          {host ? (
            <Button
              look="primary"
              aria-disabled={!all}
              onClick={() => void act({ kind: 'start', table: table.id, entropy: newEntropy() })}
              data-testid="start-online"
            >
              {startWords(w, open, all)}
            </Button>
          ) : (
            mine.length > 0 && (
              <Button
                look={ready ? 'outline' : 'primary'}
                onClick={() => void act({ kind: 'ready', table: table.id, ready: !ready, entropy: newEntropy() })}
                data-testid="ready"
              >
                {ready && <Icon name="check" size={18} />}
                {w(ready ? 'online-is-ready' : 'online-ready')}
              </Button>
            )
          )}
        </div>
        {!connected && <p className="form-problem">{w('online-broken')}</p>}
      </section>
      {code !== null && open && (
        <section className="panel sheet-form">
          <h2>{w('online-invite')}</h2>
          <InviteLink code={code} />
        </section>
      )}
      <section className="panel sheet-form">
        <h2>{w('online-chat')}</h2>
        <Chat table={table} facts={facts} />
      </section>
      <p className="gathering-fair">{w('online-fair', { commitment: company.commitment.slice(0, 23) })}</p>
    </div>
  );
}

function stateOf(w: Words, { kind, ready, mine }: CompanySeat, present: boolean): string {
  if (kind !== 'person' || mine) return '';
  if (ready) return w('online-state-ready');
  return w(present ? 'online-state-here' : 'online-state-away');
}

function startWords(w: Words, open: boolean, all: boolean): string {
  if (open) return w('online-start-open');
  return w(all ? 'online-start' : 'online-start-waits');
}

/** Somebody who shares this screen takes a free seat. */
function AtThisScreen({ onJoin }: { readonly onJoin: (name: string) => void }): ReactNode {
  const w = useWords();
  const [name, setName] = useState<string | null>(null);
  if (name === null)
    return (
      <Button look="quiet" onClick={() => setName('')}>
        {w('online-same-screen')}
      </Button>
    );
  return (
    <form
      className="gathering-guest"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') onJoin(name);
      }}
    >
      <input
        className="text-field"
        value={name}
        maxLength={32}
        aria-label={w('online-name')}
        placeholder={w('online-name')}
        onChange={(event) => setName(event.target.value)}
      />
      <Button look="outline" type="submit">
        {w('online-sit')}
      </Button>
    </form>
  );
}
