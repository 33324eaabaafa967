/**
 * What surely is there: a place of a list, an entry of a table. TypeScript cannot know that a seat has a player; where it has none after all the
 * program is at fault, and is stopped here and not three calls later. What is asked most (the frame on top, players, what is
 * printed on a card in Star Scrappers) is cast instead: there it cost about three in a hundred of a whole game.
 */
export function defined<T>(one: T | undefined): T {
  return one === undefined ? missing() : one;
}

/** The same where `null` stands for nothing. Apart, because a list may hold `null` for what lies face down, and that surely is there. */
export function given<T>(one: T | null | undefined): T {
  return one === undefined || one === null ? missing() : one;
}

/** The same where only one kind can be there: a rule goes this way because that was chosen. */
export function sure<T>(is: (one: unknown) => one is T, one: unknown): T {
  return is(one) ? one : missing();
}

/** Something that was read and may hold anything. */
export const isObject = (one: unknown): one is { readonly [field: string]: unknown } =>
  typeof one === 'object' && one !== null && !Array.isArray(one);

export const isCount = (one: unknown): one is number =>
  typeof one === 'number' && Number.isSafeInteger(one) && one >= 0;

export const isWord = (one: unknown): one is string => typeof one === 'string';

/** So many more, or fewer, at a place that surely is there. */
export function addTo(amounts: number[], place: number, more: number): void {
  amounts[place] = defined(amounts[place]) + more;
}

/** Takes a piece out of a pile in which it surely lies. */
export function removeFrom<T>(pile: T[], piece: T): void {
  const at = pile.indexOf(piece);
  if (at < 0) throw new Error(`piece ${piece} is not where it should be`);
  pile.splice(at, 1);
}

/** So many from the top of a pile, which is its end; what is taken first comes first. */
export const dealt = <T>(pile: T[], count: number): T[] => Array.from({ length: count }, () => defined(pile.pop()));

/** Apart, so that little enough is left to be compiled into every place that asks. */
function missing(): never {
  throw new Error('Something is missing that every game has: a fault in the rules.');
}
