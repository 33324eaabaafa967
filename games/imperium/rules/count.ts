import { defined, type Seat, seat as seatAt } from '@stolik/engine';
import { FAMILY, familyNumber, REGION_UNITS, SYMBOL_COUNTS, UNREST } from '../content/cards.ts';
import type { Condition, Countable, Filter, RegionSymbol, Zone } from '../content/language.ts';
import { type Card, NONE } from '../pieces.ts';
import { type Player, playerAt, type State, top } from '../state.ts';
import { fits, tableOf } from './filters.ts';
import { marksOf } from './moves.ts';

/** Counting and conditions (NOTATION 4). `self` is the card whose program counts. */

/**
 * The piles that a zone is made of, of the one who uses the card (IM-3.1); where the words name others, `each` makes those act. A
 * garrison, a history and a sunken pile are zones of their own: what is done to cards in play does not reach them (IM-3.2).
 * `here` and `quest` are made anew, the others must not be changed.
 */
export function pilesOf(s: State, seat: Seat, zone: Zone, self: Card): readonly (readonly Card[])[] {
  const player = playerAt(s, seat);
  switch (zone) {
    case 'owned':
      return ownedPiles(player);
    case 'here':
      return [player.garrison.filter((_, index) => player.hosts[index] === self)];
    case 'quest':
      return [player.quest === NONE ? [] : [player.quest]];
    case 'market':
      return [s.market.filter((card) => card !== NONE)];
    case 'exile':
      return [s.exile];
    case 'mainDeck':
      return [s.mainDeck];
    case 'unrestPile':
      return [s.unrestPile];
    case 'nation':
      return [player.nationDeck];
    default:
      return [player[zone]];
  }
}

/** IM-16.3, IM-16.6: all that counts as a player's own. */
export const ownedPiles = (player: Player): readonly (readonly Card[])[] => [
  player.hand,
  player.play,
  player.garrison,
  player.deck,
  player.discard,
  player.history,
  player.sunken,
];

/** A region may count as more than one (`countsAs`). */
const REGIONS_ONLY = new Map<number, boolean>();

/** Does the filter ask for regions and nothing else? */
function asksForRegions(filter: Filter): boolean {
  const known = REGIONS_ONLY.get(filter.id);
  if (known !== undefined) return known;
  const answer = filter.terms.some((term) =>
    term.every(({ not, atom }) => !not && atom.is === 'mark' && atom.mark === 'region'),
  );
  REGIONS_ONLY.set(filter.id, answer);
  return answer;
}

/** How much a card counts for a filter that it fits. */
export const unitsFor = (filter: Filter, card: Card): number => {
  const units = defined(REGION_UNITS[card]);
  return units > 1 && asksForRegions(filter) ? units : 1;
};

export function countFitting(s: State, seat: Seat, filter: Filter, zone: Zone, self: Card): number {
  const table = tableOf(filter);
  const regions = asksForRegions(filter);
  let count = 0;
  for (const pile of pilesOf(s, seat, zone, self))
    for (let i = 0; i < pile.length; i++) {
      const card = defined(pile[i]);
      if (card < 0 || !(table !== null ? table[card] === 1 : fits(s, filter, card))) continue;
      count += regions ? Math.max(1, defined(REGION_UNITS[card])) : 1;
    }
  return count;
}

export function countSymbols(s: State, seat: Seat, symbols: readonly RegionSymbol[], zone: Zone, self: Card): number {
  let count = 0;
  for (const symbol of symbols) {
    const shown = SYMBOL_COUNTS[symbol];
    for (const pile of pilesOf(s, seat, zone, self))
      for (let i = 0; i < pile.length; i++) count += shown[defined(pile[i])] ?? 0;
    if (symbol === 'production' && zone === 'play') count += treatedProduction(s, seat);
  }
  return count;
}

/** IM-11.25: symbols that count as production as well, this turn. */
function treatedProduction(s: State, seat: Seat): number {
  let count = 0;
  for (const { card, n } of s.turn.treated) if (playerAt(s, seat).play.includes(card)) count += n;
  return count;
}

/** How many full groups there are. */
export function countOf(s: State, seat: Seat, countable: Countable, self: Card): number {
  return Math.floor(ungrouped(s, seat, countable, self) / countable.group);
}

function ungrouped(s: State, seat: Seat, countable: Countable, self: Card): number {
  switch (countable.of) {
    case 'resource':
      return playerAt(s, seat)[countable.resource];
    case 'last':
      return top(s).last;
    case 'cards': {
      let count = 0;
      for (const pile of pilesOf(s, seat, countable.zone, self)) count += pile.length;
      return count;
    }
    case 'unrestOfOthers': {
      let count = s.rival === null ? 0 : rivalUnrest(s);
      for (let other = 0; other < s.seats; other++) if (other !== seat) count += unrestOf(playerAt(s, seatAt(other)));
      return count;
    }
    case 'playersWithFewer': {
      const own = playerAt(s, seat)[countable.resource];
      let count = s.rival !== null && s.rival[countable.resource] < own ? 1 : 0;
      for (const other of s.players) if (other[countable.resource] < own) count++;
      return count;
    }
    case 'symbols':
      return countSymbols(s, seat, countable.symbols, countable.zone, self);
    case 'fitting':
      return countFitting(s, seat, countable.filter, countable.zone, self);
  }
}

/** IM-17.1: unrest among a player's cards, wherever they lie; what lies under market cards is nobody's (IM-17.3). */
export function unrestOf(player: Player): number {
  let count = 0;
  for (const pile of ownedPiles(player))
    for (let i = 0; i < pile.length; i++) if ((marksOf(defined(pile[i])) & UNREST) !== 0) count++;
  return count;
}

/** IM-21.19: the solo opponent's. */
export function rivalUnrest({ rival }: State): number {
  if (rival === null) return 0;
  let count = 0;
  for (const pile of [rival.deck, rival.slots, rival.discard, rival.play, rival.history])
    for (const card of pile) if (card >= 0 && (marksOf(card) & UNREST) !== 0) count++;
  return count;
}

/** Does a condition hold for this player? */
export function holds(s: State, seat: Seat, cond: Condition, self: Card): boolean {
  const player = playerAt(s, seat);
  switch (cond.is) {
    case 'state':
      return player.empire === cond.empire;
    case 'noActiveQuest':
      return player.quest === NONE;
    case 'among': {
      const family = familyNumber(cond.family);
      return player[cond.zone].some((card) => FAMILY[card] === family);
    }
    case 'count':
      return countFitting(s, seat, cond.filter, cond.zone, self) >= cond.least;
    case 'it': {
      const { it } = top(s);
      return it !== NONE && fits(s, cond.filter, it);
    }
    case 'has':
      return player[cond.resource] >= cond.least;
    case 'all':
      return cond.parts.every((part) => holds(s, seat, part, self));
    case 'some':
      return cond.parts.some((part) => holds(s, seat, part, self));
    case 'not':
      return !holds(s, seat, cond.part, self);
  }
}
