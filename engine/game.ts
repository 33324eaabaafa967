import type { Box } from './box.ts';
import type { Chance } from './chance.ts';
import type { Dealer, GameEvent } from './dealer.ts';
import { type Decision, type Option, type Refusal, refuse } from './decision.ts';
import type { Description } from './describe.ts';
import type { RivalScore, Score } from './score.ts';
import type { Op, Script } from './script.ts';
import type { Seat } from './seat.ts';
import type { AnyState } from './state/index.ts';
import type { Text } from './text.ts';

/** A choice made before the game: words only, so that it reads the same in a record, a link and a command line. */
export interface Variant {
  readonly id: string;
  readonly values: readonly string[];
  readonly default: string;
}

export type Variants = { readonly [id: string]: string };

/** Who sits down to what. */
export interface Seating {
  readonly seats: number;
  readonly variants: Variants;
}

/** What the exhaustive runner has to see used at least once. */
export interface Coverage<E> {
  readonly all: readonly string[];
  /** What an event shows to be in use. */
  ofEvent(event: E): readonly string[];
  /** What a final score shows to have counted. */
  ofScores(scores: readonly Score[]): readonly string[];
}

/** A variant that is only on or off. */
export const isSwitch = ({ values }: Variant): boolean =>
  values.length === 2 && values.includes('on') && values.includes('off');

/** How many of what a seat has. */
export type Means = { readonly [what: string]: number };

/** Everything the house knows of a game. All of it stands in the game's own room. */
export interface GameRules<S, E extends GameEvent = GameEvent> {
  readonly id: string;
  /** Version of the rules: a record is replayed only by the version that wrote it. */
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly variants: readonly Variant[];
  /** What is best chosen by those who play it for the first time, as far as it goes with their seats. */
  readonly firstGame?: Variants;
  /** A sentence when these variants do not go together or not with so many seats. */
  refuseSeating?(seating: Seating): string | null;
  /** Every game ends within so many decisions. */
  readonly decisionLimit: number;
  /** Every way the game can end, and which one it was. */
  readonly endings: readonly string[];
  ending(state: S): string;

  setup(seating: Seating, dealer: Dealer<E>): S;
  /** The script of the whole game. When it ends, the game is over. */
  readonly play: Script;
  /** All scripts, `play` included. */
  readonly scripts: readonly Script[];
  /** The script of one turn, by which bots know where it ends, whoever else is asked in between: games for one need it. */
  readonly turn?: Script;
  /**
   * Looked at after every change: is it all over, in the middle of whatever is going on? Then everything is dropped but `play`, which goes on behind
   * what it had called. Whatever has to be looked at after every change can be done here.
   */
  breaksOff?(state: S, dealer: Dealer<E>): boolean;
  /** Who decides where a step does not say. */
  active(state: S): Seat;
  copy(state: S): S;
  /** The state said once: where every piece lies, how fields are copied and who sees them. What follows from it is checked of every game that has it. */
  readonly fields?: AnyState;

  /** What a seat may see (null: a spectator): the state with everything hidden taken out. */
  view(state: S, seat: Seat | null): S;
  /** Re-deals in place, at random, all that the seat cannot know, consistently with what it does know. */
  determinize(state: S, seat: Seat, chance: Chance): void;
  score(state: S): readonly Score[];
  /** Of an opponent that the game itself plays; null at a table without one. Asked when the game is over. */
  rivalScore?(state: S): RivalScore | null;
  winners(state: S): readonly Seat[];
  /** What else has to be told when the game is over: why it ended so, what broke a tie, who had hidden what. */
  epilogue?(state: S): readonly Text[];
  /** Is it the fewest points that win? Whoever ranks those who did not win asks this. */
  readonly lowestWins?: boolean;
  /** Every law of the game that does not hold, as a sentence; none when all is well. */
  invariants(state: S): string[];
  /** How promising the position is for a seat; higher is better, cheap to ask. */
  evaluate(state: S, seat: Seat): number;
  /**
   * How much worth decides, measured by what bots' games came to: whoever is worth so much more than another is e times as likely to win, at the beginning of a
   * game and near its end. Tells after a game how good everybody's chances were; nobody chooses by it.
   */
  readonly odds?: readonly [atFirst: number, atLast: number];
  /**
   * What `evaluate` counts beside points, in whole things that a player would name: cards in hand, ships, coins. Hints tell how an option changes
   * them, by the messages `means-<what>` with their number as `$count`, in the case that follows "gives" and "costs"; what matters most first.
   */
  means?(state: S, seat: Seat): Means;
  /** The options that a bot has to think about; the others are for people, and lead nowhere that these do not. At least one. */
  sensible?(state: S, decision: Decision): readonly Option[];

  /** The table in words and numbers, from a view. */
  describe(view: S): Description;
  /** Where in the game one is, in a few words for the top of the table: "round 2 of 3". Few rounds are drawn as steps where it has the arguments `round` and `rounds`. */
  moment?(view: S): Text;
  /** Who plays after whom, where that is not the same in every round. */
  order?(view: S): readonly Seat[];
  nameOf(piece: number): Text;
  /** What a piece does, in words made from what it does. */
  explain(piece: number): readonly Text[];
  /** An option in words, from the chooser's view. */
  optionText(view: S, prompt: string, option: Option): Text;
  eventText(event: E): Text;
  /**
   * All actions of one's turn that this question can offer at all, also those that cannot be taken now (`whyNot` says why); none
   * where it asks for something else.
   */
  actions?(view: S, prompt: string): readonly Option[];
  /**
   * Why a piece, a place or an action cannot be chosen now, with the rule that forbids it or with what it would need. Null when there is no special reason:
   * then the message `why-first-<script>` says what has to be settled first. Asked by `whyNotNow`, and only of what cannot be chosen.
   */
  whyNot?(view: S, seat: Seat, prompt: string | null, target: number | string): Text | null;
  /**
   * Pieces that stand for several choices at once: in `actions.move` a crystal means `mine` and then itself. Keys are
   * pieces or places that are not options themselves.
   */
  shortcuts?(view: S, prompt: string): ReadonlyMap<number | string, readonly Option[]>;
  readonly coverage: Coverage<E>;
  readonly box: Box;
}

export interface Game<S = unknown, E extends GameEvent = GameEvent> extends GameRules<S, E> {
  /** Scripts by name, flattened. */
  readonly programs: { readonly [script: string]: readonly Op[] };
}

/** A game of any kind, for those who know no rules: terminal, server, bots. */
// biome-ignore lint/suspicious/noExplicitAny: a registry holds games of unrelated states; the engine's functions keep state and game together.
export type AnyGame = Game<any, any>;

export function defineGame<S, E extends GameEvent>(rules: GameRules<S, E>): Game<S, E> {
  const programs: { [script: string]: readonly Op[] } = Object.create(null);
  for (const script of rules.scripts) {
    if (script.name in programs) throw new Error(`${rules.id}: two scripts are called "${script.name}"`);
    programs[script.name] = script.ops;
  }
  for (const script of rules.scripts)
    for (const op of script.ops)
      if (op.kind === 'call' && typeof op.script !== 'function' && !(op.script.name in programs))
        throw new Error(`${rules.id}: script "${script.name}" calls "${op.script.name}", which is not listed`);
  if (!(rules.play.name in programs)) throw new Error(`${rules.id}: script "${rules.play.name}" is not listed`);
  if (rules.turn !== undefined && !(rules.turn.name in programs))
    throw new Error(`${rules.id}: script "${rules.turn.name}" is not listed`);
  return { ...rules, programs };
}

/** The whole set of variants, defaults filled in; or why that cannot be played. */
export function seatingOf(game: AnyGame, seats: number, chosen: Variants): Seating | Refusal {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    const range = min === max ? `${min}` : `${min} to ${max}`;
    return refuse('seats', `${game.id} is for ${range} seats, not ${seats}.`);
  }
  const variants: { [id: string]: string } = {};
  for (const variant of game.variants) variants[variant.id] = variant.default;
  for (const [id, value] of Object.entries(chosen)) {
    const variant = game.variants.find((known) => known.id === id);
    if (!variant) {
      const known = game.variants.map((one) => one.id).join(', ') || 'none';
      return refuse('variant', `${game.id} has no variant "${id}"; it has: ${known}.`);
    }
    if (!variant.values.includes(value))
      return refuse('variant', `Variant "${id}" can be ${variant.values.join(' or ')}, not "${value}".`);
    variants[id] = value;
  }
  const seating: Seating = { seats, variants };
  const problem = game.refuseSeating?.(seating) ?? null;
  return problem === null ? seating : refuse('variant', problem);
}

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'why' in value && 'message' in value;
