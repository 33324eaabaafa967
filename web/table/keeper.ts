import { type Save, type Shelf, ShelfError } from '../saves/shelf.ts';
import type { Kept } from './protocol.ts';

/**
 * Puts a game on the shelf after every choice, one writing at a time. Choices that come while one is being written are all in
 * the next writing. A writing that fails is tried again at the next choice; the game goes on meanwhile.
 */
export class Keeper {
  kept: Kept;
  private dirty = false;
  private writing: Promise<void> | null = null;
  private stopped = false;

  constructor(
    private readonly shelf: Shelf,
    private revision: number,
    private readonly compose: (revision: number) => Save,
    private readonly changed: (kept: Kept) => void,
    /** Is the game as it stands on the shelf already? */
    safe: boolean,
  ) {
    this.kept = { saved: safe ? 'saved' : 'saving', trouble: null };
  }

  /** Something changed: it is not safe until it is written. */
  keep(): void {
    if (this.stopped) return;
    this.dirty = true;
    if (this.kept.saved === 'saved') this.kept = { saved: 'saving', trouble: null };
    // Not before what has changed was told: whoever chose waits to see it, and then several changes are one writing.
    this.writing ??= Promise.resolve().then(() => this.writeAll());
  }

  /** Writes nothing more: the game is somebody else's now. */
  stop(): void {
    this.stopped = true;
    this.dirty = false;
  }

  /** The game as it stands, if the shelf does not have it. */
  unsaved(): Save | null {
    return this.kept.saved === 'saved' || this.stopped ? null : this.compose(this.revision);
  }

  /** When nothing is left to be written. */
  async done(): Promise<void> {
    await this.writing;
  }

  private async writeAll(): Promise<void> {
    while (this.dirty) {
      this.dirty = false;
      try {
        this.revision = await this.shelf.write(this.compose(this.revision));
        if (!this.dirty) this.tell({ saved: 'saved', trouble: null });
      } catch (error) {
        this.tell({ saved: 'failed', trouble: error instanceof ShelfError ? error.trouble : 'closed' });
      }
    }
    this.writing = null;
  }

  private tell(kept: Kept): void {
    this.kept = kept;
    this.changed(kept);
  }
}
