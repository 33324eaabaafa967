import { below, type Chance, type Option } from '@stolik/engine';
import { Staged } from '@stolik/testkit';
import type { Event } from '../events.ts';
import { darkRoad } from '../index.ts';
import { type Good, goodName } from '../pieces.ts';
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
export class Position extends Staged<State, Event> {
  constructor(given: Given) {
    const state = stateOf(given);
    const programs = given.opening ? darkRoad.programs : withoutOpening;
    super({ ...darkRoad, setup: () => state, programs }, state.seats, given.seed);
  }

  protected override short(option: Option): string {
    return nicknameOf(option);
  }

  /** Who is asked, where all choose at once. */
  get allAsked(): number[] {
    return this.table.pending.map((decision) => decision.seat);
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
}

export const position = (given: Given = {}): Position => new Position(given);

/** May this seat use a companion at the decision it has now? */
export const companionsOf = (table: Position, of: number): boolean => table.optionsOf(of).includes('companion');
