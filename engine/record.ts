import type { GameEvent, Listener } from './dealer.ts';
import { type Option, type Refusal, refuse } from './decision.ts';
import { isObject } from './defined.ts';
import { type Game, isRefusal, seatingOf, type Variants } from './game.ts';
import { Match } from './match.ts';
import { pendingFor } from './play.ts';
import type { Score } from './score.ts';
import { type Seat, seat } from './seat.ts';
import { sha256Hex } from './sha256.ts';
import { isOver } from './table.ts';

/**
 * A game as it is kept: enough to replay it exactly. While one seat at a time decides a choice is the bare option; where several
 * decide together it says who.
 */
export interface GameRecord {
  readonly stolik: 1;
  readonly game: string;
  readonly rules: string;
  readonly seats: number;
  readonly names: readonly string[];
  /** Which seats are played by which bot; null is a person. */
  readonly bots?: readonly (string | null)[];
  readonly variants: Variants;
  readonly seed: string;
  /** What the players added to the seed after the commitment. */
  readonly entropy?: readonly string[];
  readonly commitment: string;
  /** What each of them had committed to before any of it was shown, in the same order. */
  readonly commitments?: readonly string[];
  readonly choices: readonly (Option | { readonly seat: number; readonly option: Option })[];
  /** Only of finished games. */
  readonly result?: GameResult;
}

export interface GameResult {
  readonly ending: string;
  readonly scores: readonly {
    readonly seat: number;
    readonly total: number;
    readonly lines: readonly { readonly what: string; readonly points: number }[];
  }[];
  readonly winners: readonly number[];
  /** What the opponent that the game itself plays came to; absent where there is none. */
  readonly rival?: {
    readonly total: number;
    readonly lines: readonly { readonly what: string; readonly points: number }[];
  };
}

/** What is told before play, of the seed or of what a player adds to it: anyone can check it later with `sha256sum`. */
export const commitmentTo = (secret: string): string => `sha256:${sha256Hex(secret)}`;

export function resultOf<S, E extends GameEvent>(game: Game<S, E>, state: S): GameResult {
  const rival = game.rivalScore?.(state) ?? null;
  return plainResult({
    ending: game.ending(state),
    scores: game.score(state),
    winners: game.winners(state),
    ...(rival === null ? {} : { rival }),
  });
}

const plainTotal = ({ total, lines }: Pick<GameResult['scores'][number], 'total' | 'lines'>) => ({
  total,
  lines: lines.map(({ what, points }) => ({ what, points })),
});

const plainScore = (score: GameResult['scores'][number] | Score) => ({ seat: score.seat, ...plainTotal(score) });

/** In whatever order the keys stand, and with nothing added. Older records say nothing of the rival. */
function sameResult({ rival, ...others }: GameResult, told: GameResult): boolean {
  const known = rival === undefined || told.rival === undefined ? others : { ...others, rival };
  return (
    Object.keys(known).length === Object.keys(told).length &&
    JSON.stringify(plainResult(known)) === JSON.stringify(plainResult(told))
  );
}

/** Only what a result is made of, in one order. */
const plainResult = ({ ending, scores, winners, rival }: GameResult): GameResult => ({
  ending,
  scores: scores.map(plainScore),
  winners: winners.slice(),
  ...(rival === undefined ? {} : { rival: plainTotal(rival) }),
});

export interface Company {
  readonly names: readonly string[];
  readonly bots?: readonly (string | null)[];
  /** To what the players added, where they committed themselves to it. */
  readonly commitments?: readonly string[];
}

/** The record of a match, finished or not. */
export function recordOf<S, E extends GameEvent>(match: Match<S, E>, company: Company): GameRecord {
  const { game, seating, options, table } = match;
  return {
    stolik: 1,
    game: game.id,
    rules: game.version,
    seats: seating.seats,
    names: company.names,
    ...(company.bots ? { bots: company.bots } : {}),
    variants: seating.variants,
    seed: options.seed,
    ...(options.entropy?.length ? { entropy: options.entropy } : {}),
    commitment: commitmentTo(options.seed),
    ...(company.commitments?.length ? { commitments: company.commitments } : {}),
    choices: match.choices.map((choice) =>
      choice.together ? { seat: choice.seat, option: choice.option } : choice.option,
    ),
    ...(isOver(table) ? { result: resultOf(game, table.state) } : {}),
  };
}

/** Limits that no honest record reaches. */
const MOST_CHOICES = 200_000;
const LONGEST_WORD = 200;
const LONGEST_LIST = 1000;

const isWord = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_WORD;
const isOption = (value: unknown): value is Option => isWord(value) || Number.isSafeInteger(value);

/** Reads a record from text, trusting nothing; or says in one sentence what is wrong with it. */
export function readRecord(text: string): GameRecord | Refusal {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return bad('it is not complete JSON (cut off or damaged?)');
  }
  if (!isObject(data)) return bad('it is not a JSON object');
  if (data.stolik !== 1) return bad('it has no "stolik": 1, the mark of a record this version can read');
  for (const key of ['game', 'rules', 'seed', 'commitment'] as const) {
    if (!isWord(data[key])) return bad(`"${key}" is missing or not a short text`);
  }
  const { seats, names, bots, variants, entropy, commitments, choices, result } = data;
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < 1 || seats > 64)
    return bad('"seats" is not a number of seats');
  if (!Array.isArray(names) || names.length !== seats || !names.every(isWord))
    return bad('"names" does not name every seat');
  if (
    bots !== undefined &&
    !(Array.isArray(bots) && bots.length === seats && bots.every((bot) => bot === null || isWord(bot)))
  ) {
    return bad('"bots" does not say for every seat who plays it');
  }
  if (!isObject(variants) || !Object.values(variants).every(isWord)) return bad('"variants" is not a list of words');
  for (const [name, words] of Object.entries({ entropy, commitments }))
    if (words !== undefined && !(Array.isArray(words) && words.length <= 64 && words.every(isWord)))
      return bad(`"${name}" is not a list of words`);
  if (!Array.isArray(choices)) return bad('"choices" is missing');
  if (choices.length > MOST_CHOICES) return bad(`it has more than ${MOST_CHOICES} choices`);
  const odd = choices.findIndex(
    (choice) => !isOption(choice) && !(isObject(choice) && Number.isInteger(choice.seat) && isOption(choice.option)),
  );
  if (odd >= 0) return bad(`choice ${odd + 1} is not an option`);
  if (result !== undefined && !isResult(result)) return bad('"result" is not a result with ending, scores and winners');
  return data as unknown as GameRecord; // all that a record has was looked at above
}

const isListOf = <T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.length <= LONGEST_LIST && value.every(isItem);
const isPoints = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isLine = (value: unknown): value is GameResult['scores'][number]['lines'][number] =>
  isObject(value) && isWord(value.what) && isPoints(value.points);
const isScore = (value: unknown): value is GameResult['scores'][number] =>
  isObject(value) && isPoints(value.seat) && isPoints(value.total) && isListOf(value.lines, isLine);
const isRival = (value: unknown): value is NonNullable<GameResult['rival']> =>
  isObject(value) && isPoints(value.total) && isListOf(value.lines, isLine);
const isResult = (value: unknown): value is GameResult =>
  isObject(value) &&
  isWord(value.ending) &&
  isListOf(value.scores, isScore) &&
  isListOf(value.winners, isPoints) &&
  (value.rival === undefined || isRival(value.rival));

const bad = (what: string): Refusal => refuse('bad-record', `This is not a game record: ${what}.`);

/** Replays a record, at most `until` choices of it, checking each; or says which one does not fit. */
export function replay<S, E extends GameEvent>(
  game: Game<S, E>,
  record: GameRecord,
  until = record.choices.length,
  listener: Listener<E> | null = null,
): Match<S, E> | Refusal {
  if (record.game !== game.id) return refuse('unknown-game', `The record is of "${record.game}", not of "${game.id}".`);
  if (record.rules !== game.version) {
    return refuse(
      'other-version',
      `The record was made with rules ${record.rules} of ${game.id}; this is ${game.version}. Replay it with the version that wrote it.`,
    );
  }
  const seating = seatingOf(game, record.seats, record.variants);
  if (isRefusal(seating)) return seating;
  const match = new Match(game, seating, { seed: record.seed, entropy: record.entropy ?? [] }, listener);
  while (match.choices.length < until) {
    const refusal = playNext(match, record, listener);
    if (refusal !== null) return refusal;
  }
  return match;
}

/** Makes the next choice of the record; or says why it does not fit. */
export function playNext<S, E extends GameEvent>(
  match: Match<S, E>,
  record: GameRecord,
  listener: Listener<E> | null = null,
): Refusal | null {
  const at = match.choices.length;
  const kept = record.choices[at];
  if (kept === undefined) return refuse('bad-record', 'The record has no further choice.');
  const choice = nextChoice(match, kept);
  const decision = pendingFor(match.table, choice.seat);
  const refusal =
    decision === null
      ? refuse('game-over', match.over ? 'The game is over.' : `Seat ${choice.seat} has nothing to decide there.`)
      : match.choose({ ...choice, decision: decision.id }, listener);
  return refusal === null
    ? null
    : refuse('bad-record', `Choice ${at + 1} of the record does not fit: ${refusal.message}`);
}

/** Who makes a choice as it is kept in a record, and which: a bare option is whoever's turn it is. */
export const nextChoice = <S, E extends GameEvent>(
  { table }: Match<S, E>,
  kept: GameRecord['choices'][number],
): { readonly seat: Seat; readonly option: Option } =>
  typeof kept === 'object'
    ? { seat: seat(kept.seat), option: kept.option }
    : { seat: table.pending[0]?.seat ?? seat(0), option: kept };

/** Replays a whole record and checks the commitment and the result. Null: everything is as it says. */
export function verify<S, E extends GameEvent>(game: Game<S, E>, record: GameRecord): Refusal | null {
  if (record.commitment !== commitmentTo(record.seed)) {
    return refuse('bad-record', 'The commitment is not that of the seed: the seed was changed after play began.');
  }
  const { commitments, entropy = [] } = record;
  if (commitments !== undefined && entropy.map(commitmentTo).join() !== commitments.join()) {
    return refuse('bad-record', 'What the players added is not what they had committed themselves to.');
  }
  const match = replay(game, record);
  if (isRefusal(match)) return match;
  if (!match.over) {
    return record.result === undefined
      ? null
      : refuse('bad-record', 'The record gives a result, but its game is not over.');
  }
  if (record.result === undefined) return refuse('bad-record', 'The game is over, but the record gives no result.');
  const result = resultOf(game, match.table.state);
  return sameResult(result, record.result)
    ? null
    : refuse('bad-record', 'The result of the record is not the one its choices lead to.');
}
