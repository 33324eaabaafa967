import { allSeats, defined, type Seat } from '@stolik/engine';
import { COLOUR, halfKind, LEVEL, levelOf } from '../content/cards.ts';
import type { BaseFilter } from '../content/effects.ts';
import type { Colour, Mercenary } from '../pieces.ts';
import { activePlayer, type Player, playerAt, type State } from '../state.ts';

/** Bases, as skills and Artifacts see them (SS-15). Leaders are out of reach for all (SS-12.8). */

/** What is done to a Base, as an option: `raid@base-1`. */
export type AtBase<Verb extends string> = `${Verb}@base-${number}`;
export const atBase = <Verb extends string>(verb: Verb, owner: Seat): AtBase<Verb> => `${verb}@base-${owner}`;

/** Cards below the Leader that a skill of the active player may choose, in a Base or in all. */
export function cardsWithin(
  s: State,
  owner: Seat,
  filter: { faction: Colour | null; level: BaseFilter['level'] },
): Mercenary[] {
  const { base } = playerAt(s, owner);
  if (base.length < 2 || isProtected(s, playerAt(s, owner))) return [];
  const cards: Mercenary[] = [];
  let lowest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < base.length - 1; i++) {
    const card = defined(base[i]);
    if (filter.faction !== null && COLOUR[card] !== filter.faction) continue;
    if (typeof filter.level === 'number' && LEVEL[card] !== filter.level) continue;
    lowest = Math.min(lowest, levelOf(card));
    cards.push(card);
  }
  return filter.level === 'lowest' ? cards.filter((card) => LEVEL[card] === lowest) : cards;
}

/** Whose Bases there are. */
export const owners = (s: State): Seat[] => allSeats(s.seats);

/** Are the cards of this player's Base out of reach of the active player's skills (SS-16.23)? */
export function isProtected(s: State, owner: Player): boolean {
  if (owner === activePlayer(s)) return false;
  return owner.artifacts.some((half) => halfKind(half).power.lasting?.protects === true);
}
