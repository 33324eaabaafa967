import type { CompanySeat } from '@stolik/server/protocol';
import { Icon, IconButton, SeatMark, Sheet } from '@stolik/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { seatWords } from '../../online/seat-words.ts';
import { useWords, type Words } from '../../shell/words.ts';
import type { OnlineFacts } from '../../table/remote-table.ts';
import { Chat, type OnlineProps } from './chat.tsx';
import { clockFace, leftNow } from './clock-face.ts';
import { OnlineMenu } from './online-menu.tsx';
import { Questions } from './questions.tsx';

/** Above the table: who is there, how much time they have, what they ask, and a way to talk. */
export function OnlineBar({ table, facts }: OnlineProps): ReactNode {
  const w = useWords();
  const { company, connected, chats } = facts;
  const [talks, setTalks] = useState(false);
  const [read, setRead] = useState(() => chats.at(-1)?.n ?? 0);
  const newest = chats.at(-1)?.n ?? 0;
  const unread = talks ? 0 : chats.filter(({ n }) => n > read).length;
  const clocks = useClocks(facts);
  const close = (): void => {
    setTalks(false);
    setRead(newest);
  };
  return (
    <section className="online-bar" aria-label={w('online-bar')} data-testid="online-bar">
      <ul className="online-seats">
        {company.seats.map((seat, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <SeatNews key={at} at={at} facts={facts} seat={seat} clock={clocks?.[at]} />
        ))}
      </ul>
      {!connected && (
        <p className="online-broken" role="status">
          <Icon name="warn" size={16} />
          {w('online-broken')}
        </p>
      )}
      <Questions table={table} facts={facts} />
      <span className="online-talk" data-unread={unread || undefined}>
        <IconButton
          icon="chat"
          label={w('online-chat-open', { unread })}
          onClick={() => setTalks(true)}
          data-testid="chat"
        />
      </span>
      <Sheet open={talks} onClose={close} title={w('online-chat')} side="right">
        <SeatList facts={facts} />
        <Chat table={table} facts={facts} />
        <OnlineMenu table={table} facts={facts} onDone={close} />
      </Sheet>
    </section>
  );
}

interface SeatNewsProps {
  readonly at: number;
  readonly facts: OnlineFacts;
  readonly seat: CompanySeat;
  readonly clock: string | undefined;
}

/** What there is to know of a seat beyond the table itself: its clock, and that its person is away. */
function SeatNews({ at, facts, seat, clock }: SeatNewsProps): ReactNode {
  const w = useWords();
  const fact = factOf(w, at, seat, facts);
  if (clock === undefined && fact === null) return null;
  return (
    <li data-away={isAway(at, seat, facts) || undefined} title={fact ?? undefined}>
      <SeatMark seat={at} size={18} label={seatWords(w, seat)} />
      {clock !== undefined && <time data-running={facts.clocks?.seats[at]?.running}>{clock}</time>}
      {fact !== null && <span className="online-fact">{fact}</span>}
    </li>
  );
}

const isAway = (at: number, { kind, mine }: CompanySeat, { present }: OnlineFacts): boolean =>
  kind === 'person' && !mine && !present.includes(at);

function factOf(w: Words, at: number, seat: CompanySeat, facts: OnlineFacts): string | null {
  if (seat.minded !== null) return w(`online-minded-${seat.minded}`);
  return isAway(at, seat, facts) ? w('online-state-away') : null;
}

/** Everybody at the table by name: on a phone the bar has no room for those who are away. */
function SeatList({ facts }: { readonly facts: OnlineFacts }): ReactNode {
  const w = useWords();
  const { seats } = facts.company;
  return (
    <ul className="online-people">
      {seats.map((seat, at) => {
        const fact =
          factOf(w, at, seat, facts) ?? (seat.kind === 'person' && !seat.mine ? w('online-state-here') : null);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <li key={at}>
            <SeatMark seat={at} size={18} />
            {seatWords(w, seat)}
            {fact !== null && <span className="gathering-state">{fact}</span>}
          </li>
        );
      })}
      {facts.spectators > 0 && (
        <li className="gathering-state">{w('online-spectators', { count: facts.spectators })}</li>
      )}
    </ul>
  );
}

/** The clocks of all seats as they stand now; null where none are kept. */
function useClocks({ clocks }: OnlineProps['facts']): readonly string[] | null {
  const [now, setNow] = useState(Date.now);
  const running = clocks?.seats.some((seat) => seat.running) ?? false;
  useEffect(() => {
    if (!running) return;
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [running]);
  if (clocks === null || clocks.seats.every(({ left }) => left === null)) return null;
  return clocks.seats.map((seat) => clockFace(leftNow(seat, clocks.since, Math.max(now, clocks.since))));
}
