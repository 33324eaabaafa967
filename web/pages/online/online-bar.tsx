import type { CompanySeat } from '@stolik/server/protocol';
import { Button, Icon, IconButton, SeatMark, Sheet } from '@stolik/ui';
import { type ReactNode, useEffect, useState } from 'react';
import type { Said } from '../../online/line.ts';
import { seatWords } from '../../online/seat-words.ts';
import { tellRefusal } from '../../online/tell-refusal.ts';
import { goTo } from '../../shell/router.ts';
import { useWords } from '../../shell/words.ts';
import { Chat, type OnlineProps } from './chat.tsx';
import { clockFace, leftNow } from './clock-face.ts';

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
          <SeatNews key={at} at={at} table={table} facts={facts} seat={seat} clock={clocks?.[at]} />
        ))}
      </ul>
      {!connected && (
        <p className="online-broken" role="status">
          <Icon name="warn" size={16} />
          {w('online-broken')}
        </p>
      )}
      <UndoQuestion table={table} facts={facts} />
      <NextGame facts={facts} />
      <span className="online-talk" data-unread={unread || undefined}>
        <IconButton
          icon="chat"
          label={w('online-chat-open', { unread })}
          onClick={() => setTalks(true)}
          data-testid="chat"
        />
      </span>
      <Sheet open={talks} onClose={close} title={w('online-chat')} side="right">
        <Chat table={table} facts={facts} />
        <OnlineMenu table={table} facts={facts} onDone={close} />
      </Sheet>
    </section>
  );
}

interface SeatNewsProps extends OnlineProps {
  readonly at: number;
  readonly seat: CompanySeat;
  readonly clock: string | undefined;
}

/** What there is to know of a seat beyond the table itself: its clock, and that its person is away. */
function SeatNews({ at, table, facts, seat, clock }: SeatNewsProps): ReactNode {
  const w = useWords();
  const away = seat.kind === 'person' && !seat.mine && !facts.present.includes(at);
  const fact = seat.minded !== null ? w(`online-minded-${seat.minded}`) : away ? w('online-state-away') : null;
  if (clock === undefined && fact === null) return null;
  const back = seat.mine && seat.minded !== null && seat.minded !== 'resigned';
  return (
    <li data-away={away || undefined} title={fact ?? undefined}>
      <SeatMark seat={at} size={18} label={seatWords(w, seat)} />
      {clock !== undefined && <time data-running={facts.clocks?.seats[at]?.running}>{clock}</time>}
      {fact !== null && <span className="online-fact">{fact}</span>}
      {back && (
        <Button
          look="quiet"
          onClick={() => void table.do({ kind: 'return', table: table.id, seat: at }).then(tellRefusal)}
        >
          {w('online-return')}
        </Button>
      )}
    </li>
  );
}

/** Somebody wants to take back what only the others can allow. */
function UndoQuestion({ table, facts }: OnlineProps): ReactNode {
  const w = useWords();
  const { company } = facts;
  const { undo, seats } = company;
  if (undo === null) return null;
  const asked = undo.waitsFor.find((at) => seats[at]?.mine);
  const name = seats[undo.seat]?.name ?? '';
  if (asked === undefined) return <p className="online-undo">{w('online-undo-waits', { name })}</p>;
  const answer = async (yes: boolean): Promise<void> =>
    tellRefusal(await table.do({ kind: 'undo-answer', table: table.id, seat: asked, yes }));
  return (
    <p className="online-undo" role="alert">
      {w('online-undo-asked', { name })}
      <Button look="primary" onClick={() => void answer(true)} data-testid="undo-yes">
        {w('online-yes')}
      </Button>
      <Button look="outline" onClick={() => void answer(false)} data-testid="undo-no">
        {w('online-no')}
      </Button>
    </p>
  );
}

/** Somebody wants to play once more: the table for it is ready. */
function NextGame({ facts: { company } }: Pick<OnlineProps, 'facts'>): ReactNode {
  const w = useWords();
  const next = company.rematch;
  if (next === null || !company.seats.some((seat) => seat.mine)) return null;
  return (
    <p className="online-undo" role="alert">
      {w('online-rematch-asked')}
      <Button
        look="primary"
        onClick={() => goTo({ page: 'online', id: next, plain: false })}
        data-testid="to-next-game"
      >
        {w('online-rematch-go')}
      </Button>
    </p>
  );
}

function OnlineMenu({ table, facts, onDone }: OnlineProps & { readonly onDone: () => void }): ReactNode {
  const w = useWords();
  const { company, mayAsk } = facts;
  const [sure, setSure] = useState(false);
  const mine = company.seats.findIndex((seat) => seat.mine && seat.minded !== 'resigned');
  if (mine < 0 || company.status !== 'playing') return null;
  const act = async (said: Said): Promise<void> => {
    tellRefusal(await table.do(said));
    onDone();
  };
  return (
    <div className="online-menu">
      {mayAsk && (
        <Button
          look="outline"
          onClick={() => void act({ kind: 'undo', table: table.id, seat: mine })}
          data-testid="ask-undo"
        >
          <Icon name="undo" size={18} />
          {w('online-ask-undo')}
        </Button>
      )}
      <Button
        look="quiet"
        onClick={() => (sure ? void act({ kind: 'resign', table: table.id, seat: mine }) : setSure(true))}
        data-testid="resign"
      >
        {w(sure ? 'online-resign-sure' : 'online-resign')}
      </Button>
    </div>
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
