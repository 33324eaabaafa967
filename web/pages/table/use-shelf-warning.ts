import { useEffect } from 'react';
import { download, fileName } from '../../saves/files.ts';
import { tell } from '../../shell/toasts.tsx';
import { useWords } from '../../shell/words.ts';
import type { HouseSnapshot, HouseTable } from '../../table/client.ts';

/** When the game cannot be kept on the device it goes on, and the player is offered the file. */
export function useShelfWarning(client: HouseTable, { shelfTrouble, game, id }: HouseSnapshot): void {
  const w = useWords();
  useEffect(() => {
    if (shelfTrouble === null) return;
    tell({
      words: w(`shelf-${shelfTrouble}`),
      kind: 'bad',
      stays: true,
      action: {
        words: w('export'),
        run: () => void client.recordText().then((text) => download(fileName(game.id, id, Date.now()), text)),
      },
    });
  }, [client, shelfTrouble, game.id, id, w]);
}
