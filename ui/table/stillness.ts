import { media } from '../parts/media.ts';

/** Does the player want nothing to move? */
export const isStill = (): boolean =>
  document.documentElement.dataset.motion === 'off' || media('(prefers-reduced-motion: reduce)').matches;
