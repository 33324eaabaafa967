import type { Score, Seat } from '@stolik/engine';
import type { ActionName } from '../../events.ts';
import {
  type ActionCard,
  ALL_CENTRES,
  ALL_COLOURS,
  type Buyer,
  type BuyerKind,
  type Card,
  type Centre,
  EXPLORERS,
  explorerOf,
  is,
  type Kind,
  type Location,
  type Market,
  type Tile,
} from '../../pieces.ts';
import { levelOf } from '../../rules/buyers.ts';
import { playerAt, type State, whereIs } from '../../state.ts';
import type { SampleGain } from './gallery.ts';
import type { Pins } from './pins.ts';
import type { Reach } from './reach.ts';
import type { Sale } from './sale.ts';

/** What follows from what is pointed at, or else from what has been chosen so far: worked out once for all parts of the board. */
export interface Prospect {
  /** The card that is held or pointed at while an action is chosen. */
  readonly card: Card | null;
  /** The deed that is pointed at. */
  readonly deed: ActionName | 'pass' | null;
  /** Where explorers could go, and where one points. */
  readonly reach: Reach | null;
  readonly to: Location | null;
  /** The sale so far, and with what is pointed at. */
  readonly sale: Sale | null;
  readonly more: Sale | null;
  /** How popular colours would be; null where nothing changes. */
  readonly levels: readonly (number | null)[];
  /** Envoys more or fewer, by centre. */
  readonly envoys: readonly number[];
  /** A trader more. */
  readonly trader: Market | null;
  /** Who would enter a queue, and who would have to leave it. */
  readonly enters: { readonly market: Market; readonly kind: BuyerKind; readonly pushed: Buyer | null } | null;
  /** A guard more, and one that would go. */
  readonly sample: SampleGain | null;
  readonly leaves: Kind | null;
  /** A tile that would be gained. */
  readonly gained: Tile | null;
  /** What the card could be played for, where. */
  readonly pins: Pins;
  /** The card that would lie in the forecast in place of another (EE-6.27). */
  readonly surveys: { readonly replaced: ActionCard; readonly card: ActionCard } | null;
  /** Credits more or fewer. */
  readonly credits: number;
  /** The whole score as it would be; null when nothing of it changes. */
  readonly after: Score | null;
}

export const nothing: Prospect = {
  card: null,
  deed: null,
  reach: null,
  to: null,
  sale: null,
  more: null,
  levels: ALL_COLOURS.map(() => null),
  envoys: ALL_CENTRES.map(() => 0),
  trader: null,
  enters: null,
  sample: null,
  leaves: null,
  gained: null,
  pins: new Map(),
  surveys: null,
  credits: 0,
  after: null,
};

/** What is pointed at: a piece, a place, a word. */
export type At = number | string | null;

export const ownsTile = (state: State, seat: Seat, tile: Tile): boolean => {
  const { hold, hatch } = playerAt(state, seat);
  return hold.includes(tile) || hatch.includes(tile);
};

/** Where one's own explorers stand. */
export const own3 = (state: State, seat: Seat): Location[] =>
  Array.from({ length: EXPLORERS }, (_, i) => whereIs(state, explorerOf(seat, i))).filter(is.location);

/** Levels that differ from what they are. */
export const changed = (state: State, levels: readonly number[]): (number | null)[] =>
  ALL_COLOURS.map((colour) => (levels[colour] === levelOf(state, colour) ? null : (levels[colour] ?? null)));

export const oneIn = (centre: Centre, count: number): number[] =>
  ALL_CENTRES.map((one) => (one === centre ? count : 0));
