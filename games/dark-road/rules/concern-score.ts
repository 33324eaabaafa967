import { defined } from '@stolik/engine';
import { LEVELS } from '../content/concern.ts';
import type { Concern } from '../state.ts';

/** DR-29.14: the lower of coins and prestige, a point for each feat, and what its level adds or takes. */
export function concernScore({ coins, prestige, feats, level }: Concern) {
  const vp = defined(LEVELS[level]).vp;
  return { coins, prestige, feats: feats.length, level: vp, total: Math.min(coins, prestige) + feats.length + vp };
}
