import type { AnyGame } from '@stolik/engine';
import { ownJson } from '../own-json.ts';
import type { Snapshot, Store, StoredTable } from '../store/store.ts';
import type { Outage } from './clock.ts';
import { type KeptLedger, Ledger } from './ledger.ts';
import { type Refused, refused } from './refused.ts';

/** Changes with what a snapshot holds: those of other versions are not read. */
const SNAPSHOT = 3;

/** So many milliseconds at most a journal is played before everybody else has a turn. */
const SLICE = 8;

interface Kept {
  readonly snapshot: number;
  readonly rules: string;
  readonly ledger: KeptLedger;
}

/** The table as a whole, for the store. */
export const snapshotOf = (ledger: Ledger): Snapshot => ({
  at: ledger.at,
  text: JSON.stringify({ snapshot: SNAPSHOT, rules: ledger.opening.rules, ledger: ledger.keep() } satisfies Kept),
});

/** Reads a table from the store and plays on what its last snapshot does not hold; or says why it cannot be had here. */
export async function readLedger(
  id: string,
  games: readonly AnyGame[],
  store: Store,
  outages: readonly Outage[],
): Promise<Ledger | Refused> {
  const stored = await store.readTable(id, 'snapshot');
  if (stored === null) return refused('no-table', 'There is no such table.');
  const { opening } = stored;
  const game = games.find((known) => known.id === opening.game);
  if (game === undefined) return refused('no-game', `The game "${opening.game}" is not here (any more).`);
  if (game.version !== opening.rules)
    return refused(
      'other-version',
      `The table is played by rules ${opening.rules} of ${game.id}; this is ${game.version}.`,
    );
  const fresh = (): Ledger => new Ledger(game, stored.seed, opening, outages);
  if (stored.snapshot === null) return play(fresh(), stored);
  try {
    const ledger = fresh();
    ledger.restore(keptIn(stored.snapshot, opening.rules));
    return await play(ledger, stored);
  } catch {
    // A snapshot that cannot be used is nothing lost: the journal is the table.
    return play(fresh(), (await store.readTable(id, 'start')) ?? stored);
  }
}

function keptIn({ text }: Snapshot, rules: string): KeptLedger {
  const kept = ownJson<Kept>(text);
  if (kept.snapshot !== SNAPSHOT || kept.rules !== rules) throw new Error('The snapshot is of another version.');
  return kept.ledger;
}

/** Plays the entries in slices, so that a long journal does not stop the house. */
async function play(ledger: Ledger, { id, entries }: StoredTable): Promise<Ledger> {
  let since = performance.now();
  for (const entry of entries) {
    const refusal = ledger.apply(entry);
    if (refusal !== null) throw new Error(`Deed ${entry.at} of table ${id} does not fit: ${refusal.message}`);
    if (performance.now() - since < SLICE) continue;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  }
  return ledger;
}
