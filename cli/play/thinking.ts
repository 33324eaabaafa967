import type { Terminal } from '../terminal.ts';

/** Milliseconds. */
const LONG_ENOUGH_TO_WONDER = 250;

/** Says that somebody is thinking, where somebody watches and it takes long enough to wonder. */
export async function whileShown<T>(terminal: Terminal, words: string, thought: Promise<T>): Promise<T> {
  if (!terminal.interactive) return thought;
  const timer = setTimeout(() => terminal.write(`${words}\r`), LONG_ENOUGH_TO_WONDER);
  return thought.finally(() => clearTimeout(timer));
}
