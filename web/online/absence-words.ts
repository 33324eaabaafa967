import type { Words } from '../shell/words.ts';

/** What happens when somebody is away while another waits: a bot plays after so many seconds, or (0) nobody does. */
export const absenceWords = (w: Words, seconds: number): string =>
  seconds === 0 ? w('online-absence-wait') : w('online-absence-bot', { count: Math.ceil(seconds / 60) });
