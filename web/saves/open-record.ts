import {
  type AnyGame,
  type GameRecord,
  isRefusal,
  type Listener,
  type Match,
  type Refusal,
  readRecord,
  refuse,
  replay,
  seat,
} from '@stolik/engine';

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

/** The table of a record before the first choice; or what does not fit. */
export const beginMatch = (
  { game, record }: OpenedRecord,
  listener: Listener<never> | null,
): Match<unknown, never> | Refusal => replay(game, record, 0, listener);

/** Makes the next choice of the record; or says why it does not fit. */
export function stepMatch(
  match: Match<unknown, never>,
  record: GameRecord,
  listener: Listener<never> | null,
): Refusal | null {
  const at = match.choices.length;
  const kept = record.choices[at];
  const asked = match.table.pending;
  if (kept === undefined) return refuse('bad-record', 'The record has no further choice.');
  const who = typeof kept === 'object' ? seat(kept.seat) : asked[0]?.seat;
  const decision = asked.find((waiting) => waiting.seat === who);
  const refusal =
    decision === undefined
      ? refuse('game-over', match.over ? 'The game is over.' : `Seat ${who} has nothing to decide there.`)
      : match.choose(
          { seat: decision.seat, decision: decision.id, option: typeof kept === 'object' ? kept.option : kept },
          listener,
        );
  return refusal === null
    ? null
    : refuse('bad-record', `Choice ${at + 1} of the record does not fit: ${refusal.message}`);
}
