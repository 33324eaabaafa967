import type { Script, Seat } from '@stolik/engine';
import { nodeAt } from '../content/catalogue.ts';
import type { MoveNode, Node, NodeOf } from '../content/language.ts';
import { type Card, NONE } from '../pieces.ts';
import { RIVAL, type State, top } from '../state.ts';
import { effectText } from '../words/effects.ts';
import { canDo, canPayAll, couldChange, playable } from './can.ts';
import { acquirable, candidates, hostsFor } from './candidates.ts';
import { holds } from './count.ts';
import { breakThroughOptions } from './market.ts';
import { aboutSelf, byActor, type Doing, perform, reaches, seatAfter } from './running.ts';
import { rivalHolds, rivalSuffers } from './solo/suffers.ts';
import { choose, loop, run, script, when } from './steps.ts';

/** The interpreter of card programs: sequences, costs, choices, permissions, conditions, and what many players do. */

/** Left to right, each statement as fully as can be (IM-5.3). */
interface Sequence extends Doing {
  at: number;
}

const seq = script<Sequence>('seq', [
  loop(
    (_, { node, at }) => at < nodeAt<'seq'>(node).items.length,
    [
      perform(({ node, at }) => nodeAt<'seq'>(node).items[at] as Node),
      run((_, local) => {
        local.at++;
      }),
    ],
  ),
]);

/** `X + Y -> Z`: all costs, in order, or nothing (NOTATION 3). */
const cost = script<Sequence>('cost', [
  when(
    (s, { node }) => canDo(s, nodeAt(node), top(s).actor, top(s).self),
    [
      loop(
        (_, { node, at }) => at < nodeAt<'cost'>(node).costs.length,
        [
          perform(({ node, at }) => nodeAt<'cost'>(node).costs[at] as Node, true),
          run((_, local) => {
            local.at++;
          }),
        ],
      ),
      perform(({ node }) => nodeAt<'cost'>(node).then),
    ],
  ),
]);

/** `choose{A | B}`: exactly one branch that can be started (IM-5.4). Branches are called by letters. */
interface Branching extends Doing {
  asCost: boolean;
  branch: Letter | null;
}

const LETTERS = ['a', 'b', 'c', 'd'] as const;
type Letter = (typeof LETTERS)[number];

export const branchNamed = (node: NodeOf<'choose'>, letter: string): Node =>
  node.branches[LETTERS.indexOf(letter as Letter)] as Node;

function openBranches(s: State, local: Branching): Letter[] {
  const node = nodeAt<'choose'>(local.node);
  const { actor, self } = top(s);
  const open: Letter[] = [];
  const telling: Letter[] = [];
  node.branches.forEach((branch, index) => {
    if (!(local.asCost ? canPayAll(s, [branch], actor, self, NONE) : canDo(s, branch, actor, self))) return;
    open.push(LETTERS[index] as Letter);
    if (couldChange(s, branch, actor, self)) telling.push(LETTERS[index] as Letter);
  });
  return telling.length > 0 ? telling : open.slice(0, 1); // where no branch would change anything nobody is asked
}

const branches = script<Branching>('choose', [
  run(noteAsked),
  choose('branch', openBranches, { ...byActor, about: aboutSelf }),
  when(
    (_, { branch }) => branch !== null,
    [perform(({ node, branch }) => branchNamed(nodeAt<'choose'>(node), branch as Letter))],
  ),
]);

/** The question is about this node. */
function noteAsked(s: State, { node }: Doing): void {
  top(s).asked = node;
}

/**
 * `may{X}`: accept or decline as a whole. Where X begins by picking one card the player picks it here or declines, so that one
 * question does for two.
 */
interface Permission extends Doing {
  pick: number | string | null;
}

/** The first thing that X does, if that is to pick a single card. */
export function leadOf(node: Node): Node | null {
  switch (node.op) {
    case 'seq':
      return leadOf(node.items[0] as Node);
    case 'cost':
      return leadOf(node.costs[0] as Node);
    case 'acquire':
    case 'breakThrough':
    case 'station':
      return node;
    case 'play':
    case 'take':
    case 'discard':
    case 'toDeckTop':
    case 'history':
    case 'exile':
    case 'abandon':
    case 'recall':
    case 'sink':
    case 'returnUnrest':
    case 'garrison': {
      const { selector } = node;
      return selector.from === 'zones' && selector.quantity.kind === 'exact' && selector.quantity.n === 1 ? node : null;
    }
    default:
      return null;
  }
}

function leadOptions(s: State, seat: Seat, lead: Node, self: Card): (number | string)[] {
  if (lead.op === 'acquire') return acquirable(s, seat, lead);
  if (lead.op === 'breakThrough') return breakThroughOptions(s, lead);
  if (lead.op === 'play') return playable(s, seat, lead);
  if (lead.op === 'station') return hostsFor(s, seat, lead);
  return candidates(s, seat, lead as MoveNode, self);
}

function permissionOptions(s: State, { node }: Permission): (number | string)[] {
  const { actor, self } = top(s);
  const { body } = nodeAt<'may'>(node);
  const lead = leadOf(body);
  return lead === null ? ['accept', 'decline'] : [...leadOptions(s, actor, lead, self), 'decline'];
}

const may = script<Permission>('may', [
  when(
    (s, { node }) => {
      const { actor, self } = top(s);
      const { body } = nodeAt<'may'>(node);
      return canDo(s, body, actor, self) && couldChange(s, body, actor, self);
    },
    [
      run(noteAsked),
      choose('pick', permissionOptions, {
        ...byActor,
        about: (s, { node }) => ({ ...aboutSelf(s), does: effectText(nodeAt<'may'>(node).body, 'to') }),
      }),
      run((s, { pick, node }) => {
        top(s).ready = pick === 'decline' || leadOf(nodeAt<'may'>(node).body) === null ? null : pick;
      }),
      when((_, { pick }) => pick !== 'decline', [perform(({ node }) => nodeAt<'may'>(node).body)]),
    ],
  ),
]);

/** `if(C){A} else {B}` */
interface Conditional extends Doing {
  /** The node that is carried out, or -1. */
  chosen: number;
}

const conditional = script<Conditional>('if', [
  run((s, local) => {
    const { cond, then, otherwise } = nodeAt<'if'>(local.node);
    const { actor, self } = top(s);
    local.chosen = (holds(s, actor, cond, self) ? then : otherwise)?.id ?? -1;
  }),
  when((_, { chosen }) => chosen >= 0, [perform(({ chosen }) => nodeAt(chosen))]),
]);

/** `eachOther{}`, `everyone{}`: the body once for each player concerned, who decides in it, in turn order (IM-11.26, IM-13.5, IM-22.3). */
interface ForEach extends Doing {
  next: number;
  total: number;
  /** Does the body run for the seat whose turn it is? */
  concerned: boolean;
}

const each = script<ForEach>('each', [
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

/** Whether another player is asked, or not, can tell what is in that player's hand. */
const dependsOnHand = ({ op }: Node): boolean =>
  op !== 'gain' && op !== 'takeUnrest' && op !== 'abandon' && op !== 'recall';

/** `repeat(n){A}`: the number is fixed before the first pass. */
interface Repeat extends Doing {
  left: number;
}

const repeat = script<Repeat>('repeat', [
  run((s, local) => {
    const { times } = nodeAt<'repeat'>(local.node);
    local.left = times === 'last' ? top(s).last : times;
  }),
  loop(
    (_, { left }) => left > 0,
    [
      perform(({ node }) => nodeAt<'repeat'>(node).body),
      run((_, local) => {
        local.left--;
      }),
    ],
  ),
]);

export const effectScripts: readonly Script[] = [
  seq as Script,
  cost as Script,
  branches as Script,
  may as Script,
  conditional as Script,
  each as Script,
  repeat as Script,
];
