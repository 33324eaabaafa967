import type { GameEvent } from '../dealer.ts';
import type { Seat } from '../seat.ts';
import { mayHear } from '../view.ts';
import type { Chronicle, KeptChronicle, Told } from './chronicle.ts';

/** A chair's log as it was up to `keep` entries, and what came then. */
export interface News {
  readonly keep: number;
  readonly add: readonly Told[];
}

/** What happened, without when. */
export const eventsIn = ({ add }: News): GameEvent[] => add.map(({ event }) => event);

interface Heard {
  /** Its place among all that was told. */
  readonly place: number;
  readonly told: Told;
}

/** What one chair may hear of all that is told at a table, and how much of it was read. It follows the chronicle by itself. */
export class ChairLog {
  private readonly heard: Heard[] = [];
  /** So much of all that was told was listened to, and this was the last of it: as long as that stands, so does all before it. */
  private listened = 0;
  private last: Told | null = null;
  /** So many of the entries were read. */
  private read = 0;

  constructor(
    private readonly chair: Seat | null,
    /** The chronicle's own lists, which grow and are cut. */
    private readonly story: KeptChronicle,
  ) {}

  /** What has changed since it was last read. Now it is read. */
  news(): News {
    const news = this.unread();
    this.read = this.heard.length;
    return news;
  }

  /** The same, and it stays unread. */
  unread(): News {
    this.follow();
    return this.from(this.read);
  }

  /** All of it is read. */
  readAll(): void {
    this.readAllBut(0);
  }

  /** All but the last so many things that were told, heard or not, is taken as read. */
  readAllBut(last: number): void {
    this.follow();
    this.read = this.heardBefore(this.story.told.length - last);
  }

  /** All that the chair has heard. */
  all(): News {
    this.follow();
    return this.from(0);
  }

  /** What somebody who last followed the deed `at` has not heard. */
  since(at: number): News {
    this.follow();
    let keep = this.heard.length;
    while (keep > 0 && (this.heard[keep - 1]?.told.at ?? 0) > at) keep--;
    return this.from(keep);
  }

  /** So many entries the chair had heard when its own last choice was done; null when nobody else has chosen since. */
  recapFrom(): number | null {
    const { chair } = this;
    const { choosers, marks } = this.story;
    if (chair === null || choosers.length === 0 || choosers.at(-1) === chair) return null;
    this.follow();
    return this.heardBefore(marks[choosers.lastIndexOf(chair) + 1] ?? 0);
  }

  /** So many entries the chair had heard before this choice. */
  before(choice: number): number {
    this.follow();
    return this.heardBefore(this.story.marks[choice] ?? this.story.told.length);
  }

  /** Was anything that the chair can hear told by the last choice? */
  get lastChoiceWasHeard(): boolean {
    this.follow();
    return (this.heard.at(-1)?.place ?? -1) >= (this.story.marks.at(-1) ?? 0);
  }

  /** The same log over a fork of its chronicle. */
  fork(chronicle: Chronicle): ChairLog {
    const twin = chronicle.logOf(this.chair);
    twin.heard.push(...this.heard);
    twin.listened = this.listened;
    twin.last = this.last;
    twin.read = this.read;
    return twin;
  }

  /** Hears what came, and forgets what was taken back, perhaps with something else told in its place. */
  private follow(): void {
    const { heard, chair } = this;
    const { told } = this.story;
    if (this.listened > 0 && told[this.listened - 1] !== this.last) {
      for (let end = heard.at(-1); end !== undefined && told[end.place] !== end.told; end = heard.at(-1)) heard.pop();
      // What the chair could not hear may have been taken back as well: from the last thing it heard, all is listened to again.
      const stands = heard.at(-1);
      this.listened = stands === undefined ? 0 : stands.place + 1;
      this.last = stands?.told ?? null;
      this.read = Math.min(this.read, heard.length);
    }
    for (let next = told[this.listened]; next !== undefined; next = told[this.listened]) {
      if (mayHear(next.event, chair)) heard.push({ place: this.listened, told: next });
      this.last = next;
      this.listened++;
    }
  }

  /** How many of the entries were told before that place. */
  private heardBefore(place: number): number {
    let heard = this.heard.length;
    while (heard > 0 && (this.heard[heard - 1]?.place ?? 0) >= place) heard--;
    return heard;
  }

  private from(keep: number): News {
    return { keep, add: this.heard.slice(keep).map(({ told }) => told) };
  }
}
