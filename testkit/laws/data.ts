import { copyPlain, type GameEvent } from '@stolik/engine';
import { firstDifference, firstUnplain } from '../difference.ts';
import { follow, Walk } from '../walk.ts';
import { type Law, LawBroken } from './law.ts';

export const plainData: Law = {
  name: 'plain data',
  says: 'A table and its events are JSON at every decision.',
  check(game, plan) {
    const events: GameEvent[] = [];
    const walk = new Walk(game, plan, (event) => events.push(event));
    for (;;) {
      const found = firstUnplain(walk.table, 'table') ?? firstUnplain(events.splice(0), 'events');
      if (found !== null) throw new LawBroken(this.name, found, walk);
      if (walk.done) return;
      walk.step();
    }
  },
};

export const restores: Law = {
  name: 'restores',
  says: 'A table saved and restored at every decision goes on to the same game.',
  check(game, plan) {
    const walk = new Walk(game, plan);
    let restored = reread(walk.table);
    while (!walk.done) {
      const { move } = walk;
      walk.step();
      follow(game, restored, move);
      restored = reread(restored);
      const found = firstDifference(restored, walk.table);
      if (found !== null) throw new LawBroken(this.name, `restored and plain table differ: ${found}`, walk);
    }
  },
};

const reread = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

export const sameGameAgain: Law = {
  name: 'same game again',
  says: 'The same seed and choices give the same game, events included.',
  check(game, plan) {
    const events: GameEvent[] = [];
    const again: GameEvent[] = [];
    const walk = new Walk(game, plan, (event) => events.push(event));
    const first = copyPlain(walk.table);
    for (; !walk.done; walk.step());
    const second = new Walk(game, plan, (event) => again.push(event));
    const found =
      firstDifference(second.table, first) ??
      (() => {
        for (; !second.done; second.step());
        return firstDifference(second.table, walk.table) ?? firstDifference(again, events, 'events');
      })();
    if (found !== null) throw new LawBroken(this.name, `the second time ${found}`, second);
  },
};

/** A table is measured at one position in so many. */
const MEASURED = 8;

/** A table may grow to `growth` times what it was at the start: players gather things, but no log piles up in it. */
export const staysSmall = (growth: number): Law => ({
  name: 'stays small',
  says: `The table grows to ${growth} times its first size at most, however long the game.`,
  check(game, plan) {
    const walk = new Walk(game, plan);
    const first = JSON.stringify(walk.table).length;
    for (;;) {
      if (walk.done || walk.sampled(MEASURED)) {
        const size = JSON.stringify(walk.table).length;
        if (size > growth * first)
          throw new LawBroken('stays small', `the table was ${first} characters and is ${size} now`, walk);
      }
      if (walk.done) return;
      walk.step();
    }
  },
});
