import {
  type AnyGame,
  allSeats,
  below,
  copyPlain,
  type Decision,
  defineGame,
  type GameEvent,
  type GameRules,
  type Option,
  type Score,
  type Script,
  type Seat,
  say,
  seat,
  stepsFor,
} from '@stolik/engine';

/** A state that a few lines can describe: whose turn, what has been chosen, points. */
export interface Tiny {
  active: Seat;
  points: number[];
  chosen: Option[];
  /** What nobody may see before somebody has chosen to `look`. */
  secret: number;
  pile: number;
}

export const tinySteps = stepsFor<Tiny, GameEvent>();

export interface TinyRules {
  readonly id: string;
  readonly play: Script;
  readonly scripts?: readonly Script[];
  readonly turn?: Script;
  readonly pile?: number;
  evaluate?(state: Tiny, seat: Seat): number;
  sensible?(state: Tiny, decision: Decision): readonly Option[];
}

const isOpen = ({ chosen }: Tiny): boolean => chosen.includes('look');

/** A game of one idea, for two seats unless more are asked for; what it does not say is as plain as can be. */
export function tinyGame({ id, play, scripts = [], turn, pile = 0, evaluate, sensible }: TinyRules): AnyGame {
  const score = (state: Tiny): Score[] =>
    state.points.map((points, at) => ({
      seat: seat(at),
      total: points,
      lines: [{ what: 'points', points }],
    }));
  const rules: GameRules<Tiny> = {
    id,
    version: '1.0.0',
    seats: { min: 2, max: 4 },
    variants: [],
    decisionLimit: 1000,
    endings: ['end'],
    ending: () => 'end',
    setup: ({ seats }, dealer) => ({
      active: seat(0),
      points: allSeats(seats).map(() => 0),
      chosen: [],
      secret: dealer.below(2),
      pile,
    }),
    play,
    scripts: [play, ...scripts],
    ...(turn === undefined ? {} : { turn }),
    ...(sensible === undefined ? {} : { sensible }),
    active: (state) => state.active,
    copy: copyPlain,
    view: (state) => ({ ...copyPlain(state), secret: isOpen(state) ? state.secret : -1 }),
    determinize(state, _, chance) {
      if (!isOpen(state)) state.secret = below(chance, 2);
    },
    score,
    winners(state) {
      const best = Math.max(...state.points);
      return allSeats(state.points.length).filter((at) => state.points[at] === best);
    },
    invariants: () => [],
    evaluate: evaluate ?? ((state, at) => state.points[at] as number),
    describe: () => [],
    nameOf: () => say('piece'),
    explain: () => [],
    optionText: () => say('option'),
    eventText: () => say('event'),
    coverage: { all: [], ofEvent: () => [], ofScores: () => [] },
    box: { items: [], checkPack: () => [] },
  };
  return defineGame(rules) as AnyGame;
}
