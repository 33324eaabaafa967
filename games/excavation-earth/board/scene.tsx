import type { View } from '@stolik/engine';
import { type BoardScene, type LogEntry, sceneBy } from '@stolik/ui';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { isZu } from '../state.ts';

export interface Scene extends BoardScene<State> {
  /** What this chair is asked; empty when nothing is. */
  readonly prompt: string;
}

/** The page finds a board by the game's id, and this is all that types do not know: the view and the log that it is given are this game's. */
export const stateOf = ({ state }: View<unknown>): State => state as State;
export const toldIn = (log: readonly LogEntry[]) => log as readonly (LogEntry & { readonly event: Event })[];

export const useScene = sceneBy(stateOf, (scene): Scene => ({ ...scene, prompt: scene.decision?.prompt ?? '' }));

/** Zu is the star, whoever else plays. */
const STAR = 4;

/** The shape and colour of a rival. */
export const markOf = (state: State, rival: number): number => (isZu(state, rival) ? STAR : rival);
