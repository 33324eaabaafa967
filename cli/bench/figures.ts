/** What `stolik bench --json` prints, as one object. */
export interface BenchFigures extends GameFigures {
  readonly game: string;
  readonly seats: number;
  /** Only with `--peers`. */
  readonly peers?: PeerFigures;
  /** Version of Node.js. */
  readonly node: string;
  /** Model of the processor. */
  readonly cpu: string;
}

/** Of one game in our engine. */
export interface GameFigures {
  /** Random play on one core: options listed, answers checked, setting up included. Median of the slices. */
  readonly decisionsPerSecond: number;
  /** `copyTable` at positions in mid-game. Median of the slices. */
  readonly copiesPerSecond: number;
  readonly microsecondsPerCopy: number;
  /** Iterations of the search bot, as it usually thinks, at positions in mid-game. Median of the slices. */
  readonly searchIterationsPerSecond: number;
  /** Heap in use per table, of many tables in mid-game in one process. */
  readonly heapPerTableBytes: number;
  readonly heapMiBPer10000Tables: number;
  /** A decision in the first and in the last quarter of a game. Median over many games. */
  readonly earlyMicroseconds: number;
  readonly lateMicroseconds: number;
  /** Near 1 when the cost of a decision does not grow with the game. */
  readonly lateToEarly: number;
}

/** The market game in our engine and in boardgame.io, in alternating slices of one run. */
export interface PeerFigures {
  readonly game: 'market';
  readonly peer: string;
  readonly rounds: number;
  /** Decisions a second, medians of the rounds. */
  readonly ours: number;
  readonly theirs: number;
  /** Ours to theirs: the median of the rounds' own ratios, which follow. */
  readonly ratio: number;
  readonly ratios: readonly number[];
  /**
   * Independent copies a second, for information: `copyTable` and, as the peer has none of its own, `structuredClone`.
   * Its states are never changed in place, so its own bots do without copies.
   */
  readonly ourCopies: number;
  readonly theirCopies: number;
}
