import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { afterDrawing } from './after-drawing.ts';
import { glowStore, TheGlow } from './glow.ts';
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
  const glow = useContext(TheGlow);
  const heldGlow = useMemo(() => held.table && glowStore(held.table), [held.table]);
  return (
    <TheTable.Provider value={shown.table}>
      <TheGlow.Provider value={closed ? heldGlow : glow}>
        <TheTints.Provider value={shown.tints}>{shown.children}</TheTints.Provider>
      </TheGlow.Provider>
    </TheTable.Provider>
  );
}
