import type { Script } from '@stolik/engine';
import { chooseOne } from './choose-one.ts';
import { extraMining } from './extra-mining.ts';
import { recolourCrystal } from './recolour-crystal.ts';
import { recolourHand } from './recolour-hand.ts';
import { subjugateForCrystals } from './subjugate-for-crystals.ts';
import { subjugateFromBase } from './subjugate-from-base.ts';
import { takeCrystal } from './take-crystal.ts';
import { takeFromBase } from './take-from-base.ts';
import { takeFromDocks } from './take-from-docks.ts';

/** All that skills and Artifacts do: one line each. Where two begin with the same word the one that is asked first stands first. */
export const EFFECTS = {
  'take-crystal': takeCrystal,
  'take-from-docks': takeFromDocks,
  'take-from-base': takeFromBase,
  'choose-one': chooseOne,
  'subjugate-from-base': subjugateFromBase,
  'subjugate-for-crystals': subjugateForCrystals,
  'recolour-crystal': recolourCrystal,
  'recolour-hand': recolourHand,
  'extra-mining': extraMining,
};

export const effectScripts: readonly Script[] = Object.values(EFFECTS).flatMap(({ does }) => does.scripts);
