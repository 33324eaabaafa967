import type { Seat } from '@stolik/engine';
import { type RefObject, useContext, useLayoutEffect, useRef } from 'react';
import type { Target } from '../contract.ts';
import { type Glow, type Shine, TheGlow } from './glow.ts';
import type { RingStore } from './rings.ts';
import { useTableNow } from './table-context.ts';

/** What a spot knows of itself; what it shows follows from that and from the table. */
export interface Markable {
  readonly target: Target;
  /** What else it may mean. */
  readonly picks?: Target | undefined;
  /** It can be taken up, and so glows whatever it answers. */
  readonly takes?: boolean;
  /** It is set back while it does not answer. */
  readonly dims: boolean;
  /** Only a preview: it cannot be chosen unless it answers. */
  readonly ghost: boolean;
  /** Its accessible name while it answers, and while it does not. */
  readonly names: { readonly legal: string; readonly other: string };
}

/** What a spot shows of the table. */
export interface Marks {
  readonly shine: Shine;
  /** Who has just moved it. */
  readonly mover: Seat | undefined;
}

interface Marked extends Marks {
  /** On the button. */
  readonly root: RefObject<HTMLButtonElement | null>;
}

/**
 * What a spot is drawn with, and from then on its marks by themselves: what begins or ceases to glow is told to its own element and not drawn anew. With
 * every choice a dozen spots do, and to draw them meant a second drawing after that of the table.
 */
export function useMarks(spot: Markable): Marked {
  const glow = useContext(TheGlow);
  if (glow === null) throw new Error('A Spot needs a TableProvider above it.');
  const { rings } = useTableNow().current;
  const root = useRef<HTMLButtonElement>(null);
  const drawn = marksOf(spot, glow);
  const now = useRef({ spot, drawn, shown: drawn });
  now.current.spot = spot;
  now.current.drawn = drawn;

  useLayoutEffect(() => {
    // Where React has found nothing to change, it has left what was shown in the meantime.
    now.current.shown = drawn;
    if (root.current !== null) show(root.current, spot, drawn);
  });
  useLayoutEffect(() => {
    const button = root.current;
    if (button === null) return;
    const look = (): void => {
      const { spot, shown } = now.current;
      const marks = marksOf(spot, glow);
      if (marks.shine === shown.shine && marks.mover === shown.mover) return;
      now.current.shown = marks;
      show(button, spot, marks);
    };
    const leave = glow.subscribe(look);
    return () => {
      leave();
      // Folded away it is React's alone, who must find it as it was drawn.
      show(button, now.current.spot, now.current.drawn);
    };
  }, [glow]);
  useRing(root, rings, spot.target);
  return { ...drawn, root };
}

const marksOf = ({ target, picks, takes, dims }: Markable, glow: Glow): Marks => ({
  shine: takes || (picks !== undefined && glow.shine(picks, dims) === 'legal') ? 'legal' : glow.shine(target, dims),
  mover: glow.mover(target),
});

/** The attributes are those that a spot is drawn with. */
function show(button: HTMLButtonElement, { ghost, names }: Markable, { shine, mover }: Marks): void {
  const legal = shine === 'legal';
  flag(button, 'data-legal', legal);
  flag(button, 'data-off', shine === 'off');
  flag(button, 'aria-disabled', ghost && !legal);
  flag(button, 'data-moved', mover !== undefined);
  const colour = moverColour(mover);
  if (button.style.getPropertyValue(MOVER) !== colour) button.style.setProperty(MOVER, colour);
  const face = button.firstElementChild;
  const name = legal ? names.legal : names.other;
  if (face !== null && face.getAttribute('aria-label') !== name) face.setAttribute('aria-label', name);
}

function flag(element: Element, name: string, on: boolean): void {
  if (element.hasAttribute(name) === on) return;
  if (on) element.setAttribute(name, 'true');
  else element.removeAttribute(name);
}

/** The property of a spot's style that has the colour of who has just moved it. */
export const MOVER = '--mover';

/** Empty when nobody has. */
export const moverColour = (mover: Seat | undefined): string => (mover === undefined ? '' : `var(--seat-${mover + 1})`);

/** A ring comes and goes while somebody points at something else; nothing is ever drawn with one. */
function useRing(root: RefObject<HTMLElement | null>, rings: RingStore, target: Target): void {
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    const look = (): void => flag(element, 'data-ringed', rings.has(target));
    look();
    return rings.subscribe(look);
  }, [root, rings, target]);
}
