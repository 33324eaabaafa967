import type { GameEvent, Listener } from '../dealer.ts';
import { type Answer, type Refusal, refuse } from '../decision.ts';
import { type AnyGame, isRefusal, type Seating } from '../game.ts';
import { type AnyMatch, Match, type MatchOptions } from '../match.ts';
import { type GameRecord, nextChoice, playNext, replay } from '../record.ts';
import type { Seat } from '../seat.ts';
import { Chronicle } from './chronicle.ts';

/** A match, and all that is told at it. */
export interface Telling {
  readonly match: AnyMatch;
  readonly chronicle: Chronicle;
}

/** Deals, and tells of it. */
export function dealAloud(
  game: AnyGame,
  seating: Seating,
  options: MatchOptions,
  chronicle = new Chronicle(),
  at = 0,
): Telling {
  const match = new Match(game, seating, options, (event: GameEvent) => chronicle.tell(at, 0, event));
  return { match, chronicle };
}

/** Makes a choice and tells of it, or says why not; then nothing is told. `at`: the deed that it is told by. */
export function chooseAloud(telling: Telling, answer: Answer, at?: number): Refusal | null {
  const { match, chronicle } = telling;
  chronicle.beginChoice(answer.seat);
  return settled(chronicle, match.choose(answer, listenerOf(telling, at)));
}

/** Takes back the last choice, and what was told by it; or says why not. */
export function takeBack({ match, chronicle }: Telling, chooser: Seat): Refusal | null {
  const refusal = match.undo(chooser);
  if (refusal === null) chronicle.takeBack();
  return refusal;
}

const onlyLooks = refuse('nothing-to-undo', 'A spectator has chosen nothing.');

/** Why nothing can be taken back from this chair; null when it can. */
export const whyNoUndo = (match: AnyMatch, chair: Seat | null): Refusal | null =>
  chair === null ? onlyLooks : match.whyNoUndo(chair);

/** The same once more: what is chosen and told there is not here. */
export const forkTelling = ({ match, chronicle }: Telling): Telling => ({
  match: match.fork(),
  chronicle: chronicle.fork(),
});

/** The table of a record before its first choice; or what does not fit. */
export function beginRecord(game: AnyGame, record: GameRecord): Telling | Refusal {
  const chronicle = new Chronicle();
  const match = replay(game, record, 0, (event: GameEvent) => chronicle.tell(0, 0, event));
  return isRefusal(match) ? match : { match, chronicle };
}

/** Makes the record's next choice; or says why it does not fit. */
export function tellNext(telling: Telling, record: GameRecord): Refusal | null {
  const { match, chronicle } = telling;
  const kept = record.choices[match.choices.length];
  if (kept === undefined) return playNext(match, record);
  chronicle.beginChoice(nextChoice(match, kept).seat);
  return settled(chronicle, playNext(match, record, listenerOf(telling)));
}

/** The table as a record left it; or what does not fit. */
export function retell(game: AnyGame, record: GameRecord): Telling | Refusal {
  const telling = beginRecord(game, record);
  if (isRefusal(telling)) return telling;
  while (telling.match.choices.length < record.choices.length) {
    const refusal = tellNext(telling, record);
    if (refusal !== null) return refusal;
  }
  return telling;
}

const listenerOf =
  ({ match, chronicle }: Telling, at = match.choices.length + 1): Listener<GameEvent> =>
  (event) =>
    chronicle.tell(at, match.table.sequence, event);

/** Of a choice that was not made nothing is told. */
function settled(chronicle: Chronicle, refusal: Refusal | null): Refusal | null {
  if (refusal !== null) chronicle.takeBack();
  return refusal;
}
