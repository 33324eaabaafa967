import { useStepsTold } from '@stolik/ui';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Ledger, ledgerOf } from './ledger.ts';
import { useScene } from './scene.tsx';
import { useTold } from './told.ts';

/** The Private Concern's last turn as it is being told: it is seen working a step at a time, and can be hurried. */
export interface Telling {
  readonly ledger: Ledger | null;
  /** The line that is shown; one more than there are when all have been. */
  readonly at: number;
  readonly works: boolean;
  show(at: number): void;
}

const SILENT: Telling = { ledger: null, at: 0, works: false, show: () => {} };

const TheTelling = createContext<Telling>(SILENT);

/** Without a touch a step is shown so long. */
export const STEP_MS = 900;

/** A turn that ends while one looks on is told from its beginning; one that was over before is shown whole. */
export function TellingProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const ledger = useLedger();
  const round = ledger?.round ?? null;
  const last = ledger?.lines.length ?? 0;
  const [at, show] = useStepsTold({ id: round, last, stepMs: STEP_MS, before: 'whole' });
  const telling = useMemo<Telling>(
    () =>
      ledger === null ? SILENT : { ledger, at, works: at < last, show: (to) => show(Math.max(0, Math.min(to, last))) },
    [ledger, at, last, show],
  );
  return <TheTelling.Provider value={telling}>{children}</TheTelling.Provider>;
}

export const useTelling = (): Telling => useContext(TheTelling);

/** The ledger of its last turn; null while there is none to show. */
function useLedger(): Ledger | null {
  const { state, prompt } = useScene();
  const told = useTold();
  const { concern } = state;
  return useMemo(() => {
    if (concern === null || (prompt !== '' && prompt !== 'plan.die' && prompt !== 'plan.reset')) return null;
    return ledgerOf(told, concern);
  }, [told, concern, prompt]);
}
