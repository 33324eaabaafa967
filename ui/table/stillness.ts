/** Does the player want nothing to move? */
export const isStill = (): boolean =>
  document.documentElement.dataset.motion === 'off' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
