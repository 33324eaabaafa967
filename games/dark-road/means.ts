import type { Means, Seat } from '@stolik/engine';
import type { State, Wagon } from './state.ts';

/** What `evaluate` counts beside points, in things that can be named. */
export function means(s: State, seat: Seat): Means {
  const wagon = s.wagons[seat] as Wagon;
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
