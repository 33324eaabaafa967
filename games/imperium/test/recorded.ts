import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal, readRecord, replay } from '@stolik/engine';
import { imperium } from '../index.ts';

/**
 * What the recorded games have used. Aimless play takes thousands of games to bring the Graal home; a recorded game shows it,
 * and every record is replayed and verified by the suite.
 */
export function usedInRecords(folder: string): ReadonlySet<string> {
  const used = new Set<string>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const record = readRecord(readFileSync(join(folder, file), 'utf8'));
    if (isRefusal(record)) throw new Error(`${file}: ${record.message}`);
    const match = replay(imperium, record, record.choices.length, (event) => {
      for (const use of imperium.coverage.ofEvent(event)) used.add(use);
    });
    if (isRefusal(match)) throw new Error(`${file}: ${match.message}`);
    for (const use of imperium.coverage.ofScores(imperium.score(match.table.state))) used.add(use);
  }
  return used;
}
