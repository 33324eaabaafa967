import { type Seat, say, type Text } from '@stolik/engine';
import { nodeAt } from '../content/cards.ts';
import type { Condition, Node, Resource } from '../content/language.ts';
import { exactly, readConditionInBrackets, readLabelled, resourceOf } from '../content/read-operations.ts';
import { readAmount } from '../content/read-terms.ts';
import { holds } from '../rules/count.ts';
import { type Doing, perform, reaches, seatAfter } from '../rules/running.ts';
import { rivalIsRobbed } from '../rules/solo/suffers.ts';
import { type GameDealer, loop, run, script, when } from '../rules/steps.ts';
import { playerAt, type State, top } from '../state.ts';
import { othersOf, whoText } from '../words/conditions.ts';
import { effectText, type Standing } from '../words/effects.ts';
import { tokensText } from '../words/tokens.ts';
import { ALWAYS, ANYWHERE, by, NO_LEAD, NOT_FOR_RIVAL, type Said, saying, type Verb } from './verb.ts';

/** IM-11.5: from each other player concerned, in turn order. */
export interface Steal {
  readonly op: 'steal';
  readonly n: number;
  readonly resource: Resource;
  readonly cond: Condition | null;
  readonly unable: Node | null;
}

interface Stealing extends Doing {
  next: number;
  total: number;
  victim: Seat;
  short: boolean;
}

const stealing = script<Stealing>('steal', [
  run((_, local) => {
    local.next = 1;
    local.total = 0;
  }),
  loop(
    (s, { next }) => next < s.seats,
    [
      run(stealFromNext),
      when(
        (_, { node, short }) => short && nodeAt<'steal'>(node).unable !== null,
        [
          run((s, { victim }) => {
            top(s).actor = victim;
          }),
          perform(({ node }) => unableOf(node)),
          run((s) => {
            top(s).actor = top(s).owner;
          }),
        ],
      ),
    ],
  ),
  run((s, local, dealer) => {
    top(s).last = local.total;
    if (s.rival !== null) top(s).last += rivalIsRobbed(s, nodeAt<'steal'>(local.node), dealer);
  }),
]);

const unableOf = (id: number): Node => {
  const { unable } = nodeAt<'steal'>(id);
  if (unable === null) throw new Error('nothing is said for those unable');
  return unable;
};

function stealFromNext(s: State, local: Stealing, dealer: GameDealer): void {
  const { n, resource, cond } = nodeAt<'steal'>(local.node);
  const running = top(s);
  const victim = seatAfter(s, local.next);
  local.next++;
  local.victim = victim;
  local.short = false;
  if (!reaches(s, victim) || (cond !== null && !holds(s, victim, cond, running.self))) return;
  const from = playerAt(s, victim);
  const taken = Math.min(n, from[resource]);
  from[resource] -= taken;
  playerAt(s, running.owner)[resource] += taken;
  local.total += taken;
  local.short = taken < n;
  if (taken > 0) dealer.tell({ type: 'stolen', seat: running.owner, from: victim, resource, n: taken });
}

function text({ n, resource, cond, unable }: Said<Steal>, { mood, who }: Standing): Text {
  const args = {
    mood,
    what: tokensText(n, resource),
    whom:
      cond === null
        ? say('each-other-player', { who: othersOf('others', who) })
        : say('each-other-player-who', { cond: whoText(cond) }),
  };
  return unable === null
    ? say('do-steal', args)
    : say('do-steal-unable', { ...args, resource, unable: effectText(unable, 'does') });
}

export const steal: Verb<Steal> = {
  reads: {
    steal: (reader, library) =>
      reader.inBrackets(() => {
        const amount = readAmount(reader, library);
        reader.expect('from');
        let cond: Condition | null = null;
        if (!reader.took('eachOther')) {
          reader.expect('others');
          cond = readConditionInBrackets(reader, library);
        }
        const unable = readLabelled('unable', reader, library);
        return { op: 'steal', n: exactly(reader, amount), resource: resourceOf(reader, amount), cond, unable };
      }),
  },
  parts: ({ unable }) => (unable === null ? [] : [unable]),
  stands: ANYWHERE,
  can: ALWAYS,
  lead: NO_LEAD,
  does: by(stealing),
  says: saying(text),
  rival: NOT_FOR_RIVAL, // what it may ask the human is a step of the opponent's turn
  shows: { sign: ({ n, resource }) => `‹players›−${n}‹${resource}›`, keyword: 'steal' },
};
