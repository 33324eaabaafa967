import type { HintAdvice } from '@stolik/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSettings } from '../../shell/settings.ts';
import type { HouseTable } from '../../table/client.ts';

export interface HintState {
  /** Can a hint be asked for now? */
  readonly offered: boolean;
  readonly shown: boolean;
  /** Null while it is being thought about. */
  readonly advice: readonly HintAdvice[] | null;
  /** Asks for a hint, or puts it away. */
  toggle(): void;
  close(): void;
}

/** A hint for the question that is open. It is gone with the next choice. */
export function useHint(client: HouseTable, decision: number | null): HintState {
  const { hints } = useSettings();
  const [asked, setAsked] = useState<{ decision: number; advice: readonly HintAdvice[] | null } | null>(null);
  const offered = hints && client.hint !== null && decision !== null;
  const shown = offered && asked !== null && asked.decision === decision;

  const stale = asked !== null && asked.decision !== decision;
  useEffect(() => {
    if (stale) setAsked(null);
  }, [stale]);

  const close = useCallback(() => setAsked(null), []);
  // Read when it is called: the bar with its button is not drawn anew for every question.
  const now = useRef({ shown, offered, decision });
  now.current = { shown, offered, decision };
  const toggle = useCallback(() => {
    const { shown, offered, decision } = now.current;
    if (shown) return setAsked(null);
    if (!offered || client.hint === null || decision === null) return;
    setAsked({ decision, advice: null });
    void client
      .hint()
      .then((advice) => setAsked((then) => (then?.decision === decision ? { decision, advice } : then)));
  }, [client]);
  return { offered, shown, advice: shown ? asked.advice : null, toggle, close };
}
