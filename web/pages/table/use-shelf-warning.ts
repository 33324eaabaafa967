import { useEffect, useRef, useSyncExternalStore } from 'react';
import { download, fileName } from '../../saves/files.ts';
import { tell, untell } from '../../shell/toasts.tsx';
import { useWords } from '../../shell/words.ts';
import type { HouseSnapshot, HouseTable } from '../../table/client.ts';

/** When the game cannot be kept on the device it goes on, and the player is offered the file; when it can be kept again, that is told too. */
export function useShelfWarning(client: HouseTable, { game, id }: HouseSnapshot): void {
  const w = useWords();
  const shelfTrouble = useSyncExternalStore(client.subscribe, () => client.getKept().trouble);
  const warned = useRef<string | null>(null);
  useEffect(() => {
    if (warned.current !== null) untell(warned.current);
    if (shelfTrouble === null) {
      if (warned.current !== null) tell({ words: w('kept-again'), kind: 'good' });
      warned.current = null;
      return;
    }
    warned.current = w(`shelf-${shelfTrouble}`);
    tell({
      words: warned.current,
      kind: 'bad',
      stays: true,
      action: {
        words: w('export'),
        run: () => void client.recordText().then((text) => download(fileName(game.id, id, Date.now()), text)),
      },
    });
  }, [client, shelfTrouble, game.id, id, w]);
}
