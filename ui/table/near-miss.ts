import { type RefObject, useEffect } from 'react';
import type { Box } from './beside.ts';
import { REST_MS } from './tips.ts';

/** A finger needs 44 px: what glows and is smaller answers so far around its middle. The piece itself stays as small as it is. */
const REACH = 22;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Lying<One> {
  readonly one: One;
  readonly box: Box;
}

/** Which of these a finger means that came down there: of those that reach so far the one whose middle is nearest. */
export function nearest<One>(at: Point, things: readonly Lying<One>[]): Lying<One> | null {
  const reached = things.filter(({ box }) => {
    const { x, y } = middleOf(box);
    return (
      Math.abs(at.x - x) <= Math.max(REACH, box.width / 2) && Math.abs(at.y - y) <= Math.max(REACH, box.height / 2)
    );
  });
  return reached.toSorted((one, other) => far(at, one.box) - far(at, other.box))[0] ?? null;
}

const middleOf = ({ left, top, width, height }: Box): Point => ({ x: left + width / 2, y: top + height / 2 });

function far(at: Point, box: Box): number {
  const { x, y } = middleOf(box);
  return Math.hypot(at.x - x, at.y - y);
}

/** What glows beside a finger that came down on nothing that does; on a piece that does not glow, only what is nearer than the middle of that. */
export function glowingNear(at: Point, hit?: Element): HTMLElement | null {
  const glowing = [...document.querySelectorAll<HTMLElement>('.table-layout .spot[data-legal]')];
  const found = nearest(
    at,
    glowing.map((one) => ({ one, box: one.getBoundingClientRect() })),
  );
  if (found === null || (hit !== undefined && far(at, found.box) >= far(at, hit.getBoundingClientRect()))) return null;
  // What lies under the bar or has been scrolled away is not meant.
  const { x, y } = middleOf(found.box);
  return document.elementFromPoint(x, y)?.closest('.spot') === found.one ? found.one : null;
}

/** What is pressed for itself, and never stands for something beside it. */
const OWN = 'button, a, input, select, textarea, label, summary, [role="button"], [data-answers]';

/** Lets fingers press small things at this table by what lies around them. */
export function useNearMisses(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = table.current;
    if (root === null) return;
    let byFinger = false;
    let since = 0;
    const onDown = ({ pointerType, timeStamp }: PointerEvent): void => {
      byFinger = pointerType === 'touch';
      since = timeStamp;
    };
    /** Whoever holds something asks what it is; a finger that holds what lies beside it means nothing. */
    const onUp = ({ timeStamp }: PointerEvent): void => {
      if (timeStamp - since >= REST_MS) byFinger = false;
    };
    const onClick = ({ target, clientX, clientY }: MouseEvent): void => {
      if (!byFinger || !(target instanceof Element) || target.closest(OWN) !== null) return;
      glowingNear({ x: clientX, y: clientY })?.click();
    };
    root.addEventListener('pointerdown', onDown, true);
    root.addEventListener('pointerup', onUp, true);
    root.addEventListener('click', onClick);
    return () => {
      root.removeEventListener('pointerdown', onDown, true);
      root.removeEventListener('pointerup', onUp, true);
      root.removeEventListener('click', onClick);
    };
  }, [table]);
}
