import { useTable } from '@stolik/ui';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { lastSoloTurn, type SoloTurn } from './solo-turn.ts';

/** How far the opponent's last turn has been shown: its cards are turned up one after the other. */
export interface SoloNow {
  readonly turn: SoloTurn | null;
  /** So many steps can be seen. */
  readonly shown: number;
  /** Shows the rest at once. */
  finish(): void;
}

export const TheSoloNow = createContext<SoloNow>({ turn: null, shown: 0, finish: () => {} });

export const useSoloNow = (): SoloNow => useContext(TheSoloNow);

const STEP_MS = 800;

/** A turn that was over before one sat down is shown as a whole; one that comes while one looks is shown step by step. */
export function useSoloSteps(): SoloNow {
  const { log } = useTable();
  const turn = useMemo(() => lastSoloTurn(log), [log]);
  const [seen, setSeen] = useState({ id: turn?.id ?? -1, shown: Number.POSITIVE_INFINITY });
  const id = turn?.id ?? -1;
  const steps = turn?.steps.length ?? 0;
  const shown = Math.min(steps, seen.id === id ? seen.shown : 0);
  useEffect(() => {
    if (shown >= steps) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (still) return setSeen({ id, shown: Number.POSITIVE_INFINITY });
    const next = setTimeout(() => setSeen({ id, shown: shown + 1 }), STEP_MS);
    return () => clearTimeout(next);
  }, [id, shown, steps]);
  return useMemo(
    () => ({ turn, shown, finish: () => setSeen({ id, shown: Number.POSITIVE_INFINITY }) }),
    [turn, shown, id],
  );
}
