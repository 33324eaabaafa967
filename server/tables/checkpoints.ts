import type { AnyMatch } from '@stolik/engine';

/** A copy is kept every so many choices, and so many of them. */
const EVERY = 16;
const KEPT = 3;

/**
 * Copies of a game on its way, so that taking back beyond a fence plays again a few choices and not all of them. Only a game in which nothing
 * was taken back is copied, or one just played again from the start: what is played on from a copy has to be the same, to its fences and numbers, as what
 * is played from the start.
 */
export class Checkpoints {
  private copies: AnyMatch[] = [];

  pass(match: AnyMatch): void {
    const { choices, table } = match;
    if (choices.length % EVERY !== 0 || table.sequence !== choices.length) return;
    this.copies.push(match.fork());
    if (this.copies.length > KEPT) this.copies.shift();
  }

  cutTo(choices: number): void {
    this.copies = this.copies.filter((copy) => copy.choices.length <= choices);
  }

  /** The last one, to be played on; null: there is none. */
  last(): AnyMatch | null {
    return this.copies.at(-1)?.fork() ?? null;
  }
}
