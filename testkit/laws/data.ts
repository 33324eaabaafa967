import { copyPlain, type GameEvent } from '@stolik/engine';
import { firstDifference, firstUnplain } from '../difference.ts';
import { follow, Walk } from '../walk.ts';
import type { Law } from './law.ts';

export const plainData: Law = {
  name: 'plain data',
  says: 'A table and its events are JSON at every decision.',
  *watch(watch) {
    for (;;) {
      const found = firstUnplain(watch.table, 'table') ?? firstUnplain(watch.walk.events, 'events');
      if (found !== null) throw watch.broken(found);
      if (watch.done) return;
      yield;
    }
  },
};

export const restores: Law = {
  name: 'restores',
  says: 'A table saved and restored at every decision goes on to the same game.',
  *watch(watch) {
    let restored = reread(watch.table);
    while (!watch.done) {
      const { move } = watch;
      yield;
      follow(watch.game, restored, move);
      restored = reread(restored);
      const found = firstDifference(restored, watch.table);
      if (found !== null) throw watch.broken(`restored and plain table differ: ${found}`);
    }
  },
};

const reread = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

export const sameGameAgain: Law = {
  name: 'same game again',
  says: 'The same seed and choices give the same game, events included.',
  *watch(watch) {
    const first = copyPlain(watch.table);
    const events: GameEvent[] = [...watch.walk.events];
    while (!watch.done) {
      yield;
      events.push(...watch.walk.events);
    }
    const second = new Walk(watch.game, watch.plan);
    const wanted = firstDifference(second.table, first);
    if (wanted !== null) throw watch.broken(`the second time ${wanted}`, second);
    const again: GameEvent[] = [...second.events];
    while (!second.done) {
      second.step();
      again.push(...second.events);
    }
    const found = firstDifference(second.table, watch.table) ?? firstDifference(again, events, 'events');
    if (found !== null) throw watch.broken(`the second time ${found}`, second);
  },
};

/** A table is measured at one position in so many. */
const MEASURED = 8;

/** A table may grow to `growth` times what it was at the start: players gather things, but no log piles up in it. */
export const staysSmall = (growth: number): Law => ({
  name: 'stays small',
  says: `The table grows to ${growth} times its first size at most, however long the game.`,
  *watch(watch) {
    const first = JSON.stringify(watch.table).length;
    for (;;) {
      if (watch.done || watch.sampled(MEASURED)) {
        const size = JSON.stringify(watch.table).length;
        if (size > growth * first) throw watch.broken(`the table was ${first} characters and is ${size} now`);
      }
      if (watch.done) return;
      yield;
    }
  },
});
