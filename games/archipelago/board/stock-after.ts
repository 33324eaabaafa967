import { defined } from '@stolik/engine';
import type { Bundle, Player } from '../state.ts';

/** What is left of a stock after an exchange; cards are told as what was given and got. */
export const stockAfter = (
  { florins, cubes, tokens }: Pick<Player, 'florins' | 'cubes' | 'tokens'>,
  gives: Bundle,
  gets: Bundle,
): Bundle => ({
  florins: Math.max(0, florins - gives.florins + gets.florins),
  cubes: cubes.map((count, kind) => Math.max(0, count - defined(gives.cubes[kind]) + defined(gets.cubes[kind]))),
  tokens: Math.max(0, tokens - gives.tokens + gets.tokens),
  cards: gets.cards,
});
