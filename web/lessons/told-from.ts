import { isObject } from '@stolik/engine';
/** Tips of a game that were told on this device. */
export interface Told {
  readonly tips: readonly string[];
  /** Tables at which a game of it came to its end, as far as they matter. */
  readonly finished: readonly string[];
}

export type AllTold = { readonly [game: string]: Told };

/** Tips are for so many first games. */
export const FIRST_GAMES = 3;

const NOTHING: Told = { tips: [], finished: [] };

export const toldOf = (all: AllTold, game: string): Told => all[game] ?? NOTHING;

/** Does somebody still play first games of it? */
export const isBeginner = ({ finished }: Told): boolean => finished.length < FIRST_GAMES;

export const withTip = (told: Told, tip: string): Told =>
  told.tips.includes(tip) ? told : { ...told, tips: [...told.tips, tip] };

/** A table counts once, however often it is looked at. */
export const withFinished = (told: Told, table: string): Told =>
  !isBeginner(told) || told.finished.includes(table) ? told : { ...told, finished: [...told.finished, table] };

/** Somebody asks for tips: whoever has had them begins anew, the others go on. */
export const asked = (told: Told): Told => (isBeginner(told) ? told : NOTHING);

const areWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string');

function isTold(one: unknown): one is Told {
  if (!isObject(one)) return false;
  const { tips, finished } = one;
  return areWords(tips) && areWords(finished);
}

/** What was kept, trusting nothing: what is odd was never told. */
export function toldFrom(text: string | null): AllTold {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    if (typeof read !== 'object' || read === null) return {};
    return Object.fromEntries(Object.entries(read).filter(([, one]) => isTold(one)));
  } catch {
    return {};
  }
}
