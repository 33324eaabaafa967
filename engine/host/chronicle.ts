import type { GameEvent } from '../dealer.ts';
import type { Seat } from '../seat.ts';
import { ChairLog } from './chair-log.ts';

/** Something told at a table. */
export interface Told {
  /** By which deed of a journal, or by which choice where there is none. */
  readonly at: number;
  /** The table's sequence number when it was told. */
  readonly sequence: number;
  readonly event: GameEvent;
}

/** All of a chronicle as plain data. */
export interface KeptChronicle {
  readonly told: readonly Told[];
  readonly marks: readonly number[];
  readonly choosers: readonly Seat[];
}

/** Everything told at a table, choice by choice. What is taken back was never told. */
export class Chronicle {
  private readonly told: Told[] = [];
  /** By choice: how much had been told before it. */
  private readonly marks: number[] = [];
  private readonly choosers: Seat[] = [];

  tell(at: number, sequence: number, event: GameEvent): void {
    this.told.push({ at, sequence, event });
  }

  /** What was told last, if it was told since the last choice began; so it can be told otherwise. */
  get lastTold(): Told | null {
    return this.told.length > (this.marks.at(-1) ?? 0) ? (this.told.at(-1) ?? null) : null;
  }

  /** What was told last is told no longer. */
  untell(): void {
    if (this.lastTold !== null) this.told.pop();
  }

  /** What is told from here on belongs to this seat's choice. */
  beginChoice(chooser: Seat): void {
    this.marks.push(this.told.length);
    this.choosers.push(chooser);
  }

  /** The last choice was not made, or was taken back. */
  takeBack(): void {
    this.cutTo(this.marks.length - 1);
  }

  /** Only the first so many choices stand. */
  cutTo(choices: number): void {
    const before = this.marks[choices];
    if (before === undefined) return;
    this.told.length = before;
    this.marks.length = choices;
    this.choosers.length = choices;
  }

  /** The same chronicle once more: what is told there is not told here. */
  fork(): Chronicle {
    const twin = new Chronicle();
    twin.restore(this.keep());
    return twin;
  }

  /** Plain data, shared with the chronicle: it is to be written down before the next choice. */
  keep(): KeptChronicle {
    const { told, marks, choosers } = this;
    return { told, marks, choosers };
  }

  restore({ told, marks, choosers }: KeptChronicle): void {
    this.told.push(...told);
    this.marks.push(...marks);
    this.choosers.push(...choosers);
  }

  get lastChooser(): Seat | null {
    return this.choosers.at(-1) ?? null;
  }

  /** The number of the seat's last choice that stands; -1 when it has none. */
  lastChoiceOf = (chooser: number): number => {
    const choosers: readonly number[] = this.choosers;
    return choosers.lastIndexOf(chooser);
  };

  /** Was anything told by the last choice? If not, it is half a move. */
  get lastChoiceTold(): boolean {
    return this.told.length > (this.marks.at(-1) ?? 0);
  }

  /** What a chair hears, from the first word on. Nothing of it is read yet. */
  logOf(chair: Seat | null): ChairLog {
    return new ChairLog(chair, this.keep());
  }
}
