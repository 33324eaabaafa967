import { say } from '@stolik/engine';
import { SeatMark, useSay } from '@stolik/ui';
import type { ReactNode } from 'react';
import { whoIs } from '../state.ts';
import { whoText } from '../words/phrases.ts';
import { markOf, useScene } from './scene.tsx';

/** How many of a rival's crew are here, envoys or traders: the bare shape, with a number from two up or wherever it is asked for. */
export function Crew({
  rival,
  count,
  numbered = false,
}: {
  readonly rival: number;
  readonly count: number;
  readonly numbered?: boolean;
}): ReactNode {
  const { state } = useScene();
  const talk = useSay();
  const words = talk(say('count-of', { player: whoText(whoIs(state, rival)), count }));
  return (
    <span className="ee-crew" title={words}>
      <SeatMark seat={markOf(state, rival)} size={15} label={words} />
      {(numbered || count > 1) && <b aria-hidden="true">{count}</b>}
    </span>
  );
}

/** Crew that would come or go. */
export function GhostCrew({ rival, words }: { readonly rival: number; readonly words: string }): ReactNode {
  const { state } = useScene();
  return (
    <span className="ee-crew ee-crew-ghost">
      <SeatMark seat={markOf(state, rival)} size={14} />
      <b>{words}</b>
    </span>
  );
}
