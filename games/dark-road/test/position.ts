import {
  below,
  type Chance,
  choose,
  type Decision,
  type Game,
  isOver,
  type Option,
  pendingFor,
  type Refusal,
  type Seat,
  seat,
  start,
  type Table,
} from '@stolik/engine';
import type { Event } from '../events.ts';
import { darkRoad } from '../index.ts';
import { invariants } from '../invariants.ts';
import { type Good, goodName } from '../pieces.ts';
import { score, winners } from '../score.ts';
import type { Concern, State, Wagon } from '../state.ts';
import { type Given, nicknameOf, stateOf } from './given.ts';

export type { Given } from './given.ts';

type Programs = typeof darkRoad.programs;

/** Positions begin with a turn: what comes before the first one is passed over, Guild Notice and all. */
const withoutOpening: Programs = { ...darkRoad.programs, play: beginningWithATurn(darkRoad.programs.play ?? []) };

function beginningWithATurn(ops: NonNullable<Programs[string]>): NonNullable<Programs[string]> {
  const step = ops.find(({ kind }) => kind === 'run');
  if (ops[0]?.kind !== 'call' || step === undefined)
    throw new Error('the game does not begin with its opening any more');
  const begin = (state: unknown): void => {
    (state as State).phase = 'play';
  };
  return [{ ...step, run: begin }, ...ops.slice(1)];
}

/** A table at a given position, at the beginning of the active player's turn. */
export class Position {
  readonly table: Table<State>;
  readonly events: Event[] = [];
  private readonly game: Game<State, Event>;

  constructor(given: Given) {
    const state = stateOf(given);
    this.game = { ...darkRoad, setup: () => state, programs: given.opening ? darkRoad.programs : withoutOpening };
    this.table = start(this.game, { seats: state.seats, variants: {} }, given.seed ?? 'examples', (event) =>
      this.events.push(event),
    );
  }

  get state(): State {
    return this.table.state;
  }

  get over(): boolean {
    return isOver(this.table);
  }

  decision(of?: number): Decision {
    const decision = of === undefined ? this.table.pending[0] : pendingFor(this.table, seat(of));
    if (decision === undefined || decision === null) throw new Error(`seat ${of ?? 'nobody'} is asked nothing`);
    return decision;
  }

  /** Who is asked. */
  get asked(): number[] {
    return this.table.pending.map((decision) => decision.seat);
  }

  get prompt(): string {
    return this.decision().prompt;
  }

  /** What can be chosen now, in nicknames and in order. */
  options(of?: number): string[] {
    return this.decision(of).options.map(nicknameOf);
  }

  /** Chooses one after the other; a choice that is not legal fails the test. */
  choose(...words: string[]): this {
    for (const word of words) this.chooseFor(this.decision().seat, word);
    return this;
  }

  chooseFor(of: number, ...words: string[]): this {
    for (const word of words) {
      const refusal = this.tryTo(word, of);
      if (refusal !== null)
        throw new Error(`"${word}" is not among: ${this.options(of).join(', ')} (${this.decision(of).prompt})`);
    }
    return this;
  }

  tryTo(word: string, of: number = this.decision().seat): Refusal | null {
    const decision = this.decision(of);
    const option: Option = decision.options.find((candidate) => nicknameOf(candidate) === word) ?? word;
    return choose(this.game, this.table, { seat: seat(of), decision: decision.id, option }, (event) =>
      this.events.push(event),
    );
  }

  /** Loads the dice: the next draws from so many faces come out like this. */
  load(faces: number, ...values: number[]): this {
    const { key } = this.table.chance;
    for (let drawn = this.table.chance.drawn; ; drawn++) {
      const chance: Chance = { key, drawn };
      if (!values.every((value) => below(chance, faces) === value)) continue;
      this.table.chance.drawn = drawn;
      return this;
    }
  }

  wagon(of = 0): Wagon {
    return this.state.wagons[of] as Wagon;
  }

  get concern(): Concern {
    if (this.state.concern === null) throw new Error('the Private Concern is not at this table');
    return this.state.concern;
  }

  goods(of = 0): string {
    return this.wagon(of)
      .goods.flatMap((count, good) => Array<string>(count).fill(goodName(good as Good)))
      .join(' ');
  }

  heroes(of = 0): string {
    return this.wagon(of).heroes.map(nicknameOf).join(' ');
  }

  contracts(of = 0): string {
    return this.wagon(of).contracts.map(nicknameOf).join(' ');
  }

  companions(of = 0): string {
    return this.wagon(of).companions.map(nicknameOf).join(' ');
  }

  /** Coins, prestige, lanterns, horseshoes and quartz at a glance. */
  purse(of = 0): { coins: number; prestige: number; lanterns: number; horseshoes: number; quartz: number } {
    const { coins, prestige, lanterns, horseshoes, quartz } = this.wagon(of);
    return { coins, prestige, lanterns, horseshoes, quartz };
  }

  told<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
  }

  points(of = 0): number {
    return score(this.state)[of]?.total as number;
  }

  get winners(): readonly Seat[] {
    return winners(this.state);
  }

  /** Conservation of everything, which holds wherever the given position was a possible one. */
  get brokenLaws(): string[] {
    return invariants(this.state);
  }
}

export const position = (given: Given = {}): Position => new Position(given);

/** May this seat use a companion at the decision it has now? */
export const companionsOf = (table: Position, of: number): boolean => table.options(of).includes('companion');
