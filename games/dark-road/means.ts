import { defined, type Means, type Seat } from '@stolik/engine';
import type { State } from './state.ts';

/** What `evaluate` counts beside points, in things that can be named. */
export function means(s: State, seat: Seat): Means {
  const wagon = defined(s.wagons[seat]);
  return {
    coins: wagon.coins,
    prestige: wagon.prestige,
    delivered: wagon.deliveredHeroes.length + wagon.deliveredContracts.length,
    goods: wagon.goods.reduce((sum, count) => sum + count, 0),
    heroes: wagon.heroes.length,
    contracts: wagon.contracts.length,
    companions: wagon.companions.length,
    feats: wagon.feats.length,
    upgrades: wagon.upgrades.length,
    lanterns: wagon.lanterns,
    horseshoes: wagon.horseshoes,
    quartz: wagon.quartz,
  };
}
