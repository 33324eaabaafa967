import { greedy, playGame, random } from '@stolik/bots';
import { type Seating, seat, seatingOf } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../bot.ts';
import { excavationEarth } from '../index.ts';
import type { Given } from './given.ts';
import { position } from './position.ts';

/** What a position is worth to the first seat. */
const worth = (given: Given): number => evaluate(position(given).state, seat(0));

const you = { faction: 'gul', hand: 'R1 Y2', explorers: 'market-1 market-4 bm-west' };

describe('what a position is worth', () => {
  it('grows with an envoy, a guard, a trader where a buyer waits for what is held', () => {
    const plain = worth({ you });
    expect(worth({ you: { ...you, envoys: '1 0 0' } })).toBeGreaterThan(plain);
    expect(worth({ you: { ...you, gallery: 'Rg1' } })).toBeGreaterThan(plain);
    const held = { you: { ...you, hold: 'Rg1' }, queues: { 1: 'R', 2: 'G' } };
    expect(worth({ ...held, you: { ...held.you, traders: '1:1' } })).toBeGreaterThan(
      worth({ ...held, you: { ...held.you, traders: '2:1' } }),
    );
  });

  it('grows the nearer an explorer is to an artefact that a card in hand can dig up', () => {
    const map = 'Rg2';
    const at = (place: string) => worth({ you: { ...you, explorers: `${place} market-4 bm-east` }, map });
    expect(at('dig-red-east')).toBeGreaterThan(at('market-1'));
    expect(at('market-1')).toBeGreaterThan(at('market-6'));
    const noCard = { ...you, hand: 'Y2 Y3' };
    expect(worth({ you: { ...noCard, explorers: 'dig-red-east market-4 bm-east' }, map })).toBe(
      worth({ you: { ...noCard, explorers: 'market-1 market-4 bm-east' }, map }),
    );
  });

  it('falls with what the best of the others has', () => {
    expect(worth({ you, others: [{ envoys: '0 2 0' }] })).toBeLessThan(worth({ you, others: [{}] }));
  });
});

it('greedy, who plays by it, beats random', () => {
  const seating = seatingOf(excavationEarth, 2, {}) as Seating;
  let wins = 0;
  for (let game = 0; game < 8; game++) {
    const bots = game % 2 === 0 ? [greedy, random] : [random, greedy];
    const { winners } = playGame(excavationEarth, seating, `bots ${game}`, bots);
    if (winners.includes(seat(game % 2)) && winners.length === 1) wins++;
  }
  expect(wins).toBe(8);
});
