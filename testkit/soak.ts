import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type AnyGame, below, chanceFrom, type Seating } from '@stolik/engine';
import { Company } from './company.ts';
import { noteFind } from './found.ts';
import type { Law } from './laws/index.ts';
import { SEEDS, seatCountsOf, seatingsOf, wholeGame } from './plan.ts';

/** A game, and the laws that look on when it is walked. */
export interface Ground {
  readonly game: AnyGame;
  readonly laws: readonly Law[];
}

/** A line of the ledger: one game that was walked, and how long it took. */
interface Line {
  readonly game: string;
  readonly rules: string;
  readonly seating: Seating;
  readonly seed: string;
  readonly ms: number;
  readonly found: readonly string[];
}

/** What was walked, in a file of lines: a run that ends, or is ended, is gone on with. */
export class Ledger {
  private readonly ms = new Map<string, number>();

  constructor(private readonly file: string) {
    mkdirSync(dirname(file), { recursive: true });
    if (!existsSync(file)) return;
    const lines = readFileSync(file, 'utf8').split('\n');
    // The last line may be half a line, where a run was ended while it wrote.
    if (lines.at(-1) !== '') appendFileSync(file, '\n');
    for (const line of lines) if (isWhole(line)) this.count(JSON.parse(line));
  }

  add(line: Line): void {
    this.count(line);
    appendFileSync(this.file, `${JSON.stringify(line)}\n`);
  }

  /** How long a part of the ground has been walked: a game, its games with so many seats, or one seating of it. */
  walked(game: AnyGame, seats?: number, seating?: Seating): number {
    return this.ms.get(keyOf(game.id, game.version, seats, seating)) ?? 0;
  }

  private count({ game, rules, seating, ms }: Line): void {
    for (const key of [
      keyOf(game, rules),
      keyOf(game, rules, seating.seats),
      keyOf(game, rules, seating.seats, seating),
    ])
      this.ms.set(key, (this.ms.get(key) ?? 0) + ms);
  }
}

/** What was walked by other rules does not count. */
const keyOf = (game: string, rules: string, seats?: number, seating?: Seating): string =>
  JSON.stringify([game, rules, seats, seating?.variants]);

function isWhole(line: string): boolean {
  try {
    return typeof JSON.parse(line).ms === 'number';
  } catch {
    return false;
  }
}

/** The game, then the number of seats, then the seating that was walked least. */
export function leastWalked(grounds: readonly Ground[], ledger: Ledger): { ground: Ground; seating: Seating } {
  const ground = least(grounds, ({ game }) => ledger.walked(game));
  const { game } = ground;
  const seats = least(seatCountsOf(game), (count) => ledger.walked(game, count));
  return { ground, seating: least(seatingsOf(game, seats), (one) => ledger.walked(game, seats, one)) };
}

function least<T>(things: readonly T[], measure: (thing: T) => number): T {
  const measured = things.map(measure);
  const found = things[measured.indexOf(Math.min(...measured))];
  if (found === undefined) throw new Error('There is nothing to walk.');
  return found;
}

export interface Soak {
  readonly grounds: readonly Ground[];
  readonly ledger: Ledger;
  /** Where games that break a law are noted down. */
  readonly finds: string;
  /** The name of this run; seeds come from it. */
  readonly name: string;
  readonly minutes: number;
  readonly now: () => number;
  readonly note: (line: string) => void;
}

/** Walks games with all laws looking on until the time is spent, always where least was walked. What was found. */
export function soak({ grounds, ledger, finds, name, minutes, now, note }: Soak): { games: number; found: string[] } {
  const chance = chanceFrom('soak', [name]);
  const found: string[] = [];
  const end = now() + minutes * 60_000;
  let games = 0;
  for (; now() < end; games++) {
    const { ground, seating } = leastWalked(grounds, ledger);
    const { game, laws } = ground;
    const plan = wholeGame(seating, String(below(chance, SEEDS)));
    const before = now();
    const company = new Company(game, [{ plan, laws }]);
    const complaints = laws.flatMap((law) => company.complaintOf(law) ?? []);
    for (const complaint of complaints) noteFind(finds, game.id, complaint);
    // Where no law alone finds anything, what all of them met is told.
    const told = complaints.length === 0 && company.complaint !== null ? [company.complaint] : complaints;
    for (const { message } of told) note(`${game.id}: ${message}`);
    const what = told.map(({ message }) => message.split('\n', 1)[0] ?? '');
    found.push(...what);
    const ms = Math.max(1, Math.round(now() - before));
    ledger.add({ game: game.id, rules: game.version, seating, seed: plan.seed, ms, found: what });
  }
  return { games, found };
}
