import { afterDrawing, isStill } from '@stolik/ui';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Wagon } from '../state.ts';

const SLIDE_MS = 340;

/** A die comes from where it lay. */
function slide(die: Element | null | undefined, from: DOMRect | undefined): void {
  if (!die || from === undefined || from.width === 0 || isStill()) return;
  const to = die.getBoundingClientRect();
  const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  die.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0 0' }], { duration: SLIDE_MS, easing: 'ease-in-out' });
}

/** When a die is locked it slides from the reserve to its lock, and the one that lay there to the pool (DR-5.2). */
export function useLockSlides({ locks }: Wagon, chosen: string | null): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(locks);
  /** Where the chosen die lay: measured when the question is drawn, not in the drawing of its answer. */
  const lay = useRef<DOMRect>(undefined);
  useLayoutEffect(() => {
    const lock = locks.findIndex((face, slot) => face !== before.current[slot]);
    before.current = locks;
    const dice = box.current?.parentElement;
    if (!dice || lock < 0 || lay.current === undefined) return;
    const locked = dice.querySelectorAll('.dr-lock-die')[lock];
    slide(dice.querySelector('.dr-pool .dr-die'), locked?.getBoundingClientRect());
    slide(locked?.querySelector('.dr-die'), lay.current);
    lay.current = undefined;
  }, [locks]);
  useEffect(() => {
    if (chosen === null || isStill()) return;
    return afterDrawing(() => {
      const die = box.current?.parentElement?.querySelector('.dr-die-spot[data-selected]');
      lay.current = die?.getBoundingClientRect();
    });
  }, [chosen]);
  return box;
}

/** A die that is put on a district comes from the pool of one's own, if it is one's own turn. */
export function usePutSlide(put: object | null, mine: boolean): RefObject<HTMLSpanElement | null> {
  const place = useRef<HTMLSpanElement>(null);
  const lay = useRef(put !== null);
  useLayoutEffect(() => {
    if (put !== null && !lay.current && mine && !isStill())
      slide(
        place.current?.querySelector('.dr-die'),
        document.querySelector('.dr-me .dr-pool .dr-dice-row')?.getBoundingClientRect(),
      );
    lay.current = put !== null;
  }, [put, mine]);
  return place;
}
