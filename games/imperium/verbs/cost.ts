import { defined, say, type Text } from '@stolik/engine';
import { nodeAt } from '../content/cards.ts';
import type { Node } from '../content/language.ts';
import { canDo, canPayAll, isVain } from '../rules/can.ts';
import { leadOf } from '../rules/effect.ts';
import { perform, type Sequence } from '../rules/running.ts';
import { rivalCan } from '../rules/solo/acts.ts';
import { loop, run, script, when } from '../rules/steps.ts';
import { top } from '../state.ts';
import { isPlain, type Standing, within } from '../words/effects.ts';
import { ANYWHERE, by, NO_LEAD, NOT_FOR_RIVAL, type Said, type Verb } from './verb.ts';

/** `X + Y -> Z`: all costs, in order, or nothing (NOTATION 3). */
export interface Cost {
  readonly op: 'cost';
  readonly costs: readonly Node[];
  readonly then: Node;
}

const doing = script<Sequence>('cost', [
  when(
    (s, { node }) => canDo(s, nodeAt(node), top(s).actor, top(s).self),
    [
      loop(
        (_, { node, at }) => at < nodeAt<'cost'>(node).costs.length,
        [
          perform(({ node, at }) => defined(nodeAt<'cost'>(node).costs[at]), true),
          run((_, local) => {
            local.at++;
          }),
        ],
      ),
      perform(({ node }) => nodeAt<'cost'>(node).then),
    ],
  ),
]);

/** "pay 3 materials to acquire a region"; with more than a plain reward "pay 3 materials; then ...". */
function text({ costs, then }: Said<Cost>, standing: Standing): Text {
  const { mood } = standing;
  const cost = listed(costs.map((one) => within(one, standing)));
  const last = costs.some(({ op }) => op === 'pay') ? 'tokens' : 'cards';
  return isPlain(then) && costs.every(({ op }) => op !== 'gain' && op !== 'choose')
    ? say('do-cost', { cost, reward: within(then, standing, { last, mood: 'to' }) })
    : say('do-cost-then', { cost, reward: within(then, standing, { last, mood: mood === 'to' ? 'do' : mood }) });
}

/** "spend an action, put 2 cards on your deck and pay 1 population" */
const listed = (texts: readonly Text[]): Text =>
  texts.reduceRight((rest, first, at) => say(at === texts.length - 2 ? 'phrase-and' : 'phrase-comma', { first, rest }));

export const cost: Verb<Cost> = {
  reads: {}, // by the arrow behind a statement
  parts: ({ costs, then }) => [...costs, then],
  stands: ANYWHERE,
  can: {
    begin: (s, { costs, then }, seat, self, except) =>
      canPayAll(s, costs, seat, self, except) && !isVain(s, then, seat),
    pay: () => true,
    beVain: () => false,
    change: (s, node, seat, self) => canDo(s, node, seat, self),
  },
  lead: { ...NO_LEAD, of: ({ costs }) => leadOf(defined(costs[0])) },
  does: { ...by(doing), memory: ({ id }) => ({ node: id, at: 0 }) },
  says: { text, gender: () => null, isPlain: () => false },
  rival: {
    ...NOT_FOR_RIVAL,
    can: (s, { costs, then }) => costs.every((one) => rivalCan(s, one)) && rivalCan(s, then),
  },
  shows: {
    sign: ({ costs, then }, signs) => {
      const price = signs.all(costs, ' ');
      const reward = signs.of(then);
      return price === null || reward === null ? null : `${price}: ${reward}`;
    },
    keyword: null,
  },
};
