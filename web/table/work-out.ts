import type { AnyGame, View } from '@stolik/engine';
import { described, waysOf } from '@stolik/ui';
import { placesOf } from './just-moved.ts';
import { scoresSeen } from './scores-seen.ts';

/** Works out what every drawing of a view begins with, and keeps it with the view: it need not be done when somebody waits. */
export function workOut(game: AnyGame, view: View<unknown>): void {
  described(game, view);
  waysOf(game, view);
  scoresSeen(game, view);
  placesOf(game, view);
}
