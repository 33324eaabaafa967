import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { beside, linksOver, type Pressed } from './beside.ts';
import { useMaybeTable } from './table-context.ts';

export interface PaperBesideProps {
  readonly anchor: Element;
  readonly children: ReactNode;
  /** It is only read: whoever presses where it lies means what lies below it, but for its links. */
  readonly through?: boolean;
  /** Links that lie on the middle of something else are not pressed either: it came by itself. */
  readonly idles?: boolean;
  readonly onPointerEnter?: () => void;
  readonly onPointerLeave?: () => void;
}

/** Lays a small paper beside an element, over everything else; inside an open sheet it belongs to that sheet. */
export function PaperBeside({
  anchor,
  children,
  through = false,
  idles = false,
  onPointerEnter,
  onPointerLeave,
}: PaperBesideProps): ReactNode {
  const game = useMaybeTable()?.game.id;
  const paper = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = paper.current;
    if (element === null) return;
    const place = (): void => {
      const pressed = through ? pressedNow(element, anchor) : undefined;
      const { side, left, top } = beside(
        anchor.getBoundingClientRect(),
        { width: element.offsetWidth, height: element.offsetHeight },
        { width: window.innerWidth, height: window.innerHeight },
        document.querySelector('.prompt')?.getBoundingClientRect() ?? null,
        Array.from(document.querySelectorAll('[data-shows]'), (shown) => shown.getBoundingClientRect()),
        pressed,
      );
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
      element.dataset.side = side;
      element.toggleAttribute('data-idle', idles && pressed !== undefined && linksOver({ left, top }, pressed) > 0);
    };
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  });
  return createPortal(
    <div
      ref={paper}
      className={through ? 'paper-beside paper-through' : 'paper-beside'}
      data-game={game}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      {children}
    </div>,
    anchor.closest('dialog[open]') ?? document.body,
  );
}

/** What the links of a paper might take a press from. */
function pressedNow(element: HTMLElement, anchor: Element): Pressed {
  const own = element.getBoundingClientRect();
  const links = Array.from(element.querySelectorAll(LINKS), (link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    return { left: left - own.left, top: top - own.top, width, height };
  });
  if (links.length === 0) return { links, middles: [] };
  const spots = [...document.querySelectorAll('.table-layout .spot')].filter((spot) => spot !== anchor);
  const middles = spots.map((spot) => {
    const { left, top, width, height } = spot.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  return { links, middles };
}

/** What of a paper can be pressed. */
export const LINKS = 'a, button';
