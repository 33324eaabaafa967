import { Button, Dialog } from '@stolik/ui';
import { type ReactNode, useMemo, useState } from 'react';
import type { Said } from '../../online/line.ts';
import { tellRefusal } from '../../online/tell-refusal.ts';
import { useWords } from '../../shell/words.ts';
import type { MenuRow } from '../table/company-parts.ts';
import type { OnlineProps } from './chat.tsx';
import { DealCheck } from './deal-check.tsx';
import { InviteLink } from './invite-link.tsx';

type Paper = 'invite' | 'deal' | 'resign';

export interface Papers {
  readonly menu: readonly MenuRow[];
  readonly open: ReactNode;
}

/** What can be done at a table on the server beside playing: let somebody look on, see that the deal is fair, give up. */
export function usePapers({ table, facts }: OnlineProps): Papers {
  const w = useWords();
  const { company } = facts;
  const { code, host, spectators, status, seats } = company;
  const [open, setOpen] = useState<Paper | null>(null);
  const close = (): void => setOpen(null);
  const plays = (at: number): boolean => seats[at]?.mine === true && seats[at]?.minded !== 'resigned';
  // Of several people at this screen it is the one who looks now that gives up.
  const chair = table.played()?.view.seat ?? -1;
  const mine = plays(chair) ? chair : seats.findIndex((_, at) => plays(at));
  const invites = code !== null && (host || spectators) && status === 'playing';
  const resigns = mine >= 0 && status === 'playing';
  const menu = useMemo(() => {
    const rows: MenuRow[] = [];
    if (invites)
      rows.push({
        icon: 'link',
        words: w('online-invite-lookers'),
        testId: 'menu-invite',
        act: () => setOpen('invite'),
      });
    rows.push({ icon: 'info', words: w('online-fair-menu'), testId: 'menu-deal', act: () => setOpen('deal') });
    if (resigns)
      rows.push({ icon: 'close', words: w('online-resign'), testId: 'menu-resign', act: () => setOpen('resign') });
    return rows;
  }, [w, invites, resigns]);
  const act = async (said: Said): Promise<void> => tellRefusal(await table.do(said));
  const resign = (): void => {
    close();
    void act({ kind: 'resign', table: table.id, seat: mine });
  };
  const papers = (
    <>
      <Dialog open={open === 'invite' && invites} onClose={close} title={w('online-invite-lookers')}>
        {spectators && code !== null && <InviteLink code={code} words={w('online-lookers-line')} />}
        {!spectators && <p>{w('online-no-lookers')}</p>}
        {host && (
          <p className="form-ways">
            <Button
              look="quiet"
              onClick={() => void act({ kind: 'admit', table: table.id, spectators: !spectators })}
              data-testid="admit"
            >
              {w(spectators ? 'online-close-to-lookers' : 'online-open-to-lookers')}
            </Button>
          </p>
        )}
      </Dialog>
      <Dialog open={open === 'deal'} onClose={close} title={w('online-fair-menu')}>
        <DealCheck company={company} open />
      </Dialog>
      <Dialog
        open={open === 'resign' && resigns}
        onClose={close}
        title={w('online-resign-title')}
        actions={
          <>
            <Button look="quiet" onClick={close} data-testid="resign-not">
              {w('online-resign-not')}
            </Button>
            <Button look="primary" onClick={resign} data-testid="resign">
              {w('online-resign')}
            </Button>
          </>
        }
      >
        <p>{w('online-resign-line')}</p>
      </Dialog>
    </>
  );
  return { menu, open: papers };
}
