import { SHAPES } from '@stolik/server/limits';
import { Button, SeatMark } from '@stolik/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { tellRefusal } from '../../online/tell-refusal.ts';
import { useWords } from '../../shell/words.ts';
import type { OnlineFacts, RemoteTable } from '../../table/remote-table.ts';

export interface OnlineProps {
  readonly table: RemoteTable;
  readonly facts: OnlineFacts;
}

export interface ChatProps {
  readonly table: RemoteTable;
  readonly lines: OnlineFacts['chats'];
}

/** What people at the table say to one another. */
export function Chat({ table, lines }: ChatProps): ReactNode {
  const w = useWords();
  const [text, setText] = useState('');
  const field = useId();
  const end = useRef<HTMLLIElement>(null);
  const last = lines.at(-1)?.n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line comes into sight.
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  const send = async (): Promise<void> => {
    if (text.trim() === '') return;
    const refusal = await table.do({ kind: 'chat', table: table.id, text });
    if (refusal === null) setText('');
    tellRefusal(refusal);
  };
  return (
    <section className="chat" aria-label={w('online-chat')}>
      <ul className="chat-lines" aria-live="polite">
        {lines.length === 0 && <li className="chat-none">{w('online-chat-none')}</li>}
        {lines.map(({ n, seat, name, text: said }) => (
          <li key={n} ref={n === last ? end : null}>
            {seat !== null && <SeatMark seat={seat} size={17} />}
            <b>{name}</b> {said}
          </li>
        ))}
      </ul>
      <form
        className="chat-form"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <label className="sr-only" htmlFor={field}>
          {w('online-chat-say')}
        </label>
        <input
          id={field}
          className="text-field"
          value={text}
          maxLength={SHAPES.chat}
          placeholder={w('online-chat-say')}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          data-testid="chat-field"
        />
        <Button look="outline" type="submit">
          {w('online-chat-send')}
        </Button>
      </form>
    </section>
  );
}
