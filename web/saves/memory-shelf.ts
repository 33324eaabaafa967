import { type Save, type Shelf, ShelfError } from './shelf.ts';

/** A shelf that lasts as long as the page: where the browser keeps nothing for us, and in tests. */
export class MemoryShelf implements Shelf {
  private readonly saves = new Map<string, Save>();

  async list(): Promise<Save[]> {
    return [...this.saves.values()];
  }

  async read(id: string): Promise<Save | null> {
    return this.saves.get(id) ?? null;
  }

  async write(save: Save): Promise<number> {
    const held = this.saves.get(save.id)?.revision ?? 0;
    if (held !== save.revision) throw takenBy(save.id);
    const revision = save.revision + 1;
    this.saves.set(save.id, { ...save, revision });
    return revision;
  }

  async remove(id: string): Promise<void> {
    this.saves.delete(id);
  }
}

export const takenBy = (id: string): ShelfError =>
  new ShelfError('taken', `Game ${id} was saved by another tab in the meantime.`);
