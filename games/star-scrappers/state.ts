import type { Seat } from '@stolik/engine';
import type { Artifact, Colour, Crystal, Half, Mercenary } from './pieces.ts';

/** The table of Star Scrappers: plain data. A view is a state in which hidden pieces are face down. */
export interface State {
  readonly seats: number;
  /** Option `open` (SS-19.3): nothing that players own is hidden. */
  readonly open: boolean;
  readonly first: Seat;
  active: Seat;
  /** Rounds begun, from 1. */
  round: number;
  /** Colours of the four factions in play, in the order in which their Command cards were dealt to the seats (SS-4.7). */
  readonly inPlay: readonly Colour[];

  /** Ten slots, rows of cost 1, 3, 6, 10; an empty one is EMPTY. */
  mine: Crystal[];
  /** Ten slots, rows of level 1 to 4. */
  docks: Mercenary[];
  /** Face down, top card last; by cost and by level. */
  crystalStacks: Crystal[][];
  mercenaryStacks: Mercenary[][];
  /** Top card last; only that one can be read (SS-3.5). */
  artifactStacks: Artifact[][];

  players: Player[];
  /** Holder of each colour's Totem: a seat, IN_SUPPLY or NOT_USED. */
  totems: number[];
  /** Trimmed from Bases (SS-13.3). */
  removed: Mercenary[];

  caveIn: number;
  readonly collapse: number;
  /** Crystal and Mercenary stacks that ran out and were counted (SS-13.5). */
  emptied: number;

  turn: Turn;
  /** Did anything happen this round that cannot be undone by play (SS-17.7)? */
  progress: boolean;
  quietRounds: number;
  ended: Ending | null;
}

export type Ending = 'collapse' | 'standstill';

export const IN_SUPPLY = -1;
export const NOT_USED = -2;

export interface Player {
  hand: Mercenary[];
  /** Bottom first; the last card is the Leader (SS-3.8). */
  base: Mercenary[];
  crystals: Crystal[];
  subjugated: Mercenary[];
  /** The halves that were kept. */
  artifacts: Half[];
}

export type ActionType = 'recruit' | 'mine' | 'collect' | 'skill';

/** What is forgotten when the turn ends (SS-5.1). */
export interface Turn {
  mainUsed: ActionType[];
  /** Bases raided this turn. */
  raids: Seat[];
  extraMine: number;
  /** Kinds of Mercenary whose skill holds until the end of the turn; one entry for each use. */
  skills: number[];
  /** Crystals given another colour; the last entry for a crystal counts, discounts add up (SS-15.2). */
  recoloured: Recoloured[];
  /** Hand cards given another colour for mining (SS-15.12); which ones is hidden until they are played. */
  rusted: Rusted[];
  /** Cards played this turn, in order (SS-3.7). */
  playArea: Mercenary[];
  /** Start-of-turn Artifacts used (SS-6.1). */
  startUsed: Half[];
}

export interface Recoloured {
  readonly crystal: Crystal;
  readonly colour: Colour;
  readonly discount: number;
}

export interface Rusted {
  readonly card: Mercenary;
  readonly colour: Colour;
}

export const newTurn = (): Turn => ({
  mainUsed: [],
  raids: [],
  extraMine: 0,
  skills: [],
  recoloured: [],
  rusted: [],
  playArea: [],
  startUsed: [],
});

export const activeSeat = (s: State): Seat => s.active;

/** Asked in the innermost loops, and so cast (`defined`). */
export const activePlayer = (s: State): Player => s.players[s.active] as Player;
export const playerAt = (s: State, seat: Seat): Player => s.players[seat] as Player;

/** The top card of a Base, or null (SS-6.2). */
export const leaderOf = (player: Player): Mercenary | null => player.base.at(-1) ?? null;

export function totemsOf(s: State, seat: Seat): number {
  let count = 0;
  for (let i = 0; i < s.totems.length; i++) if (s.totems[i] === seat) count++;
  return count;
}
