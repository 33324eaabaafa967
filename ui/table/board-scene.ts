import type { AskedDecision, Score, Seat, View } from '@stolik/engine';
import type { Target } from '../contract.ts';
import { useTable } from './table-context.ts';

/** What all parts of a board look at, whatever the game. It stays the same while the pointer wanders, so that pointing redraws little. */
export interface BoardScene<S> {
  readonly state: S;
  /** Whose chair this is; null for a spectator. */
  readonly seat: Seat | null;
  readonly decision: AskedDecision | null;
  readonly names: readonly string[];
  /** Scores that this chair may know. */
  readonly scores: readonly (Score | null)[];
}

/**
 * The scene of a board, with what its game adds, worked out once for each view. Found by the view and not handed down: parts of the table that nobody
 * sees now look at it a moment longer as it was. `stateOf` says that the view is of this game, which types do not know.
 */
export function sceneBy<S, T extends BoardScene<S>>(
  stateOf: (view: View<unknown>) => S,
  withMore: (scene: BoardScene<S>) => T,
): () => T {
  const known = new WeakMap<View<unknown>, T>();
  return () => {
    const { view, names, scores } = useTable();
    const before = known.get(view);
    if (before !== undefined && before.names === names && before.scores === scores) return before;
    const { seat, decision } = view;
    const scene = withMore({ state: stateOf(view), seat, decision, names, scores });
    known.set(view, scene);
    return scene;
  };
}

/** What follows from a scene and from what is pointed at, worked out once for all parts of the board that ask. */
export function foreseenBy<S extends object, T>(
  useScene: () => S,
  usePointed: () => Target | null,
  foresee: (scene: S, pointed: Target | null) => T,
): () => T {
  const known = new WeakMap<S, { readonly pointed: Target | null; readonly found: T }>();
  return () => {
    const scene = useScene();
    const pointed = usePointed();
    const before = known.get(scene);
    if (before?.pointed === pointed) return before.found;
    const found = foresee(scene, pointed);
    known.set(scene, { pointed, found });
    return found;
  };
}
