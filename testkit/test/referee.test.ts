import { describe, expect, it } from 'vitest';
import { type Law, LawBroken, type Referee, refereeAgrees, seatingsOf, watchGame, wholeGame } from '../index.ts';
import { orchard } from '../toy/orchard.ts';
import type { Orchard } from '../toy/state.ts';

const [seating] = seatingsOf(orchard, 2);
if (seating === undefined) throw new Error('nobody can play');
const plan = wholeGame(seating, '1');

/** One who agrees with everything. */
const agreeing: Referee<Orchard> = {
  offered: (_, { options }) => options,
  points: (s, seat) => orchard.score(s)[seat]?.total ?? 0,
};
const watchedBy = (law: Law) => () => watchGame(orchard, plan, [law]);

describe('a referee', () => {
  it('who agrees is content, also without an opinion', () => {
    watchedBy(refereeAgrees(agreeing))();
    watchedBy(refereeAgrees({ ...agreeing, offered: () => null }))();
  });

  it('misses an option, sees one too many, and counts again', () => {
    const blind = refereeAgrees({ ...agreeing, offered: (_, { options }) => options.slice(1) });
    expect(watchedBy(blind)).toThrow(/would offer \[\] too, and not \[.+\]/);
    const lavish = refereeAgrees({ ...agreeing, offered: (_, { options }) => [...options, 'dance'] });
    expect(watchedBy(lavish)).toThrow('would offer ["dance"] too');
    const mean = refereeAgrees({ ...agreeing, points: (s: Orchard, seat) => agreeing.points(s, seat) - 1 });
    expect(watchedBy(mean)).toThrow(LawBroken);
    expect(watchedBy(mean)).toThrow('by the referee’s count');
  });
});
