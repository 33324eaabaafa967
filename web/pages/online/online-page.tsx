import type { Refusal } from '@stolik/engine';
import { TheSeatNews } from '@stolik/ui';
import { type ReactNode, useCallback, useEffect } from 'react';
import { gameName } from '../../games/game-name.ts';
import type { GameKit } from '../../games/kit.ts';
import { refusalWords } from '../../online/tell-refusal.ts';
import { Page } from '../../shell/page.tsx';
import { dropSearch, goTo } from '../../shell/router.ts';
import { changeSettings, useSettings } from '../../shell/settings.ts';
import { HomeButton, TroublePaper } from '../../shell/trouble.tsx';
import { useWords } from '../../shell/words.ts';
import type { RemoteTable } from '../../table/remote-table.ts';
import { NameForm } from '../friends/name-form.tsx';
import { TableScreen } from '../table/table-screen.tsx';
import type { OnlineProps } from './chat.tsx';
import { Gathering } from './gathering.tsx';
import { useCompany } from './use-company.tsx';
import { useNews } from './use-news.ts';
import { useRemote } from './use-remote.ts';

export interface OnlinePageProps {
  readonly id: string;
  readonly plain: boolean;
}

/** A table on the server: people gather, then they play. */
export default function OnlinePage({ id, plain }: OnlinePageProps): ReactNode {
  const w = useWords();
  const { plainBoard } = useSettings();
  const remote = useRemote(id);
  useNews(id);
  const setPlain = useCallback(
    (wanted: boolean) => {
      if (!wanted) {
        changeSettings({ plainBoard: false });
        dropSearch();
      }
      goTo({ page: 'online', id, plain: wanted });
    },
    [id],
  );
  switch (remote.at) {
    case 'opening':
      return <p className="loading">{w('table-opening')}</p>;
    case 'refused':
      return (
        <Page here="online" title={w('nav-friends')}>
          <TroublePaper title={w('online-closed-title')} ways={<HomeButton />}>
            <p>{isUninvited(remote.refusal) ? w('online-not-invited') : refusalWords(remote.refusal)}</p>
          </TroublePaper>
          {(remote.refusal.why as string) === 'no-session' && <NameForm onMe={() => window.location.reload()} />}
        </Page>
      );
    case 'table': {
      const { table, kit, facts } = remote;
      const { company } = facts;
      if (table.played() === null)
        return (
          <Page here="online" title={gameName(w, company.game)}>
            <Gathering table={table} facts={facts} />
          </Page>
        );
      return <OnlineTable table={table} facts={facts} kit={kit} plain={plain || plainBoard} onPlain={setPlain} />;
    }
  }
}

interface OnlineTableProps extends OnlineProps {
  readonly kit: GameKit;
  readonly plain: boolean;
  readonly onPlain: (wanted: boolean) => void;
}

/** A game that has begun, and what is told of those who play it. */
function OnlineTable({ table, facts, kit, plain, onPlain }: OnlineTableProps): ReactNode {
  const { parts, news, papers } = useCompany({ table, facts });
  return (
    <TheSeatNews.Provider value={news}>
      {facts.company.seats.some(({ mine }) => mine) && <SeenWatch table={table} />}
      <TableScreen client={table} kit={kit} plain={plain} onPlain={onPlain} company={parts} />
      {papers}
    </TheSeatNews.Provider>
  );
}

/** Most likely somebody was sent the address of the table instead of the invitation. */
const isUninvited = ({ why }: Refusal): boolean => (why as string) === 'not-allowed';

/** Tells the server what was looked at, so that nobody who sits here is called about it. */
function SeenWatch({ table }: { readonly table: RemoteTable }): ReactNode {
  const at = table.at();
  useEffect(() => {
    let told = false;
    const tellIfSeen = (): void => {
      if (document.hidden || told) return;
      told = true;
      void table.say({ kind: 'seen', table: table.id, at });
    };
    tellIfSeen();
    document.addEventListener('visibilitychange', tellIfSeen);
    return () => document.removeEventListener('visibilitychange', tellIfSeen);
  }, [table, at]);
  return null;
}
