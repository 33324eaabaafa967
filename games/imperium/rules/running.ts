import {
  given,
  type Script,
  type Seat,
  type Step,
  type Steps,
  say,
  scriptNamed,
  seat as seatAt,
  type TextArg,
} from '@stolik/engine';
import { nodeAt } from '../content/cards.ts';
import type { Node } from '../content/language.ts';
import type { Event } from '../events.ts';
import { type Card, NONE } from '../pieces.ts';
import { bitOfSeat, playerAt, type Resolving, RIVAL, type Running, type State, top } from '../state.ts';
import { replacementOf } from './modifiers.ts';
import { call, run, script, when } from './steps.ts';

/**
 * The frame in which card programs run. A position inside an effect is a stack of frames, each with the number of its node; what
 * the words of a card refer to (`it`, `last`...) is in `State.running`, innermost last.
 */

/** Which script carries a node out. */
const scriptOf = (node: Node): Script => node.verb.does.script(node);

/** What that script begins with; whatever else it needs to remember it adds itself. */
export interface Doing {
  node: number;
}

/** Statements or costs one after the other. */
export interface Sequence extends Doing {
  at: number;
}

const memoryOf = (node: Node, asCost = false): object => node.verb.does.memory(node, asCost);

/** Carries out another node, found from what the frame remembers. Which one it is is noted: whatever is asked from now on is asked by it. */
export const perform = <L>(nodeOf: (local: L) => Node, asCost = false): Step<State, L, Event> => ({
  step: 'block',
  steps: [
    run((s, local) => {
      top(s).asked = nodeOf(local).id;
    }),
    call<L>(
      (_, local) => scriptOf(nodeOf(local)),
      (_, local) => memoryOf(nodeOf(local), asCost),
    ),
  ],
});

/** An ability begins: its references are empty (NOTATION 4). */
export function begin(s: State, self: Card, owner: Seat, as: Resolving, attack = false, resolving = false): Running {
  const running: Running = {
    self,
    owner,
    actor: owner,
    as,
    resolving,
    attack,
    spared: 0,
    it: NONE,
    last: 0,
    drawn: [],
    looked: [],
    more: 0,
    released: 0,
    declared: 0,
    materials: 0,
    population: 0,
    ready: null,
    asked: -1,
  };
  s.running.push(running);
  return running;
}

/** An ability that has no steps of its own around it: a reaction, a solstice, a standing rule at work. */
export interface Resolve {
  node: number;
  self: Card;
  owner: Seat;
  as: Resolving;
  it: Card;
  materials: number;
  population: number;
}

export const resolve = script<Resolve>('resolve', [
  run((s, { self, owner, as, it, materials, population }) => {
    const running = begin(s, self, owner, as);
    running.it = it;
    running.materials = materials;
    running.population = population;
  }),
  perform(({ node }) => nodeAt(node)),
  run((s) => {
    s.running.pop();
  }),
]);

export const resolving = (node: Node, self: Card, owner: Seat, as: Resolving, it: Card = NONE): Resolve => ({
  node: node.id,
  self,
  owner,
  as,
  it,
  materials: 0,
  population: 0,
});

const reactions = scriptNamed('reactions');

/** IM-22.1: what happened is answered before the effect goes on. */
export const answered = <L>(): Step<State, L, Event> => when<L>((s) => s.happenings.length > 0, [call<L>(reactions)]);

/** Something else happens instead of what was to happen to the one who acts (IM-22.2). */
export const insteadOf = <L>(event: Parameters<typeof replacementOf>[1]): Steps<State, L, Event> => [
  run((s, _, dealer) => {
    const { actor } = top(s);
    const { card } = given(replacementOf(playerAt(s, actor), event));
    dealer.tell({ type: 'helped', seat: actor, card });
  }),
  call<L, Resolve>(resolve, (s) => {
    const { actor } = top(s);
    const { body, card } = given(replacementOf(playerAt(s, actor), event));
    return resolving(body, card, actor, 'rule');
  }),
];

/** Who has to decide inside an effect. */
export const byActor = { by: (s: State): Seat => top(s).actor };

/** What a question has to say about the card whose effect asks it, and whose that is where it is not one's own. */
export function aboutSelf(s: State): { readonly card: TextArg } {
  const { self, owner, actor } = top(s);
  if (self < 0) return { card: 'none' };
  if (owner === actor) return { card: { piece: self } };
  const card = { piece: self, form: 'bare' };
  return { card: owner === RIVAL ? say('card-of-rival', { card }) : say('card-of', { card, player: { seat: owner } }) };
}

/** What was picked with the permission to do this at all; it is used once. */
export function readyPick(s: State): Card | string | null {
  const running = top(s);
  const { ready } = running;
  running.ready = null;
  return ready;
}

/** IM-13.3, IM-19.10: does this effect reach the seat, or was it spared the attack, its gifts included? */
export function reaches(s: State, seat: Seat): boolean {
  const { attack, spared } = top(s);
  return !attack || (spared & bitOfSeat(seat)) === 0;
}

/** The n-th seat from the owner of the effect on, clockwise. */
export const seatAfter = (s: State, n: number): Seat => seatAt((Math.max(0, top(s).owner) + n) % s.seats);
