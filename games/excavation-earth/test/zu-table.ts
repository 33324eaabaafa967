import { run, script } from '../rules/steps.ts';
import { zuTurn } from '../rules/zu/turn.ts';
import { ZU } from '../state.ts';
import type { Given } from './given.ts';
import { type GivenZu, shorthand } from './given.ts';
import { type Position, position } from './position.ts';

/** One turn of Zu's with these cards; with fewer than two it passes. */
const zuPlays = script('zu-plays', [
  run((s) => {
    s.active = ZU;
  }),
  run(zuTurn),
]);

/** Zu plays one card: what is given of Zu, of you and of the table. */
export function zuPlaysCard(card: string, zu: GivenZu, rest: Omit<Given, 'zu' | 'play'> = {}): Position {
  return position({ ...rest, zu: { ...zu, deck: [card] }, play: zuPlays });
}

export const zuPlaysCards = (cards: readonly string[], zu: GivenZu, rest: Omit<Given, 'zu' | 'play'> = {}): Position =>
  position({ ...rest, zu: { ...zu, deck: cards }, play: zuPlays });

/** What Zu chose and by which line of its lists: `Yg1 not-sampled`, `red level`, `market 3 buyers`. */
export const choicesOf = (table: Position): string[] =>
  table.told('zu-chose').map((event) => {
    const what =
      'tile' in event
        ? shorthand(event.tile)
        : 'market' in event
          ? `market ${event.market + 1}`
          : ['yellow', 'green', 'red', 'purple', 'orange'][event.colour];
    return `${what} ${event.by}`;
  });
