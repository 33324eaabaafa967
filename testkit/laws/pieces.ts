import { conserved, conservedInView } from '@stolik/engine/state';
import { seatsAt } from '../walk.ts';
import type { Law } from './law.ts';

/** Views looked at, at one position in so many. */
const LOOKED_AT = 4;

export const nothingGetsLost: Law = {
  name: 'nothing gets lost',
  says: 'Every piece is in exactly one place and tokens add up, as the fields of the state say; a view shows as many places and no piece twice.',
  *watch(watch) {
    const { fields } = watch.game;
    if (fields === undefined) return;
    for (;;) {
      const { state } = watch.table;
      const problems = conserved(fields, state);
      if (problems.length === 0 && (watch.done || watch.sampled(LOOKED_AT)))
        for (const seat of [...seatsAt(watch.table), null])
          problems.push(...conservedInView(fields, watch.walk.viewOf(seat).state, state));
      if (problems.length > 0) throw watch.broken(problems.join('; '));
      if (watch.done) return;
      yield;
    }
  },
};
