import { defined } from '@stolik/engine';
import { kindOf, library, nodeAt } from '../content/catalogue.ts';
import { partsOf } from '../content/check.ts';
import type { Node, Op } from '../content/language.ts';
import type { Running } from '../state.ts';
import { MOVES } from '../verbs/index.ts';
import { type Clause, clausesOf } from './face/clauses.ts';

/** The clauses of a card that is being resolved, as steps. */
export interface ClauseStep {
  readonly clause: Clause;
  readonly state: 'done' | 'now' | 'later' | 'other';
  /** Of its branches the only one that what is asked can belong to; null: not chosen yet, or not to be told. */
  readonly branch: number | null;
}

/** Which operations ask a question, by the name of the script that asks it. */
const ASKING: { readonly [script: string]: readonly Op[] } = {
  move: MOVES,
  acquire: ['acquire'],
  'break-through': ['breakThrough'],
  put: ['put'],
  give: ['give'],
  station: ['station'],
  treat: ['treat'],
  develop: ['develop'],
  find: ['find'],
  draw: ['draw'],
  'draw-if-able': ['drawIfAble'],
  declare: ['declareType'],
  'swap-exile': ['swapExile'],
  'swap-with-nation': ['swapWithNation'],
  'take-looked': ['take', 'look'],
  'return-exhaust': ['returnExhaust'],
  'copy-exhaust': ['copyExhaust'],
  'play-by-effect': ['play'],
  pay: ['pay'],
  payment: ['pay', 'cost'],
  choose: ['choose'],
  may: ['may'],
};

const holds = (node: Node, fits: (node: Node) => boolean): boolean =>
  fits(node) || partsOf(node).some((part) => holds(part, fits));

/** Heads of abilities, by what is being resolved. */
const HEAD_OF: { readonly [as in Running['as']]?: string | null } = {
  play: null,
  exhaust: 'exhaust',
  solstice: 'solstice',
  gained: 'hand',
  scoring: 'end',
};

/**
 * Which clause is asked about: the one that holds the permission or the choice that was noted, or else the first at or after it that can ask such a
 * question. Others of the same time before it are done.
 */
export function stepsOf(running: Running, prompt: string | null): readonly ClauseStep[] {
  const clauses = clausesOf(kindOf(running.self));
  const head = HEAD_OF[running.as];
  const mine = clauses.map(({ head: own, node }) =>
    head === undefined ? node !== null : own === head && node !== null,
  );
  const noted = running.asked >= 0 ? nodeAt(running.asked) : null;
  const from =
    noted === null ? -1 : clauses.findIndex(({ node }) => node !== null && holds(node, (one) => one === noted));
  const ops = ASKING[prompt?.slice(0, prompt.indexOf('.')) ?? ''] ?? [];
  const now = clauses.findIndex(
    ({ node }, at) => at >= from && mine[at] === true && node !== null && holds(node, (one) => ops.includes(one.op)),
  );
  const current = prompt === null ? from : now >= 0 ? now : from;
  return clauses.map((clause, at) => ({
    clause,
    state: mine[at] !== true ? 'other' : at < current ? 'done' : at === current ? 'now' : 'later',
    branch: at === current && clause.node?.op === 'choose' ? onlyBranch(clause.node.branches, ops) : null,
  }));
}

/** A row of the solo opponent's table as steps: what it comes to is done in order, and what is asked about is the first that can ask it. */
export function rowSteps(effect: Node, prompt: string | null): readonly Pick<ClauseStep, 'state'>[] {
  const ops = ASKING[prompt?.slice(0, prompt.indexOf('.')) ?? ''] ?? [];
  const now = partsOfRow(effect).findIndex((part) => holds(part, ({ op }) => ops.includes(op)));
  return partsOfRow(effect).map((_, at) => ({ state: at < now ? 'done' : at === now ? 'now' : 'later' }));
}

export const partsOfRow = (effect: Node): readonly Node[] => (effect.op === 'seq' ? effect.items : [effect]);

function onlyBranch(branches: readonly Node[], ops: readonly Op[]): number | null {
  const fits = branches.map((branch) => holds(branch, ({ op }) => ops.includes(op)));
  return fits.filter(Boolean).length === 1 ? fits.indexOf(true) : null;
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
