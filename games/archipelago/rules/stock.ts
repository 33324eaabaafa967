import { addTo, defined } from '@stolik/engine';
import type { Cost } from '../content/effects.ts';
import { capacityOf, TOKENS_PER_STACK } from '../content/tables.ts';
import { ALL_KINDS, DOMESTIC, type Kind, type Market } from '../pieces.ts';
import { type Player, playerAt, type State } from '../state.ts';

/** AR-2: the bank (AR-2.1) and what is behind the screens (AR-2.2). Nothing is made here or lost: there is as much as in the box (AR-2.8). */

/** What a player can pay with. */
export type Means = Pick<Player, 'florins' | 'cubes' | 'tokens'>;

/** AR-2.4: the bank gives what it has. Returns what was given. */
export function gainFlorins(s: State, seat: number, florins: number): number {
  const given = Math.min(florins, s.florins);
  s.florins -= given;
  playerAt(s, seat).florins += given;
  return given;
}

export function payFlorins(s: State, seat: number, florins: number): void {
  playerAt(s, seat).florins -= florins;
  s.florins += florins;
}

export function gainCubes(s: State, seat: number, kind: Kind, cubes: number): number {
  const given = Math.min(cubes, defined(s.bank[kind]));
  addTo(s.bank, kind, -given);
  addTo(playerAt(s, seat).cubes, kind, given);
  return given;
}

export function payCube(s: State, seat: number, kind: Kind): void {
  addTo(playerAt(s, seat).cubes, kind, -1);
  addTo(s.bank, kind, 1);
}

/** AR-2.6: a used token leaves the game. */
export function spendToken(s: State, seat: number): void {
  playerAt(s, seat).tokens--;
  s.tokensSpent++;
}

/** AR-9.4e: a token of the first stack that has any; true if that emptied stack 1 or 2. */
export function takeToken(s: State, seat: number): boolean {
  if (s.tokens === 0) return false;
  s.tokens--;
  playerAt(s, seat).tokens++;
  return s.tokens > 0 && s.tokens % TOKENS_PER_STACK === 0;
}

export const areasOfMarket = (s: State, market: Market): number[] => (market === DOMESTIC ? s.domestic : s.export);

/** AR-3.2: is there a cube in the bank and a space on the market? */
export const canLay = (s: State, market: Market, kind: number): boolean =>
  defined(s.bank[kind]) > 0 && hasSpace(s, market, kind);
export const hasSpace = (s: State, market: Market, kind: number): boolean =>
  defined(areasOfMarket(s, market)[kind]) < capacityOf(market, kind);

/** A cube from the bank goes on a market. */
export function layOnMarket(s: State, market: Market, kind: Kind): void {
  addTo(s.bank, kind, -1);
  addTo(areasOfMarket(s, market), kind, 1);
}

/** A cube of a market goes back to the bank. */
export function takeOffMarket(s: State, market: Market, kind: Kind): void {
  addTo(areasOfMarket(s, market), kind, -1);
  addTo(s.bank, kind, 1);
}

export const totalOf = (cubes: readonly number[]): number => cubes.reduce((sum, count) => sum + count, 0);

/** Cubes of a cost that tokens would have to stand for (AR-2.6). */
export function shortage(cubes: readonly number[], cost: readonly number[]): number {
  let lacking = 0;
  for (let kind = 0; kind < cost.length; kind++) lacking += Math.max(0, defined(cost[kind]) - defined(cubes[kind]));
  return lacking;
}

/** AR-2.4: in full or not at all. Discs are no means that can be lent; they are looked at elsewhere. */
export function canPay({ florins, cubes, tokens }: Means, cost: Cost): boolean {
  if (florins < cost.florins) return false;
  const spare = tokens - shortage(cubes, cost.cubes);
  if (spare < 0) return false;
  return cost.any === 0 || totalOf(cubes) + tokens >= totalOf(cost.cubes) + cost.any;
}

/** The least that is left after paying: tokens are kept as long as there are cubes. */
export function meansAfter({ florins, cubes, tokens }: Means, cost: Cost): Means {
  return {
    florins: florins - cost.florins,
    cubes: ALL_KINDS.map((kind) => Math.max(0, defined(cubes[kind]) - defined(cost.cubes[kind]))),
    tokens: tokens - shortage(cubes, cost.cubes),
  };
}
