import type { AnyGame, Description, View } from '@stolik/engine';

const known = new WeakMap<object, Description>();

/** The table in words and numbers. Several look at it; it is made once for each position. */
export function described(game: AnyGame, { state }: View<unknown>): Description {
  const position = state as object; // a state is one, whatever the game
  const before = known.get(position);
  if (before !== undefined) return before;
  const description = game.describe(state);
  known.set(position, description);
  return description;
}
