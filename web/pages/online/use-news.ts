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
      theLine().hear((telling) => {
        if (telling.kind !== 'news' || telling.table === here) return;
        const w = wordsNow();
        tell({
          words: w(`online-news-${telling.what}`, { game: gameName(w, telling.game) }),
          action: {
            words: w('online-news-go'),
            run: () => goTo({ page: 'online', id: telling.table, plain: false }),
          },
        });
      }),
    [here],
  );
}
