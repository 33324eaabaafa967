import type { AnyGame } from '@stolik/engine';
import type { Language, Speaker } from '@stolik/text';
import { useEffect, useState } from 'react';
import { loadSpeaker, speakerNow } from '../../games/game-speaker.ts';

/** Says the game's words in the language; null until they are there, then the old language until the new one is. */
export function useGameWords(game: AnyGame | null, lang: Language): Speaker | null {
  const [speaker, setSpeaker] = useState<Speaker | null>(game === null ? null : speakerNow(game, lang));
  useEffect(() => {
    if (game === null) return;
    let here = true;
    void loadSpeaker(game, lang).then((loaded) => {
      if (here) setSpeaker(loaded);
    });
    return () => {
      here = false;
    };
  }, [game, lang]);
  return speaker;
}
