import { type GameRecord, isRefusal, type Refusal, readRecord } from '@stolik/engine';
import { DiskShelf } from './disk-shelf.ts';
import { type Save, type Shelf, ShelfError, type ShelfTrouble } from './shelf.ts';

/** A saved game as a list shows it. */
export type Listed =
  | { readonly kind: 'game'; readonly save: Save; readonly record: GameRecord }
  /** Something is there, but it cannot be read as a game. */
  | { readonly kind: 'damaged'; readonly save: Save; readonly refusal: Refusal };

export interface Shelved {
  readonly games: readonly Listed[];
  /** The browser does not let us look. */
  readonly closed: boolean;
}

/**
 * The games of this device as the pages see them: the shelf, and beside it those games for which the shelf had no room; they
 * live as long as the page.
 */
export class Library {
  private readonly loose = new Map<string, Save>();
  private readonly listeners = new Set<() => void>();
  private readonly others: BroadcastChannel | null =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('stolik-library');

  constructor(private readonly shelf: Shelf) {
    this.others?.addEventListener('message', () => this.announce());
  }

  /** What was found when one last looked; null before that. */
  latest: Shelved | null = null;

  /** All games, the last touched first. */
  async list(): Promise<Shelved> {
    let saves: Save[] = [];
    let closed = false;
    try {
      saves = await this.shelf.list();
    } catch (error) {
      if (!(error instanceof ShelfError)) throw error;
      closed = true;
    }
    const kept = new Set(saves.map(({ id }) => id));
    const all = [...saves, ...[...this.loose.values()].filter(({ id }) => !kept.has(id))];
    this.latest = { games: all.toSorted((one, other) => other.touched - one.touched).map(listed), closed };
    return this.latest;
  }

  async read(id: string): Promise<Save | null> {
    try {
      return (await this.shelf.read(id)) ?? this.loose.get(id) ?? null;
    } catch (error) {
      const loose = this.loose.get(id);
      if (loose === undefined) throw error;
      return loose;
    }
  }

  /** A game that is only here, in the page. */
  looseOne = (id: string): Save | null => this.loose.get(id) ?? null;

  /** Holds a game, or how it went on, for which the shelf had no room. */
  hold(save: Save): void {
    this.loose.set(save.id, save);
    this.announce();
  }

  /** Keeps a new game; if the shelf cannot, the page does, and why is told. */
  async add(save: Save): Promise<ShelfTrouble | null> {
    try {
      await this.shelf.write({ ...save, revision: 0 });
      this.changed();
      return null;
    } catch (error) {
      if (!(error instanceof ShelfError)) throw error;
      this.loose.set(save.id, { ...save, revision: 0 });
      this.changed();
      return error.trouble;
    }
  }

  /** Takes a game off the shelf and hands it out, so that it can be put back. */
  async remove(id: string): Promise<Save | null> {
    const save = await this.read(id);
    await this.shelf.remove(id);
    this.loose.delete(id);
    this.changed();
    return save;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private changed(): void {
    this.announce();
    this.others?.postMessage('changed');
  }

  private announce(): void {
    for (const listener of this.listeners) listener();
  }
}

function listed(save: Save): Listed {
  const record = readRecord(save.text);
  return isRefusal(record) ? { kind: 'damaged', save, refusal: record } : { kind: 'game', save, record };
}

export const library = new Library(new DiskShelf());
