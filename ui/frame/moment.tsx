import type { Text } from '@stolik/engine';
import type { ReactNode } from 'react';
import { useSay, useTable } from '../table/table-context.ts';
import { useUi } from '../words/ui-text.tsx';

/** So many rounds are drawn as steps; more are told as a number. */
const STEPS = 5;

/** Where in the game one is, as the game says it: "round 2 of 3". It reads the table for itself, so that the bar it stands in need not be drawn anew. */
export function Moment(): ReactNode {
  const { game, view } = useTable();
  const say = useSay();
  const ui = useUi();
  const now = game.moment?.(view.state);
  if (now === undefined) return null;
  const rounds = roundsOf(now);
  if (rounds === null) return <span className="top-moment">{say(now)}</span>;
  return (
    <span className="top-moment" title={say(now)}>
      <span className="sr-only">{say(now)}</span>
      <span className="top-rounds" aria-hidden="true">
        <span className="top-rounds-word">{ui('top-round')}</span>
        {Array.from({ length: rounds.all }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number.
          <i key={at} data-round={at + 1 === rounds.now ? 'now' : at + 1 < rounds.now ? 'over' : 'later'}>
            {at + 1}
          </i>
        ))}
      </span>
    </span>
  );
}

/** Which round of how many, where the game has few and says so. */
export function roundsOf({ args = {} }: Text): { readonly now: number; readonly all: number } | null {
  const { round, rounds } = args;
  if (typeof round !== 'number' || typeof rounds !== 'number' || rounds > STEPS) return null;
  return { now: round, all: rounds };
}
