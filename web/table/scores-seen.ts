import type { AnyGame, Score, View } from '@stolik/engine';

const known = new WeakMap<View<unknown>, readonly (Score | null)[]>();

/** Of a game that goes on one knows one's own points only: others' may rest on what is hidden. */
export function scoresSeen(game: AnyGame, view: View<unknown>): readonly (Score | null)[] {
  const before = known.get(view);
  if (before !== undefined) return before;
  const scores = game.score(view.state).map((score) => (view.over || score.seat === view.seat ? score : null));
  known.set(view, scores);
  return scores;
}
