import { IconButton, Sheet, useScreen } from '@stolik/ui';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { changeSettings, useSettings } from '../../shell/settings.ts';
import { useWords } from '../../shell/words.ts';
import { Chat, type OnlineProps } from './chat.tsx';
import { PeopleMenu } from './people-menu.tsx';
import { SeatList } from './seat-list.tsx';

export interface Talk {
  /** The button that opens it, with how much is unread. */
  readonly tool: ReactNode;
  /** Beside the board, where somebody wants it there. */
  readonly beside: ReactNode;
  readonly sheet: ReactNode;
}

/** What people say to one another: behind a button of the top bar, or beside the board on screens with room for it. */
export function useTalk({ table, facts }: OnlineProps): Talk {
  const w = useWords();
  const { chats } = facts;
  const { chatBeside } = useSettings();
  const wide = useScreen() === 'desktop';
  const docked = chatBeside && wide;
  const [open, setOpen] = useState(false);
  const newest = chats.at(-1)?.n ?? 0;
  const [read, setRead] = useState(newest);
  const reads = open || docked;
  useEffect(() => {
    if (reads) setRead(newest);
  }, [reads, newest]);
  const unread = reads ? 0 : chats.filter(({ n }) => n > read).length;
  const show = useCallback(() => setOpen(true), []);
  const tool = useMemo(
    () => (
      <IconButton
        icon="chat"
        label={w('online-chat-open', { unread })}
        badge={unread}
        className="tool-stays"
        aria-haspopup="dialog"
        onClick={show}
        data-testid="chat"
      />
    ),
    [w, unread, show],
  );
  const beside = useMemo(
    () =>
      docked && (
        <section className="panel chat-beside" data-testid="chat-beside">
          <header>
            <h2>{w('online-chat')}</h2>
            <IconButton icon="close" label={w('close')} onClick={() => changeSettings({ chatBeside: false })} />
          </header>
          <Chat table={table} lines={chats} />
        </section>
      ),
    [w, docked, table, chats],
  );
  const sheet = (
    <Sheet open={open} onClose={() => setOpen(false)} title={w('online-chat')} side="right">
      <SeatList facts={facts} />
      {!docked && <Chat table={table} lines={chats} />}
      {wide && (
        <label className="chat-where">
          <input
            type="checkbox"
            checked={chatBeside}
            onChange={({ target }) => changeSettings({ chatBeside: target.checked })}
            data-testid="chat-where"
          />
          {w('online-chat-beside')}
        </label>
      )}
      <PeopleMenu table={table} facts={facts} />
    </Sheet>
  );
  return { tool, beside, sheet };
}
