import type { Row } from '@stolik/engine';
import type { ReactNode } from 'react';
import { SeatMark } from '../pieces/seat-mark.tsx';
import { useMaybeTable, useSay } from '../table/table-context.ts';
import { useUi } from '../words/ui-text.tsx';

/** What one owns in a few lines, from the game's description of one's own place: points, then numbers and notes, then how much lies in each row. */
export function OwnStrip(): ReactNode {
  const table = useMaybeTable();
  return table === null || table.view.seat === null ? null : <Strip />;
}

function Strip(): ReactNode {
  const table = useMaybeTable();
  const ui = useUi();
  const say = useSay();
  const seat = table?.view.seat ?? null;
  if (table === null || seat === null) return null;
  const score = table.scores[seat];
  const rows = table.description.find((section) => section.seat === seat)?.rows ?? [];
  const told = rows.filter((row) => row.kind === 'hexes' || row.detail !== true);
  // What can be spent stands before what lies there.
  const facts = [...told.filter(({ kind }) => kind !== 'pieces'), ...told.filter(({ kind }) => kind === 'pieces')];
  return (
    <>
      <SeatMark seat={seat} name={table.names[seat] ?? ''} size={26} />
      {score && (
        <p className="strip-points">
          <b>{score.total}</b> {ui('points-unit')}
        </p>
      )}
      <p className="strip-facts">
        {facts.map((row) => (
          <Fact key={row.id} row={row} say={say} />
        ))}
      </p>
    </>
  );
}

interface FactProps {
  readonly row: Row;
  say(text: Parameters<ReturnType<typeof useSay>>[0]): string;
}

/** Numbers in brackets of a title say what the number beside it says. */
const bare = (title: string): string => title.replace(/ \(.*\)$/, '');

function Fact({ row, say }: FactProps): ReactNode {
  switch (row.kind) {
    case 'note':
      return <span className="strip-fact">{say(row.text).replace(/\.$/, '')}</span>;
    case 'count':
      return (
        <span className="strip-fact">
          {bare(say(row.title))} <b>{row.count}</b>
        </span>
      );
    case 'track':
      return (
        <span className="strip-fact">
          {bare(say(row.title))} <b>{row.at}</b>
        </span>
      );
    case 'pieces':
      return row.pieces.length === 0 || row.id.startsWith('hand') ? null : (
        <span className="strip-fact">
          {bare(say(row.title))} <b>{row.pieces.length}</b>
        </span>
      );
    case 'hexes':
      return null;
  }
}
