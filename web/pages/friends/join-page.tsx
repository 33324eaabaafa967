import type { ClockKind } from '@stolik/server/protocol';
import { Button, SeatMark } from '@stolik/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { gameName } from '../../games/game-name.ts';
import { absenceWords } from '../../online/absence-words.ts';
import { clockWords } from '../../online/clock-words.ts';
import { rememberCode } from '../../online/invitations.ts';
import { theLine } from '../../online/line.ts';
import { seatWords } from '../../online/seat-words.ts';
import { ask, HttpRefusal } from '../../online/session.ts';
import { refusalWords, tellRefusal } from '../../online/tell-refusal.ts';
import { goTo } from '../../shell/router.ts';
import { HomeButton, TroublePaper } from '../../shell/trouble.tsx';
import { useWords } from '../../shell/words.ts';
import { FriendsRoom } from './friends-room.tsx';

interface Invitation {
  readonly table: string;
  readonly game: string;
  readonly status: string;
  readonly seats: readonly {
    readonly kind: 'open' | 'person' | 'bot';
    readonly name: string;
    readonly bot: string | null;
  }[];
  readonly clock: ClockKind;
  readonly absence: number;
  readonly brought: boolean;
}

/** An invitation somebody sent: what is played, who sits there and by which clock, to be seen before one says one's name; and a seat if one is free. */
export default function JoinPage({ code }: { readonly code: string }): ReactNode {
  const w = useWords();
  return (
    <FriendsRoom here="join" title={w('online-invited')} nobody={(form) => <Invited code={code} form={form} />}>
      {() => <Invited code={code} />}
    </FriendsRoom>
  );
}

interface InvitedProps {
  readonly code: string;
  /** Asks for a name; there are no ways to the table before one has said it. */
  readonly form?: ReactNode;
}

function Invited({ code, form }: InvitedProps): ReactNode {
  const w = useWords();
  const [invitation, setInvitation] = useState<Invitation | HttpRefusal | null>(null);
  useEffect(() => {
    let here = true;
    ask<Invitation>(`/api/invitations/${encodeURIComponent(code)}`).then(
      (found) => here && setInvitation(found),
      (error: unknown) => here && error instanceof HttpRefusal && setInvitation(error),
    );
    return () => {
      here = false;
    };
  }, [code]);
  if (invitation === null) return <p className="loading">{w('loading')}</p>;
  if (invitation instanceof HttpRefusal)
    return (
      <TroublePaper title={w('online-invitation-gone')} ways={<HomeButton />}>
        <p>{refusalWords(invitation)}</p>
      </TroublePaper>
    );
  const { table, game, status, seats, clock, absence, brought } = invitation;
  const free = status === 'gathering' && seats.some(({ kind }) => kind === 'open');
  const watch = (): void => {
    rememberCode(table, code);
    goTo({ page: 'online', id: table, plain: false });
  };
  const join = async (): Promise<void> => {
    const reply = await theLine().ask({ kind: 'join', table, code });
    // One who sits there already is at the right door.
    if (reply.kind === 'refused' && reply.code !== 'seat-taken')
      tellRefusal({ why: reply.code as never, message: reply.message });
    else watch();
  };
  return (
    <>
      <section className="panel invited" data-game={game}>
        <h2>{gameName(w, game)}</h2>
        <ul className="gathering-seats">
          {seats.map((seat, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            <li key={at} data-open={seat.kind === 'open' || undefined}>
              <SeatMark seat={at} name={seat.name} size={30} />
              <span className="gathering-name">{seatWords(w, seat)}</span>
            </li>
          ))}
        </ul>
        <p data-testid="invited-clock">
          {w('online-clock')}: {clockWords(w, clock)}
          <br />
          {w('online-absence')}: {absenceWords(w, absence)}
        </p>
        {brought && <p data-testid="invited-brought">{w('online-brought')}</p>}
        {form === undefined && (
          <div className="form-ways">
            {free && (
              <Button look="primary" onClick={() => void join()} data-testid="join">
                {w('online-join')}
              </Button>
            )}
            <Button look={free ? 'quiet' : 'primary'} onClick={watch} data-testid="watch">
              {w('online-watch')}
            </Button>
          </div>
        )}
      </section>
      {form}
    </>
  );
}
