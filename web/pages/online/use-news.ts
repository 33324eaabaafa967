import { useEffect } from 'react';
import { gameName } from '../../games/game-name.ts';
import { theLine } from '../../online/line.ts';
import { goTo } from '../../shell/router.ts';
import { tell } from '../../shell/toasts.tsx';
import { wordsNow } from '../../shell/words.ts';

/** Tells what happens at one's other tables while one looks at this one. */
export function useNews(here: string): void {
  useEffect(
    () =>
      theLine().hear((message) => {
        if (message.kind !== 'news' || message.table === here) return;
        const w = wordsNow();
        tell({
          words: w(`online-news-${message.what}`, { game: gameName(w, message.game) }),
          action: {
            words: w('online-news-go'),
            run: () => goTo({ page: 'online', id: message.table, plain: false }),
          },
        });
      }),
    [here],
  );
}
