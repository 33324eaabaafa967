import type { AnyGame } from '@stolik/engine';
import { expect, it, vi } from 'vitest';
import { loadRules } from '../games/rules.ts';

/** All choices of a game, walked in this many strides, each of which goes over what the last one knew. */
async function choicesOf(...strides: readonly number[]): Promise<unknown> {
  vi.resetModules();
  const { momentAfter, nearEndOf } = await import('./browser/positions.ts');
  const game = (await loadRules('star-scrappers')) as AnyGame;
  const played = { seats: 3, seed: 'in strides', by: 'random' } as const;
  for (const choices of strides) momentAfter(game, played, choices);
  return nearEndOf(game, played, 1).record.choices;
}

it('a game that is walked again goes on as if nobody had stopped', async () => {
  expect(await choicesOf(7, 3, 40)).toEqual(await choicesOf());
});
