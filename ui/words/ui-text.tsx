import { say, type TextArgs } from '@stolik/engine';
import { type Language, type Speaker, speakerOf } from '@stolik/text';
import { createContext, type ReactNode, useContext } from 'react';
import en from '../text/en.ftl?raw';
import pl from '../text/pl.ftl?raw';

const sources: Record<Language, string> = { pl, en };
const speakers = new Map<Language, Speaker>();

/** Says the interface's own words. One for each language is enough. */
export function uiSpeaker(lang: Language): Speaker {
  const known = speakers.get(lang);
  if (known) return known;
  const speaker = speakerOf(lang, [sources[lang]]);
  speakers.set(lang, speaker);
  return speaker;
}

/** Puts a word of the interface into the language of the screen. */
export type UiSay = (key: string, args?: TextArgs) => string;

const UiLanguage = createContext<Language>('pl');

export interface UiTextProps {
  readonly lang: Language;
  readonly children: ReactNode;
}

/** Gives all components below it their language. */
export const UiText = ({ lang, children }: UiTextProps): ReactNode => (
  <UiLanguage.Provider value={lang}>{children}</UiLanguage.Provider>
);

export const useLanguage = (): Language => useContext(UiLanguage);

export function useUi(): UiSay {
  const lang = useLanguage();
  return uiSay(lang);
}

const says = new Map<Language, UiSay>();

/** Words without figures or names in them are put together once, and not at every choice. */
function uiSay(lang: Language): UiSay {
  const known = says.get(lang);
  if (known !== undefined) return known;
  const speaker = uiSpeaker(lang);
  const fixed = new Map<string, string>();
  const made: UiSay = (key, args) => {
    if (args !== undefined) return speaker.say(say(key, args));
    const words = fixed.get(key) ?? speaker.say(say(key));
    fixed.set(key, words);
    return words;
  };
  says.set(lang, made);
  return made;
}
