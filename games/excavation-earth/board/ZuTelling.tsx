import { useKeysWhile, useStepsTold, useTable } from '@stolik/ui';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { marksOf, type ZuTurn, zuTurnIn } from './zu-turn.ts';

/** Zu's turn as it is being told: which step is shown, where its number stands on the board, and how fast it goes on. */
export interface Telling {
  readonly turn: ZuTurn | null;
  readonly at: number;
  /** Is there more to come? */
  readonly goesOn: boolean;
  readonly marks: ReadonlyMap<number | string, number>;
  readonly tempo: Tempo;
  readonly paused: boolean;
  show(at: number): void;
  next(): void;
  toEnd(): void;
  pause(): void;
  hurry(): void;
}

export type Tempo = 1 | 2 | 4;

const FASTER: { readonly [tempo in Tempo]: Tempo } = { 1: 2, 2: 4, 4: 1 };

const nothing = (): void => {};

const silent: Telling = {
  turn: null,
  at: 0,
  goesOn: false,
  marks: new Map(),
  tempo: 1,
  paused: false,
  show: nothing,
  next: nothing,
  toEnd: nothing,
  pause: nothing,
  hurry: nothing,
};

const TheTelling = createContext<Telling>(silent);

export const useTelling = (): Telling => useContext(TheTelling);

/** Long enough to see what happened, at the usual tempo. */
const STEP_MS = 900;

/** Stays as it was set, from turn to turn and from game to game. */
let lastTempo: Tempo = 1;

/** Tells Zu's turn a step at a time, from the moment it comes. */
export function ZuTelling({ children }: { readonly children: ReactNode }): ReactNode {
  const { log } = useTable();
  const turn = useMemo(() => zuTurnIn(log), [log]);
  const first = turn?.steps[0]?.id ?? null;
  const last = (turn?.steps.length ?? 0) - 1;
  const [paused, setPaused] = useState(false);
  const [tempo, setTempo] = useState(lastTempo);
  const stepMs = paused ? null : STEP_MS / tempo;
  const [at, show] = useStepsTold({ id: first, last, stepMs, before: 'from the beginning' });
  const goesOn = first !== null && at < last;
  const telling = useMemo<Telling>(() => {
    if (turn === null) return silent;
    return {
      turn,
      at,
      goesOn,
      marks: marksOf(turn.steps, at),
      tempo,
      paused,
      show,
      next: () => show(Math.min(at + 1, last)),
      toEnd: () => show(last),
      pause: () => setPaused(!paused),
      hurry: () => {
        lastTempo = FASTER[tempo];
        setTempo(lastTempo);
      },
    };
  }, [turn, at, goesOn, tempo, paused, show, last]);
  useTempoKeys(telling);
  return <TheTelling.Provider value={telling}>{children}</TheTelling.Provider>;
}

/** While Zu's turn is told: Space goes on by a step (Enter too, where nothing has the focus), E to the end, P waits, T is faster. */
function useTempoKeys({ goesOn, next, toEnd, pause, hurry }: Telling): void {
  const deeds = useMemo(() => ({ ' ': next, Enter: next, e: toEnd, p: pause, t: hurry }), [next, toEnd, pause, hurry]);
  useKeysWhile(goesOn, deeds);
}
