import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Limits } from '../limits.ts';
import { games } from './orchard-house.ts';
import type { Player } from './player.ts';
import { play, quick, Stage } from './stage.ts';

/** Decision 0010: bots wait after the last choice of a person's turn, so that it can be taken back. */

const orchards = { games, source: new URL('./orchard-house.ts', import.meta.url).href };

let stage: Stage;
beforeEach(() => {
  stage = new Stage();
});
afterEach(() => stage.strike(), 60_000);

/** A person who has just rested, with which the turn is over, and whom a bot follows. */
async function rested(limits: Partial<Limits>): Promise<{ ann: Player; table: string; moment: number }> {
  const house = await stage.open({ limits: { ...quick, ...limits } }, orchards);
  const ann = await stage.come(house, 'Ann');
  const table = await play([ann], { seats: 2, settings: { game: 'orchard' } });
  for (let turns = 0; turns < 20; turns++) {
    await ann.until(() => ann.at(table).standing.decision !== null);
    const rests = ann.at(table).standing.decision?.options.includes('rest');
    const { at } = await ann.choose(table, rests ? 'rest' : undefined);
    await ann.until(() => ann.at(table).at >= (at ?? 0));
    const { decision, thinking, moment, noUndo } = ann.at(table).standing;
    if (rests && decision === null && thinking !== null && noUndo === null) return { ann, table, moment };
    // Another choice that ended her turn is held as well.
    if (decision === null && thinking !== null) await ann.do({ kind: 'hurry', table, held: true }).catch(() => {});
  }
  throw new Error('No turn of hers ended so that it could be taken back.');
}

const momentOf = (ann: Player, table: string): number => ann.at(table).standing.moment;

describe('the last choice of a turn', () => {
  it('is held: the bot waits, and it can be taken back', async () => {
    const { ann, table, moment } = await rested({ holdsLast: 60_000 });
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(momentOf(ann, table)).toBe(moment);
    await ann.do({ kind: 'undo', table, seat: 0 });
    await ann.until(() => momentOf(ann, table) === moment - 1);
    expect(ann.at(table).standing.decision?.options).toContain('rest');
  });

  it('stands when she says so, and the bot goes on without being hurried', async () => {
    const { ann, table, moment } = await rested({ holdsLast: 60_000 });
    await ann.do({ kind: 'hurry', table, held: true });
    await ann.until(() => momentOf(ann, table) > moment);
  });

  it('stands when the time is over', async () => {
    const { ann, table, moment } = await rested({ holdsLast: 100 });
    await ann.until(() => momentOf(ann, table) > moment);
  });
});
