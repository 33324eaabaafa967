import { defined, type Option, say, type Text, type View } from '@stolik/engine';
import { type BoardScene, sceneBy, type Target, useHovered, useTable } from '@stolik/ui';
import { useMemo, useSyncExternalStore } from 'react';
import { ROUNDS } from '../content/tables.ts';
import { ALL_KINDS, type Good, goodOf, isFilled, type Slot } from '../pieces.ts';
import { merchantOf, type State, type Wagon, wagonAt } from '../state.ts';
import type { Running } from './running.ts';
import { sharing } from './sharing.ts';
import { runningOf } from './so-far.ts';

/** The table from a chair, and what is asked there. */
export interface Asked extends BoardScene<State> {
  /** What is asked; empty while nothing is. */
  readonly prompt: string;
  readonly options: ReadonlySet<Option>;
}

export interface Scene extends Asked {
  /** What the choice that is going on has settled so far. */
  readonly running: Running;
}

/** The table's view of this game: whoever draws this board has one of its states. */
export const stateOf = ({ state }: { readonly state: unknown }): State => state as State;

/** Every view comes as a copy; what is equal in the one before is taken from there. */
let latest: State | null = null;

function sharedStateOf(view: View<unknown>): State {
  latest = sharing(latest, stateOf(view));
  return latest;
}

const useAsked = sceneBy(sharedStateOf, (scene): Asked => {
  const { decision } = scene;
  return { ...scene, prompt: decision?.prompt ?? '', options: new Set(decision?.options) };
});

const scenes = new WeakMap<Asked, Scene>();

export function useScene(): Scene {
  const asked = useAsked();
  const { picked } = useTable().view;
  const known = scenes.get(asked);
  if (known !== undefined) return known;
  const scene = { ...asked, running: runningOf(asked, picked) };
  scenes.set(asked, scene);
  return scene;
}

/** What the pointer or the focus is on, on the board or among the answers in words. */
export function usePointed(): Target | null {
  const hovered = useHovered();
  const { rings } = useTable();
  const { decision } = useScene();
  const ringed = useSyncExternalStore(
    rings.subscribe,
    () => decision?.options.find((option) => typeof option === 'string' && rings.has(option)) ?? null,
  );
  return ringed ?? hovered;
}

/** One's own wagon; null for a spectator. */
export function useOwn(): Wagon | null {
  const { state, seat } = useScene();
  return useMemo(() => (seat === null ? null : wagonAt(state, seat)), [state, seat]);
}

/** What one has bought at the Bazaar and is not yet aboard (DR-8.4). */
export function useBasket(): readonly Good[] {
  const { state, seat } = useScene();
  const { basket } = state.turn;
  const mine = seat !== null && merchantOf(state) === seat;
  return useMemo(
    () => (mine ? ALL_KINDS.flatMap((kind) => Array<Good>(defined(basket[kind])).fill(goodOf(kind, false))) : []),
    [basket, mine],
  );
}

/** Which of the thirteen turns this is; after the last one come the last visits (DR-25). */
export const roundText = ({ phase, round }: State): Text =>
  phase === 'play'
    ? say('board-round', { round, rounds: ROUNDS })
    : say(phase === 'ended' ? 'table-over' : phase === 'setup' ? 'table-opening' : 'board-last-visits');

/** The face of the die that was chosen before its lock is: the question tells it. */
export function dieBeingLocked({ prompt, decision }: Scene): string | null {
  if (prompt !== 'plan.slot') return null;
  const face = decision?.question.args?.face;
  return typeof face === 'object' && 'key' in face ? face.key.replace('face-', '') : null;
}

/** Plan, move, activate: 0 to 2. What a lock gives is part of planning: the wagon has not moved then. */
export function stepOfTurn({ state, prompt }: Scene): number {
  const { districts, building } = state.turn;
  if (prompt.startsWith('plan.') || (LOCK_GIVES.has(prompt) && districts === 0 && !building && state.journey === null))
    return 0;
  return prompt.startsWith('move.') ? 1 : 2;
}

const LOCK_GIVES = new Set(['choose.branch', 'may.answer', 'glow-to-pool.die']);

/** Those that lie there. */
export const present = <T extends number>(cards: readonly Slot<T>[]): T[] => cards.filter(isFilled);
