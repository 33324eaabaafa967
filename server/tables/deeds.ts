import type { Option, Variants } from '@stolik/engine';
import type { ClockKind } from '../protocol.ts';

/**
 * A table is its journal: a list of deeds, numbered from 1 without gaps. Everything else that the server knows of a table follows from it and
 * from the table's secret seed, so a table that is not in memory is nowhere else than in the store, and nothing is lost with a node.
 */
export interface Entry {
  /** Unique with the table: of two nodes that want to write the same number, one is told to read again. */
  readonly at: number;
  /** Milliseconds since 1970, never going back within a table. */
  readonly time: number;
  /** Who did it; null: the house itself (bots, clocks). */
  readonly account: string | null;
  /** The request it answers: the same request again is answered the same and does nothing. */
  readonly request: string | null;
  readonly deed: Deed;
}

export type Minding = 'absent' | 'clock' | 'resigned';

export type Deed = CompanyDeed | PlayDeed;

/** Who gathers, and how they come to their deal. */
export type CompanyDeed =
  | Opening
  | { readonly kind: 'sat'; readonly seat: number; readonly account: string; readonly name: string }
  | { readonly kind: 'rose'; readonly seat: number }
  /** Somebody who sits here takes another chair that is free. */
  | { readonly kind: 'moved'; readonly seat: number; readonly to: number }
  | { readonly kind: 'hired'; readonly seat: number; readonly bot: string | null }
  /** Old journals have the entropy itself, with which nobody is ready any more. */
  | { readonly kind: 'readied'; readonly account: string; readonly commitment?: string | null }
  | { readonly kind: 'invited'; readonly code: string }
  /** People may look on, or no longer. */
  | { readonly kind: 'admitted'; readonly spectators: boolean }
  /** Somebody who looked on was asked to go and not to come back; the invitation is another one. */
  | { readonly kind: 'kept-out'; readonly account: string; readonly code: string }
  /** Everybody is committed to a part of the deal; the host's part comes with it. */
  | { readonly kind: 'dealing'; readonly commitment: string }
  | { readonly kind: 'revealed'; readonly account: string; readonly entropy: string }
  | { readonly kind: 'rematched'; readonly table: string };

/** What is played, taken back and left to bots. */
export type PlayDeed =
  | { readonly kind: 'began'; readonly entropy: readonly string[] }
  | Chosen
  /** The last choice of the seat's turn, which was held, stands from now on. */
  | { readonly kind: 'stood'; readonly seat: number }
  | { readonly kind: 'undid'; readonly seat: number }
  | { readonly kind: 'undo-asked'; readonly seat: number; readonly to: number; readonly of: readonly number[] }
  | { readonly kind: 'undo-answered'; readonly seat: number; readonly yes: boolean }
  | { readonly kind: 'undo-lapsed' }
  | { readonly kind: 'minded'; readonly seat: number; readonly why: Minding }
  | { readonly kind: 'returned'; readonly seat: number }
  | { readonly kind: 'closed' };

export interface Chosen {
  readonly kind: 'chose';
  readonly seat: number;
  readonly option: Option;
  /** What the same thought chose next. */
  readonly next?: readonly Option[];
  readonly by: 'person' | 'bot';
  /** The decision it answers, which the engine checks. Old journals do not say it. */
  readonly decision?: number;
}

/** Is it play and nothing else? By that nobody sits down, rises, comes or goes. */
export const isPlay = ({ kind }: Deed): boolean => kind === 'chose' || kind === 'undid' || kind === 'stood';

/** The first deed of every table. */
export interface Opening {
  readonly kind: 'opened';
  readonly game: string;
  readonly rules: string;
  readonly seats: number;
  readonly variants: Variants;
  readonly clock: ClockKind;
  readonly absence: number;
  readonly spectators: boolean;
  /** Is the last choice of a person's turn held before others are asked? Left out, only bots wait for it. */
  readonly hold?: boolean;
  readonly host: string;
  readonly code: string;
  readonly commitment: string;
  /** A game begun elsewhere, with the choices made so far. */
  readonly brought?: {
    readonly entropy: readonly string[];
    readonly choices: readonly (Option | { readonly seat: number; readonly option: Option })[];
  };
}
