import { type Tip, tipFor } from '@stolik/engine/lesson';
import { afterDrawing } from '@stolik/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadTips } from '../../lessons/tips.ts';
import { keepFinished, keepTold, told } from '../../lessons/told.ts';
import { isBeginner } from '../../lessons/told-from.ts';
import { changeSettings, useSettings } from '../../shell/settings.ts';
import type { HouseSnapshot } from '../../table/client.ts';

export interface TipState {
  /** What is told at the question that is open. */
  readonly tip: Tip | null;
  close(): void;
  /** No more of them, in no game. */
  off(): void;
}

/** Tips in somebody's first real games of a box: each once. `quiet`: nobody plays here, or a lesson speaks already. */
export function useTip(snapshot: HouseSnapshot, quiet: boolean): TipState {
  const { id, game, view, log } = snapshot;
  const { tips: wanted } = useSettings();
  const [tips, setTips] = useState<readonly Tip[] | null>(null);
  const [now, setNow] = useState<{ readonly decision: number; readonly tip: Tip } | null>(null);
  const plays = !quiet && view.seat !== null;
  const decision = view.decision?.id ?? null;
  /** What was told up to here is no news. */
  const heard = useRef<number | null>(null);

  const offered = wanted && plays;
  useEffect(() => {
    if (!offered || !isBeginner(told(game.id))) return setTips(null);
    let here = true;
    void loadTips(game.id).then((loaded) => {
      if (here) setTips(loaded);
    });
    return () => {
      here = false;
    };
  }, [offered, game.id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is looked at once, with what was told until then.
  useEffect(() => {
    if (tips === null || decision === null) return;
    // The choice itself is drawn first.
    return afterDrawing(() => {
      const since = heard.current ?? view.sequence;
      const news = log.filter(({ sequence }) => sequence > since).map(({ event }) => event);
      heard.current = view.sequence;
      const tip = tipFor(tips, view, news, new Set(told(game.id).tips));
      if (tip === null) return;
      keepTold(game.id, tip.id);
      setNow({ decision, tip });
    });
  }, [tips, decision, view.seat]);

  const ended = plays && view.over;
  useEffect(() => {
    if (ended) keepFinished(game.id, id);
  }, [ended, game.id, id]);

  const close = useCallback(() => setNow(null), []);
  const off = useCallback(() => changeSettings({ tips: false }), []);
  return { tip: tips !== null && now !== null && now.decision === decision ? now.tip : null, close, off };
}
