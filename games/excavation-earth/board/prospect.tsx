import { useHovered } from '@stolik/ui';
import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react';
import { useHold } from './hold.tsx';
import { nothing, type Prospect } from './plan/prospect.ts';
import { prospectOf } from './plan/prospects.ts';
import { useScene } from './scene.tsx';

const TheProspect = createContext<Prospect>(nothing);

export const useProspect = (): Prospect => useContext(TheProspect);

/** Both are `nothing` with parts put in, so their parts come in the same order. */
function sameIn(one: Prospect, other: Prospect): boolean {
  const others = Object.values(other);
  return Object.values(one).every((part, at) => Object.is(part, others[at]));
}

export function ProspectProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const scene = useScene();
  const { card } = useHold();
  const hovered = useHovered();
  const found = useMemo(() => prospectOf(scene, card, hovered), [scene, card, hovered]);
  // Most choices change nothing of it, and then nobody who reads it is drawn anew.
  const last = useRef(found);
  if (!sameIn(last.current, found)) last.current = found;
  const prospect = last.current;
  return <TheProspect.Provider value={prospect}>{children}</TheProspect.Provider>;
}
