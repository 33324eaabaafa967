import type { GameRecord } from '@stolik/engine';
import type { SeatInfo } from '@stolik/ui';

/** The first person of a record: who else would have kept it? */
export function firstPerson(record: Pick<GameRecord, 'seats' | 'bots'>): number {
  return Math.max(0, botsOf(record).indexOf(null));
}

/** By seat: which bot, or null for a person. */
export const botsOf = ({ seats, bots }: Pick<GameRecord, 'seats' | 'bots'>): (string | null)[] =>
  Array.from({ length: seats }, (_, seat) => bots?.[seat] ?? null);

export const seatsOf = (record: GameRecord, me: number): SeatInfo[] =>
  botsOf(record).map((bot, seat) => ({
    name: record.names[seat] ?? '',
    kind: bot !== null ? 'bot' : seat === me ? 'me' : 'guest',
    bot,
  }));
