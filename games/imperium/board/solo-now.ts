import { useStepsTold, useTable } from '@stolik/ui';
import { createContext, useContext, useMemo } from 'react';
import type { Node } from '../content/language.ts';
import { tableRows } from '../content/solo.ts';
import { RIVAL, type Running } from '../state.ts';
import { useScene } from './scene.ts';
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

/** A row of the opponent's table, by its number. */
export interface RivalRow {
  readonly n: number;
  readonly effect: Node;
}

/** The row of the opponent's table that is being worked through with this card (IM-21.3); null where a card's own words are. */
export function useRivalRow(running: Running | null): RivalRow | null {
  const { turn } = useSoloNow();
  const { state } = useScene();
  if (running === null || running.owner !== RIVAL || state.rival === null) return null;
  const step = turn?.steps.findLast(({ card }) => card === running.self);
  if (step === undefined) return null;
  const row = tableRows(state.rival.nation, step.empire)[step.row];
  return row === undefined ? null : { n: step.row + 1, effect: row.effect };
}

const STEP_MS = 800;

/** A turn that was over before one sat down is shown as a whole; one that comes while one looks is shown step by step. */
export function useSoloSteps(): SoloNow {
  const { log } = useTable();
  const turn = useMemo(() => lastSoloTurn(log), [log]);
  const steps = turn?.steps.length ?? 0;
  const [shown, show] = useStepsTold({ id: turn?.id ?? null, last: steps, stepMs: STEP_MS, before: 'whole' });
  return useMemo(() => ({ turn, shown, finish: () => show(Number.POSITIVE_INFINITY) }), [turn, shown, show]);
}
