import { type GameEvent, mayHear, type Seat } from '@stolik/engine';
import type { LogEntry } from '@stolik/ui';

interface Told {
  readonly sequence: number;
  readonly event: GameEvent;
}

interface Heard {
  readonly entry: LogEntry;
  /** Its place among all that was told. */
  readonly at: number;
}

/** Everything told at a table, what one chair may hear of it, and what the page has been told already. */
export class LogBook {
  private readonly told: Told[] = [];
  /** By choice: how much had been told before it. */
  private readonly marks: number[] = [];
  private readonly choosers: Seat[] = [];
  private heard: Heard[] = [];
  private chair: Seat | null = null;
  /** So many heard entries the page has. */
  private sent = 0;

  /** The same book once more: what is told there is not told here. */
  fork(): LogBook {
    const { told, marks, choosers, heard, chair, sent } = this;
    const copies = { told: [...told], marks: [...marks], choosers: [...choosers], heard: [...heard] };
    return Object.assign(new LogBook(), { ...copies, chair, sent });
  }

  tell(sequence: number, event: GameEvent): void {
    this.told.push({ sequence, event });
    if (mayHear(event, this.chair)) this.hear(this.told.length - 1);
  }

  /** What is told from here on belongs to this seat's choice. */
  beginChoice(chooser: Seat): void {
    this.marks.push(this.told.length);
    this.choosers.push(chooser);
  }

  /** The last choice was not made, or was taken back: neither was anything of it told. */
  takeBack(): void {
    this.told.length = this.marks.pop() ?? 0;
    this.choosers.pop();
    while ((this.heard.at(-1)?.at ?? -1) >= this.told.length) this.heard.pop();
    this.sent = Math.min(this.sent, this.heard.length);
  }

  /** From now on the page hears with the ears of this chair. */
  sit(chair: Seat | null): void {
    this.chair = chair;
    this.heard = [];
    this.sent = 0;
    this.told.forEach(({ event }, at) => {
      if (mayHear(event, chair)) this.hear(at);
    });
  }

  /** What the page has not been told yet. */
  news(): { keep: number; add: LogEntry[] } {
    const news = { keep: this.sent, add: this.heard.slice(this.sent).map(({ entry }) => entry) };
    this.sent = this.heard.length;
    return news;
  }

  /** All that the chair has heard. */
  all(): LogEntry[] {
    return this.heard.map(({ entry }) => entry);
  }

  /** Was anything that the chair can hear told by the last choice? */
  get lastChoiceWasHeard(): boolean {
    return (this.heard.at(-1)?.at ?? -1) >= (this.marks.at(-1) ?? 0);
  }

  get lastChooser(): Seat | null {
    return this.choosers.at(-1) ?? null;
  }

  /** So many entries the chair had heard when its own last choice was done; null when nobody else has chosen since. */
  recapFrom(): number | null {
    if (this.chair === null || this.choosers.length === 0 || this.lastChooser === this.chair) return null;
    const own = this.choosers.lastIndexOf(this.chair);
    const end = this.marks[own + 1] ?? 0;
    let heard = this.heard.length;
    while (heard > 0 && (this.heard[heard - 1]?.at ?? 0) >= end) heard--;
    return heard;
  }

  private hear(at: number): void {
    const { sequence, event } = this.told[at] as Told;
    this.heard.push({ at, entry: { id: this.heard.length + 1, sequence, event } });
  }
}
