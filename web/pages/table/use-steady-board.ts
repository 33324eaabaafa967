import { useCallback, useEffect, useState } from 'react';
import { tell, untell } from '../../shell/toasts.tsx';
import { useWords } from '../../shell/words.ts';

export interface Steady {
  /** What broke the game's own board; null while it can be drawn. */
  readonly broke: Error | null;
  readonly onBreak: (error: Error) => void;
}

/** While a game's own board cannot be drawn the plain one takes its place; with the next question it is tried again. */
export function useSteadyBoard(question: number | null, onReport: () => void): Steady {
  const w = useWords();
  const [fall, setFall] = useState<{ readonly question: number | null; readonly error: Error } | null>(null);
  const onBreak = useCallback((error: Error) => setFall({ question, error }), [question]);
  const broke = fall !== null && fall.question === question ? fall.error : null;
  const words = w('board-broke');
  useEffect(() => {
    if (broke === null) return;
    tell({ words, kind: 'bad', stays: true, action: { words: w('menu-bug'), run: onReport } });
    return () => untell(words);
  }, [broke, words, w, onReport]);
  return { broke, onBreak };
}
