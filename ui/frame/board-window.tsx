import { memo, type ReactNode, useEffect, useRef } from 'react';
import { Icon, type IconName } from '../parts/icon.tsx';
import { afterDrawing } from '../table/after-drawing.ts';
import { isStill } from '../table/stillness.ts';
import { useMaybeTable } from '../table/table-context.ts';
import { useBringLegal } from '../table/use-bring-legal.ts';
import { useUi } from '../words/ui-text.tsx';

/** So much of a board may be hidden before it is told. */
const LEAST = 6;

const WAYS = ['up', 'down', 'left', 'right'] as const;

type Way = (typeof WAYS)[number];

/** What points that way. */
const ARROWS: Readonly<Record<Way, IconName>> = { up: 'up', down: 'down', left: 'back', right: 'forward' };

/** So much of the window a press of the mark moves on: something of what was seen stays. */
const STEP = 0.7;

/**
 * Through this one looks at the board. A board that needs more height than a low window has (`--board-least`) scrolls in here and nowhere else; a mark says that
 * there is more of it, and whether something glows there.
 */
export const BoardWindow = memo(function BoardWindow({ children }: { readonly children: ReactNode }): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useMarks(root);
  return (
    <>
      <div className="board-window" ref={root}>
        {children}
      </div>
      <Asked root={root} />
      {WAYS.map((to) => (
        <More key={to} to={to} root={root} />
      ))}
    </>
  );
});

interface Rooted {
  readonly root: React.RefObject<HTMLDivElement | null>;
}

/** Brings what is asked into sight. Apart from the board, which is not drawn anew by it. */
function Asked({ root }: Rooted): null {
  const decision = useMaybeTable()?.choices.decision?.id ?? null;
  useBringLegal(root, decision);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another question something else glows.
  useEffect(() => afterDrawing(() => root.current && mark(root.current)), [root, decision]);
  return null;
}

function More({ to, root }: Rooted & { readonly to: Way }): ReactNode {
  const ui = useUi();
  const go = (): void => {
    const window = root.current;
    if (window === null) return;
    const by = to === 'up' || to === 'left' ? -STEP : STEP;
    const across = to === 'left' || to === 'right';
    window.scrollBy({
      left: across ? by * window.clientWidth : 0,
      top: across ? 0 : by * window.clientHeight,
      behavior: isStill() ? 'auto' : 'smooth',
    });
  };
  // Keys scroll by the focus, and readers need no window.
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className="board-more"
      data-to={to}
      title={ui('board-more', { to })}
      onClick={go}
    >
      <Icon name={ARROWS[to]} size={20} />
    </button>
  );
}

/** Follows the window as it scrolls or changes its size. */
function useMarks(root: Rooted['root']): void {
  useEffect(() => {
    const window = root.current;
    if (window === null) return;
    const look = (): void => mark(window);
    const sizes = new ResizeObserver(look);
    sizes.observe(window);
    if (window.firstElementChild !== null) sizes.observe(window.firstElementChild);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', look);
    };
  }, [root]);
}

/** Written into the page itself: nothing is drawn anew because somebody scrolls. */
function mark(window: HTMLElement): void {
  const area = window.parentElement;
  if (area === null) return;
  const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = window;
  const more: Record<Way, boolean> = {
    up: scrollTop > LEAST,
    down: scrollTop + clientHeight < scrollHeight - LEAST,
    left: scrollLeft > LEAST,
    right: scrollLeft + clientWidth < scrollWidth - LEAST,
  };
  const ways = WAYS.filter((way) => more[way]);
  set(area, 'more', ways);
  if (ways.length === 0) {
    set(area, 'glows', []);
    return;
  }
  const seen = window.getBoundingClientRect();
  const glowing = [...window.querySelectorAll('.spot[data-legal]')]
    .map((spot) => spot.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }));
  const beyond: Record<Way, boolean> = {
    up: glowing.some(({ y }) => y < seen.top),
    down: glowing.some(({ y }) => y > seen.bottom),
    left: glowing.some(({ x }) => x < seen.left),
    right: glowing.some(({ x }) => x > seen.right),
  };
  set(
    area,
    'glows',
    ways.filter((way) => beyond[way]),
  );
}

function set({ dataset }: HTMLElement, name: string, ways: readonly Way[]): void {
  const now = ways.join(' ');
  if (dataset[name] === now) return;
  if (now === '') delete dataset[name];
  else dataset[name] = now;
}
