import {
  type Answer,
  branch,
  copyPlain,
  copyTable,
  type Decision,
  determinize,
  type GameEvent,
  Match,
  mayHear,
  pendingFor,
  type Table,
  viewTable,
} from '@stolik/engine';
import { firstDifference } from '../difference.ts';
import { follow, type Move } from '../walk.ts';
import type { Law } from './law.ts';

/** Positions looked at, one in so many. */
const LOOKED_AT = 3;

/** A table without its numbering, which undo does not turn back; to be looked at only. */
const unnumbered = (table: Table<unknown>): Table<unknown> => ({
  ...table,
  sequence: 0,
  pending: table.pending.map((decision) => ({ ...decision, id: 0 })),
});

const answerTo = (table: Table<unknown>, { decision: { seat }, option }: Move): Answer => ({
  seat,
  decision: (pendingFor(table, seat) as Decision).id,
  option,
});

export const undoGoesBack: Law = {
  name: 'undo goes back',
  says: 'What may be taken back leads to the table as it was, and the same choices lead forward again.',
  *watch(watch) {
    const { game, plan } = watch;
    const match = new Match(game, plan, { seed: plan.seed });
    const tables: Table<unknown>[] = [];
    const moves: Move[] = [];
    const compare = (what: string, wanted: Table<unknown> | undefined) => {
      const found = firstDifference(unnumbered(match.table), wanted);
      if (found !== null) throw watch.broken(`${what}: ${found}`);
    };
    const take = (move: Move) => {
      const refusal = match.choose(answerTo(match.table, move));
      if (refusal !== null) throw watch.broken(`a choice of the list was refused: ${refusal.message}`);
    };
    let after = copyPlain(unnumbered(match.table));
    while (!watch.done) {
      const { move } = watch;
      const { seat } = move.decision;
      tables.push(after);
      moves.push(move);
      const late = answerTo(match.table, move);
      take(move);
      yield;
      after = copyPlain(unnumbered(match.table));
      if (match.table.fence !== null && match.whyNoUndo(seat) === null)
        throw watch.broken(`a choice that stirred up ${match.table.fence} may be taken back`);
      if (!watch.sampled(LOOKED_AT)) continue;

      let back = 0;
      while (match.whyNoUndo(seat) === null) {
        const { sequence } = match.table;
        match.undo(seat);
        back++;
        compare('undo does not lead to the table as it was', tables[tables.length - back]);
        if (match.table.sequence <= sequence) throw watch.broken('the sequence number went back');
        if (match.choices.length !== moves.length - back)
          throw watch.broken('the undone choice still stands in the record');
        if (back === 1 && match.choose(late)?.why !== 'stale-decision')
          throw watch.broken('an answer to the undone decision was accepted');
      }
      const standing = copyPlain(match.table);
      if (match.undo(seat) === null) throw watch.broken('undo went further back than it said it would');
      const found = firstDifference(match.table, standing);
      if (found !== null) throw watch.broken(`a refused undo changed the table: ${found}`);
      for (const again of moves.slice(moves.length - back)) take(again);
      compare('the same choices after undo lead elsewhere', after);
    }
    const found = firstDifference(unnumbered(match.table), unnumbered(watch.table));
    if (found !== null) throw watch.broken(`a match with undo ended differently: ${found}`);
  },
};

export const fencesAreHonest: Law = {
  name: 'fences are honest',
  says: 'A choice that may be taken back has used no chance and told its seat nothing that was hidden from it.',
  *watch(watch) {
    const { game } = watch;
    while (!watch.done) {
      const { move } = watch;
      const { seat } = move.decision;
      const before = watch.sampled(LOOKED_AT) ? copyTable(game, watch.table) : null;
      const { drawn } = watch.table.chance;
      yield;
      const { fence } = watch.table;
      if (watch.table.chance.drawn !== drawn && fence !== 'chance')
        throw watch.broken('chance was used and no fence stands');
      if (before === null || fence !== null) continue;

      const redealt = determinize(game, before, seat, branch(watch.luck));
      if (!pendingFor(redealt, seat)?.options.includes(move.option)) continue;
      const heard = (table: Table<unknown>): GameEvent[] => {
        const events: GameEvent[] = [];
        follow(game, table, move, (event) => mayHear(event, seat) && events.push(event));
        return events;
      };
      const found =
        firstDifference(heard(redealt), heard(before), 'events') ??
        firstDifference(viewTable(game, redealt, seat), watch.walk.viewOf(seat), 'view');
      if (found !== null)
        throw watch.broken(
          `seat ${seat} chose ${move.option} (${move.decision.prompt}) and learned something hidden, but the rules do not reveal() it: ${found}`,
        );
    }
  },
};
