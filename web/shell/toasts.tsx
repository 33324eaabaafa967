import { Button, Toast } from '@stolik/ui';
import { type ReactNode, useSyncExternalStore } from 'react';

/** A short message, and at most one thing to do about it. */
export interface Notice {
  readonly words: string;
  readonly kind?: 'news' | 'good' | 'bad';
  readonly action?: { readonly words: string; readonly run: () => void };
  /** Stays until it is closed. */
  readonly stays?: boolean;
}

interface Shown extends Notice {
  readonly id: number;
}

/** Long enough to be read twice. */
const READING_TIME = 8000;

let shown: readonly Shown[] = [];
let count = 0;
const listeners = new Set<() => void>();

const show = (next: readonly Shown[]): void => {
  shown = next;
  for (const listener of listeners) listener();
};

const close = (id: number): void => show(shown.filter((notice) => notice.id !== id));

/** Tells something at the edge of the screen. The same words are not told twice at once. */
export function tell(notice: Notice): void {
  const id = ++count;
  show([...shown.filter(({ words }) => words !== notice.words).slice(-2), { ...notice, id }]);
  if (notice.stays !== true) setTimeout(() => close(id), READING_TIME);
}

/** What was told is not so any more. */
export const untell = (told: string): void => show(shown.filter(({ words }) => words !== told));

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function Toasts(): ReactNode {
  const notices = useSyncExternalStore(subscribe, () => shown);
  return (
    <div className="toasts">
      {notices.map(({ id, words, kind = 'news', action }) => (
        <Toast
          key={id}
          kind={kind}
          onClose={() => close(id)}
          action={
            action && (
              <Button
                look="quiet"
                onClick={() => {
                  close(id);
                  action.run();
                }}
              >
                {action.words}
              </Button>
            )
          }
        >
          {words}
        </Toast>
      ))}
    </div>
  );
}
