import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { attack, LITTLE } from '../bench/attack/index.ts';
import type { Finding } from '../bench/attack/target.ts';

/** In full, and on PostgreSQL as well: `npm run attack`. */
describe.skipIf(!existsSync('/proc/self/fd'))('a server under attack', () => {
  it('holds, a little of everything', async () => {
    const findings: Finding[] = [];
    await attack(null, LITTLE, (finding) => findings.push(finding));
    expect(findings.filter(({ holds }) => !holds)).toEqual([]);
    expect(findings.length).toBeGreaterThan(15);
  });
});
