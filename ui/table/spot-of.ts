import type { Target } from '../contract.ts';

/** The element of a piece or a place that is on the screen now, if there is one. */
export function spotOf(target: Target): Element | null {
  const spots = document.querySelectorAll(`[data-spot="${CSS.escape(String(target))}"]`);
  for (const spot of spots) if (spot.getClientRects().length > 0) return spot;
  return null;
}
