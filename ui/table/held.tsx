import { type ReactNode, useContext, useEffect, useState } from 'react';
import { afterDrawing } from './after-drawing.ts';
import { type TableContext, TheTable } from './table-context.ts';
import { TheTints } from './table-words.ts';

export interface HeldProps {
  /** Nobody sees what is inside. */
  readonly closed: boolean;
  readonly children: ReactNode;
}

interface Shown {
  readonly children: ReactNode;
  readonly table: TableContext | null;
  readonly tints: ReadonlyMap<number, string>;
}

/**
 * What is inside stays as it was for a moment after each choice while nobody sees it: React would draw it after everything else, but often before that is
 * painted.
 */
export function Held({ closed, children }: HeldProps): ReactNode {
  const table = useContext(TheTable);
  const tints = useContext(TheTints);
  const [held, hold] = useState<Shown>({ children, table, tints });
  useEffect(() => afterDrawing(() => hold({ children, table, tints })), [children, table, tints]);
  const shown = closed ? held : { children, table, tints };
  return (
    <TheTable.Provider value={shown.table}>
      <TheTints.Provider value={shown.tints}>{shown.children}</TheTints.Provider>
    </TheTable.Provider>
  );
}
