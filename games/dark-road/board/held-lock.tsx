import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useScene } from './scene.tsx';

/** A lock that was touched before a die (DR-5.2 asks for the die first): the die that is touched next goes there. */
interface HeldLock {
  /** `slot-2@locks-0`; null while none is held. */
  readonly lock: string | null;
  /** Takes this lock, or lets go of it; undefined where a lock is no beginning. */
  readonly take: ((lock: string) => void) | undefined;
}

const TheHeldLock = createContext<HeldLock>({ lock: null, take: undefined });

export const useHeldLock = (): HeldLock => useContext(TheHeldLock);

export function HeldLockProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { prompt, decision } = useScene();
  const [held, hold] = useState<{ readonly id: number; readonly lock: string } | null>(null);
  const id = decision?.id;
  const asked = prompt === 'plan.die' && id !== undefined;
  const lock = asked && held?.id === id ? held.lock : null;
  const value = useMemo(
    (): HeldLock => ({
      lock,
      take: asked ? (other) => hold(other === lock ? null : { id, lock: other }) : undefined,
    }),
    [asked, id, lock],
  );
  return <TheHeldLock.Provider value={value}>{children}</TheHeldLock.Provider>;
}
