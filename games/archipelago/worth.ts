import { defined } from '@stolik/engine';
import { ALL_KINDS } from './pieces.ts';

/** What belongings are worth by themselves: to a bot that counts them, and to one that trades them. */

export const FLORIN = 0.7;
const SPARE_FLORIN = 0.25;
/** Florins beyond this are worth less. */
const RICH = 12;

export const florinsWorth = (florins: number): number =>
  Math.min(RICH, florins) * FLORIN + Math.max(0, florins - RICH) * SPARE_FLORIN;

/**
 * The first cube of a kind opens doors (every building needs two kinds, every crisis asks for one), the second still helps, more are mostly goods to sell.
 * So two who have much of different kinds both gain by a swap.
 */
const CUBES = [0, 3, 5.4, 7.2, 8.2] as const;
const SPARE_CUBE = 0.4;

export const cubesWorth = (count: number): number =>
  // An offer may ask for more than is there.
  count <= 0
    ? 0
    : count < CUBES.length
      ? defined(CUBES[count])
      : defined(CUBES.at(-1)) + SPARE_CUBE * (count - CUBES.length + 1);

export function stockWorth(cubes: readonly number[]): number {
  let worth = 0;
  for (const kind of ALL_KINDS) worth += cubesWorth(defined(cubes[kind]));
  return worth;
}

export const TOKEN = 3.5;
