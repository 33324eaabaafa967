import type { View } from '@stolik/engine';
import { type BoardScene, sceneBy } from '@stolik/ui';
import type { State } from '../state.ts';
import { type Asked, askedOf } from './asked.ts';

export interface Scene extends BoardScene<State> {
  readonly asked: Asked;
}

/** The game's own view is shown on its board. */
export const stateOf = ({ state }: View<unknown>): State => state as State;

export const useScene = sceneBy(stateOf, (scene): Scene => ({ ...scene, asked: askedOf(scene.decision) }));
