import type { Seat } from '@stolik/engine';
import { say } from '@stolik/engine';
import { nodeAt } from '../content/cards.ts';
import type { Node } from '../content/language.ts';
import { readBlock } from '../content/read-operations.ts';
import type { Card } from '../pieces.ts';
import { canDo, couldChange } from '../rules/can.ts';
import { candidates, isMove } from '../rules/candidates.ts';
import { leadOf, leadOptions } from '../rules/effect.ts';
import { fits } from '../rules/filters.ts';
import { aboutSelf, byActor, type Doing, perform } from '../rules/running.ts';
import { choose, run, script, when } from '../rules/steps.ts';
import { type State, top } from '../state.ts';
import { effectText, within } from '../words/effects.ts';
import { ALWAYS, ANYWHERE, by, NO_LEAD, NO_SIGN, NOT_FOR_RIVAL, type Verb } from './verb.ts';

/**
 * `may{X}`: accept or decline as a whole. Where X begins by picking one card the player picks it here or declines, so that one
 * question does for two.
 */
export interface May {
  readonly op: 'may';
  readonly body: Node;
}

interface Permission extends Doing {
  pick: Card | string | null;
}

function permissionOptions(s: State, { node }: Permission): (Card | string)[] {
  const { actor, self } = top(s);
  const lead = leadOf(nodeAt<'may'>(node).body);
  if (lead === null) return ['accept', 'decline'];
  const found = leadOptions(s, actor, lead, self);
  // Hardly ever is a card buried with profit: here the first answer is to leave it.
  return lead.op === 'garrison' ? ['decline', ...found] : [...found, 'decline'];
}

/**
 * One may discard for something that cannot come of it: `discard(1) -> returnUnrest(1 from discard)` with no unrest there and none in hand. Nobody is
 * asked that; discarding sets nothing else off.
 */
function discardsForNothing(s: State, node: Node, seat: Seat, self: Card): boolean {
  if (node.op !== 'cost' || !isMove(node.then)) return false;
  const { selector } = node.then;
  const [cost] = node.costs;
  return (
    node.costs.length === 1 &&
    cost !== undefined &&
    cost.op === 'discard' &&
    isMove(cost) &&
    selector.from === 'zones' &&
    candidates(s, seat, node.then, self).length === 0 &&
    !candidates(s, seat, cost, self).some((card) => fits(s, selector.filter, card))
  );
}

/** What is asked: to hide a card, to pick one, or yes or no. */
const leadWord = (lead: ReturnType<typeof leadOf>): string => {
  if (lead === null) return 'none';
  return lead.op === 'garrison' ? 'garrison' : 'card';
};

const permitting = script<Permission>('may', [
  when(
    (s, { node }) => {
      const { actor, self } = top(s);
      const { body } = nodeAt<'may'>(node);
      return (
        canDo(s, body, actor, self) && couldChange(s, body, actor, self) && !discardsForNothing(s, body, actor, self)
      );
    },
    [
      choose('pick', permissionOptions, {
        ...byActor,
        about: (s, { node }) => {
          const { body } = nodeAt<'may'>(node);
          return {
            ...aboutSelf(s),
            does: effectText(body, 'to'),
            lead: leadWord(leadOf(body)),
          };
        },
      }),
      run((s, { pick, node }) => {
        top(s).ready = pick === 'decline' || leadOf(nodeAt<'may'>(node).body) === null ? null : pick;
      }),
      when((_, { pick }) => pick !== 'decline', [perform(({ node }) => nodeAt<'may'>(node).body)]),
    ],
  ),
]);

export const may: Verb<May> = {
  reads: { may: (reader, library) => ({ op: 'may', body: readBlock(reader, library) }) },
  parts: ({ body }) => [body],
  stands: ANYWHERE,
  can: {
    ...ALWAYS,
    change: (s, { body }, seat, self) => canDo(s, body, seat, self) && couldChange(s, body, seat, self),
  },
  lead: NO_LEAD,
  does: by(permitting),
  says: {
    text: ({ body }, standing) => say('do-may', { mood: standing.mood, what: within(body, standing, { mood: 'to' }) }),
    gender: () => null,
    isPlain: () => false,
  },
  rival: { ...NOT_FOR_RIVAL, suffers: (s, { body }, dealer) => body.verb.rival.accepts(s, body, dealer) },
  shows: NO_SIGN,
};
