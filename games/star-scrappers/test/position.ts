import { type Option, type Seat, seat } from '@stolik/engine';
import { Staged } from '@stolik/testkit';
import {
  ARTIFACTS,
  COLOUR,
  COST,
  CRYSTALS,
  HALF_KINDS,
  HAS_SYMBOL,
  halfKind,
  LEVEL,
  MERCENARIES,
  UNSTABLE,
} from '../content/catalogue.ts';
import { collapseSpace, DOCK_ROWS, MINE_ROWS, ROW_OF_SLOT } from '../content/tables.ts';
import type { Event } from '../events.ts';
import { starScrappers } from '../index.ts';
import {
  ALL_COLOURS,
  type Artifact,
  type Colour,
  type ColourName,
  type Crystal,
  colourName,
  colourNamed,
  EMPTY,
  FIRST,
  type Half,
  is,
  type Mercenary,
} from '../pieces.ts';
import { IN_SUPPLY, NOT_USED, newTurn, type Player, type State } from '../state.ts';

/**
 * Positions written as in docs/examples.md, so that a test starts at the position. Cards are a colour letter and a level (`Y2`), crystals
 * `*` with colour letter and cost (`*G6`), with `s` for a symbol and `u` for unstable (`*G6u`). Bases are written
 * bottom to top. Whatever is not mentioned lies in its stack, so every piece exists exactly once.
 */
export interface Given {
  seats?: number;
  /** Colours in play; red and green are Wild by default, as in the rulebook's examples. */
  inPlay?: readonly ColourName[];
  you?: GivenPlayer;
  others?: readonly GivenPlayer[];
  /** `full`: filled from the stacks. Otherwise just these. */
  mine?: string;
  docks?: string;
  /** Top cards of the Artifact stacks, by a half of theirs; the other cards lie below. */
  artifacts?: readonly string[];
  /** How many cards each Artifact stack has. */
  artifactStackSizes?: readonly number[];
  caveIn?: number;
  /** Sizes to which Mercenary stacks are cut, by level; the rest is out of the game. */
  mercenaryStacks?: Partial<Record<1 | 2 | 3 | 4, number>>;
  first?: number;
  active?: number;
}

export interface GivenPlayer {
  hand?: string;
  base?: string;
  crystals?: string;
  artifacts?: readonly string[];
  totems?: readonly ColourName[];
  subjugated?: string;
}

const LETTERS: Record<string, Colour> = { P: 0, N: 1, B: 2, Y: 3, R: 4, G: 5 };
const letterOf = (piece: number): string => Object.keys(LETTERS)[COLOUR[piece] as number] as string;

/** A piece in shorthand, or the word itself. */
export function shorthand(option: Option): string {
  if (is.mercenary(option)) return `${letterOf(option)}${LEVEL[option]}`;
  if (is.crystal(option))
    return `*${letterOf(option)}${COST[option]}${UNSTABLE[option] ? 'u' : HAS_SYMBOL[option] ? 's' : ''}`;
  if (is.artifact(option)) return HALF_KINDS.filter((half) => half.artifact === option)[0]?.id as string;
  return is.half(option) ? halfKind(option).id : String(option);
}

const words = (list: string | undefined): string[] => (list ?? '').split(' ').filter((word) => word !== '');
const list = (pieces: readonly number[]): string => pieces.map(shorthand).join(' ');

class Supply {
  readonly mercenaries: Mercenary[];
  readonly crystals: Crystal[] = CRYSTALS.slice();
  readonly artifacts: Artifact[] = ARTIFACTS.slice();

  constructor(inPlay: readonly Colour[]) {
    this.mercenaries = MERCENARIES.filter((card) => inPlay.includes(COLOUR[card] as Colour));
  }

  cards(given: string | undefined): Mercenary[] {
    return words(given).map((word) => take(this.mercenaries, word));
  }

  tokens(given: string | undefined): Crystal[] {
    return words(given).map((word) => take(this.crystals, word));
  }

  halves(ids: readonly string[] | undefined): Half[] {
    return (ids ?? []).map((id) => {
      const index = HALF_KINDS.findIndex((half) => half.id === id);
      this.artifact(id);
      return (FIRST.half + index) as Half;
    });
  }

  artifact(id: string): Artifact {
    const kind = HALF_KINDS.find((half) => half.id === id);
    if (kind === undefined) throw new Error(`there is no half "${id}"`);
    const at = this.artifacts.indexOf(kind.artifact);
    if (at < 0) throw new Error(`the card of "${id}" is used twice`);
    return this.artifacts.splice(at, 1)[0] as Artifact;
  }
}

function take<T extends number>(from: T[], word: string): T {
  const at = from.findIndex((piece) => shorthand(piece) === word);
  if (at < 0) throw new Error(`no "${word}" is left`);
  return from.splice(at, 1)[0] as T;
}

function stateOf(given: Given): State {
  const inPlay = (given.inPlay ?? ['purple', 'brown', 'blue', 'yellow']).map(colourNamed);
  const seats = given.seats ?? Math.max(2, 1 + (given.others?.length ?? 0));
  const supply = new Supply(inPlay);
  const sides = Array.from(
    { length: seats },
    (_, index) => (index === 0 ? given.you : given.others?.[index - 1]) ?? {},
  );
  const players = sides.map(
    (side): Player => ({
      hand: supply.cards(side.hand),
      base: supply.cards(side.base),
      crystals: supply.tokens(side.crystals),
      subjugated: supply.cards(side.subjugated),
      artifacts: supply.halves(side.artifacts),
    }),
  );
  const mine = slots(supply.tokens(given.mine === 'full' ? '' : given.mine), (crystal) =>
    MINE_ROWS.findIndex((row) => row.cost === COST[crystal]),
  );
  const docks = slots(supply.cards(given.docks === 'full' ? '' : given.docks), (card) =>
    DOCK_ROWS.findIndex((row) => row.level === LEVEL[card]),
  );
  const tops = (given.artifacts ?? []).map((id) => supply.artifact(id));
  const crystalStacks = MINE_ROWS.map(({ cost }) => supply.crystals.filter((crystal) => COST[crystal] === cost));
  const mercenaryStacks = DOCK_ROWS.map(({ level }) => supply.mercenaries.filter((card) => LEVEL[card] === level));
  const removed: Mercenary[] = [];
  for (const [level, size] of Object.entries(given.mercenaryStacks ?? {})) {
    removed.push(...(mercenaryStacks[Number(level) - 1] as Mercenary[]).splice(size));
  }
  if (given.mine === 'full') fill(mine, crystalStacks);
  if (given.docks === 'full') fill(docks, mercenaryStacks);
  const artifactStacks = [0, 1, 2].map((stack) => {
    const top = tops[stack];
    const below = supply.artifacts.splice(0, (given.artifactStackSizes?.[stack] ?? 4) - (top === undefined ? 0 : 1));
    return top === undefined ? below : [...below, top];
  });
  return {
    seats,
    open: false,
    first: seat(given.first ?? 0),
    active: seat(given.active ?? 0),
    round: 1,
    inPlay,
    mine,
    docks,
    crystalStacks,
    mercenaryStacks,
    artifactStacks,
    players,
    totems: ALL_COLOURS.map((colour) => {
      if (!inPlay.includes(colour)) return NOT_USED;
      const holder = sides.findIndex((side) => side.totems?.includes(colourName(colour)));
      return holder < 0 ? IN_SUPPLY : holder;
    }),
    removed,
    caveIn: given.caveIn ?? 0,
    collapse: collapseSpace(seats),
    emptied: [...crystalStacks, ...mercenaryStacks].filter((stack) => stack.length === 0).length,
    turn: newTurn(),
    progress: false,
    quietRounds: 0,
    ended: null,
  };
}

function slots<T extends number>(pieces: readonly T[], rowOf: (piece: T) => number): T[] {
  const filled = ROW_OF_SLOT.map(() => EMPTY as T);
  for (const piece of pieces) {
    const slot = filled.findIndex((there, index) => there === EMPTY && ROW_OF_SLOT[index] === rowOf(piece));
    if (slot < 0) throw new Error(`no slot is left for "${shorthand(piece)}"`);
    filled[slot] = piece;
  }
  return filled;
}

function fill<T extends number>(row: T[], stacks: T[][]): void {
  row.forEach((piece, slot) => {
    if (piece === EMPTY) row[slot] = stacks[ROW_OF_SLOT[slot] as number]?.pop() as T;
  });
}

/** A table at a given position, at the beginning of the active player's turn. */
export class Position extends Staged<State, Event> {
  constructor(given: Given) {
    const state = stateOf(given);
    super({ ...starScrappers, setup: () => state }, state.seats);
  }

  protected override short(option: Option): string {
    return shorthand(option);
  }

  hand(of = 0): string {
    return list(this.player(of).hand);
  }

  base(of = 0): string {
    return list(this.player(of).base);
  }

  crystals(of = 0): string {
    return list(this.player(of).crystals);
  }

  subjugated(of = 0): string {
    return list(this.player(of).subjugated);
  }

  artifacts(of = 0): string {
    return list(this.player(of).artifacts);
  }

  holderOf(colour: ColourName): number {
    return this.state.totems[colourNamed(colour)] as number;
  }

  get playArea(): string {
    return list(this.state.turn.playArea);
  }

  get active(): Seat {
    return this.state.active;
  }

  private player(of: number): Player {
    return this.state.players[of] as Player;
  }
}

export const position = (given: Given): Position => new Position(given);
