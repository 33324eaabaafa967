import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { takenBy } from './memory-shelf.ts';
import { type Save, type Shelf, ShelfError, saveFrom } from './shelf.ts';

interface House extends DBSchema {
  /** `unknown`, because whatever lies on a disk is to be read with care. */
  games: { key: string; value: unknown };
}

const NAME = 'stolik';
const VERSION = 1;

/** The shelf in the browser's own database. */
export class DiskShelf implements Shelf {
  private house: Promise<IDBPDatabase<House>> | null = null;

  async list(): Promise<Save[]> {
    return this.at(async (house) => {
      const reading = house.transaction('games');
      const [ids, rows] = await Promise.all([reading.store.getAllKeys(), reading.store.getAll()]);
      return ids.map((id, at) => saveFrom(id, rows[at]));
    });
  }

  async read(id: string): Promise<Save | null> {
    return this.at(async (house) => {
      const found = await house.get('games', id);
      return found === undefined ? null : saveFrom(id, found);
    });
  }

  async write(save: Save): Promise<number> {
    return this.at(async (house) => {
      // Strict: it is on the disk, not in a buffer, before the table says that it is saved.
      const writing = house.transaction('games', 'readwrite', { durability: 'strict' });
      const done = writing.done.catch((error: unknown) => error);
      try {
        const found = await writing.store.get(save.id);
        const held = found === undefined ? 0 : saveFrom(save.id, found).revision;
        if (held !== save.revision) {
          writing.abort();
          throw takenBy(save.id);
        }
        const revision = save.revision + 1;
        await writing.store.put({ ...save, revision }, save.id);
        const failed = await done;
        if (failed !== undefined) throw failed;
        return revision;
      } catch (error) {
        // The request may only say that it was broken off; why, the transaction knows.
        const why = await done;
        throw error instanceof ShelfError ? error : (why ?? error);
      }
    });
  }

  async remove(id: string): Promise<void> {
    await this.at((house) => house.delete('games', id));
  }

  private async at<T>(what: (house: IDBPDatabase<House>) => Promise<T>): Promise<T> {
    try {
      return await what(await this.open());
    } catch (error) {
      throw troubleOf(error);
    }
  }

  private open(): Promise<IDBPDatabase<House>> {
    this.house ??= openDB<House>(NAME, VERSION, {
      upgrade: (house) => {
        house.createObjectStore('games');
      },
      // A newer page wants to change the database: let it, and open again when next asked.
      blocking: (_, __, event) => {
        (event.target as IDBDatabase).close();
        this.house = null;
      },
      terminated: () => {
        this.house = null;
      },
    }).catch((error: unknown) => {
      this.house = null;
      throw error;
    });
    return this.house;
  }
}

function troubleOf(error: unknown): ShelfError {
  if (error instanceof ShelfError) return error;
  const name = error instanceof Error ? error.name : '';
  return name === 'QuotaExceededError'
    ? new ShelfError('full', 'There is no room left on this device for the saved game.', error)
    : new ShelfError('closed', 'This browser does not let the page keep anything on this device.', error);
}
