import { afterDrawing, type LogEntry } from '@stolik/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { paceNow } from '../../shell/settings.ts';
import type { HouseSnapshot } from '../../table/client.ts';

export interface RecapState {
  /** What others did since this chair last chose; empty when there is nothing to tell. */
  readonly entries: readonly LogEntry[];
  readonly count: number;
  readonly shown: boolean;
  open(): void;
  close(): void;
  /** The player does not watch what bots do now. */
  skipped(): void;
}

const nothing: readonly LogEntry[] = [];

/**
 * What happened since one's last choice. It shows by itself only when the player has not seen it happen: on coming back, after the screen was passed
 * on, after hurrying bots. Otherwise a button brings it.
 */
export function useRecap({ log, recapFrom, view, passTo }: HouseSnapshot, watching: boolean): RecapState {
  const [shown, setShown] = useState(false);
  /** So many entries the player has seen come. */
  const seen = useRef<number | null>(null);
  const skips = useRef(false);
  const now = useRef(shown);
  now.current = shown;
  const mine = view.decision !== null && !watching;
  const entries = mine && recapFrom !== null ? log.slice(recapFrom) : nothing;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another chair has seen nothing yet.
  useEffect(() => {
    seen.current = null;
  }, [view.seat]);

  useEffect(() => {
    // The choice itself is drawn first.
    const show = (wanted: boolean) => (wanted === now.current ? undefined : afterDrawing(() => setShown(wanted)));
    if (!mine) {
      const watched = !document.hidden && passTo === null && !skips.current && paceNow() !== 'instant';
      if (watched) seen.current = log.length;
      return show(false);
    }
    skips.current = false;
    const before = seen.current ?? 0;
    // The last steps of a watched turn arrive together with one's own question.
    const unseen = recapFrom === null ? 0 : log.length - Math.max(before, recapFrom);
    const missed = recapFrom !== null && unseen > 0 && before <= recapFrom;
    seen.current = log.length;
    return show(missed);
  }, [mine, log, recapFrom, passTo]);

  const open = useCallback(() => setShown(true), []);
  const close = useCallback(() => setShown(false), []);
  const skipped = useCallback(() => {
    skips.current = true;
  }, []);
  return { entries, count: entries.length, shown: shown && entries.length > 0, open, close, skipped };
}
