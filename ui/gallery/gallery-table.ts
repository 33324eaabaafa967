import {
  type AnyGame,
  defined,
  type GameEvent,
  isRefusal,
  Match,
  mayHear,
  type Option,
  type Refusal,
  type Seat,
  seat,
  seatingOf,
  viewTable,
} from '@stolik/engine';
import type { LogEntry, SeatInfo, TableClient, TableSnapshot } from '../contract.ts';

/** A table of this page alone: the others choose at random after a moment. */
export class GalleryTable implements TableClient {
  private readonly match: Match<unknown, GameEvent>;
  private readonly log: LogEntry[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly seats: readonly SeatInfo[];
  private snapshot: TableSnapshot;
  private me: Seat | null = seat(0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Pieces that the last choice moved, as far as its events name them. */
  justMoved: ReadonlyMap<number, Seat> = new Map();

  constructor(
    private readonly game: AnyGame,
    names: readonly string[],
    seed: string,
    private readonly pause = 700,
  ) {
    const seating = seatingOf(game, names.length, {});
    if (isRefusal(seating)) throw new Error(seating.message);
    this.seats = names.map((name, at) => ({ name, kind: at === 0 ? 'me' : 'bot', bot: at === 0 ? null : 'random' }));
    this.match = new Match<unknown, GameEvent>(game, seating, { seed }, this.hear);
    this.snapshot = this.look();
    this.others();
  }

  getSnapshot = (): TableSnapshot => this.snapshot;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  async choose(option: Option): Promise<Refusal | null> {
    const { decision } = this.snapshot.view;
    return decision === null ? null : this.answer(decision.seat, decision.id, option);
  }

  async undo(): Promise<Refusal | null> {
    const refusal = this.match.undo(this.me ?? seat(0));
    this.changed();
    return refusal;
  }

  async sit(chair: Seat | null): Promise<void> {
    this.me = chair;
    this.changed();
  }

  hurry(): void {
    clearTimeout(this.timer);
    this.botChooses();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  /** Plays on at random for everybody, to see a later position. */
  playOn(choices: number): void {
    for (let i = 0; i < choices && !this.match.over; i++) this.random();
    this.changed();
  }

  private readonly hear = (event: GameEvent): void => {
    this.log.push({ id: this.log.length, sequence: this.match?.table.sequence ?? 0, event });
  };

  private answer(by: Seat, decision: number, option: Option): Refusal | null {
    const from = this.log.length;
    const refusal = this.match.choose({ seat: by, decision, option }, this.hear);
    if (refusal === null) this.justMoved = movedIn(this.log.slice(from), by);
    this.changed();
    return refusal;
  }

  private changed(): void {
    this.snapshot = this.look();
    for (const listener of this.listeners) listener();
    this.others();
  }

  private others(): void {
    clearTimeout(this.timer);
    if (this.snapshot.thinking !== null) this.timer = setTimeout(() => this.botChooses(), this.pause);
  }

  private botChooses(): void {
    const by = this.snapshot.thinking;
    if (by === null) return;
    const pending = this.match.table.pending.find((decision) => decision.seat === by);
    if (pending) this.answer(by, pending.id, pick(pending.options));
  }

  private random(): void {
    const pending = this.match.table.pending[0];
    if (pending)
      this.match.choose({ seat: pending.seat, decision: pending.id, option: pick(pending.options) }, this.hear);
  }

  private look(): TableSnapshot {
    const { match, me } = this;
    const view = viewTable(this.game, match.table, me);
    return {
      id: 'gallery',
      game: this.game,
      seating: match.seating,
      seats: this.seats,
      view,
      log: this.log.filter(({ event }) => mayHear(event, me)),
      noUndo: me === null ? null : match.whyNoUndo(me),
      thinking: view.waitingFor.find((one) => one !== me) ?? null,
      passTo: null,
    };
  }
}

const pick = (options: readonly Option[]): Option => defined(options[Math.floor(Math.random() * options.length)]);

/** Numbers in an event under a name other than `seat` are taken for pieces: enough for a gallery. */
function movedIn(entries: readonly LogEntry[], by: Seat): ReadonlyMap<number, Seat> {
  const names = ['card', 'crystal', 'half', 'artifact', 'fruit'];
  const moved = new Map<number, Seat>();
  for (const { event } of entries)
    for (const [name, value] of Object.entries(event))
      if (names.includes(name) && typeof value === 'number') moved.set(value, by);
      else if (name === 'cards' && Array.isArray(value)) for (const one of value) moved.set(Number(one), by);
  return moved;
}
