import type { Check } from '@stolik/engine/pack';

const LONGEST_PROGRAM = 400;

/** Passes if reading the text as a program does; the reader's own words are the problem. */
export function program(read: (source: string) => unknown): Check {
  return (value) => {
    if (typeof value !== 'string' || value.length > LONGEST_PROGRAM)
      return `a program of at most ${LONGEST_PROGRAM} characters`;
    try {
      read(value);
      return null;
    } catch (error) {
      return `a program this game can carry out (${error instanceof Error ? error.message : 'it cannot be read'})`;
    }
  };
}
