import { say } from '@stolik/engine';
import { nodeAt } from '../content/cards.ts';
import type { Condition, Node } from '../content/language.ts';
import { readBlock, readConditionInBrackets } from '../content/read-operations.ts';
import { holds } from '../rules/count.ts';
import { type Doing, perform, reaches, seatAfter } from '../rules/running.ts';
import { rivalHolds, rivalSuffers } from '../rules/solo/suffers.ts';
import { loop, run, script, when } from '../rules/steps.ts';
import { RIVAL, top } from '../state.ts';
import { othersOf, whoText } from '../words/conditions.ts';
import { within } from '../words/effects.ts';
import { ALWAYS, ANYWHERE, by, NO_LEAD, NOT_FOR_RIVAL, type Verb } from './verb.ts';

/** `eachOther{}`, `everyone{}`: the body once for each player concerned, who decides in it, in turn order (IM-11.26, IM-13.5, IM-22.3). */
export interface Each {
  readonly op: 'each';
  readonly who: 'others' | 'all';
  readonly cond: Condition | null;
  readonly body: Node;
}

interface ForEach extends Doing {
  next: number;
  total: number;
  /** Does the body run for the seat whose turn it is? */
  concerned: boolean;
}

/** Whether another player is asked, or not, can tell what is in that player's hand. */
const dependsOnHand = ({ verb }: Node): boolean => verb.does.fromHand;

const going = script<ForEach>('each', [
  run((s, local) => {
    local.next = nodeAt<'each'>(local.node).who === 'all' || top(s).owner === RIVAL ? 0 : 1;
    local.total = 0;
  }),
  loop(
    (s, { next }) => next < s.seats,
    [
      run((s, local, dealer) => {
        const { cond, body } = nodeAt<'each'>(local.node);
        const seat = seatAfter(s, local.next);
        const running = top(s);
        local.next++;
        local.concerned = reaches(s, seat) && (cond === null || holds(s, seat, cond, running.self));
        running.actor = seat;
        running.last = 0;
        if (seat !== running.owner && dependsOnHand(body)) dealer.reveal();
      }),
      when(
        (_, { concerned }) => concerned,
        [
          perform(({ node }) => nodeAt<'each'>(node).body),
          run((s, local) => {
            local.total += top(s).last;
          }),
        ],
      ),
    ],
  ),
  run((s, local, dealer) => {
    const running = top(s);
    running.actor = running.owner;
    running.last = local.total;
    if (dependsOnHand(nodeAt<'each'>(local.node).body)) dealer.reveal();
    const { cond, body } = nodeAt<'each'>(local.node);
    if (s.rival !== null && running.owner !== RIVAL && (cond === null || rivalHolds(s, cond)))
      running.last += rivalSuffers(s, body, dealer);
  }),
]);

export const each: Verb<Each> = {
  reads: {
    eachOther: (reader, library) => ({ op: 'each', who: 'others', cond: null, body: readBlock(reader, library) }),
    everyone: (reader, library) => ({ op: 'each', who: 'all', cond: null, body: readBlock(reader, library) }),
    others: (reader, library) => {
      const cond = readConditionInBrackets(reader, library);
      return { op: 'each', who: 'others', cond, body: readBlock(reader, library) };
    },
  },
  parts: ({ body }) => [body],
  stands: ANYWHERE,
  can: ALWAYS,
  lead: NO_LEAD,
  does: by(going),
  says: {
    text: ({ who, cond, body }, standing) =>
      say('do-each', {
        who: cond === null ? othersOf(who, standing.who) : 'others-who',
        cond: cond === null ? 'none' : whoText(cond),
        what: within(body, standing, { mood: 'does', who: 'they' }),
      }),
    gender: () => null,
    isPlain: () => false,
  },
  rival: NOT_FOR_RIVAL, // what it may ask the human is a step of the opponent's turn (IM-21.18)
  shows: {
    sign: ({ body }, signs) => {
      const done = body.op === 'discard' ? '‹discard›1' : signs.of(body);
      return done === null ? null : `‹players›${done}`;
    },
    keyword: null,
  },
};
