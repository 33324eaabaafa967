import type { AskedDecision } from '@stolik/engine';
import { type RefObject, useCallback, useEffect } from 'react';
import type { Choices } from '../contract.ts';
import { afterDrawing } from '../table/after-drawing.ts';
import { useTableKeys } from '../table/table-keys.ts';

/** So many options have a digit. */
const DIGITS = 9;

/**
 * Digits choose. A finger lies on what it chooses before it does, and meanwhile what follows is worked out; a digit gives no such warning. Whoever has
 * answered the last question by one (`answered`, which outlives a question) will do so again: what each of them would bring is worked out while they think.
 */
export function useDigits(decision: AskedDecision, choices: Choices, answered: RefObject<boolean>): void {
  const { options } = decision;
  const onDigit = useCallback(
    (index: number) => {
      const option = options[index];
      if (option === undefined) return;
      answered.current = true;
      choices.choose(option);
    },
    [options, choices, answered],
  );
  useTableKeys({ onDigit });
  const { prepare } = choices;
  useEffect(() => {
    if (!answered.current) return;
    answered.current = false;
    let callOff = (): void => {};
    const next = (index: number): void => {
      const option = options[index];
      if (option === undefined || index >= DIGITS) return;
      prepare([option]);
      callOff = whenIdle(() => next(index + 1));
    };
    callOff = afterDrawing(() => next(0));
    return () => callOff();
  }, [options, prepare, answered]);
}

/** Not every browser tells when it is idle. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 16);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(act);
  return () => cancelIdleCallback(idle);
}
