import { COLOUR, costOf, halfKind, levelOf, MERCENARY_KINDS } from '../content/catalogue.ts';
import type { Lasting } from '../content/effects.ts';
import type { Artifact, Crystal, Half, Mercenary } from '../pieces.ts';
import { activePlayer, type State } from '../state.ts';
import { LASTING } from '../verbs/lasting/index.ts';
import type { LastingVerb } from '../verbs/verb.ts';
import { crystalColour } from './colours.ts';

export * from './colours.ts';

/**
 * What holds for the active player now: skills used this turn and Artifacts owned, added up (SS-11.4). Derived
 * whenever it is needed, never stored, so it cannot be out of date.
 */
export type Terms = {
  -readonly [lasts in keyof typeof LASTING]: (typeof LASTING)[lasts] extends LastingVerb<infer _, infer T> ? T : never;
};

/** One entry for each of the table, which is what `Terms` is made of. */
const BEGINNING = Object.fromEntries(Object.entries(LASTING).map(([lasts, { begins }]) => [lasts, begins])) as Terms;

export function termsOf(s: State): Readonly<Terms> {
  let terms = BEGINNING;
  for (const card of s.turn.skills) terms = added(terms, MERCENARY_KINDS[card]?.skill.lasting);
  for (const half of activePlayer(s).artifacts) terms = added(terms, halfKind(half).power.lasting);
  return terms;
}

/** Where nothing lasts, which is mostly so, nothing is copied. */
function added(terms: Terms, lasting: Lasting | null | undefined): Terms {
  if (lasting === null || lasting === undefined) return terms;
  const sum = terms === BEGINNING ? { ...terms } : terms;
  for (const { verb, value } of lasting.parts) verb.adds(sum, value);
  return sum;
}

/** Effective cost of a crystal for the active player (SS-9.2). */
export function mineCost(s: State, crystal: Crystal, terms: Readonly<Terms>): number {
  const printed = costOf(crystal);
  let cost = printed;
  if (s.totems[crystalColour(s, crystal)] === s.active) cost -= terms.totemDiscount;
  for (const { amount, cost: only } of terms.mineDiscounts) if (only === null || only.includes(printed)) cost -= amount;
  for (const entry of s.turn.recoloured) if (entry.crystal === crystal) cost -= entry.discount;
  return Math.max(0, cost);
}

/** Effective cost of an Artifact (SS-10.2). */
export const collectCost = (artifact: Artifact, terms: Readonly<Terms>): number =>
  Math.max(0, costOf(artifact) - terms.collectDiscount);

/**
 * The prices for which a card of this level may be recruited, as a set of bits: bit 0 is "free" (SS-8.2). Level minus one, minus
 * any of the discounts that can be had.
 */
export function recruitPrices(level: number, terms: Readonly<Terms>): number {
  let prices = 0;
  for (let discount = 0; terms.recruitDiscount >> discount !== 0; discount++) {
    if ((terms.recruitDiscount >> discount) & 1) prices |= 1 << Math.max(0, level - 1 - discount);
  }
  return prices;
}

/** The values a card may have in a recruiting payment, as a set of bits: its level, or twice that (SS-8.3, SS-15.17). */
export function recruitValues(card: Mercenary, terms: Readonly<Terms>): number {
  const level = levelOf(card);
  return COLOUR[card] === terms.doubled ? (1 << level) | (1 << (2 * level)) : 1 << level;
}

/** What a card is worth in a mining or collecting payment, where doubling never hurts (SS-5.6). */
export const paymentValue = (card: Mercenary, terms: Readonly<Terms>): number =>
  COLOUR[card] === terms.doubled ? 2 * levelOf(card) : levelOf(card);

/** An Artifact of the active player that works in this way, to be named when it helps. */
export const artifactThat = (s: State, helps: (lasting: Lasting) => boolean): Half | null =>
  activePlayer(s).artifacts.find((half) => {
    const { lasting } = halfKind(half).power;
    return lasting !== null && helps(lasting);
  }) ?? null;
