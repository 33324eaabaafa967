import { allSeats, copyPlain, copyTable, isOver, viewTable } from '@stolik/engine';
import { firstDifference, firstUnplain } from '../difference.ts';
import { playOn, seatsAt, Walk } from '../walk.ts';
import { type Law, LawBroken } from './law.ts';

/** Positions looked at, one in so many, and choices played on from there. */
const LOOKED_AT = 4;
const PLAYED_ON = 30;

export const copiesStandAlone: Law = {
  name: 'copies stand alone',
  says: 'A copy equals its table, and neither changes when the other is played on.',
  check(game, plan) {
    const walk = new Walk(game, plan);
    let kept = copyTable(game, walk.table);
    let keptAs = copyPlain(kept);
    for (; !walk.done; walk.step()) {
      if (!walk.sampled(LOOKED_AT)) continue;
      const before = copyPlain(walk.table);
      const found = firstDifference(kept, keptAs);
      if (found !== null) throw new LawBroken(this.name, `playing the table changed its copy: ${found}`, walk);
      kept = copyTable(game, walk.table);
      keptAs = copyPlain(kept);
      const unlike = firstDifference(kept, before);
      if (unlike !== null) throw new LawBroken(this.name, `the copy is not equal: ${unlike}`, walk);
      playOn(game, copyTable(game, walk.table), walk.luck, PLAYED_ON);
      const changed = firstDifference(walk.table, before);
      if (changed !== null) throw new LawBroken(this.name, `playing a copy changed the table: ${changed}`, walk);
    }
  },
};

export const viewsStandAlone: Law = {
  name: 'views stand alone',
  says: 'A view is plain data, and stays as it was when the table is played on.',
  check(game, plan) {
    const walk = new Walk(game, plan);
    const seats = [...allSeats(plan.seats), null];
    for (;;) {
      if (!walk.done && !walk.sampled(LOOKED_AT)) {
        walk.step();
        continue;
      }
      const views = seats.map((seat) => viewTable(game, walk.table, seat));
      const unplain = firstUnplain(views, 'views');
      if (unplain !== null) throw new LawBroken(this.name, unplain, walk);
      if (walk.done) return;
      const as = copyPlain(views);
      walk.step();
      const found = firstDifference(views, as, 'views');
      if (found !== null) throw new LawBroken(this.name, `the choice changed a view taken before it: ${found}`, walk);
    }
  },
};

export const askingChangesNothing: Law = {
  name: 'asking changes nothing',
  says: 'Views, descriptions, texts, scores, invariants, evaluations and what a bot is asked to think about leave the table as it is.',
  check(game, plan) {
    const walk = new Walk(game, plan);
    for (;;) {
      if (walk.done || walk.sampled(LOOKED_AT)) {
        const { state } = walk.table;
        const before = copyPlain(walk.table);
        for (const seat of [...seatsAt(walk.table), null]) {
          const view = viewTable(game, walk.table, seat);
          const seen = copyPlain(view);
          game.describe(view.state);
          // A player may look at the own points at any time, with much of the table face down.
          game.score(view.state);
          for (const option of view.decision?.options ?? [])
            game.optionText(view.state, view.decision?.prompt ?? '', option);
          const found = firstDifference(view, seen, 'view');
          if (found !== null) throw new LawBroken(this.name, `describing a view changed it: ${found}`, walk);
          if (seat !== null && !Number.isFinite(game.evaluate(state, seat)))
            throw new LawBroken(this.name, `evaluate is ${game.evaluate(state, seat)} for seat ${seat}`, walk);
        }
        for (const decision of walk.table.pending) {
          const sensible = game.sensible?.(state, decision);
          if (sensible?.length === 0 || sensible?.some((option) => !decision.options.includes(option)))
            throw new LawBroken(this.name, `sensible leaves [${sensible}] of ${decision.prompt}`, walk);
        }
        game.invariants(state);
        if (isOver(walk.table)) {
          game.score(state);
          game.winners(state);
          game.ending(state);
        }
        const found = firstDifference(walk.table, before);
        if (found !== null) throw new LawBroken(this.name, `asking changed the table: ${found}`, walk);
      }
      if (walk.done) return;
      walk.step();
    }
  },
};
