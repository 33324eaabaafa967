import { describe, expect, it } from 'vitest';
import type { MyTable } from '../online/my-tables.ts';
import { nextUp } from '../pages/home/next-up.ts';

const table = (id: string, touched: number, myTurn: boolean): MyTable => ({
  table: id,
  touched,
  game: 'star-scrappers',
  status: 'playing',
  seats: [],
  waiting: [],
  myTurn,
});
const game = (id: string, touched: number) =>
  ({ kind: 'game', save: { id, touched } }) as unknown as Parameters<typeof nextUp>[0][number];

describe('what waits on the home page', () => {
  it('begins with friends who wait for this person, then the last game left', () => {
    const all = nextUp(
      [game('alone', 50), game('old', 1)],
      [table('theirs', 60, false), table('mine', 10, true), table('newer', 20, true)],
    );
    const ids = all.map((one) => (one.at === 'server' ? one.table.table : one.listed.save.id));
    expect(ids).toEqual(['newer', 'mine', 'theirs', 'alone', 'old']);
  });
});
