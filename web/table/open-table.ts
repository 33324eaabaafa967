import address from 'virtual:table-worker';
import { loadRules } from '../games/rules.ts';
import type { Save } from '../saves/shelf.ts';
import type { Manner } from './host.ts';
import { LocalTable } from './local-table.ts';
import type { OpenTrouble } from './protocol.ts';

/** One kind of worker for all that needs rules and bots, so that they are loaded and kept offline once. */
export const startWorker = (name: string): Worker => new Worker(address, { type: 'module', name });

/** Opens a saved game in a worker of its own. The worker ends when the table is closed and everything is written. */
export async function openTable(
  id: string,
  given: Save | null,
  takeOver: boolean,
  manner: Manner,
): Promise<LocalTable | OpenTrouble> {
  const worker = startWorker(`table ${id}`);
  const table = await LocalTable.open(worker, { id, given, takeOver, ...manner, loadRules });
  if (table instanceof LocalTable) void table.closed.then(() => worker.terminate());
  else worker.terminate();
  return table;
}
