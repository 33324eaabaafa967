import { COLOUR, COST, halfKind, LEVEL, MERCENARY_KINDS } from '../content/catalogue.ts';
import type { Lasting } from '../content/effects.ts';
import { TOTEM_DISCOUNT } from '../content/tables.ts';
import type { Colour, Crystal, Half, Mercenary } from '../pieces.ts';
import { activePlayer, type Player, type State } from '../state.ts';

/**
 * What holds for the active player now: skills used this turn and Artifacts owned, added up (SS-11.4). Derived
 * whenever it is needed, never stored, so it cannot be out of date.
 */
export interface Terms {
  collectDiscount: number;
  /** Which reductions of a recruiting price can be had, as a set of bits: each discount may be left out (SS-8.2). */
  recruitDiscounts: number;
  mineDiscounts: Lasting['mineDiscounts'][number][];
  totemDiscount: number;
  repeat: boolean;
  doubled: Colour | null;
  offColour: number;
  second: boolean;
  /** For each Scraper the costs it follows (SS-15.13). */
  scrapes: (readonly number[])[];
}

export function termsOf(s: State): Terms {
  const terms: Terms = {
    collectDiscount: 0,
    recruitDiscounts: 1,
    mineDiscounts: [],
    totemDiscount: TOTEM_DISCOUNT,
    repeat: false,
    doubled: null,
    offColour: 0,
    second: false,
    scrapes: [],
  };
  const { skills } = s.turn;
  for (let i = 0; i < skills.length; i++) add(terms, MERCENARY_KINDS[skills[i] as number]?.skill.lasting);
  const { artifacts } = activePlayer(s);
  for (let i = 0; i < artifacts.length; i++) add(terms, halfKind(artifacts[i] as Half).power.lasting);
  return terms;
}

function add(terms: Terms, lasting: Lasting | null | undefined): void {
  if (lasting === null || lasting === undefined) return;
  terms.collectDiscount += lasting.collectDiscount;
  terms.recruitDiscounts |= terms.recruitDiscounts << lasting.recruitDiscount;
  for (const discount of lasting.mineDiscounts) terms.mineDiscounts.push(discount);
  terms.totemDiscount = Math.max(terms.totemDiscount, lasting.totemDiscount);
  terms.repeat ||= lasting.repeat;
  if (lasting.doubled !== null) terms.doubled = lasting.doubled;
  terms.offColour += lasting.offColour;
  terms.second ||= lasting.second;
  if (lasting.scrapes.length > 0) terms.scrapes.push(lasting.scrapes);
}

/** The colour a crystal of the Mine has now (SS-1.5). */
export function crystalColour(s: State, crystal: Crystal): Colour {
  const { recoloured } = s.turn;
  for (let i = recoloured.length - 1; i >= 0; i--) {
    if (recoloured[i]?.crystal === crystal) return (recoloured[i] as { colour: Colour }).colour;
  }
  return COLOUR[crystal] as Colour;
}

export const isWild = (s: State, colour: Colour): boolean => !s.inPlay.includes(colour);

/** Effective cost of a crystal for the active player (SS-9.2). */
export function mineCost(s: State, crystal: Crystal, terms: Terms): number {
  const printed = COST[crystal] as number;
  let cost = printed;
  if (s.totems[crystalColour(s, crystal)] === s.active) cost -= terms.totemDiscount;
  for (const { amount, cost: only } of terms.mineDiscounts) if (only === null || only.includes(printed)) cost -= amount;
  for (const entry of s.turn.recoloured) if (entry.crystal === crystal) cost -= entry.discount;
  return Math.max(0, cost);
}

/** Effective cost of an Artifact (SS-10.2). */
export const collectCost = (artifact: number, terms: Terms): number =>
  Math.max(0, (COST[artifact] as number) - terms.collectDiscount);

/**
 * The prices for which a card of this level may be recruited, as a set of bits: bit 0 is "free" (SS-8.2). Level minus one, minus
 * any of the discounts that can be had.
 */
export function recruitPrices(level: number, terms: Terms): number {
  let prices = 0;
  for (let discount = 0; terms.recruitDiscounts >> discount !== 0; discount++) {
    if ((terms.recruitDiscounts >> discount) & 1) prices |= 1 << Math.max(0, level - 1 - discount);
  }
  return prices;
}

/** The values a card may have in a recruiting payment, as a set of bits: its level, or twice that (SS-8.3, SS-15.17). */
export function recruitValues(card: Mercenary, terms: Terms): number {
  const level = LEVEL[card] as number;
  return COLOUR[card] === terms.doubled ? (1 << level) | (1 << (2 * level)) : 1 << level;
}

/** What a card is worth in a mining or collecting payment, where doubling never hurts (SS-5.6). */
export const paymentValue = (card: Mercenary, terms: Terms): number =>
  COLOUR[card] === terms.doubled ? 2 * (LEVEL[card] as number) : (LEVEL[card] as number);

/** The colour a card has in a mining payment (SS-15.12). */
export function paymentColour(s: State, card: Mercenary): Colour {
  const { rusted } = s.turn;
  for (let i = rusted.length - 1; i >= 0; i--)
    if (rusted[i]?.card === card) return (rusted[i] as { colour: Colour }).colour;
  return COLOUR[card] as Colour;
}

/** Are the cards of this player's Base out of reach of the active player's skills (SS-16.23)? */
export function isProtected(s: State, owner: Player): boolean {
  if (owner === activePlayer(s)) return false;
  return owner.artifacts.some((half) => halfKind(half).power.lasting?.protects === true);
}

/** An Artifact of the active player that works in this way, to be named when it helps. */
export const artifactThat = (s: State, helps: (lasting: Lasting) => boolean): Half | null =>
  activePlayer(s).artifacts.find((half) => {
    const { lasting } = halfKind(half).power;
    return lasting !== null && helps(lasting);
  }) ?? null;
