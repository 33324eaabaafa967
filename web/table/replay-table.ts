import { isRefusal, type Refusal, refuse, type Seat, seat, viewTable } from '@stolik/engine';
import { beginRecord, type ChairLog, type Telling, tellNext } from '@stolik/engine/host';
import type { SeatInfo } from '@stolik/ui';
import type { OpenedRecord } from '../saves/open-record.ts';
import { seatsOf } from '../saves/seat-info.ts';
import type { HouseSnapshot, HouseTable } from './client.ts';
import { entriesOf } from './log-entries.ts';
import { type Kept, SAFE } from './protocol.ts';
import { unchanged } from './unchanged.ts';

const watching = refuse('game-over', 'This is a replay: nothing can be chosen here.');

/** A recorded game at any of its moments: it can be looked at from all chairs the record's owner may sit on, and nothing chosen. */
export class ReplayTable implements HouseTable {
  /** Choices in the record. */
  readonly length: number;
  /** Is the record one of a finished game? Then nothing in it is a secret any more. */
  readonly finished: boolean;
  private readonly seats: readonly SeatInfo[];
  private readonly listeners = new Set<() => void>();
  private log: ChairLog;
  private snapshot: HouseSnapshot;

  private constructor(
    private readonly id: string,
    private readonly opened: OpenedRecord,
    private readonly text: string,
    me: number,
    private telling: Telling,
    private chair: Seat | null,
  ) {
    this.length = opened.record.choices.length;
    this.finished = opened.record.result !== undefined;
    this.seats = seatsOf(opened.record, me);
    this.log = telling.chronicle.logOf(chair);
    this.snapshot = this.look();
  }

  /** The replay at its first moment; or what does not fit in the record. */
  static open(id: string, opened: OpenedRecord, text: string, me: number): ReplayTable | Refusal {
    const telling = beginRecord(opened.game, opened.record);
    if (isRefusal(telling)) return telling;
    const table = new ReplayTable(id, opened, text, me, telling, null);
    // Tried to its end once, so that the slider can trust every moment of it.
    const refusal = table.stepTo(table.length);
    if (refusal !== null) return refusal;
    const [chair] = table.chairs().includes(seat(me)) ? [seat(me)] : table.chairs();
    void table.sit(chair ?? null);
    return table;
  }

  getSnapshot = (): HouseSnapshot => this.snapshot;

  getKept = (): Kept => SAFE;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Shows the table after so many choices. */
  goTo(moment: number): void {
    const wanted = Math.max(0, Math.min(this.length, moment));
    const now = this.telling.match.choices.length;
    if (wanted === now) return;
    if (wanted < now) {
      const anew = beginRecord(this.opened.game, this.opened.record);
      if (isRefusal(anew)) return;
      this.telling = anew;
      this.log = anew.chronicle.logOf(this.chair);
    }
    this.stepTo(wanted);
    this.show();
  }

  /** Chairs one may look from: in a game that still goes on, only those of the people at this screen who do not hide from one another. */
  chairs(): readonly Seat[] {
    const people = this.seats.flatMap(({ kind }, at) => (kind === 'bot' ? [] : [seat(at)]));
    return this.finished ? this.seats.map((_, at) => seat(at)) : people.length === 1 ? people : [];
  }

  async sit(chair: Seat | null): Promise<void> {
    if (chair !== null && !this.chairs().includes(chair)) return;
    this.chair = chair;
    this.log = this.telling.chronicle.logOf(chair);
    this.show();
  }

  choose = async (): Promise<Refusal | null> => watching;
  undo = async (): Promise<Refusal | null> => watching;
  recordText = async (): Promise<string> => this.text;
  readonly hint = null;
  hurry(): void {}
  release(): void {}
  close(): void {
    this.listeners.clear();
  }

  private stepTo(moment: number): Refusal | null {
    while (this.telling.match.choices.length < moment) {
      const refusal = tellNext(this.telling, this.opened.record);
      if (refusal !== null) return refusal;
    }
    return null;
  }

  private show(): void {
    this.snapshot = this.look();
    for (const listener of this.listeners) listener();
  }

  private look(): HouseSnapshot {
    const { opened } = this;
    const { match, chronicle } = this.telling;
    const before: HouseSnapshot | undefined = this.snapshot; // none yet while the record is being opened
    return {
      id: this.id,
      game: opened.game,
      seating: match.seating,
      seats: this.seats,
      view: { ...viewTable(opened.game, match.table, this.chair), decision: null },
      log: unchanged(before?.log ?? [], entriesOf(this.log.all())),
      noUndo: watching,
      thinking: null,
      thinkingTime: null,
      passTo: null,
      held: null,
      moment: match.choices.length,
      recapFrom: null,
      lastMover: chronicle.lastChooser,
      stopped: null,
    };
  }
}
