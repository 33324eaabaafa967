import type { AnyGame } from '@stolik/engine';
import { type Language, type Speaker, speakerOf } from '@stolik/text';
import { useEffect, useState } from 'react';
import { loadTexts } from '../../games/kit.ts';

const known = new Map<string, Speaker>();

/** Says the game's words in the language; null until they are there, then the old language until the new one is. */
export function useGameWords(game: AnyGame | null, lang: Language): Speaker | null {
  const key = game === null ? '' : `${game.id} ${lang}`;
  const [speaker, setSpeaker] = useState<Speaker | null>(known.get(key) ?? null);
  useEffect(() => {
    if (game === null) return;
    const ready = known.get(key);
    if (ready !== undefined) {
      setSpeaker(ready);
      return;
    }
    let here = true;
    void loadTexts(game.id, lang).then((sources) => {
      const made = speakerOf(lang, sources, game);
      known.set(key, made);
      if (here) setSpeaker(made);
    });
    return () => {
      here = false;
    };
  }, [game, lang, key]);
  return speaker;
}
