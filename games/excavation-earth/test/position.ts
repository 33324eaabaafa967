import { defineGame, type Option, type Script } from '@stolik/engine';
import { Staged } from '@stolik/testkit';
import type { Event } from '../events.ts';
import { excavationEarth } from '../index.ts';
import { invariants } from '../invariants.ts';
import {
  ALL_KINDS,
  type Buyer,
  type Colour,
  type ColourName,
  colourNamed,
  type Location,
  type Market,
  type Tile,
} from '../pieces.ts';
import { levelOf, payoutOf } from '../rules/buyers.ts';
import { call, script } from '../rules/steps.ts';
import { turn } from '../rules/turn.ts';
import { pointsOf } from '../score.ts';
import { type Player, type State, tradersAt } from '../state.ts';
import { BUYER_LETTERS, type Given, kindName, LETTERS, list, shorthand, stateOf } from './given.ts';

const oneTurn = script('one-turn', [call(turn, () => ({ end: null }))]);

/** A table at a given position. */
export class Position extends Staged<State, Event> {
  constructor(private readonly given: Given) {
    const state = stateOf(given);
    const play = given.play ?? oneTurn;
    const scripts = Object.entries(excavationEarth.programs).map(([name, ops]): Script => ({ name, ops }));
    super(defineGame({ ...excavationEarth, setup: () => state, play, scripts: [...scripts, play] }), state.seats);
  }

  protected override short(option: Option): string {
    return short(option);
  }

  player(of = 0): Player {
    return this.state.players[of] as Player;
  }

  credits = (of = 0): number => this.player(of).credits;
  hand = (of = 0): string => list(this.player(of).hand);
  hold = (of = 0): string => list(this.player(of).hold);
  hatch = (of = 0): string => list(this.player(of).hatch);
  gallery = (of = 0): string =>
    ALL_KINDS.filter((kind) => (this.player(of).gallery & (1 << kind)) !== 0)
      .map(kindName)
      .join(' ');
  explorers = (of = 0): string => list(this.state.explorers.slice(of * 3, of * 3 + 3) as Location[]);
  traders = (market: number, of = 0): number => tradersAt(this.state, of, (market - 1) as Market);
  envoys = (of = 0): number[] => this.state.envoys.slice(of * 3, of * 3 + 3);
  queue = (market: number): string => list(this.state.queues[market - 1] as Buyer[]);
  pool = (letter: string): number => (this.state.pools[BUYER_LETTERS.indexOf(letter)] as Buyer[]).length;
  level = (letter: string): number => levelOf(this.state, LETTERS.indexOf(letter) as Colour);
  payout = (letter: string): number => payoutOf(this.state, LETTERS.indexOf(letter) as Colour);
  blackMarket = (colour: ColourName): string => list(this.state.blackMarket[colourNamed(colour)] as Tile[]);
  stack = (colour: ColourName): number => (this.state.stacks[colourNamed(colour)] as Tile[]).length;

  get map(): string {
    return list(this.state.map);
  }

  get ship(): string {
    return list(this.state.ship);
  }

  /** Zu is counted behind the seats. */
  override points(of = 0): number {
    return pointsOf(this.state, of);
  }

  /** Conservation of every piece. A given level or pool puts buyers aside, which a real table would not. */
  override get brokenLaws(): string[] {
    const loose = this.given.levels !== undefined || this.given.specials !== undefined || this.given.seats !== 4;
    return invariants(this.state).filter(
      (law) => !(loose && /in the box/.test(law)) && !/^the forecast has|^tokens|carried over/.test(law),
    );
  }
}

/** `sell@track-red` as `sell red`, `sample@507` as `sample`; pieces in shorthand. */
function short(option: Option): string {
  if (typeof option === 'number') return shorthand(option);
  const [verb, place] = option.split('@');
  const track = /^track-(\w+)$/.exec(place ?? '')?.[1];
  return track === undefined ? (verb as string) : `${verb} ${track}`;
}

export const position = (given: Given): Position => new Position(given);
