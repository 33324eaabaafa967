import address from 'virtual:table-worker';
import { loadRules } from '../games/rules.ts';
import type { Save } from '../saves/shelf.ts';
import type { Manner } from './host.ts';
import { LocalTable } from './local-table.ts';
import type { OpenTrouble } from './protocol.ts';

/** One kind of worker for all that needs rules and bots, so that they are loaded and kept offline once. */
export const startWorker = (name: string): Worker => new Worker(address, { type: 'module', name });

/** The worker of a table that was closed: the next one need not read all rules and cards anew. */
let resting: Worker | null = null;

/** Opens a saved game in a worker of its own, which rests when the table is closed and everything is written. */
export async function openTable(
  id: string,
  given: Save | null,
  takeOver: boolean,
  manner: Manner,
): Promise<LocalTable | OpenTrouble> {
  const worker = resting ?? startWorker('table');
  resting = null;
  const table = await LocalTable.open(worker, { id, given, takeOver, ...manner, loadRules });
  if (table instanceof LocalTable) void table.closed.then(() => rest(worker, table));
  else worker.terminate();
  return table;
}

/** One worker at most rests, and none at whose table something went wrong. */
function rest(worker: Worker, table: LocalTable): void {
  if (resting === null && table.getSnapshot().stopped === null) resting = worker;
  else worker.terminate();
}
