import type { Company } from '@stolik/server/protocol';
import type { ReactNode } from 'react';
import { useWords } from '../../shell/words.ts';

/** Says the same of the record as the page does, without it: the first line is the server's seal, the others are the players'. */
const CHECK = `jq -j .seed game.json | sha256sum
jq -r '.entropy[]' game.json | while read -r part; do printf %s "$part" | sha256sum; done`;

export interface DealCheckProps {
  readonly company: Company;
  /** All of it is told at once. */
  readonly open?: boolean;
}

/** What the deal is sealed by, and how to check it when the game is over. */
export function DealCheck({ company, open = false }: DealCheckProps): ReactNode {
  const w = useWords();
  if (company.brought) return <p className="gathering-fair">{w('online-brought')}</p>;
  return (
    <details className="gathering-fair" open={open} data-testid="deal-check">
      <summary>{w('online-fair')}</summary>
      <p>{w('online-fair-check')}</p>
      <pre>{CHECK}</pre>
      <p>{w('online-fair-seals')}</p>
      <ol>
        {[company.commitment, ...company.commitments].map((seal) => (
          <li key={seal}>
            <code>{seal.replace('sha256:', '')}</code>
          </li>
        ))}
      </ol>
      {company.calledOff > 0 && <p>{w('online-deal-called-off', { count: company.calledOff })}</p>}
    </details>
  );
}
