import type { Contest, Outcome } from '../arena/index.ts';

/** A contest of the toy game, with whatever a test wants otherwise. */
export const contestOf = (wanted: Partial<Contest> = {}): Contest => ({
  game: 'orchard',
  rules: '1.0.0',
  seats: 2,
  variants: { length: 'short' },
  bots: ['greedy', 'random'],
  seed: 'test',
  games: 12,
  ...wanted,
});

/** How a game might have gone. */
export const outcomeOf = (wanted: Partial<Outcome> = {}): Outcome => {
  const { scores = [3, 1], winners = [0] } = wanted;
  return {
    index: 0,
    scores,
    winners,
    ending: 'harvest',
    decisions: 10,
    rounds: 3,
    ms: 1.5,
    thinking: scores.map(() => []),
    ...wanted,
  };
};
