import type { Option, Refusal, Seat, Seating, View } from '@stolik/engine';
import type { HintAdvice, LogEntry, SeatInfo } from '@stolik/ui';
import type { RecordTrouble } from '../saves/open-record.ts';
import type { Save, ShelfTrouble } from '../saves/shelf.ts';
import type { LeadNews } from './lead.ts';

/** What the page says to the worker that keeps a table. Calls that want an answer carry a number. */
export type Call =
  | {
      readonly kind: 'open';
      readonly id: string;
      /** A game that could not be put on the shelf, or null: read it from there. */
      readonly given: Save | null;
      /** Open it even though another tab has it open; that one lets go. */
      readonly takeOver: boolean;
      readonly pace: Pace;
      /** So many milliseconds the last choice of a turn is held; 0: not at all. */
      readonly hold: number;
    }
  | {
      readonly kind: 'choose';
      readonly call: number;
      readonly decision: number;
      readonly option: Option;
      /** What the same thought chooses next, if the table asks for it. */
      readonly then: readonly Option[];
      /** What was foreseen of it is shown already. */
      readonly shown: boolean;
    }
  /** What would be told if this were chosen? Nothing is. */
  | {
      readonly kind: 'foresee';
      readonly call: number;
      readonly decision: number;
      readonly option: Option;
      readonly then: readonly Option[];
    }
  | { readonly kind: 'undo'; readonly call: number }
  | { readonly kind: 'sit'; readonly call: number; readonly seat: Seat | null }
  | { readonly kind: 'record'; readonly call: number }
  | { readonly kind: 'hint'; readonly call: number }
  | { readonly kind: 'hurry' }
  | { readonly kind: 'pace'; readonly pace: Pace }
  | { readonly kind: 'hold'; readonly hold: number }
  /** The choice that is held stands. */
  | { readonly kind: 'release' }
  /** Try once more to put the game on the shelf. */
  | { readonly kind: 'save' }
  /** How the lead changed in this record: no table has to be open for it. */
  | { readonly kind: 'lead'; readonly text: string }
  /** Finish what is being written and go. */
  | { readonly kind: 'close' };

/** How long bots let one watch. */
export type Pace = 'calm' | 'brisk' | 'instant';

/** What the worker says to the page. */
export type News =
  | { readonly kind: 'opened'; readonly opened: Opened; readonly state: TableState }
  | { readonly kind: 'refused'; readonly trouble: OpenTrouble }
  | { readonly kind: 'state'; readonly state: TableState }
  /** Whether what was told last is safe on disk. */
  | { readonly kind: 'kept'; readonly kept: Kept }
  | { readonly kind: 'answer'; readonly call: number; readonly refusal: Refusal | null }
  /** What the table would be like; null where the choice would be refused. */
  | { readonly kind: 'foreseen'; readonly call: number; readonly state: TableState | null }
  | { readonly kind: 'record'; readonly call: number; readonly text: string }
  | { readonly kind: 'hint'; readonly call: number; readonly advice: readonly HintAdvice[] }
  | LeadNews
  /** Another tab has taken the table over; nothing is played or saved here any more. */
  | { readonly kind: 'lost' }
  /** Everything is written and the table is free for others; or there was no room, and this is the game as it stands. */
  | { readonly kind: 'closed'; readonly unsaved: Save | null }
  /** Something failed that must not fail. What was saved is still there. */
  | { readonly kind: 'broken'; readonly message: string };

/** What does not change while a table is open. */
export interface Opened {
  readonly game: string;
  readonly seating: Seating;
  readonly seats: readonly SeatInfo[];
}

/** What changes with each choice. */
export interface TableState {
  readonly view: View<unknown>;
  /** What was told since the last news: the log as it was up to `keep` entries, and then these. */
  readonly log: { readonly keep: number; readonly add: readonly LogEntry[] };
  readonly noUndo: Refusal | null;
  readonly thinking: Seat | null;
  /** So many milliseconds the one who is thinking may take; null when it is not worth telling. */
  readonly thinkingTime: number | null;
  readonly passTo: Seat | null;
  /** So many milliseconds the last choice is held before others go on; null when it is not. */
  readonly held: number | null;
  readonly kept: Kept;
  /** Choices that stand: the moment that a replay's link names. */
  readonly moment: number;
  /** Log entries this chair has heard when it last chose; what follows is news to it. Null: nobody else has chosen since. */
  readonly recapFrom: number | null;
  /** Who chose last. */
  readonly lastMover: Seat | null;
}

export interface Kept {
  readonly saved: 'saved' | 'saving' | 'failed';
  /** Why it is not safe on disk. */
  readonly trouble: ShelfTrouble | null;
}

export const SAFE: Kept = { saved: 'saved', trouble: null };
export const UNHEARD: Kept = { saved: 'saving', trouble: null };

/** Why a table cannot be opened. What is on the shelf stays as it is. */
export type OpenTrouble =
  | { readonly why: 'missing' }
  /** The record in a link is not whole. */
  | { readonly why: 'torn-link' }
  | { readonly why: 'elsewhere' }
  | { readonly why: 'closed-shelf' }
  | { readonly why: 'broken'; readonly message: string }
  | RecordTrouble;
