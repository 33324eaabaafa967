import type { Box } from '../table/beside.ts';
import type { Areas } from './free-place.ts';

/** Where the parts of the table lie now. */
export function areasNow(): Areas {
  const area = (name: string): DOMRect | null =>
    document.querySelector(`.table-layout .area-${name}`)?.getBoundingClientRect() ?? null;
  return {
    board: belowTabs(area('board')),
    bar: area('prompt'),
    own: area('own'),
    side: area('side'),
    opponents: area('opponents'),
  };
}

/** A board with tabs at its head has them free, whatever lies on it. */
function belowTabs(board: DOMRect | null): DOMRect | null {
  const tabs = document.querySelector('.area-board [role="tablist"]')?.getBoundingClientRect();
  if (board === null || tabs === undefined || tabs.height === 0 || tabs.top - board.top > tabs.height) return board;
  return new DOMRect(board.left, tabs.bottom, board.width, board.bottom - tabs.bottom);
}

/** What is seen of all that glows. */
export const glowingNow = (): Box[] =>
  [...document.querySelectorAll('.table-layout .spot[data-legal]')].flatMap(inSightOf);

/** So far the ring of what glows reaches beyond it. */
const RING = 6;

/** What is seen of something: whatever scrolls around it hides the rest, and what is folded away is not seen at all. */
function inSightOf(spot: Element): Box[] {
  if (!spot.checkVisibility({ visibilityProperty: true })) return [];
  const box = spot.getBoundingClientRect();
  let [left, top, right, bottom] = [box.left - RING, box.top - RING, box.right + RING, box.bottom + RING];
  for (let around = spot.parentElement; around !== null; around = around.parentElement) {
    if (around.matches('.table-layout')) break;
    if (getComputedStyle(around).overflow === 'visible') continue;
    const window = around.getBoundingClientRect();
    left = Math.max(left, window.left);
    top = Math.max(top, window.top);
    right = Math.min(right, window.right);
    bottom = Math.min(bottom, window.bottom);
  }
  return right > left && bottom > top ? [{ left, top, width: right - left, height: bottom - top }] : [];
}
