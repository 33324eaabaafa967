import { useHovered } from '@stolik/ui';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useHold } from './hold.tsx';
import { nothing, type Prospect } from './plan/prospect.ts';
import { prospectOf } from './plan/prospects.ts';
import { useScene } from './scene.tsx';

const TheProspect = createContext<Prospect>(nothing);

export const useProspect = (): Prospect => useContext(TheProspect);

export function ProspectProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const scene = useScene();
  const { card } = useHold();
  const hovered = useHovered();
  const prospect = useMemo(() => prospectOf(scene, card, hovered), [scene, card, hovered]);
  return <TheProspect.Provider value={prospect}>{children}</TheProspect.Provider>;
}
