import {
  type Answer,
  below,
  choose,
  type Decision,
  defineGame,
  type Game,
  type GameEvent,
  type GameRules,
  type Option,
  pendingFor,
  type Refusal,
  type Script,
  type Seat,
  seat,
  start,
  stepsFor,
  type Table,
} from '../index.ts';

/** The state of the tiny games in these tests: what has happened, in order, and a hidden number for each seat. */
export interface Tiny {
  seats: number;
  active: Seat;
  trail: Option[];
  secrets: number[];
}

export interface TinyEvent extends GameEvent {
  readonly said?: Option;
}

export const steps = stepsFor<Tiny, TinyEvent>();

type TinyGame = Game<Tiny, TinyEvent>;

/** Seats have a secret from 0 to 9 each. */
const SECRETS = 10;

/** A game of the given scripts, the first of which is played. */
export const tinyGame = (
  scripts: readonly [Script, ...Script[]],
  changed: Partial<GameRules<Tiny, TinyEvent>> = {},
): TinyGame =>
  defineGame<Tiny, TinyEvent>({
    id: 'tiny',
    version: '1.0.0',
    seats: { min: 1, max: 4 },
    variants: [],
    decisionLimit: 100,
    endings: ['end'],
    ending: () => 'end',
    setup: ({ seats }, dealer) => ({
      seats,
      active: seat(0),
      trail: [],
      secrets: Array.from({ length: seats }, () => dealer.below(SECRETS)),
    }),
    play: scripts[0],
    scripts,
    active: (state) => state.active,
    copy: (state) => ({ ...state, trail: state.trail.slice(), secrets: state.secrets.slice() }),
    view: (state, viewer) => ({
      ...state,
      secrets: state.secrets.map((secret, owner) => (owner === viewer ? secret : -1)),
    }),
    determinize(state, viewer, chance) {
      for (let owner = 0; owner < state.seats; owner++)
        if (owner !== viewer) state.secrets[owner] = below(chance, SECRETS);
    },
    score: ({ seats, trail }) =>
      Array.from({ length: seats }, (_, index) => ({
        seat: seat(index),
        total: trail.length,
        lines: [{ what: 'trail', points: trail.length }],
      })),
    winners: () => [seat(0)],
    invariants: () => [],
    evaluate: ({ trail }) => trail.length,
    describe: () => [],
    nameOf: (piece) => ({ key: `piece-${piece}` }),
    explain: () => [],
    optionText: (_, __, option) => ({ key: `option-${option}` }),
    eventText: ({ type }) => ({ key: `event-${type}` }),
    coverage: { all: [], ofEvent: () => [], ofScores: () => [] },
    box: { items: [], checkPack: () => [] },
    ...changed,
  });

/** Leaves a mark on the trail. */
export const mark = <L>(word: Option | ((state: Tiny, local: L) => Option)) =>
  steps.run<L>((state, local) => {
    state.trail.push(typeof word === 'function' ? word(state, local) : word);
  });

export const startTiny = (game: TinyGame, seats = 2, seed = 'tiny'): Table<Tiny> =>
  start(game, { seats, variants: {} }, seed);

/** An answer to what the seat is asked now. */
export const answerOf = (table: Table<unknown>, option: Option, by?: number): Answer => {
  const who = seat(by ?? (table.pending[0] as Decision).seat);
  return { seat: who, decision: (pendingFor(table, who) as Decision).id, option };
};

/** Answers in turn; stops at the first refusal. */
export function answer(game: TinyGame, table: Table<Tiny>, ...options: Option[]): Refusal | null {
  for (const option of options) {
    const refusal = choose(game, table, answerOf(table, option));
    if (refusal !== null) return refusal;
  }
  return null;
}
