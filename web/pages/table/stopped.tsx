import { Button } from '@stolik/ui';
import type { ReactNode } from 'react';
import { HomeButton, TroublePaper } from '../../shell/trouble.tsx';
import { useWords } from '../../shell/words.ts';
import type { HouseSnapshot } from '../../table/client.ts';

export interface StoppedProps {
  readonly why: NonNullable<HouseSnapshot['stopped']>;
  readonly onAgain: (takeOver: boolean) => void;
}

/** The table cannot go on in this tab. */
export function Stopped({ why, onAgain }: StoppedProps): ReactNode {
  const w = useWords();
  const lost = why.why === 'lost';
  return (
    <div className="page page-reading">
      <TroublePaper
        title={w(lost ? 'stopped-lost-title' : 'stopped-broken-title')}
        ways={
          <>
            <Button look="primary" onClick={() => onAgain(lost)} data-testid="take-back">
              {w(lost ? 'open-take-over' : 'try-again')}
            </Button>
            <HomeButton look="outline" />
          </>
        }
      >
        <p>{w(lost ? 'stopped-lost-line' : 'stopped-broken-line')}</p>
        {why.why === 'broken' && (
          <p className="trouble-detail">
            <code>{why.message}</code>
          </p>
        )}
      </TroublePaper>
    </div>
  );
}
