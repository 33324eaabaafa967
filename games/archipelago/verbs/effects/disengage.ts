import type { Seat } from '@stolik/engine';
import { say } from '@stolik/engine';
import { readMost } from '../../content/read-terms.ts';
import type { Unit } from '../../pieces.ts';
import { withDone } from '../../rules/growth.ts';
import { choose, loop, run, script } from '../../rules/steps.ts';
import { setFree, unlikeUnits } from '../../rules/units.ts';
import { isOut, type State } from '../../state.ts';
import type { EffectVerb } from '../verb.ts';

/** One's own engaged units become free. */
export interface Disengage {
  readonly does: 'disengage';
  readonly most: number;
}

/** Foreman: engaged units become free; those on symbols step off. */
interface Disengaging {
  left: number;
  made: number;
  unit: Unit | 'done' | null;
}

const disengaging = script<Disengaging>('disengage', [
  loop(
    (_, { left, unit }) => left > 0 && unit !== 'done',
    [
      choose('unit', (s, { made }) => withDone(busyUnits(s, s.active), made)),
      run((s, local, dealer) => {
        const { unit } = local;
        if (unit === null) local.left = 0;
        if (unit === null || unit === 'done') return;
        setFree(s, unit);
        local.left--;
        local.made++;
        dealer.tell({ type: 'disengaged', seat: s.active, unit });
      }),
    ],
  ),
]);

const busyUnits = (s: State, seat: Seat): Unit[] =>
  unlikeUnits(s, seat, (unit) => isOut(s, unit) && s.engaged[unit] !== 0 && s.lying[unit] === 0);

export const disengage: EffectVerb<Disengage> = {
  reads: {
    disengage: (reader) =>
      reader.inBrackets(() => {
        const most = readMost(reader);
        reader.phrase('of my engaged units');
        return { does: 'disengage', most };
      }),
  },
  does: { script: disengaging, memory: ({ most }) => ({ left: most, made: 0, unit: null }) },
  can: (s, seat) => busyUnits(s, seat).length > 0,
  says: ({ most }) => say('does-disengage', { most }),
  gist: ({ most }) => say('gist-disengage', { most }),
  event: null,
};
