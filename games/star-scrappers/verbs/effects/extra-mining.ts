import { say } from '@stolik/engine';
import { unknown } from '@stolik/engine/notation';
import { withinRange } from '../../content/limits.ts';
import { nameOf, number, positional } from '../../content/read-terms.ts';
import { run, script } from '../../rules/steps.ts';
import { ALWAYS_FINDS, by, type EffectVerb, NEVER_IDLE, NO_SIGNS } from '../verb.ts';

/** SS-15.11: extra mining, to be used whenever one likes this turn (SS-7.6). */
export interface ExtraMining {
  readonly does: 'extra-mining';
  readonly actions: number;
}

const gaining = script<{ actions: number }>('extra-mining', [
  run((s, { actions }, dealer) => {
    s.turn.extraMine += actions;
    dealer.tell({ type: 'extra-mining', seat: s.active, actions });
  }),
]);

export const extraMining: EffectVerb<ExtraMining> = {
  timing: 'extra',
  reads: {
    action: (op) =>
      nameOf(positional(op, 0)) === 'mine'
        ? { does: 'extra-mining', actions: number(positional(op, 1)) }
        : unknown('an extra action other than mining'),
  },
  problems: ({ actions }) => withinRange('a number of actions', actions, 1, 5),
  does: by(gaining, ({ actions }) => ({ actions })),
  idleAtStart: NEVER_IDLE,
  findsNothing: ALWAYS_FINDS,
  says: ({ actions }) => ({ key: 'does-extra-mining', args: { actions } }),
  gist: ({ actions }) => say('gist-extra-mining', { actions }),
  shows: NO_SIGNS,
};
