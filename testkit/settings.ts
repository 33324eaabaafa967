/** How thoroughly a run looks, from the environment. */
export interface Settings {
  /** Random games for each law and seat count: `STOLIK_GAMES`. */
  readonly games: number;
  /** Nobody asked for a number of games: it has to be quick. */
  readonly usual: boolean;
  /** Seed of fast-check: `STOLIK_SEED`. Runs with a number of games of their own look elsewhere each time. */
  readonly seed: number | null;
  /** Write stored files anew instead of comparing: `UPDATE_GOLDEN=1`. */
  readonly rewrite: boolean;
  /** New ground is that of this day: `STOLIK_DAY`, to walk another day's again. */
  readonly day: string;
}

/** Enough to meet most of a game's rules, few enough to run at every change. */
const USUAL_GAMES = 2;

export function settingsFrom(
  environment: Readonly<Record<string, string | undefined>>,
  today = new Date().toISOString().slice(0, 10),
): Settings {
  const { STOLIK_GAMES, STOLIK_SEED, STOLIK_DAY = today, UPDATE_GOLDEN } = environment;
  const games = STOLIK_GAMES === undefined ? USUAL_GAMES : wholeNumber('STOLIK_GAMES', STOLIK_GAMES);
  if (games < 1) throw new Error('STOLIK_GAMES is at least 1.');
  return {
    games,
    usual: STOLIK_GAMES === undefined,
    seed: STOLIK_SEED !== undefined ? wholeNumber('STOLIK_SEED', STOLIK_SEED) : STOLIK_GAMES === undefined ? 1 : null,
    rewrite: UPDATE_GOLDEN === '1',
    day: STOLIK_DAY,
  };
}

function wholeNumber(name: string, value: string): number {
  if (!/^-?\d{1,9}$/.test(value)) throw new Error(`${name} is a whole number, not "${value}".`);
  return Number(value);
}
