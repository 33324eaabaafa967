import { allSeats, copyPlain, copyTable, isOver } from '@stolik/engine';
import { firstDifference, firstUnplain } from '../difference.ts';
import { playOn } from '../walk.ts';
import type { Law } from './law.ts';

/** Positions looked at, one in so many, and choices played on from there. */
const LOOKED_AT = 4;
const PLAYED_ON = 30;

export const copiesStandAlone: Law = {
  name: 'copies stand alone',
  says: 'A copy equals its table, and neither changes when the other is played on.',
  *watch(watch) {
    const { game, walk } = watch;
    let kept = copyTable(game, watch.table);
    let keptAs = copyPlain(kept);
    for (; !watch.done; yield) {
      if (!watch.sampled(LOOKED_AT)) continue;
      const found = firstDifference(kept, keptAs);
      if (found !== null) throw watch.broken(`playing the table changed its copy: ${found}`);
      kept = copyTable(game, watch.table);
      keptAs = copyPlain(kept);
      const unlike = firstDifference(kept, walk.before);
      if (unlike !== null) throw watch.broken(`the copy is not equal: ${unlike}`);
      playOn(game, copyTable(game, watch.table), watch.luck, PLAYED_ON);
      const changed = firstDifference(watch.table, walk.before);
      if (changed !== null) throw watch.broken(`playing a copy changed the table: ${changed}`);
    }
  },
};

export const viewsStandAlone: Law = {
  name: 'views stand alone',
  says: 'A view is plain data, and stays as it was when the table is played on.',
  *watch(watch) {
    const seats = [...allSeats(watch.plan.seats), null];
    for (;;) {
      if (!watch.done && !watch.sampled(LOOKED_AT)) {
        yield;
        continue;
      }
      const views = seats.map((seat) => watch.walk.viewOf(seat));
      const unplain = firstUnplain(views, 'views');
      if (unplain !== null) throw watch.broken(unplain);
      if (watch.done) return;
      const as = copyPlain(views);
      yield;
      const found = firstDifference(views, as, 'views');
      if (found !== null) throw watch.broken(`the choice changed a view taken before it: ${found}`);
    }
  },
};

export const askingChangesNothing: Law = {
  name: 'asking changes nothing',
  says: 'Views, descriptions, texts, scores, invariants, evaluations and what a bot is asked to think about leave the table as it is.',
  *watch(watch) {
    const { game, walk } = watch;
    for (;;) {
      if (watch.done || watch.sampled(LOOKED_AT)) {
        const { before } = walk;
        const { state } = watch.table;
        for (const seat of [...allSeats(watch.plan.seats), null]) {
          const view = walk.viewOf(seat);
          const seen = copyPlain(view);
          game.describe(view.state);
          // A player may look at the own points at any time, with much of the table face down.
          game.score(view.state);
          for (const option of view.decision?.options ?? [])
            game.optionText(view.state, view.decision?.prompt ?? '', option);
          const found = firstDifference(view, seen, 'view');
          if (found !== null) throw watch.broken(`describing a view changed it: ${found}`);
          if (seat !== null && !Number.isFinite(game.evaluate(state, seat)))
            throw watch.broken(`evaluate is ${game.evaluate(state, seat)} for seat ${seat}`);
        }
        for (const decision of watch.table.pending) {
          const sensible = game.sensible?.(state, decision);
          if (sensible?.length === 0 || sensible?.some((option) => !decision.options.includes(option)))
            throw watch.broken(`sensible leaves [${sensible}] of ${decision.prompt}`);
        }
        game.invariants(state);
        if (isOver(watch.table)) {
          game.score(state);
          game.winners(state);
          game.ending(state);
        }
        const found = firstDifference(watch.table, before);
        if (found !== null) throw watch.broken(`asking changed the table: ${found}`);
      }
      if (watch.done) return;
      yield;
    }
  },
};
