import { isCount, isObject } from '@stolik/engine';
/** A game as it lies on the shelf: the record as text, just as an exported file has it, and what a list wants to show beside it. */
export interface Save {
  readonly id: string;
  readonly text: string;
  /** Grows with each writing, so that two tabs cannot overwrite one another's moves. */
  readonly revision: number;
  /** The seat of the one who set the table up. */
  readonly me: number;
  /** Whom the table waits for; nobody when the game is over. */
  readonly waitingFor: readonly number[];
  /** When the game was begun and when it was last saved, in milliseconds. */
  readonly begun: number;
  readonly touched: number;
}

/** Why a game could not be put on the shelf: no room left, another tab plays it, or the browser keeps nothing for us. */
export type ShelfTrouble = 'full' | 'taken' | 'closed';

export class ShelfError extends Error {
  constructor(
    readonly trouble: ShelfTrouble,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
    this.name = 'ShelfError';
  }
}

/** Where games are kept between evenings. Everything else than a writing that fails throws a `ShelfError` with `closed`. */
export interface Shelf {
  list(): Promise<Save[]>;
  read(id: string): Promise<Save | null>;
  /**
   * Puts the game in its place for good and tells its new revision; or throws a `ShelfError` and leaves what was there. The
   * revision of `save` is the one read or written last, 0 for a new game: where the shelf holds another, somebody else plays.
   */
  write(save: Save): Promise<number>;
  remove(id: string): Promise<void>;
}

/** What was found under an id, made into a save: of something that never was one, the text is what is there. */
export function saveFrom(id: string, found: unknown): Save {
  const row: { readonly [field: string]: unknown } = isObject(found) ? found : {};
  const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
  return {
    id,
    text: typeof row.text === 'string' ? row.text : (JSON.stringify(found) ?? ''),
    revision: number(row.revision),
    me: isCount(row.me) ? row.me : 0,
    waitingFor: Array.isArray(row.waitingFor) ? row.waitingFor.filter(isCount) : [],
    begun: number(row.begun),
    touched: number(row.touched),
  };
}
