export interface UndoAsked {
  readonly seat: number;
  /** So many choices would stand. */
  readonly to: number;
  readonly asked: number;
  waitsFor: number[];
}

/** All of it as plain data. */
export interface KeptUndoQuestion {
  readonly undo: UndoAsked | null;
  readonly refusedMoments: readonly number[];
}

/** What people are asked beyond the fences: may so much be taken back? */
export class UndoQuestion {
  /** What is asked now; null: nothing. */
  asked: UndoAsked | null = null;
  /** Moments that people did not want to go back to: nobody is asked twice. */
  readonly refusedMoments: number[] = [];

  /** The moment to go back to, when nobody has to be asked. */
  ask(by: number, to: number, of: readonly number[], time: number): number | null {
    this.asked = { seat: by, to, asked: time, waitsFor: [...of] };
    return of.length === 0 ? to : null;
  }

  /** The moment to go back to, when all have agreed; null: not yet, or not at all. */
  answer(by: number, yes: boolean): number | null {
    const { asked } = this;
    if (asked === null) return null;
    if (!yes) {
      this.refuse();
      return null;
    }
    asked.waitsFor = asked.waitsFor.filter((waiting) => waiting !== by);
    return asked.waitsFor.length === 0 ? asked.to : null;
  }

  /** Somebody said no, or nobody said anything. */
  refuse(): void {
    if (this.asked !== null) this.refusedMoments.push(this.asked.to);
    this.asked = null;
  }

  /** Play goes on without an answer. */
  drop(): void {
    this.asked = null;
  }

  /** Only so many choices stand: what was refused of the others is forgotten, since what is chosen in their place leads to other moments. */
  settle(choices: number): void {
    this.asked = null;
    const standing = this.refusedMoments.filter((moment) => moment < choices);
    this.refusedMoments.splice(0, this.refusedMoments.length, ...standing);
  }

  keep(): KeptUndoQuestion {
    return { undo: this.asked, refusedMoments: this.refusedMoments };
  }

  restore({ undo, refusedMoments }: KeptUndoQuestion): void {
    this.asked = undo;
    this.refusedMoments.push(...refusedMoments);
  }
}
