import { applyChoice, choose, type Decision, type Game, type Option, type Seat, seat, start } from '@stolik/engine';
import { Staged } from '@stolik/testkit';
import { type Box, kindOf, library } from '../content/catalogue.ts';
import { readRow } from '../content/read-abilities.ts';
import type { Event } from '../events.ts';
import { imperium } from '../index.ts';
import { type Card, isCard, NONE } from '../pieces.ts';
import { resolve, resolving } from '../rules/running.ts';
import { rivalTurn } from '../rules/solo/turn.ts';
import { solstice } from '../rules/solstice.ts';
import { call, script } from '../rules/steps.ts';
import { cardPoints } from '../score.ts';
import { copyState } from '../state.generated.ts';
import { newTurn, type Player, type State } from '../state.ts';
import { type Given, stateOf } from './given.ts';

export type { Given, Side } from './given.ts';

/** A card by its id, or the word itself. */
export const shorthand = (option: Option): string =>
  typeof option === 'number' && isCard(option) ? kindOf(option).id : String(option);

const list = (cards: readonly Card[]): string => cards.map(shorthand).join(' ');

/** A table at a given position. */
export class Position extends Staged<State, Event> {
  constructor(state: State, game: Game<State, Event>, seed?: string) {
    super(game, state.seats, seed);
  }

  protected override short(option: Option): string {
    return shorthand(option);
  }

  override get prompt(): string {
    return this.table.pending[0]?.prompt ?? 'nothing';
  }

  /** Takes an option of the list itself. */
  take(option: Option): this {
    const { seat: chooser, id } = this.decision;
    const refusal = choose(this.game, this.table, { seat: chooser, decision: id, option }, (event) =>
      this.events.push(event),
    );
    if (refusal !== null) throw new Error(refusal.message);
    return this;
  }

  /** Ends the turn: the token goes on a market card, nothing is discarded. */
  endTurn(on?: string): this {
    if (this.prompt === 'turn.move') this.choose('end');
    this.choose(on ?? (this.options[0] as string));
    while (this.prompt === 'cleanup.card') this.choose('done');
    return this;
  }

  /** Declines, passes and stops wherever that can be done, as long as this seat is asked such things. */
  decline(): this {
    for (;;) {
      const word = ['decline', 'pass', 'done'].find((one) => this.table.pending[0]?.options.includes(one));
      if (word === undefined || this.prompt === 'cleanup.card') return this;
      this.choose(word);
    }
  }

  player(of = 0): Player {
    return this.state.players[of] as Player;
  }

  hand(of = 0): string {
    return list(this.player(of).hand);
  }

  discard(of = 0): string {
    return list(this.player(of).discard);
  }

  /** Pinned cards, without the power card and others that began there. */
  play(of = 0): string {
    return list(this.player(of).play.filter((card) => !['power', 'inPlay'].includes(kindOf(card).start)));
  }

  deck(of = 0): string {
    return list(this.player(of).deck.slice().reverse());
  }

  history(of = 0): string {
    return list(this.player(of).history);
  }

  sunken(of = 0): string {
    return list(this.player(of).sunken);
  }

  garrison(host: string, of = 0): string {
    const { garrison, hosts } = this.player(of);
    return list(garrison.filter((_, at) => shorthand(hosts[at] as Card) === host));
  }

  /** Everything in the play area, the power card too. */
  area(of = 0): string[] {
    return this.player(of).play.map(shorthand);
  }

  quest(of = 0): string {
    const { quest } = this.player(of);
    return quest === NONE ? '' : shorthand(quest);
  }

  get kingSide(): string | null {
    return kindOf(this.state.king).side;
  }

  get exile(): string {
    return list(this.state.exile);
  }

  get market(): string[] {
    return this.state.market.map((card) => (card === NONE ? '' : shorthand(card)));
  }

  /** "M3 P2 G1" */
  tokens(of = 0): string {
    const { materials, population, progress } = this.player(of);
    return `M${materials} P${population} G${progress}`;
  }

  unrest(of = 0): number {
    const { hand } = this.player(of);
    return hand.filter((card) => kindOf(card).record.types.includes('unrest')).length;
  }

  worth(id: string, of = 0): number {
    const player = this.player(of);
    const card = [player.hand, player.deck, player.discard, player.play, player.garrison, player.history, player.sunken]
      .flat()
      .find((one) => kindOf(one).id === id);
    if (card === undefined) throw new Error(`seat ${of} has no "${id}"`);
    return cardPoints(this.state, seat(of), card);
  }
}

/** At the beginning of the first player's turn. */
export function position(given: Given): Position {
  const state = stateOf(given);
  return new Position(state, { ...imperium, setup: () => state });
}

/** At the beginning of a solstice; of several one after the other where that is said. */
export function atSolstice(given: Given, times = 1): Position {
  const state = stateOf(given);
  const one = call(solstice, () => ({ seats: [], seat: 0 as Seat }));
  const year = script('year', Array(times).fill(one));
  const programs = { ...imperium.programs, year: year.ops };
  return new Position(state, { ...imperium, setup: () => state, play: year, programs });
}

/** A whole table that has just been dealt to these nations, in seat order, with side B of their power cards. */
export function dealt(nations: readonly string[], box: 'mixed' | Box, seed: string): State {
  const seating = { seats: nations.length, variants: { box, nations: 'choose', level: 'imperator' } };
  const table = start(imperium, seating, seed);
  while (table.state.phase === 'seating') {
    const decision = table.pending[0] as Decision;
    const wish = nations[decision.seat] as string;
    const option = decision.options.includes(wish) ? wish : (decision.options.at(-1) as Option);
    applyChoice(imperium, table, decision, option);
  }
  return table.state;
}

/** Against the solo opponent: a turn of its, in which it rolls this number. */
export function rivalsTurn(state: State, rolled: number): Position {
  for (let seed = 0; ; seed++) {
    const copy = copyState(state);
    const game = { ...imperium, setup: () => copy, play: rivalTurn };
    const table = new Position(copy, game, `roll ${seed}`);
    if (table.state.rival?.rolled === rolled) return table;
  }
}

/** In the middle of a turn: a program, as if a card of the player's said it (by default no card). */
export function running(program: string, given: Given, self?: string): Position {
  return runningOn(stateOf(given), program, self);
}

/** The same on a table that is there already. */
export function runningOn(state: State, program: string, self?: string): Position {
  state.turn = newTurn('activate');
  const node = readRow(program, library);
  const card = self === undefined ? NONE : (state.players[0]?.play.find((one) => kindOf(one).id === self) ?? NONE);
  const attempt = script('attempt', [call(resolve, () => resolving(node, card, seat(0), 'play'))]);
  const programs = { ...imperium.programs, attempt: attempt.ops };
  return new Position(state, { ...imperium, setup: () => state, play: attempt, programs });
}
