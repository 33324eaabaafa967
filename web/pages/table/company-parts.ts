import type { IconName } from '@stolik/ui';
import type { ReactNode } from 'react';

/** What a table has beside the game where people play elsewhere; each part is made anew only when it shows something else. */
export interface CompanyParts {
  /** Among the tools of the top bar: the way to the talk. */
  readonly tool: ReactNode;
  /** Below what is asked or waited for; null where there is nothing to know. */
  readonly note: ReactNode;
  /** What can be done about it while nothing is asked. */
  readonly ways: ReactNode;
  /** In place of the prompt: what is asked of this person beside the game; null mostly. */
  readonly ask: ReactNode;
  /** Asks the others to take back; null where they cannot be asked. */
  readonly onAskUndo: (() => void) | null;
  /** Lines of the log after so many would be taken back. */
  readonly falls: number | null;
  /** Beside the board, where somebody wants it there: the talk. */
  readonly talk: ReactNode;
  /** Rows of the menu. */
  readonly menu: readonly MenuRow[];
}

export interface MenuRow {
  readonly icon: IconName;
  readonly words: string;
  readonly testId: string;
  readonly act: () => void;
}
