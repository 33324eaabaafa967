import {
  applyChoice,
  type Chance,
  chanceFrom,
  type Decision,
  defined,
  type Game,
  type GameEvent,
  isOver,
  type Listener,
  Match,
  type Option,
  type RivalScore,
  type Score,
  type Seat,
  type Seating,
  seat,
  start,
  type Table,
} from '@stolik/engine';
import { type Bot, type Sight, sightOf } from './bot.ts';

/** Who wants to hear of a simulated game while it is played. */
export interface Watch<S, E> {
  readonly listener?: Listener<E>;
  /** Before each choice is made: what was asked, what will be answered. */
  readonly onDecision?: (decision: Decision, option: Option, table: Table<S>) => void;
}

/** A game that bots have played to its end. */
export interface Played<S> {
  readonly table: Table<S>;
  readonly decisions: number;
  readonly scores: readonly Score[];
  readonly winners: readonly Seat[];
  /** What the opponent that the game itself plays came to. */
  readonly rival: RivalScore | null;
  readonly ending: string;
}

/** A seat's own luck: it follows from the seed, and neither the table's chance nor another seat's bot can disturb it. */
export const botChance = (seed: string, at: Seat): Chance => chanceFrom(seed, [`bot at seat ${at}`]);

/** Bots play a whole game, as fast as the rules allow: only the table itself is kept. */
export function playGame<S, E extends GameEvent>(
  game: Game<S, E>,
  seating: Seating,
  seed: string,
  bots: readonly Bot[],
  watch: Watch<S, E> = {},
): Played<S> {
  const listener = watch.listener ?? null;
  const table = start(game, seating, seed, listener);
  const decisions = playOut(game, table, seed, bots, watch, (decision, option) =>
    applyChoice(game, table, decision, option, listener),
  );
  return playedOf(game, table, decisions);
}

/** The same game with all its choices kept, to make a record of. */
export function playMatch<S, E extends GameEvent>(
  game: Game<S, E>,
  seating: Seating,
  seed: string,
  bots: readonly Bot[],
  watch: Watch<S, E> = {},
): Played<S> & { readonly match: Match<S, E> } {
  const listener = watch.listener ?? null;
  const match = new Match(game, seating, { seed }, listener);
  const decisions = playOut(game, match.table, seed, bots, watch, (decision, option) => {
    const refusal = match.choose({ seat: decision.seat, decision: decision.id, option }, listener);
    if (refusal !== null) throw new Error(`${game.id}, seed ${seed}: ${refusal.message}`);
  });
  return { ...playedOf(game, match.table, decisions), match };
}

/** The one loop: asks the bot whose turn it is until the game is over; returns how many decisions that took. */
function playOut<S, E extends GameEvent>(
  game: Game<S, E>,
  table: Table<S>,
  seed: string,
  bots: readonly Bot[],
  { onDecision }: Watch<S, E>,
  take: (decision: Decision, option: Option) => void,
): number {
  if (bots.length !== table.seats)
    throw new RangeError(`${table.seats} seats need ${table.seats} bots, not ${bots.length}.`);
  const sights: Sight[] = [];
  const chances: Chance[] = [];
  for (let i = 0; i < table.seats; i++) {
    sights.push(sightOf(game, table, seat(i)));
    chances.push(botChance(seed, seat(i)));
  }
  let decisions = 0;
  for (; !isOver(table); decisions++) {
    if (decisions >= game.decisionLimit)
      throw new Error(`${game.id}, seed ${seed}: not over after ${decisions} decisions, its decisionLimit.`);
    const decision = defined(table.pending[0]);
    const { seat: chooser } = decision;
    const option = defined(bots[chooser]).choose(defined(sights[chooser]), defined(chances[chooser]));
    if (onDecision !== undefined) onDecision(decision, option, table);
    take(decision, option);
  }
  return decisions;
}

const playedOf = <S, E extends GameEvent>(game: Game<S, E>, table: Table<S>, decisions: number): Played<S> => ({
  table,
  decisions,
  scores: game.score(table.state),
  winners: game.winners(table.state),
  rival: game.rivalScore?.(table.state) ?? null,
  ending: game.ending(table.state),
});
