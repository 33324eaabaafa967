import type { Skill } from './effects.ts';

/** When a skill works, as its program has it. */
export type Timing = 'instant' | 'turn' | 'extra';

export function timingsOf({ effects, lasting }: Skill): Timing[] {
  const timings = effects.map(({ verb }) => verb.timing);
  if (lasting !== null) timings.push('turn');
  return [...new Set(timings)];
}
