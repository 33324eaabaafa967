import { type AnyGame, type GameRecord, isRefusal, type Refusal, readRecord } from '@stolik/engine';

/** Why a record cannot be played on or watched here. `text` is what was given, so that nothing is lost. */
export type RecordTrouble =
  | { readonly why: 'unreadable'; readonly refusal: Refusal; readonly text: string }
  | { readonly why: 'unknown-game'; readonly game: string; readonly text: string }
  | {
      readonly why: 'other-version';
      readonly game: string;
      readonly rules: string;
      readonly here: string;
      readonly text: string;
    };

export interface OpenedRecord {
  readonly game: AnyGame;
  readonly record: GameRecord;
}

export const isTrouble = (value: OpenedRecord | RecordTrouble): value is RecordTrouble => 'why' in value;

/** Reads a record, trusting nothing, and finds the rules it was played by. Its choices are not tried yet. */
export async function openRecord(
  text: string,
  loadRules: (game: string) => Promise<AnyGame | null>,
): Promise<OpenedRecord | RecordTrouble> {
  const record = readRecord(text);
  if (isRefusal(record)) return { why: 'unreadable', refusal: record, text };
  const game = await loadRules(record.game);
  if (game === null) return { why: 'unknown-game', game: record.game, text };
  if (record.rules !== game.version)
    return { why: 'other-version', game: game.id, rules: record.rules, here: game.version, text };
  return { game, record };
}
