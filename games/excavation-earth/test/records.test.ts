import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { greedy, playMatch } from '@stolik/bots';
import {
  type GameRecord,
  isRefusal,
  readRecord,
  recordOf,
  replay,
  type Seating,
  seatingOf,
  verify,
} from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { factionKind, PLAYABLE } from '../content/catalogue.ts';
import type { Event } from '../events.ts';
import { excavationEarth } from '../index.ts';
import type { Faction } from '../pieces.ts';
import { pointsOf } from '../score.ts';
import { ZU } from '../state.ts';

/** A recorded game for each faction, in which it sat at the first place and used its ability. Written anew with UPDATE_GOLDEN=1. */
const folder = join(import.meta.dirname, 'records');

const usesOf = (record: GameRecord, faction: Faction): number => {
  let uses = 0;
  const match = replay(excavationEarth, record, record.choices.length, (event: Event) => {
    if (event.type === 'power-used' && event.seat === 0 && event.faction === faction) uses++;
  });
  return isRefusal(match) ? -1 : uses;
};

function recordFor(faction: Faction): GameRecord {
  const seating = seatingOf(excavationEarth, 2, { factions: 'random' }) as Seating;
  for (let seed = 1; ; seed++) {
    let uses = 0;
    const { match } = playMatch(excavationEarth, seating, `faction ${seed}`, [greedy, greedy], {
      listener: (event) => {
        if (event.type === 'power-used' && event.seat === 0 && event.faction === faction) uses++;
      },
    });
    if (uses > 1) return recordOf(match, { names: ['Ada', 'Bruno'], bots: ['greedy', 'greedy'] });
  }
}

describe('recorded games of the factions', () => {
  for (const faction of PLAYABLE) {
    const { id } = factionKind(faction);
    it(`${id} played, used its ability, and the record verifies`, () => {
      const path = join(folder, `${id}.json`);
      if (process.env.UPDATE_GOLDEN === '1') {
        mkdirSync(folder, { recursive: true });
        if (!existsSync(path) || !isGood(path)) writeFileSync(path, `${JSON.stringify(recordFor(faction))}\n`);
      }
      const record = readRecord(readFileSync(path, 'utf8'));
      if (isRefusal(record)) throw new Error(record.message);
      expect(verify(excavationEarth, record)).toBeNull();
      expect(usesOf(record, faction)).toBeGreaterThan(1);
    });
  }
});

function isGood(path: string): boolean {
  const record = readRecord(readFileSync(path, 'utf8'));
  return !isRefusal(record) && verify(excavationEarth, record) === null;
}

describe('a recorded game alone', () => {
  const { match } = playMatch(excavationEarth, seatingOf(excavationEarth, 1, {}) as Seating, 'alone', [greedy]);
  const record = recordOf(match, { names: ['Ada'], bots: ['greedy'] });
  const withRival = (rival: NonNullable<GameRecord['result']>['rival']): GameRecord => {
    const { rival: _, ...result } = record.result as NonNullable<GameRecord['result']>;
    return { ...record, result: rival === undefined ? result : { ...result, rival } };
  };

  it('gives Zu’s total and what it is made of (EE-12.35)', () => {
    const rival = record.result?.rival;
    expect(rival?.total).toBe(pointsOf(match.table.state, ZU));
    expect(rival?.lines.reduce((sum, { points }) => sum + points, 0)).toBe(rival?.total);
    expect(verify(excavationEarth, record)).toBeNull();
  });

  it('verifies without it, as older ones are, and not with another', () => {
    expect(verify(excavationEarth, withRival(undefined))).toBeNull();
    expect(verify(excavationEarth, withRival({ total: 1, lines: [] }))?.message).toMatch(/^The result of the record/);
  });
});
