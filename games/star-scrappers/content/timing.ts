import type { Effect, Skill } from '../content/effects.ts';

export type Timing = 'instant' | 'turn' | 'extra';

/** When a skill works, as its program has it. */
export function timingsOf({ effects, lasting }: Skill): Timing[] {
  const timings = effects.map(timingOf);
  if (lasting !== null) timings.push('turn');
  return [...new Set(timings)];
}

function timingOf({ does }: Effect): Timing {
  switch (does) {
    case 'recolour-crystal':
    case 'recolour-hand':
      return 'turn';
    case 'extra-mining':
      return 'extra';
    default:
      return 'instant';
  }
}
