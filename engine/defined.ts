/**
 * What surely is there: a place of a list, an entry of a table. TypeScript cannot know that a seat has a player; where it has none after all the
 * program is at fault, and is stopped here and not three calls later. The innermost loops (engine, mining and paying in Star Scrappers) cast instead: in
 * Star Scrappers it cost about three in a hundred of a whole game.
 */
export function defined<T>(one: T | undefined): T {
  return one === undefined ? missing() : one;
}

/** Apart, so that little enough is left to be compiled into every place that asks. */
function missing(): never {
  throw new Error('Something is missing that every game has: a fault in the rules.');
}
