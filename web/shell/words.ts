import { say, type TextArgs } from '@stolik/engine';
import { type Language, type Speaker, speakerOf } from '@stolik/text';
import { useSyncExternalStore } from 'react';
import { settings } from './settings.ts';

/** The words of the pages, a language at a time. */
const sources: Record<Language, () => Promise<{ default: string }>> = {
  pl: () => import('../text/pl.ftl?raw'),
  en: () => import('../text/en.ftl?raw'),
};

/** Puts words of the pages into the language of the screen. */
export interface Words {
  (key: string, args?: TextArgs): string;
  readonly lang: Language;
}

let current: Words | null = null;
const listeners = new Set<() => void>();

function wordsOf(speaker: Speaker): Words {
  const words = (key: string, args?: TextArgs): string => speaker.say(say(key, args));
  return Object.assign(words, { lang: speaker.lang });
}

/** Loads the words of the chosen language; the screen keeps its old ones until they are there. */
export async function speakChosenLanguage(): Promise<void> {
  const { lang } = settings();
  const source = (await sources[lang]()).default;
  if (settings().lang !== lang || current?.lang === lang) return;
  current = wordsOf(speakerOf(lang, [source]));
  document.title = current('app-title');
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const wordsNow = (): Words => {
  if (current === null) throw new Error('The first words have to be loaded before anything is drawn.');
  return current;
};

export const useWords = (): Words => useSyncExternalStore(subscribe, wordsNow);
