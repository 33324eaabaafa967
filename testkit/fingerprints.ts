import { playGame, random } from '@stolik/bots';
import { type AnyGame, type Seating, sha256Hex } from '@stolik/engine';
import { seatCountsOf, seatingsOf } from './plan.ts';

/**
 * One line for each of several seeded games: its length, a digest of everything offered and chosen in it, and its result. A
 * change of rules that nobody meant shows here at once.
 */
export function fingerprintsOf(game: AnyGame, seeds: number): string {
  const lines: string[] = [`${game.id} ${game.version}`];
  for (const seats of seatCountsOf(game))
    for (const seating of seatingsOf(game, seats))
      for (let seed = 1; seed <= seeds; seed++) lines.push(fingerprintOf(game, seating, String(seed)));
  return `${lines.join('\n')}\n`;
}

export function fingerprintOf(game: AnyGame, seating: Seating, seed: string): string {
  const asked: string[] = [];
  const { decisions, scores, winners, ending } = playGame(
    game,
    seating,
    seed,
    Array.from({ length: seating.seats }, () => random),
    {
      onDecision: ({ seat, prompt, options }, option) =>
        asked.push(`${seat} ${prompt} ${JSON.stringify(options)} ${JSON.stringify(option)}`),
    },
  );
  const variants = Object.entries(seating.variants).map(([id, value]) => ` ${id}=${value}`);
  const totals = scores.map(({ total }) => total).join(' ');
  return `${seating.seats} seats${variants.join('')} seed ${seed}: ${decisions} decisions ${sha256Hex(asked.join('\n')).slice(0, 16)}, ${ending}, scores ${totals}, winners ${winners.join(' ')}`;
}
