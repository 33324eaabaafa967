import type { Seat } from '@stolik/engine';
import type { HintAdvice, TableClient, TableSnapshot } from '@stolik/ui';
import type { Kept } from './protocol.ts';

/** What the pages of this house show beyond what every table tells. */
export interface HouseSnapshot extends TableSnapshot {
  /** So many milliseconds the bot that is choosing may take over it; null when it is not worth telling. */
  readonly thinkingTime: number | null;
  /** So many milliseconds the last choice is held before others go on, so that it can be taken back; null when it is not. */
  readonly held: number | null;
  /** Choices that stand: the moment that a replay's link names. */
  readonly moment: number;
  /** Log entries heard when this chair last chose; what follows is news to it. Null: nobody else has chosen since. */
  readonly recapFrom: number | null;
  /**
   * What cannot be taken back just like that can be, if the others agree, who are asked by `undo`: so many entries of the log had been told before it, and what
   * follows would go with it. Null or left out: they cannot be asked.
   */
  readonly mayAsk?: number | null;
  /** The same of what somebody asks to take back now. */
  readonly asked?: number | null;
  /** Whose last choice of a turn is held, this chair's or another's. */
  readonly heldBy?: Seat | null;
  /** Who chose last. */
  readonly lastMover: Seat | null;
  /** The table cannot go on here: another tab took it over, or something broke. */
  readonly stopped: { readonly why: 'lost' } | { readonly why: 'broken'; readonly message: string } | null;
}

export interface HouseTable extends TableClient {
  getSnapshot(): HouseSnapshot;
  /** Whether what is shown is safe. Beside the snapshot, because after every choice it changes once more and the table does not. */
  getKept(): Kept;
  /** The choice that is held stands: others may go on. */
  release(): void;
  /** The record as a file has it. */
  recordText(): Promise<string>;
  /** What a good player would do on this chair, best first; null where no hints are given. */
  readonly hint: (() => Promise<readonly HintAdvice[]>) | null;
  /** What comes after the game where it was not played on this device; otherwise the shelf has it. */
  readonly afterwards?: {
    readonly rematch: () => Promise<void>;
    readonly mayRematch: () => boolean;
    /** Has somebody set the table for another game already? */
    readonly isSet: () => boolean;
    readonly replay: () => Promise<void>;
  };
}
