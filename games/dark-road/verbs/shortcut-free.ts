import { say } from '@stolik/engine';
import { together } from '../words/signs.ts';
import { saying, type Verb, WITH_THE_JOURNEY } from './verb.ts';

/** Flicker: the shortcut costs nothing on this journey (DR-19.9). */
export interface ShortcutFree {
  readonly does: 'shortcut-free';
}

export const shortcutFree: Verb<ShortcutFree> = {
  ...WITH_THE_JOURNEY,
  reads: { shortcutFree: () => ({ does: 'shortcut-free' }) },
  says: saying('do-shortcut-free'),
  shows: () => together({ words: say('board-free-shortcut') }),
};
