import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { beside } from './beside.ts';
import { useMaybeTable } from './table-context.ts';

export interface PaperBesideProps {
  readonly anchor: Element;
  readonly children: ReactNode;
  readonly className?: string;
  readonly onPointerEnter?: () => void;
  readonly onPointerLeave?: () => void;
}

/** Lays a small paper beside an element, over everything else; inside an open sheet it belongs to that sheet. */
export function PaperBeside({
  anchor,
  children,
  className = '',
  onPointerEnter,
  onPointerLeave,
}: PaperBesideProps): ReactNode {
  const game = useMaybeTable()?.game.id;
  const paper = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = paper.current;
    if (element === null) return;
    const place = (): void => {
      const { side, left, top } = beside(
        anchor.getBoundingClientRect(),
        { width: element.offsetWidth, height: element.offsetHeight },
        { width: window.innerWidth, height: window.innerHeight },
        document.querySelector('.prompt')?.getBoundingClientRect() ?? null,
        Array.from(document.querySelectorAll('[data-shows]'), (shown) => shown.getBoundingClientRect()),
      );
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
      element.dataset.side = side;
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
      className={`paper-beside ${className}`}
      data-game={game}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      {children}
    </div>,
    anchor.closest('dialog[open]') ?? document.body,
  );
}
