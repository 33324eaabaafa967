import type { ReactNode } from 'react';
import { useSay, useTable } from '../table/table-context.ts';

/** Where in the game one is, as the game says it: "round 2 of 3". It reads the table for itself, so that the bar it stands in need not be drawn anew. */
export function Moment(): ReactNode {
  const { game, view } = useTable();
  const say = useSay();
  const now = game.moment?.(view.state);
  return now === undefined ? null : <span className="top-moment">{say(now)}</span>;
}
