import type { Script } from '@stolik/engine';
import { addTravelDie } from './add-travel-die.ts';
import { choose } from './choose.ts';
import { craft } from './craft.ts';
import { deliverInnHero } from './deliver-inn-hero.ts';
import { district } from './district.ts';
import { exchange } from './exchange.ts';
import { explore } from './explore.ts';
import { firstTaker } from './first-taker.ts';
import { flip } from './flip.ts';
import { gain } from './gain.ts';
import { gainGood } from './gain-good.ts';
import { glowToPool } from './glow-to-pool.ts';
import { lose } from './lose.ts';
import { loseGood } from './lose-good.ts';
import { loseHero } from './lose-hero.ts';
import { may } from './may.ts';
import { moveDarkMarket } from './move-dark-market.ts';
import { moveRuins } from './move-ruins.ts';
import { otherwise } from './otherwise.ts';
import { rerollRuins } from './reroll-ruins.ts';
import { rollOracle } from './roll-oracle.ts';
import { rollRuins } from './roll-ruins.ts';
import { rotateWheel } from './rotate-wheel.ts';
import { setTravelDie } from './set-travel-die.ts';
import { shortcutFree } from './shortcut-free.ts';
import { swap } from './swap.ts';
import { takeContract } from './take-contract.ts';
import { takeFeat } from './take-feat.ts';
import { takeHero } from './take-hero.ts';
import { takeSteed } from './take-steed.ts';
import { takeUpgrade } from './take-upgrade.ts';

/** The table of all verbs: what cards, dice and spaces do, one line each. */
export const VERBS = {
  gain,
  lose,
  'gain-good': gainGood,
  'lose-good': loseGood,
  flip,
  craft,
  'glow-to-pool': glowToPool,
  'rotate-wheel': rotateWheel,
  'take-hero': takeHero,
  'lose-hero': loseHero,
  'deliver-inn-hero': deliverInnHero,
  'take-contract': takeContract,
  'take-feat': takeFeat,
  'take-upgrade': takeUpgrade,
  'take-steed': takeSteed,
  'move-ruins': moveRuins,
  explore,
  'roll-ruins': rollRuins,
  'reroll-ruins': rerollRuins,
  'roll-oracle': rollOracle,
  'move-dark-market': moveDarkMarket,
  choose,
  otherwise,
  may,
  exchange,
  'first-taker': firstTaker,
  swap,
  'set-travel-die': setTravelDie,
  'add-travel-die': addTravelDie,
  'shortcut-free': shortcutFree,
  district,
};

export const verbScripts: readonly Script[] = [
  ...new Set(Object.values(VERBS).flatMap(({ does }): readonly Script[] => does.scripts)),
];
