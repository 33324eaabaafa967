import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Search, sightOf, usualSearch } from '@stolik/bots';
import { type AnyGame, chanceFrom, copyTable, defined, isOver, type Seating, start, type Table } from '@stolik/engine';
import type { GameFigures } from './figures.ts';
import { median, medianPerSecond, type Pace } from './pace.ts';
import { type Picker, pickerFrom } from './picker.ts';
import { chooseAtRandom, playGame, tablesInPlay } from './random-play.ts';

/** Positions the copies are made of: enough that not one of them is special. */
const POSITIONS = 64;

/** All figures of one game. `note` is told what is being measured. */
export function measureGame(game: AnyGame, seating: Seating, pace: Pace, note: (line: string) => void): GameFigures {
  note(`${game.id}: decisions`);
  const decisionsPerSecond = measureDecisions(game, seating, pace);
  note(`${game.id}: copies`);
  const copiesPerSecond = measureCopies(game, seating, pace);
  note(`${game.id}: search`);
  const searchIterationsPerSecond = measureSearch(game, seating, pace);
  note(`${game.id}: early and late decisions`);
  const { early, late } = measureQuarters(game, seating, pace);
  note(`${game.id}: heap of ${pace.tables} tables`);
  const heapPerTableBytes = measureHeap(game, seating, pace.tables);
  return {
    decisionsPerSecond,
    copiesPerSecond,
    microsecondsPerCopy: 1e6 / copiesPerSecond,
    searchIterationsPerSecond,
    heapPerTableBytes,
    heapMiBPer10000Tables: (heapPerTableBytes * 10_000) / 2 ** 20,
    earlyMicroseconds: early,
    lateMicroseconds: late,
    lateToEarly: late / early,
  };
}

function measureDecisions(game: AnyGame, seating: Seating, pace: Pace): number {
  const pick = pickerFrom(1);
  let games = 0;
  return medianPerSecond(pace, pace.rounds, () => playGame(game, seating, `speed ${games++}`, pick));
}

export function measureCopies(game: AnyGame, seating: Seating, pace: Pace): number {
  const tables = take(POSITIONS, tablesInPlay(game, seating, pickerFrom(2)));
  // Kept, so that no compiler may leave the copying out.
  const copies = tables.slice();
  return medianPerSecond(pace, pace.otherRounds, () => {
    for (let i = 0; i < POSITIONS; i++) copies[i] = copyTable(game, defined(tables[i]));
    return POSITIONS;
  });
}

/** What a search thinks about one decision, again and again: long enough that its beginning does not weigh. */
const ITERATIONS = 400;

function measureSearch(game: AnyGame, seating: Seating, pace: Pace): number {
  // The whole budget is spent, however clear the choice is.
  const settings = { ...usualSearch, patience: 1 };
  const tables = take(POSITIONS, tablesInPlay(game, seating, pickerFrom(4)));
  const chance = chanceFrom('search');
  let next = 0;
  // More code than the rules alone: the compiler needs longer for it.
  return medianPerSecond({ ...pace, warmUp: 4 * pace.warmUp }, pace.otherRounds, () => {
    const table = defined(tables[next++ % POSITIONS]);
    const { seat } = defined(table.pending[0]);
    const search = new Search(sightOf(game, table, seat), chance, settings);
    search.run({ iterations: ITERATIONS });
    return search.iterations;
  });
}

/** Each game is played twice: once to learn its length, once with a clock at its first and last quarter. */
function measureQuarters(game: AnyGame, seating: Seating, pace: Pace): { early: number; late: number } {
  const early: number[] = [];
  const late: number[] = [];
  const end = performance.now() + pace.slice * pace.otherRounds;
  for (let i = 0; early.length === 0 || performance.now() < end; i++) {
    const seed = `quarters ${i}`;
    const length = playGame(game, seating, seed, pickerFrom(i));
    const quarter = length >> 2;
    if (quarter === 0) throw new Error(`A game of ${game.id} is too short to be measured in quarters.`);
    const table: Table<unknown> = start(game, seating, seed);
    const pick = pickerFrom(i);
    early.push(microsecondsFor(quarter, game, table, pick));
    for (let between = length - 2 * quarter; between > 0; between--) chooseAtRandom(game, table, pick);
    late.push(microsecondsFor(quarter, game, table, pick));
    if (!isOver(table)) throw new Error(`${game.id} did not play the same game twice.`);
  }
  return { early: median(early), late: median(late) };
}

/** The cost of one decision, on average over so many. */
function microsecondsFor(decisions: number, game: AnyGame, table: Table<unknown>, pick: Picker): number {
  const begin = performance.now();
  for (let i = 0; i < decisions; i++) chooseAtRandom(game, table, pick);
  return ((performance.now() - begin) * 1000) / decisions;
}

function measureHeap(game: AnyGame, seating: Seating, count: number): number {
  const collect = collector();
  const heapInUse = (): number => {
    collect();
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = heapInUse();
  const tables = take(count, tablesInPlay(game, seating, pickerFrom(3)));
  return (heapInUse() - before) / tables.length;
}

/** Collects garbage at once. Node has to be asked for it, if not on its command line. */
function collector(): () => void {
  if (globalThis.gc !== undefined) return globalThis.gc;
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void; // what V8 calls so
}

function take<T>(count: number, from: Generator<T, never>): T[] {
  return Array.from({ length: count }, () => from.next().value);
}
