import { keysOf, say } from '@stolik/engine';
import type { Speaker } from '@stolik/text';
import { hurried } from './plain.ts';

/** What can be asked for at any time, beside choosing. */
export type Order = 'explain' | 'help' | 'hint' | 'language' | 'log' | 'quit' | 'save' | 'score' | 'table' | 'undo';

const letters: { readonly [order in Order]: readonly string[] } = {
  explain: ['?'],
  help: ['h', 'rules', 'zasady'],
  hint: ['i'],
  language: ['pl', 'en'],
  log: ['l'],
  quit: ['q'],
  save: ['w'],
  score: ['s'],
  table: ['t'],
  undo: ['u'],
};

export const allOrders = keysOf(letters);

export interface Said {
  readonly order: Order;
  /** What stands after it: a word to look up, a file. */
  readonly rest: string;
}

/** `/u`, `/undo`, the word of the language, or `? something`; null when it is no order. */
export function readOrder(line: string, speaker: Speaker): Said | null {
  const typed = line.trim();
  if (typed.startsWith('?')) return { order: 'explain', rest: typed.slice(1).trim() };
  if (!typed.startsWith('/')) return null;
  return bareOrder(typed.slice(1), speaker);
}

/** The same without the stroke, for those who forget it. */
export function bareOrder(line: string, speaker: Speaker): Said | null {
  const [first = '', ...rest] = line.trim().split(/\s+/);
  const word = hurried(first);
  for (const order of allOrders) {
    const names = [...letters[order], order, hurried(speaker.say(say(`cli-order-${order}`)))];
    if (!names.includes(word)) continue;
    return { order, rest: order === 'language' && rest.length === 0 ? word : rest.join(' ') };
  }
  return null;
}
