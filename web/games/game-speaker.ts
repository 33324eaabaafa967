import type { AnyGame } from '@stolik/engine';
import { type Language, type Speaker, speakerOf } from '@stolik/text';
import { loadTexts } from './kit.ts';

const known = new Map<string, Speaker>();

const keyOf = (game: AnyGame, lang: Language): string => `${game.id} ${lang}`;

/** Who says the game's words in the language, if those have been loaded before. */
export const speakerNow = (game: AnyGame, lang: Language): Speaker | null => known.get(keyOf(game, lang)) ?? null;

export async function loadSpeaker(game: AnyGame, lang: Language): Promise<Speaker> {
  const ready = speakerNow(game, lang);
  if (ready !== null) return ready;
  const made = speakerOf(lang, await loadTexts(game.id, lang), game);
  known.set(keyOf(game, lang), made);
  return made;
}
