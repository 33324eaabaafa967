import {
  type AnyGame,
  applyChoice,
  below,
  type Chance,
  copyTable,
  type Decision,
  defined,
  type Frame,
  given,
  type Option,
  pendingFor,
  type Seat,
  type Table,
} from '@stolik/engine';
import type { Bot, Sight } from './bot.ts';
import { sensible } from './sense.ts';
import { isTurnOver, turnAlone } from './turn.ts';

/** Guesses at what is hidden: an option is judged by its mean over them, so that none wins by one lucky guess. */
const GUESSES = 3;

/** Ways to finish the turn tried after an option, for each guess; the best one counts, since the bot will pick it itself. */
const COMPLETIONS = 4;

/** Own choices followed after an option: a move, its target and its payment fit. */
const LONGEST_TURN = 12;

/** Turns tried for one decision. With many options each gets fewer guesses and completions, so that time stays bounded. */
const MOST_TRIALS = 160;

/**
 * Looks one turn ahead and takes the option after which its position is worth most by the game's own `evaluate`. What follows
 * from other seats' choices it does not consider. For its choice and to the end of the turn it thinks about what the game calls sensible: where much of what
 * may be done is talk, turns finished at random would seldom come to anything.
 */
export const greedy: Bot = {
  id: 'greedy',
  choose(sight: Sight, chance: Chance): Option {
    const { decision, game } = sight;
    if (decision.options.length === 1) return defined(decision.options[0]);
    let table = sight.deal(chance);
    const options = sensible(game, table, decision);
    if (options.length === 1) return defined(options[0]);
    const guesses = within(GUESSES, MOST_TRIALS / (options.length * COMPLETIONS));
    const completions = within(COMPLETIONS, MOST_TRIALS / (options.length * guesses));
    const worth = new Array<number>(options.length).fill(0);
    for (let guess = 0; guess < guesses; guess++) {
      if (guess > 0) table = sight.deal(chance);
      for (let i = 0; i < options.length; i++) {
        worth[i] = defined(worth[i]) + bestTurn(game, table, decision, defined(options[i]), completions, chance);
      }
    }
    return defined(options[indexOfBest(worth, chance)]);
  },
};

const within = (most: number, wanted: number): number => Math.max(1, Math.min(most, Math.floor(wanted)));

/** What the option is worth on this table when the rest of the turn goes well. */
function bestTurn(
  game: AnyGame,
  table: Table<unknown>,
  decision: Decision,
  option: Option,
  completions: number,
  chance: Chance,
): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < completions; i++) {
    const trial = copyTable(game, table);
    const turn = turnAlone(game, trial);
    othersChoose(game, trial, decision.seat, chance);
    applyChoice(game, trial, pendingFor(trial, decision.seat) ?? decision, option);
    const followed = finishTurn(game, trial, decision.seat, turn, chance);
    best = Math.max(best, game.evaluate(trial.state, decision.seat));
    if (followed === 0) break;
  }
  return best;
}

/**
 * What several seats choose at once and unseen happens when all have chosen: the others do so first, at random, or the one asked first would
 * never see what its choice leads to.
 */
function othersChoose(game: AnyGame, table: Table<unknown>, seat: Seat, chance: Chance): void {
  while (table.pending.length > 1 && pendingFor(table, seat) !== null) {
    const other = defined(table.pending.find((waiting) => waiting.seat !== seat));
    applyChoice(game, table, other, defined(other.options[below(chance, other.options.length)]));
  }
}

/** Chooses at random for the seat until its turn is over; returns how often it chose. */
function finishTurn(game: AnyGame, table: Table<unknown>, seat: Seat, turn: Frame | null, chance: Chance): number {
  for (let followed = 0; followed < LONGEST_TURN; followed++) {
    if (isTurnOver(game, table, seat, turn)) return followed;
    othersChoose(game, table, seat, chance);
    const decision = given(pendingFor(table, seat));
    const options = sensible(game, table, decision);
    applyChoice(game, table, decision, defined(options[below(chance, options.length)]));
  }
  return LONGEST_TURN;
}

/** The place of the highest number; of equal ones, any. */
function indexOfBest(worth: readonly number[], chance: Chance): number {
  let best = 0;
  let equals = 1;
  for (let i = 1; i < worth.length; i++) {
    const difference = defined(worth[i]) - defined(worth[best]);
    if (difference > 0) equals = 1;
    if (difference > 0 || (difference === 0 && below(chance, ++equals) === 0)) best = i;
  }
  return best;
}
