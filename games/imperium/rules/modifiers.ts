import { defined } from '@stolik/engine';
import { kindOf, MODIFIES } from '../content/cards.ts';
import type { Modifier, Node, ReplacedEvent, Resource } from '../content/language.ts';
import { HAND_LIMIT } from '../content/tables.ts';
import type { Card } from '../pieces.ts';
import type { Player, State } from '../state.ts';
import { fits } from './filters.ts';

/** Standing rules of cards in play (NOTATION 6). They are asked for when needed; nothing is ever changed by them. */

/** The first modifier of a player's cards that passes the test, with its card. */
function find(
  { play }: Player,
  test: (modifier: Modifier, card: Card) => boolean,
): { readonly modifier: Modifier; readonly card: Card } | null {
  for (let i = 0; i < play.length; i++) {
    const card = defined(play[i]);
    if (!MODIFIES[card]) continue;
    for (const modifier of kindOf(card).modifiers) if (test(modifier, card)) return { modifier, card };
  }
  return null;
}

/** IM-11.24: hand-size modifiers add up. */
export function handLimit({ play }: Player): number {
  let limit = HAND_LIMIT;
  for (let i = 0; i < play.length; i++) {
    const card = defined(play[i]);
    if (!MODIFIES[card]) continue;
    for (const modifier of kindOf(card).modifiers) if (modifier.does === 'handSize') limit += modifier.more;
  }
  return limit;
}

/** Is a card's icon of no account for this player? The card that sees to it, or null. */
export function iconLifter(s: State, player: Player, card: Card, icon: 'barbarian' | 'empire'): Card | null {
  const found = find(
    player,
    (modifier) => modifier.does === 'loseIcon' && modifier.icon === icon && fits(s, modifier.filter, card),
  );
  return found?.card ?? null;
}

/** The card that lets this one be played freely, or null. */
export function freedBy(s: State, player: Player, card: Card): Card | null {
  const found = find(player, (modifier) => modifier.does === 'freePlayable' && fits(s, modifier.filter, card));
  return found?.card ?? null;
}

/** The card that lets this exiled one be acquired, or null. */
export function exileOpener(s: State, player: Player, card: Card): Card | null {
  const found = find(player, (modifier) => modifier.does === 'acquireExiled' && fits(s, modifier.filter, card));
  return found?.card ?? null;
}

/** What an unrest costs where its card says `base`: reducers add up, but the largest minimum holds (NOTATION 6). */
export function unrestPrice({ play }: Player, base: number, kind: 'materials' | 'cards'): number {
  let less = 0;
  let least = 0;
  for (let i = 0; i < play.length; i++) {
    const card = defined(play[i]);
    if (!MODIFIES[card]) continue;
    for (const modifier of kindOf(card).modifiers) {
      if (modifier.does !== 'unrestCost' || !modifier.kinds.includes(kind)) continue;
      less += modifier.less;
      least = Math.max(least, modifier.min);
    }
  }
  return less === 0 ? base : Math.max(least, base - less);
}

/** The cards that make it cheaper so. */
export const unrestReducers = ({ play }: Player, kind: 'materials' | 'cards'): Card[] =>
  play.filter((card) =>
    kindOf(card).modifiers.some((modifier) => modifier.does === 'unrestCost' && modifier.kinds.includes(kind)),
  );

/** The cards that make developments cheaper in this. */
export const developReducers = ({ play }: Player, resource: Resource): Card[] =>
  play.filter((card) =>
    kindOf(card).modifiers.some((modifier) => modifier.does === 'developCost' && modifier.resource === resource),
  );

/** IM-11.21: how much less of a resource developments cost. */
export function developDiscount({ play }: Player, resource: Resource): number {
  let less = 0;
  for (let i = 0; i < play.length; i++) {
    const card = defined(play[i]);
    if (!MODIFIES[card]) continue;
    for (const modifier of kindOf(card).modifiers)
      if (modifier.does === 'developCost' && modifier.resource === resource) less += modifier.less;
  }
  return less;
}

/** Hosts whose garrison may be given up instead of discarding such a card. */
export function substituteHosts({ play }: Player): Card[] {
  return play.filter((card) => kindOf(card).modifiers.some((modifier) => modifier.does === 'discardSubstitute'));
}

export interface Replacement {
  readonly card: Card;
  readonly body: Node;
}

/** What happens to this player instead of the event, or null (IM-22.2). */
export const replacementOf = (player: Player, event: ReplacedEvent): Replacement | null =>
  withBody(player, 'replace', event);

/** What is added to the event for this player, or null. */
export const extensionOf = (player: Player, event: ReplacedEvent): Replacement | null =>
  withBody(player, 'extend', event);

function withBody(player: Player, does: 'replace' | 'extend', event: ReplacedEvent): Replacement | null {
  const { play } = player;
  for (let i = 0; i < play.length; i++) {
    const card = defined(play[i]);
    if (!MODIFIES[card]) continue;
    for (const modifier of kindOf(card).modifiers)
      if (modifier.does === does && modifier.event === event) return { card, body: modifier.body };
  }
  return null;
}
