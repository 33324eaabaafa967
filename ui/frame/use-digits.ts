import { closes, type Option } from '@stolik/engine';
import { type RefObject, useCallback, useEffect } from 'react';
import type { Choices } from '../contract.ts';
import { afterDrawing } from '../table/after-drawing.ts';
import { useFrameFacts } from '../table/frame-facts.ts';
import { useTableKeys } from '../table/table-keys.ts';

/** So many options have a digit by their place. */
const DIGITS = 9;

/** One to nine are places in the order; nought is what ends, passes or declines, however many stand before it. */
const optionOfDigit = (options: readonly Option[], digit: number): Option | undefined =>
  digit === 0 ? options.findLast(closes) : options[digit - 1];

/** The digit to write before an option; none where it has no room among nine. */
export function digitOf(options: readonly Option[], option: Option): number | undefined {
  const at = options.indexOf(option);
  if (at >= 0 && at < DIGITS) return at + 1;
  return options.findLast(closes) === option ? 0 : undefined;
}

/**
 * Digits choose. A finger lies on what it chooses before it does, and meanwhile what follows is worked out; a digit gives no such warning. Whoever has
 * answered the last question by one (`answered`, which outlives a question) will do so again: what each of them would bring is worked out while they think.
 */
export function useDigits(options: readonly Option[], choices: Choices, answered: RefObject<boolean>): void {
  const { answer } = useFrameFacts();
  const onDigit = useCallback(
    (digit: number) => {
      const option = optionOfDigit(options, digit);
      if (option === undefined) return;
      const opens = answer?.(option)?.opens;
      if (opens !== undefined) return opens();
      answered.current = true;
      choices.choose(option);
    },
    [options, choices, answered, answer],
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

/** A page on which nothing moves may not be told for seconds that it is idle. */
const SOON_MS = 100;

/** Not every browser tells when it is idle. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 16);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(act, { timeout: SOON_MS });
  return () => cancelIdleCallback(idle);
}
