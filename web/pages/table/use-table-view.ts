import type { Score, Seat } from '@stolik/engine';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { HouseSnapshot, HouseTable } from '../../table/client.ts';
import { MoveWatch } from '../../table/just-moved.ts';
import { scoresSeen } from '../../table/scores-seen.ts';
import { unchanged } from '../../table/unchanged.ts';

export interface TableView {
  readonly snapshot: HouseSnapshot;
  readonly scores: readonly (Score | null)[];
  readonly justMoved: ReadonlyMap<number, Seat>;
}

/** What a table shows now, and what follows from it. */
export function useTableView(client: HouseTable): TableView {
  const snapshot = useSyncExternalStore(client.subscribe, client.getSnapshot);
  const { game, view, lastMover } = snapshot;
  const [watch] = useState(() => new MoveWatch());
  const justMoved = useMemo(() => watch.look(game, view, lastMover), [watch, game, view, lastMover]);
  const lastScores = useRef<readonly (Score | null)[]>([]);
  const scores = useMemo(() => {
    lastScores.current = unchanged(lastScores.current, scoresSeen(game, view));
    return lastScores.current;
  }, [game, view]);
  return { snapshot, scores, justMoved };
}
