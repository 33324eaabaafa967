import type { AnyGame } from '@stolik/engine';
import type { Store } from '../store/store.ts';
import type { Outage } from './clock.ts';
import { Ledger } from './ledger.ts';
import { type Refused, refused } from './refused.ts';

/** Reads a table from the store and plays its journal again from the first deed; or says why it cannot be had here. */
export async function readLedger(
  id: string,
  games: readonly AnyGame[],
  store: Store,
  outages: readonly Outage[],
): Promise<Ledger | Refused> {
  const stored = await store.readTable(id);
  if (stored === null) return refused('no-table', 'There is no such table.');
  const { opening, seed, entries } = stored;
  const game = games.find((known) => known.id === opening.game);
  if (game === undefined) return refused('no-game', `The game "${opening.game}" is not here (any more).`);
  if (game.version !== opening.rules)
    return refused(
      'other-version',
      `The table is played by rules ${opening.rules} of ${game.id}; this is ${game.version}.`,
    );
  const ledger = new Ledger(game, seed, opening, outages);
  for (const entry of entries) {
    const refusal = ledger.apply(entry);
    if (refusal !== null) throw new Error(`Deed ${entry.at} of table ${id} does not fit: ${refusal.message}`);
  }
  return ledger;
}
