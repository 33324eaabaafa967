import { Icon } from '@stolik/ui';
import type { ReactNode } from 'react';
import { gameName } from '../../games/game-name.ts';
import { turnWords } from '../../online/turn-words.ts';
import { Link } from '../../shell/link.tsx';
import { useWords } from '../../shell/words.ts';
import type { Waiting } from './next-up.ts';

/** So many are named. */
const NAMED = 3;

/** Below the first card: other tables with friends, a line each. */
export function OtherTables({ waiting }: { readonly waiting: readonly Waiting[] }): ReactNode {
  const w = useWords();
  const tables = waiting.flatMap((one) => (one.at === 'server' ? [one.table] : [])).slice(0, NAMED);
  if (tables.length === 0) return null;
  return (
    <ul className="waiting-more" aria-label={w('waiting-more')} data-testid="other-tables">
      {tables.map((table) => (
        <li key={table.table}>
          <Link to={{ page: 'online', id: table.table, plain: false }} data-turn={table.myTurn || undefined}>
            <b>{gameName(w, table.game)}</b>
            <span>{turnWords(w, table)}</span>
            <Icon name="forward" size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
