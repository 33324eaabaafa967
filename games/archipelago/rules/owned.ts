import { defined } from '@stolik/engine';
import { isCharacter } from '../content/cards.ts';
import type { Player, State } from '../state.ts';

/** Evolution cards owned by players, wonders included, built or not (gaps.md G-38, G-39). */
export function ownedCards(s: State): number {
  let cards = 0;
  for (let i = 0; i < s.players.length; i++) cards += defined(s.players[i]).cards.length;
  return cards;
}

export function ownedCharacters(s: State): number {
  let cards = 0;
  for (let i = 0; i < s.players.length; i++) cards += charactersOf(defined(s.players[i]));
  return cards;
}

export function charactersOf({ cards }: Player): number {
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (isCharacter(defined(cards[i]))) count++;
  return count;
}
