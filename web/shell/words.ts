import { say, type TextArgs } from '@stolik/engine';
import { type Language, type Speaker, speakerOf } from '@stolik/text';
import { useSyncExternalStore } from 'react';
import { settings } from './settings.ts';

type Source = Promise<{ default: string }>;

/** The words of the pages, a language at a time, and with them who the bots are and what the server says. */
const sources: Record<Language, () => readonly Source[]> = {
  pl: () => [
    import('../text/pl.ftl?raw'),
    import('../text/online.pl.ftl?raw'),
    import('../../bots/text/pl.ftl?raw'),
    import('@stolik/server/text/pl.ftl?raw'),
  ],
  en: () => [
    import('../text/en.ftl?raw'),
    import('../text/online.en.ftl?raw'),
    import('../../bots/text/en.ftl?raw'),
    import('@stolik/server/text/en.ftl?raw'),
  ],
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
  const texts = (await Promise.all(sources[lang]())).map((source) => source.default);
  if (settings().lang !== lang || current?.lang === lang) return;
  current = wordsOf(speakerOf(lang, texts));
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
