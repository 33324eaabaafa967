import { type GameEvent, mayHear, seat } from '@stolik/engine';

interface Told {
  /** The table's sequence number when it was told. */
  readonly sequence: number;
  /** The deed it was told by. */
  readonly at: number;
  readonly event: GameEvent;
}

/** All of a chronicle as plain data. */
export interface KeptChronicle {
  readonly told: readonly Told[];
  readonly marks: readonly number[];
  readonly choosers: readonly number[];
}

/** A chair's log as it was up to `keep` entries, and what came then. */
export interface News {
  readonly keep: number;
  readonly add: readonly { readonly sequence: number; readonly event: GameEvent }[];
}

/** Everything told at a table, and what each chair may hear of it. */
export class Chronicle {
  private readonly told: Told[] = [];
  /** By choice: how much had been told before it. */
  private readonly marks: number[] = [];
  private readonly choosers: number[] = [];

  tell(at: number, sequence: number, event: GameEvent): void {
    this.told.push({ at, sequence, event });
  }

  beginChoice(chooser: number): void {
    this.marks.push(this.told.length);
    this.choosers.push(chooser);
  }

  /** Only the first so many choices stand; nothing was told by the others. */
  cutTo(choices: number): void {
    if (choices >= this.marks.length) return;
    this.told.length = this.marks[choices] ?? 0;
    this.marks.length = choices;
    this.choosers.length = choices;
  }

  keep(): KeptChronicle {
    const { told, marks, choosers } = this;
    return { told, marks, choosers };
  }

  restore({ told, marks, choosers }: KeptChronicle): void {
    this.told.push(...told);
    this.marks.push(...marks);
    this.choosers.push(...choosers);
  }

  get lastChooser(): number | null {
    return this.choosers.at(-1) ?? null;
  }

  /** The number of the seat's last choice that stands; -1 when it has none. */
  lastChoiceOf = (chooser: number): number => this.choosers.lastIndexOf(chooser);

  /** Did all that was told by the last choice stay unheard by some chair? Then it is half a move. */
  get lastChoiceTold(): boolean {
    return this.told.length > (this.marks.at(-1) ?? 0);
  }

  /** What a chair hears, in order: at most from the place `from` among all that was told. */
  logOf(chair: number | null): ChairLog {
    return new ChairLog(chair, this.told, this.marks, this.choosers);
  }
}

/** One chair's log. It follows the chronicle; `news` says what changed since it was last asked. */
export class ChairLog {
  /** Places, among all that was told, of what this chair heard. */
  private readonly heard: { readonly place: number; readonly told: Told }[] = [];
  private listened = 0;

  constructor(
    private readonly chair: number | null,
    private readonly told: readonly Told[],
    private readonly marks: readonly number[],
    private readonly choosers: readonly number[],
  ) {
    this.listen();
  }

  /** What has changed in the log since it was last asked for. */
  news(): News {
    let keep = this.heard.length;
    // Taken back, and perhaps something else told in its place.
    while (keep > 0) {
      const last = this.heard[keep - 1];
      if (last === undefined || this.told[last.place] === last.told) break;
      keep--;
    }
    if (keep < this.heard.length) this.heard.length = keep;
    this.listened = keep === 0 ? 0 : (this.heard[keep - 1]?.place ?? 0) + 1;
    this.listen();
    return { keep, add: this.entries(keep) };
  }

  /** What somebody who last followed the deed `at` has not heard. */
  since(at: number): News {
    let keep = this.heard.length;
    while (keep > 0 && (this.heard[keep - 1]?.told.at ?? 0) > at) keep--;
    return { keep, add: this.entries(keep) };
  }

  /** So many entries the chair had heard when its own last choice was done; null when nobody else has chosen since. */
  recapFrom(): number | null {
    if (this.chair === null || this.choosers.length === 0 || this.choosers.at(-1) === this.chair) return null;
    const end = this.marks[this.choosers.lastIndexOf(this.chair) + 1] ?? 0;
    let heard = this.heard.length;
    while (heard > 0 && (this.heard[heard - 1]?.place ?? 0) >= end) heard--;
    return heard;
  }

  private listen(): void {
    for (; this.listened < this.told.length; this.listened++) {
      const told = this.told[this.listened];
      if (told !== undefined && mayHear(told.event, this.chair === null ? null : seat(this.chair)))
        this.heard.push({ place: this.listened, told });
    }
  }

  private entries(from: number): Told[] {
    return this.heard.slice(from).map(({ told }) => told);
  }
}
