import { isRefusal, type Refusal } from '@stolik/engine';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isLevel } from '../../games/companions.ts';
import { type GameKit, loadKit } from '../../games/kit.ts';
import { loadRules } from '../../games/rules.ts';
import { codeFor } from '../../online/invitations.ts';
import { theLine } from '../../online/line.ts';
import { fitsSeal, takeSeal } from '../../online/sealed-deal.ts';
import { tellRefusal } from '../../online/tell-refusal.ts';
import { takeInText } from '../../saves/take-in.ts';
import { goTo } from '../../shell/router.ts';
import { tell } from '../../shell/toasts.tsx';
import { wordsNow } from '../../shell/words.ts';
import { type OnlineFacts, RemoteTable, type Ways } from '../../table/remote-table.ts';

export type Remote =
  | { readonly at: 'opening' }
  | { readonly at: 'refused'; readonly refusal: Refusal }
  | { readonly at: 'table'; readonly table: RemoteTable; readonly kit: GameKit; readonly facts: OnlineFacts };

const ways: Ways = {
  toTable: (table) => goTo({ page: 'online', id: table, plain: false }),
  takeHome: (record) => takeInText(record, 'look'),
  nameOfBot: (bot) => (isLevel(bot) ? wordsNow()(`level-${bot}-name`) : bot),
  refused: tellRefusal,
  received: (table, record) => {
    const seal = takeSeal(table);
    if (seal === null) return;
    const w = wordsNow();
    const fits = fitsSeal(record, seal);
    tell({
      words: w(fits ? 'online-deal-proved' : 'online-deal-changed'),
      kind: fits ? 'good' : 'bad',
      stays: !fits,
    });
  },
};

/** Follows a table on the server as long as the page is open. */
export function useRemote(id: string): Remote {
  const [stage, setStage] = useState<
    | { readonly at: 'opening' }
    | { readonly at: 'refused'; readonly refusal: Refusal }
    | { readonly at: 'table'; readonly table: RemoteTable; readonly kit: GameKit }
  >({ at: 'opening' });
  useEffect(() => {
    let here = true;
    let open: RemoteTable | null = null;
    const run = async (): Promise<void> => {
      const table = await RemoteTable.open(theLine(), id, loadRules, ways, codeFor(id));
      if (isRefusal(table)) {
        if (here) setStage({ at: 'refused', refusal: table });
        return;
      }
      const kit = await loadKit(table.online()?.company.game ?? '');
      if (!here || kit === null) return table.close();
      open = table;
      setStage({ at: 'table', table, kit });
    };
    void run();
    return () => {
      here = false;
      open?.close();
    };
  }, [id]);
  const facts = useSyncExternalStore(
    (listener) => (stage.at === 'table' ? stage.table.subscribe(listener) : () => {}),
    () => (stage.at === 'table' ? stage.table.online() : null),
  );
  if (stage.at !== 'table') return stage;
  return facts === null ? { at: 'opening' } : { ...stage, facts };
}
