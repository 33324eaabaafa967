import { type AnyGame, isRefusal, type Refusal, replay, verify } from '@stolik/engine';
import { newSave } from './new-game.ts';
import { isTrouble, openRecord, type RecordTrouble } from './open-record.ts';
import { firstPerson } from './seat-info.ts';
import type { Save } from './shelf.ts';

/** A file larger than any honest record is not read at all. */
export const LARGEST_FILE = 8 * 1024 * 1024;

export type Imported =
  | { readonly kind: 'imported'; readonly save: Save; readonly game: AnyGame }
  | { readonly kind: 'refused'; readonly trouble: RecordTrouble }
  | { readonly kind: 'too-large' };

/** Checks a record from outside choice by choice; only what replays to its end comes in. */
export async function importRecord(
  text: string,
  loadRules: (game: string) => Promise<AnyGame | null>,
  now: number,
): Promise<Imported> {
  if (text.length > LARGEST_FILE) return { kind: 'too-large' };
  const opened = await openRecord(text, loadRules);
  if (isTrouble(opened)) return { kind: 'refused', trouble: opened };
  const { game, record } = opened;
  const refused = (refusal: Refusal): Imported => ({ kind: 'refused', trouble: { why: 'unreadable', refusal, text } });
  const match = replay(game, record);
  if (isRefusal(match)) return refused(match);
  const untrue = verify(game, record);
  if (untrue !== null) return refused(untrue);
  const waitingFor = match.table.pending.map(({ seat }) => seat);
  return { kind: 'imported', game, save: { ...newSave(record, firstPerson(record), now), waitingFor } };
}
