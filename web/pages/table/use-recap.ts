import { afterDrawing, type LogEntry, roundsOf } from '@stolik/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { paceNow } from '../../shell/settings.ts';
import type { HouseSnapshot } from '../../table/client.ts';

export interface RecapState {
  /** What others did since this chair last chose; empty when there is nothing to tell. */
  readonly entries: readonly LogEntry[];
  readonly count: number;
  /** The end of a round is told as a whole. */
  readonly whole: boolean;
  readonly shown: boolean;
  open(): void;
  close(): void;
  /** The player does not watch what bots do now. */
  skipped(): void;
}

const nothing: readonly LogEntry[] = [];

/** Games of no more rounds than that have long ones: at their ends much is paid and turned. */
const FEW_ROUNDS = 4;

/** The end of one tells at least so much. */
const LEAST_OF_ROUND = 4;

/**
 * What happened since one's last choice. It shows by itself only when the player has not seen it happen: on coming back, after the screen was passed
 * on, after hurrying bots, and when one of a few long rounds has ended. Otherwise a button brings it.
 */
export function useRecap(snapshot: HouseSnapshot, watching: boolean): RecapState {
  const { log, recapFrom, view, passTo } = snapshot;
  const [shown, setShown] = useState(false);
  /** So many entries the player has seen come. */
  const seen = useRef<number | null>(null);
  const skips = useRef(false);
  const now = useRef(shown);
  now.current = shown;
  const mine = view.decision !== null && !watching;
  const ended = useEndOfRound(snapshot, mine);
  const from = ended ?? recapFrom;
  const entries = mine && from !== null ? log.slice(from) : nothing;

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
    return show(missed || ended !== null);
  }, [mine, log, recapFrom, ended, passTo]);

  const open = useCallback(() => setShown(true), []);
  const close = useCallback(() => setShown(false), []);
  const skipped = useCallback(() => {
    skips.current = true;
  }, []);
  return {
    entries,
    whole: ended !== null,
    count: entries.length,
    shown: shown && entries.length > 0,
    open,
    close,
    skipped,
  };
}

interface Asked {
  readonly id: string;
  readonly round: number;
  /** So many entries there were. */
  readonly told: number;
}

/** A round has ended since one was asked last: the first entry after that. */
function useEndOfRound({ game, view, log }: HouseSnapshot, mine: boolean): number | null {
  const asked = useRef<Asked | null>(null);
  const since = useRef<number | null>(null);
  const id = mine ? `${view.decision?.id}` : null;
  if (id !== null && id !== asked.current?.id) {
    const moment = game.moment?.(view.state);
    const rounds = moment === undefined ? null : roundsOf(moment);
    const round = rounds !== null && rounds.all <= FEW_ROUNDS ? rounds.now : 0;
    const before = asked.current;
    const another = before !== null && before.round < round;
    since.current = another && log.length - before.told >= LEAST_OF_ROUND ? before.told : null;
    asked.current = { id, round, told: log.length };
  }
  return since.current;
}
