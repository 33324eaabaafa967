import { type AnyGame, type GameRecord, isRefusal, Match, type Refusal, recordOf, seatingOf } from '@stolik/engine';
import type { Save } from './shelf.ts';

/** Who is to sit where: a person by name, or a bot. */
export interface Place {
  readonly name: string;
  readonly bot: string | null;
}

/** Letters that are not mistaken for one another, in a link or read aloud. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A short word that no other game on this device has. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** What the deal is made of: nobody can guess it. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The record of a game that nobody has begun to play; or why it cannot be played so. */
export function newRecord(
  game: AnyGame,
  places: readonly Place[],
  variants: { readonly [id: string]: string },
  seed: string,
): GameRecord | Refusal {
  const seating = seatingOf(game, places.length, variants);
  if (isRefusal(seating)) return seating;
  return recordOf(new Match(game, seating, { seed }), {
    names: places.map(({ name }) => name),
    bots: places.map(({ bot }) => bot),
  });
}

/** A record as it is put on the shelf for the first time. */
export function newSave(record: GameRecord, me: number, now: number): Save {
  return { id: newId(), text: JSON.stringify(record), revision: 0, me, waitingFor: [], begun: now, touched: now };
}
