import { useHovered, useTable } from '@stolik/ui';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { type Cell, is, type Region } from '../pieces.ts';
import { rotationsFor } from '../rules/explore.ts';
import type { State } from '../state.ts';
import { useScene } from './scene.ts';

/** How the tile in the hand is held over each cell. Nothing of it is chosen until it is laid. */
export interface Turning {
  /** Ways in which the tile fits there. */
  fitting(cell: Cell): readonly number[];
  /** The one it is held in. */
  held(cell: Cell): number;
  turn(cell: Cell, by?: number): void;
}

const TheTurning = createContext<Turning>({ fitting: () => [], held: () => 0, turn: () => {} });

export const useTurning = (): Turning => useContext(TheTurning);

const fittingOf = (state: State, region: Region | null, cell: Cell): readonly number[] =>
  region === null || !is.cell(cell) ? [] : rotationsFor(state, region, cell).map(Number);

/** Keeps how the tile is turned while one looks for its place; R turns it where one points, or where it lies. */
export function TurningProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { state, asked } = useScene();
  const { region } = asked;
  const [turns, setTurns] = useState<{ region: Region | null; by: ReadonlyMap<Cell, number> }>({
    region: null,
    by: new Map(),
  });
  const by = turns.region === region ? turns.by : NOT_TURNED;
  const turn = useCallback(
    (cell: Cell, step = 1) =>
      setTurns((before) => {
        const known = before.region === region ? before.by : NOT_TURNED;
        return { region, by: new Map(known).set(cell, (known.get(cell) ?? 0) + step) };
      }),
    [region],
  );
  const turning = useMemo<Turning>(() => {
    const fitting = (cell: Cell): readonly number[] => fittingOf(state, region, cell);
    return {
      fitting,
      held: (cell) => {
        const ways = fitting(cell);
        const at = (by.get(cell) ?? 0) % (ways.length || 1);
        return ways[(at + ways.length) % (ways.length || 1)] ?? 0;
      },
      turn,
    };
  }, [state, region, by, turn]);
  return (
    <TheTurning.Provider value={turning}>
      {asked.prompt.endsWith('.cell') || asked.prompt.endsWith('.rotation') ? <TurningKeys turn={turn} /> : null}
      {children}
    </TheTurning.Provider>
  );
}

const NOT_TURNED: ReadonlyMap<Cell, number> = new Map();

function TurningKeys({ turn }: { readonly turn: Turning['turn'] }): ReactNode {
  const { asked } = useScene();
  const { choices } = useTable();
  const hovered = useHovered();
  const cell = asked.cell ?? (is.cell(hovered) && choices.of(hovered) !== null ? hovered : null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (cell === null || event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      event.preventDefault();
      turn(cell, event.shiftKey ? -1 : 1);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [cell, turn]);
  return null;
}
