import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chaos } from '../bench/chaos.ts';
import { type Database, startPostgres } from './postgres.ts';

let postgres: Database | null = null;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop(), 60_000);

/** The long run is `npm run chaos`. */
const settings = { rounds: 2, tables: [5], longest: 700, least: 11, note: () => {} };

describe('a server that is killed under load', () => {
  for (const kind of ['sqlite', 'postgres'] as const)
    it(`loses nothing it has acknowledged, on ${kind}`, async ({ skip }) => {
      if (kind === 'postgres' && postgres === null) return skip('no PostgreSQL here');
      const databaseUrl = kind === 'postgres' ? ((await postgres?.fresh()) ?? null) : null;
      const { acknowledged, lost, unopened, tables } = await chaos({ ...settings, databaseUrl });
      expect(acknowledged).toBeGreaterThan(20);
      expect(tables).toBeGreaterThan(5);
      expect(lost).toEqual([]);
      expect(unopened).toEqual([]);
    });
});
