import { loadRules } from '../games/rules.ts';
import { goTo } from '../shell/router.ts';
import { tell } from '../shell/toasts.tsx';
import { type Words, wordsNow } from '../shell/words.ts';
import { importRecord, LARGEST_FILE } from './import.ts';
import { library } from './library.ts';
import type { RecordTrouble } from './open-record.ts';

/** What is wrong with a record, in a sentence that says how to mend it. */
export function troubleWords(w: Words, trouble: RecordTrouble): string {
  switch (trouble.why) {
    case 'unreadable':
      return w('record-unreadable');
    case 'unknown-game':
      return w('record-unknown-game', { game: trouble.game });
    case 'other-version':
      return w('record-other-version', { rules: trouble.rules, here: trouble.here });
  }
}

/** Takes a file in, checks it, and opens the game; or says what is wrong with it. */
export async function takeIn(file: File): Promise<void> {
  const w = wordsNow();
  try {
    if (file.size > LARGEST_FILE) return tell({ words: w('record-too-large'), kind: 'bad', stays: true });
    await takeInText(await file.text());
  } catch {
    tell({ words: w('record-unreadable'), kind: 'bad', stays: true });
  }
}

/** The same for a record that is already here as text. A game in progress is played on, unless one only wants to look at it. */
export async function takeInText(text: string, wish: 'play' | 'look' = 'play'): Promise<void> {
  const w = wordsNow();
  try {
    const imported = await importRecord(text, loadRules, Date.now());
    if (imported.kind === 'too-large') return tell({ words: w('record-too-large'), kind: 'bad', stays: true });
    if (imported.kind === 'refused') {
      const detail = imported.trouble.why === 'unreadable' ? ` (${imported.trouble.refusal.message})` : '';
      return tell({ words: troubleWords(w, imported.trouble) + detail, kind: 'bad', stays: true });
    }
    const { save } = imported;
    const trouble = await library.add(save);
    if (trouble !== null) tell({ words: w(`shelf-${trouble}`), kind: 'bad' });
    tell({ words: w('imported'), kind: 'good' });
    if (save.waitingFor.length > 0 && wish === 'play') goTo({ page: 'table', id: save.id, plain: false });
    else goTo({ page: 'replay', id: save.id, moment: null, seat: null });
  } catch {
    tell({ words: w('record-unreadable'), kind: 'bad', stays: true });
  }
}
