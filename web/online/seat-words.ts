import { isLevel } from '../games/companions.ts';
import type { Words } from '../shell/words.ts';

/** Who sits on a chair of a table on the server: a person by name, a bot, or nobody yet. */
export function seatWords(w: Words, { name, bot }: { readonly name: string; readonly bot: string | null }): string {
  if (bot === null) return name || w('online-seat-open');
  return isLevel(bot) ? w('online-seat-bot', { name: w(`level-${bot}-name`) }) : bot;
}
