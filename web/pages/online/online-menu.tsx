import { Button, Icon } from '@stolik/ui';
import { type ReactNode, useState } from 'react';
import type { Said } from '../../online/line.ts';
import { tellRefusal } from '../../online/tell-refusal.ts';
import { useWords } from '../../shell/words.ts';
import type { OnlineProps } from './chat.tsx';
import { DealCheck } from './deal-check.tsx';
import { InviteLink } from './invite-link.tsx';
import { PeopleMenu } from './people-menu.tsx';

/** What can be done at a table on the server beside playing: ask to take back, let somebody look on, give up. */
export function OnlineMenu({ table, facts, onDone }: OnlineProps & { readonly onDone: () => void }): ReactNode {
  const w = useWords();
  const { company, mayAsk } = facts;
  const [sure, setSure] = useState(false);
  const plays = (at: number): boolean => company.seats[at]?.mine === true && company.seats[at]?.minded !== 'resigned';
  // Of several people at this screen it is the one who looks now that asks or gives up.
  const chair = table.played()?.view.seat ?? -1;
  const mine = plays(chair) ? chair : company.seats.findIndex((_, at) => plays(at));
  if (mine < 0 || company.status !== 'playing') return null;
  const act = async (said: Said): Promise<void> => {
    tellRefusal(await table.do(said));
    onDone();
  };
  return (
    <div className="online-menu">
      {mayAsk && (
        <Button
          look="outline"
          onClick={() => void act({ kind: 'undo', table: table.id, seat: mine })}
          data-testid="ask-undo"
        >
          <Icon name="undo" size={18} />
          {w('online-ask-undo')}
        </Button>
      )}
      <Button
        look="quiet"
        onClick={() => (sure ? void act({ kind: 'resign', table: table.id, seat: mine }) : setSure(true))}
        data-testid="resign"
      >
        {w(sure ? 'online-resign-sure' : 'online-resign')}
      </Button>
      {company.code !== null && company.spectators && (
        <details className="online-lookers">
          <summary>{w('online-invite-lookers')}</summary>
          <InviteLink code={company.code} words={w('online-lookers-line')} />
        </details>
      )}
      <PeopleMenu table={table} facts={facts} />
      <DealCheck company={company} />
    </div>
  );
}
