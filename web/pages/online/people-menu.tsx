import { Button } from '@stolik/ui';
import type { ReactNode } from 'react';
import type { Said } from '../../online/line.ts';
import { tellRefusal } from '../../online/tell-refusal.ts';
import { tell } from '../../shell/toasts.tsx';
import { useWords } from '../../shell/words.ts';
import type { OnlineProps } from './chat.tsx';

/** The others at the table, and what one may want of them: to hear them no longer, to have them looked at by the operator, to go. */
export function PeopleMenu({ table, facts }: OnlineProps): ReactNode {
  const w = useWords();
  const { company, lookers, chats } = facts;
  const act = async (said: Said, words: string): Promise<void> => {
    const refusal = await table.do(said);
    tellRefusal(refusal);
    if (refusal === null) tell({ words, kind: 'good' });
  };
  const ways = [
    ['mute', w('online-mute')],
    ['block', w('online-block')],
  ] as const;
  const looking = new Set(lookers.map(({ who }) => who));
  const people = new Map<string, string>();
  for (const { who, name, mine } of company.seats) if (who !== null && !mine) people.set(who, name);
  const mine = new Set(company.seats.flatMap(({ who, mine: own }) => (own && who !== null ? [who] : [])));
  for (const { who, name } of [...lookers, ...chats]) if (!mine.has(who) && !people.has(who)) people.set(who, name);
  return (
    <details className="online-people" data-testid="people-menu">
      <summary>{w('online-people')}</summary>
      <ul>
        {[...people].map(([who, name]) => (
          <li key={who}>
            <b>{name}</b>
            <div className="form-ways">
              {company.host && looking.has(who) && (
                <Button
                  look="quiet"
                  onClick={() => void act({ kind: 'keep-out', table: table.id, who }, w('online-done'))}
                  data-testid="keep-out"
                >
                  {w('online-keep-out')}
                </Button>
              )}
              {ways.map(([how, words]) => (
                <Button
                  key={how}
                  look="quiet"
                  onClick={() => void act({ kind: 'avoid', table: table.id, who, how }, w('online-done'))}
                >
                  {words}
                </Button>
              ))}
              <Button
                look="quiet"
                onClick={() => void act({ kind: 'report', table: table.id, who, why: 'other' }, w('online-reported'))}
              >
                {w('online-report')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
