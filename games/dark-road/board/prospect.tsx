import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { NOTHING, type Prospect, prospectOf } from './previews.ts';
import { usePointed, useScene } from './scene.tsx';

const TheProspect = createContext<Prospect>(NOTHING);

export const useProspect = (): Prospect => useContext(TheProspect);

/** Works out once for all parts of the board what follows from what is pointed at. */
export function ProspectProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const scene = useScene();
  const pointed = usePointed();
  const prospect = useMemo(() => prospectOf(scene, pointed), [scene, pointed]);
  return <TheProspect.Provider value={prospect}>{children}</TheProspect.Provider>;
}
