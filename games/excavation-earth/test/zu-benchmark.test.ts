import { applyChoice, type Decision, isOver, type Option, type Seating, seatingOf, start } from '@stolik/engine';
import { expect, it } from 'vitest';
import { excavationEarth } from '../index.ts';
import { galleryPoints, leftOver, pointsOf } from '../score.ts';
import { LEDGER, playerAt, ZU } from '../state.ts';

const GAMES = 400;

/** docs/examples.md, benchmark: a player who passes at once every round. */
it("Zu's totals and where they come from are those of the benchmark", () => {
  const seating = seatingOf(excavationEarth, 1, {}) as Seating;
  const totals: number[] = [];
  const sums: { [part: string]: number } = {};
  const add = (part: string, credits: number): void => {
    sums[part] = (sums[part] ?? 0) + credits / GAMES;
  };
  for (let game = 0; game < GAMES; game++) {
    const table = start(excavationEarth, seating, `benchmark ${game}`);
    while (!isOver(table)) {
      const decision = table.pending[0] as Decision;
      const { options } = decision;
      const option = ['pass', 'stay'].find((word) => options.includes(word)) ?? (options[0] as Option);
      applyChoice(excavationEarth, table, decision, option);
    }
    const zu = playerAt(table.state, ZU);
    totals.push(pointsOf(table.state, ZU));
    LEDGER.forEach((line, at) => {
      add(line, zu.ledger[at] as number);
    });
    add('gallery', galleryPoints(zu));
    add('left over', leftOver(zu));
  }
  const mean = totals.reduce((sum, total) => sum + total, 0) / GAMES;
  const deviation = Math.sqrt(totals.reduce((sum, total) => sum + (total - mean) ** 2, 0) / GAMES);
  // Four standard errors of 400 games with a deviation of 25 are 5.
  expect(Math.abs(mean - 273)).toBeLessThan(5);
  expect(Math.abs(deviation - 24.5)).toBeLessThan(4);
  const parts = {
    start: 8,
    sales: 92,
    centres: 87,
    gallery: 86,
    'left over': 18,
    failures: 12,
    deliveries: 6,
    purchases: -37,
  };
  for (const [part, credits] of Object.entries(parts))
    expect(Math.abs((sums[part] ?? 0) - credits), `${part}: ${sums[part]}`).toBeLessThan(4);
});
