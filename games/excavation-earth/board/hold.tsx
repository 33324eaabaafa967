import { Spot, type SpotProps, useTableKeys } from '@stolik/ui';
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import type { Card } from '../pieces.ts';
import { withCard } from '../shortcuts.ts';
import { useScene } from './scene.tsx';

/** A card of the own hand that was taken up before it is said what for: it stays risen until then. */
export interface Hold {
  readonly card: Card | null;
  take(card: Card | null): void;
}

const TheHold = createContext<Hold>({ card: null, take: () => {} });

export const useHold = (): Hold => useContext(TheHold);

/** The prompt in which a card can be taken up. */
export const CHOOSES_ACTION = 'action.action';

export function HoldProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { decision } = useScene();
  const [held, setHeld] = useState<{ readonly card: Card; readonly decision: unknown } | null>(null);
  const id = decision?.prompt === CHOOSES_ACTION ? decision.id : null;
  const card = held !== null && held.decision === id ? held.card : null;
  useTableKeys({ onLetGo: () => setHeld(null) });
  // The same from question to question as long as nothing is held, so that nobody who reads it is drawn anew.
  const asked = useRef(id);
  asked.current = id;
  const hold = useMemo<Hold>(
    () => ({
      card,
      take: (next) => setHeld(next === null || next === card ? null : { card: next, decision: asked.current }),
    }),
    [card],
  );
  return <TheHold.Provider value={hold}>{children}</TheHold.Provider>;
}

/** A spot that means more while a card is held: the card, what it is played for, and this. */
export function Touch(props: SpotProps): ReactNode {
  const { card } = useHold();
  return <Spot {...props} picks={card === null ? undefined : withCard(card, props.target)} />;
}
