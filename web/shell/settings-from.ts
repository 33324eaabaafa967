import { isObject, isOneOf } from '@stolik/engine';
import { isLanguage, type Language } from '@stolik/text';
import type { Pace } from '../table/protocol.ts';

export interface Settings {
  readonly lang: Language;
  readonly theme: 'system' | 'light' | 'dark';
  /** `less` also where the system does not ask for it. */
  readonly motion: 'system' | 'less';
  readonly sound: boolean;
  readonly pace: Pace;
  /** How the one at this screen is called at the table; empty: by the word for "me". */
  readonly name: string;
  /** Whether the last choice of a turn is held for a moment, so that it can be taken back. */
  readonly hold: boolean;
  /** Whether hints are offered at the table. */
  readonly hints: boolean;
  /** Whether tips are told in the first games of a box. */
  readonly tips: boolean;
  /** Whether what people say stands beside the board, where there is room for it. */
  readonly chatBeside: boolean;
  /** Whether what is pressed as soon as others have moved answers nothing; a machine that plays, such as a test, sets it off. */
  readonly quiet: boolean;
  /** Draw games from their description instead of with their own board. */
  readonly plainBoard: boolean;
}

export const LONGEST_NAME = 24;

/** Settings from what was kept, trusting nothing; what is missing or odd is as if never chosen. */
export function settingsFrom(text: string | null, languages: readonly string[]): Settings {
  let kept: { readonly [setting: string]: unknown } = {};
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    if (isObject(read)) kept = read;
  } catch {
    // Somebody else wrote there; the first change writes it anew.
  }
  const { lang, theme, motion, sound, pace, name, hold, hints, tips, quiet, chatBeside, plainBoard } = kept;
  return {
    lang: typeof lang === 'string' && isLanguage(lang) ? lang : languageOf(languages),
    theme: isOneOf(['system', 'light', 'dark'], theme) ? theme : 'system',
    motion: isOneOf(['system', 'less'], motion) ? motion : 'system',
    sound: sound === true,
    pace: isOneOf(['calm', 'brisk', 'instant'], pace) ? pace : 'calm',
    name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '',
    hold: hold !== false,
    hints: hints !== false,
    tips: tips !== false,
    quiet: quiet !== false,
    chatBeside: chatBeside === true,
    plainBoard: plainBoard === true,
  };
}

/** The first language of the browser that the house speaks. */
function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0] ?? '';
    if (isLanguage(language)) return language;
  }
  return 'en';
}
