import { isStill } from '@stolik/ui';
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { RING } from '../rules/move.ts';
import type { Merchant } from '../state.ts';
import { seatOf, WagonPicture } from './art/pictures.tsx';
import { PLATE, plazaAt, rideFrom } from './geometry.ts';

/** Where each wagon stood when it was last drawn. */
export const Stood = createContext<Map<Merchant, number>>(new Map());

/** So long a wagon rides from one plaza to the next. */
const STEP_MS = 170;

interface WagonOnProps {
  readonly merchant: Merchant;
  readonly seats: number;
  readonly at: number;
  readonly mine: boolean;
}

/** A wagon on its plaza: it comes there along the ring, plaza by plaza. */
export function WagonOn({ merchant, seats, at, mine }: WagonOnProps): ReactNode {
  const stood = useContext(Stood);
  const wagon = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const before = stood.get(merchant) ?? at;
    stood.set(merchant, at);
    const plate = wagon.current?.closest<HTMLElement>('.dr-plate');
    if (before === at || isStill() || plate === null || plate === undefined) return;
    const unit = plate.clientWidth / PLATE.width;
    const here = plazaAt(at);
    const way = rideFrom(before, at);
    const ride = wagon.current?.animate(
      way.map(({ x, y }) => ({ translate: `${(x - here.x) * unit}px ${(y - here.y) * unit}px` })),
      { duration: STEP_MS * ((at - before + RING) % RING), easing: 'ease-in-out' },
    );
    return () => ride?.cancel();
  }, [stood, merchant, at]);
  return (
    <span ref={wagon} className="dr-wagon-on" data-mine={mine || undefined}>
      <WagonPicture seat={seatOf(merchant, seats)} />
    </span>
  );
}
