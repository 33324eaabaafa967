import { media } from '../parts/media.ts';

/** Does the player want nothing to move? Asked while drawing, too, which can be done without a page. */
export const isStill = (): boolean =>
  globalThis.document?.documentElement.dataset.motion === 'off' || media('(prefers-reduced-motion: reduce)').matches;
