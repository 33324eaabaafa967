import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Visitor } from './house.ts';

const AXE = readFileSync(join(import.meta.dirname, '../../../node_modules/axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  impact: string | null;
  nodes: { html: string }[];
}

/** What axe finds serious on the page as it is. */
export async function seriousFindings(visitor: Visitor): Promise<string[]> {
  await visitor.page.evaluate(`${AXE};0`);
  // Nobody asks where else on the page it was found, nor what was well: that takes a fifth of its time.
  const only = `{ resultTypes: ['violations'], selectors: false }`;
  const found = (await visitor.page.evaluate(`axe.run(${only}).then((result) => result.violations)`)) as Finding[];
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
}

/** Marks of a text that was not found or not filled in. */
export const SLIPS = /⟦|\bundefined\b|\bNaN\b|\[object|\{\s*\$/;
