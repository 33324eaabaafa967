import type { Refusal } from '@stolik/engine';
import { tell } from '../shell/toasts.tsx';
import { wordsNow } from '../shell/words.ts';
import { HttpRefusal } from './session.ts';

/** Says why the server did not do something. */
export function tellRefusal(refusal: Refusal | HttpRefusal | null): void {
  if (refusal === null) return;
  tell({ words: refusalWords(refusal), kind: 'bad' });
}

export function refusalWords(refusal: Refusal | HttpRefusal): string {
  const code = refusal instanceof HttpRefusal ? refusal.code : refusal.why;
  return code === 'no-server' ? wordsNow()('online-no-server') : wordsNow()(`server-error-${code}`);
}
