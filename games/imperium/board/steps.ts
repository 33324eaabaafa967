import { defined } from '@stolik/engine';
import { type When, whenOf } from '@stolik/ui';
import { kindOf, library, nodeAt } from '../content/catalogue.ts';
import { isWithin } from '../content/check.ts';
import type { Node, Op } from '../content/language.ts';
import type { Running } from '../state.ts';
import { type Clause, clausesOf } from './face/clauses.ts';

/** The clauses of a card that is being resolved, as steps. */
export interface ClauseStep {
  readonly clause: Clause;
  readonly state: When | 'other';
  /** Of its branches the one that was chosen; null: not yet, or there are none. */
  readonly branch: number | null;
}

/** Heads of abilities, by what is being resolved. */
const HEAD_OF: { readonly [as in Running['as']]?: string | null } = {
  play: null,
  exhaust: 'exhaust',
  solstice: 'solstice',
  gained: 'hand',
  scoring: 'end',
};

/**
 * Which clause is carried out, and asks what is asked: the one that holds the statement that was begun last. Those before it are behind one, also where nothing
 * could be done. What another card's words do in the place of its own (IM-11.27) is told by the clause that calls for them.
 */
export function stepsOf(stack: readonly Running[], running: Running): readonly ClauseStep[] {
  const clauses = clausesOf(kindOf(running.self));
  const holder = (one: Node): number => clauses.findIndex(({ node }) => node !== null && isWithin(node, one));
  const begun = stack
    .slice(0, stack.indexOf(running) + 1)
    .filter(({ self, asked }) => self === running.self && asked >= 0)
    .map(({ asked }) => nodeAt(asked))
    .findLast((one) => holder(one) >= 0);
  const current = begun === undefined ? -1 : holder(begun);
  const head = HEAD_OF[running.as];
  const isMine = (clause: Clause, at: number): boolean =>
    head === undefined ? at === current : clause.head === head && clause.node !== null;
  return clauses.map((clause, at) => ({
    clause,
    state: !isMine(clause, at) ? 'other' : whenOf(at, current),
    branch: at === current && clause.node?.op === 'choose' ? branchOf(clause.node.branches, begun) : null,
  }));
}

/** A row of the solo opponent's table as steps: what it comes to is done in order. */
export function rowSteps(effect: Node, running: Pick<Running, 'asked'>): readonly Pick<ClauseStep, 'state'>[] {
  const node = running.asked < 0 ? null : nodeAt(running.asked);
  const now = node === null ? -1 : partsOfRow(effect).findIndex((part) => isWithin(part, node));
  return partsOfRow(effect).map((_, at) => ({ state: whenOf(at, now) }));
}

export const partsOfRow = (effect: Node): readonly Node[] => (effect.op === 'seq' ? effect.items : [effect]);

/** The branch that was taken; null: none yet. */
function branchOf(branches: readonly Node[], node: Node | undefined): number | null {
  const at = node === undefined ? -1 : branches.findIndex((branch) => isWithin(branch, node));
  return at < 0 ? null : at;
}

/** The branches among which one is chosen now, with their letters; none where that is not the question. */
export function branchesNow(running: Running | null, prompt: string | null): readonly Node[] {
  if (running === null || prompt !== 'choose.branch' || running.asked < 0) return [];
  const node = library.nodes[running.asked];
  return node?.op === 'choose' ? node.branches : [];
}

export const LETTERS = ['a', 'b', 'c', 'd'] as const;

/** What a clause is about, in a word for the bar: the deed that it comes to. */
export function deedOf(node: Node): string {
  switch (node.op) {
    case 'seq':
      return deedOf(defined(node.items[0]));
    case 'may':
    case 'repeat':
      return deedOf(node.body);
    case 'cost':
    case 'if':
      return deedOf(node.then);
    case 'each':
      return node.who === 'all' ? 'all' : 'others';
    default:
      return DEEDS[node.op] ?? 'other';
  }
}

const DEEDS: { readonly [op in Op]?: string } = {
  gain: 'gain',
  pay: 'pay',
  choose: 'choice',
  steal: 'others',
  give: 'others',
  draw: 'draw',
  drawIfAble: 'draw',
  takeUnrest: 'unrest',
  returnUnrest: 'return',
  take: 'take',
  takeTopFame: 'fame',
  look: 'fame',
  discard: 'discard',
  toDiscard: 'discard',
  toDeckTop: 'deck',
  history: 'history',
  exile: 'exile',
  abandon: 'abandon',
  recall: 'recall',
  sink: 'sink',
  garrison: 'garrison',
  station: 'garrison',
  acquire: 'acquire',
  breakThrough: 'break-through',
  play: 'play',
  put: 'put',
  develop: 'develop',
  find: 'find',
};
