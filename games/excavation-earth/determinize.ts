import { type Chance, defined, type Seat, shuffle } from '@stolik/engine';
import { dealAnew } from '@stolik/engine/state';
import { ZU_CARDS, zuKind } from './content/catalogue.ts';
import { ZU_ACTIONS, type ZuAction } from './content/effects.ts';
import { ZU_CARRY_OVER, ZU_DECKS } from './content/tables.ts';
import { state } from './fields.ts';
import type { ZuCard } from './pieces.ts';
import { view } from './state.generated.ts';
import type { State, Zu } from './state.ts';

/** Deals anew everything the seat cannot see, and Zu's decks as the player knows them. */
export function determinize(s: State, seat: Seat, chance: Chance): void {
  const seen = s.zu === null ? null : view(s, seat).zu;
  dealAnew(state, s, seat, chance);
  if (s.zu !== null && seen !== null) dealZuDecks(s.zu, seen, chance);
}

/**
 * How many cards of each type a round's deck has is in the rules (EE-12.4), and of last
 * round's cards, all seen, some are in the deck again (EE-12.6).
 */
function dealZuDecks(zu: Zu, seen: Zu, chance: Chance): void {
  const round = ZU_DECKS.length - seen.later.length;
  const carriedShown = seen.discard.filter((card) => seen.lastRound.includes(card));
  const newShown = seen.discard.filter((card) => !seen.lastRound.includes(card));

  const known = new Set([...seen.discard, ...seen.lastRound, ...seen.gone]);
  const unseen = ZU_ACTIONS.map((type) =>
    shuffle(
      chance,
      ZU_CARDS.filter((card) => typeOf(card) === type && !known.has(card)),
    ),
  );
  const take = (type: ZuAction, count: number): ZuCard[] => defined(unseen[ZU_ACTIONS.indexOf(type)]).splice(0, count);
  const newInDeck = ZU_ACTIONS.flatMap((type) =>
    take(type, (ZU_DECKS[round - 1]?.[type] ?? 0) - newShown.filter((card) => typeOf(card) === type).length),
  );
  zu.later = seen.later.map((_, at) =>
    shuffle(
      chance,
      ZU_ACTIONS.flatMap((type) => take(type, ZU_DECKS[round + at]?.[type] ?? 0)),
    ),
  );

  const carry = shuffle(
    chance,
    seen.lastRound.filter((card) => !seen.discard.includes(card)),
  );
  const carried = round === 1 ? [] : carry.splice(0, ZU_CARRY_OVER - carriedShown.length);
  zu.removed = carry;
  zu.deck = shuffle(chance, [...newInDeck, ...carried]);
}

const typeOf = (card: ZuCard): ZuAction => zuKind(card).effect.does;
