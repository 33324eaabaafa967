import type { ReactNode } from 'react';
import { useUi } from '../words/ui-text.tsx';

export interface NoticeBarProps {
  readonly words: ReactNode;
  /** A line below. */
  readonly note?: ReactNode;
  /** So many milliseconds it stays. */
  readonly lasts?: number;
  /** It wants an answer, and is not only told. */
  readonly asks?: boolean;
  /** Buttons. */
  readonly children: ReactNode;
  readonly testId: string;
}

/** In place of the prompt, and as large: what the table has to say or to ask beside the game. */
export function NoticeBar({ words, note, lasts, asks = false, children, testId }: NoticeBarProps): ReactNode {
  const ui = useUi();
  return (
    <section className="prompt" aria-label={ui('prompt-label')} data-wants={asks || undefined} data-testid={testId}>
      <div className="prompt-ask" aria-live={asks ? 'assertive' : 'polite'} aria-atomic="true">
        <h1 className="prompt-question" data-waiting={!asks || undefined}>
          {words}
        </h1>
        {note !== undefined && <p className="prompt-note">{note}</p>}
      </div>
      {lasts !== undefined && (
        <span className="prompt-clock" aria-hidden="true" style={{ animationDuration: `${lasts}ms` }} />
      )}
      <div className="prompt-side">
        <div className="prompt-held">{children}</div>
      </div>
    </section>
  );
}
