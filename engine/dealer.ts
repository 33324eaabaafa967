import { below, type Chance, shuffle } from './chance.ts';

/** What a listener is told: something that happened, for all, or only for the seats of `to`. */
export interface GameEvent {
  readonly type: string;
  readonly to?: readonly number[];
}

/** Of everything that can happen what is of one kind. */
export type EventOf<E extends GameEvent, K extends E['type']> = E extends { readonly type: infer T }
  ? K extends T
    ? E & { readonly type: K }
    : never
  : never;

/** What is made of what happens, by its kind; of kinds that are left out, `otherwise`. */
export function byEvent<E extends GameEvent, T>(
  made: { readonly [K in E['type']]?: (event: EventOf<E, K>) => T },
  otherwise: T,
): (event: E) => T {
  // A kind is looked up by the event that it is called with, which TypeScript does not follow.
  const makers = new Map(Object.entries(made) as [string, (event: E) => T][]);
  return (event) => {
    const make = makers.get(event.type);
    return make === undefined ? otherwise : make(event);
  };
}

export type Listener<E> = (event: E) => void;

/**
 * The one who shuffles, turns cards over and says aloud what happens. Rules get chance, and a voice, only through the dealer,
 * so the table always knows whether a choice may be taken back.
 */
export class Dealer<E> {
  /** Was something hidden shown to a seat that has to choose? Then its last choice stands (law 8). */
  revealed = false;

  constructor(
    private readonly chance: Chance,
    private readonly listener: Listener<E> | null,
  ) {}

  /** A whole number from 0 to n-1. */
  below(n: number): number {
    return below(this.chance, n);
  }

  /** Shuffles in place. */
  shuffle<T>(items: T[]): T[] {
    return shuffle(this.chance, items);
  }

  /** Says what happened. */
  tell(event: E): void {
    if (this.listener !== null) this.listener(event);
  }

  /** To be called where the rules turn over something that was hidden from the one who chose. */
  reveal(): void {
    this.revealed = true;
  }
}
