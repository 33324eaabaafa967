import type { Words } from '../shell/words.ts';
import type { MyTable } from './my-tables.ts';

/** Whose turn it is at a table on the server, with whom one plays there. */
export function turnWords(w: Words, { status, seats, waiting, myTurn }: MyTable): string {
  if (status === 'gathering') return w('online-gathering');
  const friends = seats.flatMap(({ name, bot, mine }) => (bot === null && !mine && name !== '' ? [name] : []));
  if (myTurn) return friends.length === 0 ? w('waiting-yours') : w('waiting-yours-with', { names: { all: friends } });
  const names = waiting.map((at) => seats[at]?.name ?? '');
  return names.length === 0
    ? w('waiting-going-on')
    : w('waiting-names', { count: names.length, names: { all: names } });
}
