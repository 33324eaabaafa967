import { defined, isOneOf } from '@stolik/engine';
import { unknown } from '@stolik/engine/notation';
import { KINDS, type KindName, kindNamed } from '../pieces.ts';
import type { GoodSpec, ProgramId, Token } from './effects.ts';
import { type Arg, type Item, parseProgram, printProgram } from './notation.ts';

/** From the tree of a program to what its words mean. Whatever this game does not know is refused with a sentence. */

/** Puts a part of a program among the programs, and says under which name it stands there. */
export type Enter = (items: readonly Item[]) => ProgramId;

export function must(hold: boolean, otherwise: string): void {
  if (!hold) unknown(otherwise);
}

/** What a companion's ability does; `passCardLeft` at its end is what strays always do (DR-19.3). */
export function abilityItems(source: string): readonly Item[] {
  const items = parseProgram(source);
  return items.at(-1)?.name === 'passCardLeft' ? items.slice(0, -1) : items;
}

/** One of the parts in braces. */
export const branchOf = (item: Item, at: number): readonly Item[] =>
  item.branches[at] ?? unknown(`too few parts in "${item.name}"`);

export const argOf = (item: Item, at: number): Arg => item.args[at] ?? unknown(`too little in "${item.name}(...)"`);

/** An argument of a single word. */
export function wordOf(item: Item, at: number): string {
  const { words, call } = argOf(item, at);
  if (call !== null || words.length !== 1) return unknown(`"${printProgram([item])}"`);
  return defined(words[0]);
}

export function numberOf(word: string | undefined): number {
  if (word === undefined || !/^\d{1,3}$/.test(word)) return unknown(`"${word ?? 'nothing'}" for a number`);
  return Number(word);
}

export const TOKENS: readonly Token[] = ['coins', 'prestige', 'lantern', 'horseshoe', 'quartz', 'glow', 'vp'];

/** A token of a word that the rules have made. */
export const tokenNamed = (name: string | undefined): Token => defined(TOKENS.find((token) => token === name));

/** `2 coins` */
export function amountOf({ words }: Arg): { n: number; what: Token } {
  const what = TOKENS.find((token) => token === words[1]);
  if (what === undefined || words.length !== 2) return unknown(`"${words.join(' ')}"`);
  return { n: numberOf(words[0]), what };
}

export const isKind = (word: string | undefined): word is KindName => isOneOf(KINDS, word);

export function specOf(word: string): GoodSpec {
  if (word === 'any' || word === 'value1' || word === 'notOnWheel') return word;
  return isKind(word) ? kindNamed(word) : unknown(`the good "${word}"`);
}

export const isFineSide = (side: string): boolean => oneOf(side, 'fine', 'normal');

/** True for the first word, false for the second. */
export function oneOf(word: string, yes: string, no: string): boolean {
  if (word !== yes && word !== no) return unknown(`"${word}"`);
  return word === yes;
}
