import { defined, type Seat } from '@stolik/engine';
import { contractKind, heroKind, NEIGHBOUR, REGION_PROGRAM, ROUTES, TOWNS } from './content/catalogue.ts';
import { CONTRACT_PRESTIGE, FINE_PRESTIGE } from './content/tables.ts';
import { ALL_KINDS, ALL_TOWNS, add, type Contract, EMPTY, type Hero, type Town } from './pieces.ts';
import { worthOf } from './rules/market.ts';
import { gainsOf } from './rules/stock.ts';
import type { State, Wagon } from './state.ts';

/** What a hero delivered to a town brings, in coins and in prestige. */
const HERO_REWARDS: readonly { readonly coins: number; readonly prestige: number }[] = TOWNS.map(({ region }) => {
  const reward = { coins: 0, prestige: 0 };
  for (const { what, n } of gainsOf(REGION_PROGRAM[region]))
    if (what === 'coins' || what === 'prestige') reward[what] += n;
  return reward;
});

/** The part of what could be delivered now that counts: all of it on the way there, for the best town nearly so (the last visit is certain)… */
const BEST_TOWN = 0.85;
/** …for other towns less, and in the last turns less and less. */
const OTHER_TOWN = 0.6;
const TURNS_FOR_OTHERS = 5;

/** What goods that are still missing add to a contract, by how many are there. */
const OPEN_CONTRACT: readonly number[] = [1, 0.8, 0.6, 0];
/** Turns from which on goods and open contracts count in full. */
const TURNS_FOR_GOODS = 2.5;

/** The part of its price that a good brings in the end; prices move, so half of it is the mean of all. */
const GOOD = 0.62;
const MEAN_PRICE = 2.67;
const FINE = 0.8;
/** More for goods that a hero at the Inn wants today. */
const SALE = 0.25;

/**
 * What a wagon will probably still turn into coins and prestige: heroes and contracts by town, goods that no contract needs. One is
 * kept and looks again and again, so that a bot asking a million times makes nothing.
 */
export class Prospects {
  coins = 0;
  prestige = 0;
  /** Good Fortunes of a journey under way. */
  fortunes = 0;
  /** By town. */
  readonly #coins = [0, 0, 0, 0, 0, 0];
  readonly #prestige = [0, 0, 0, 0, 0, 0];
  /** By kind: tiles, and how many of them are fine. */
  readonly #tiles = [0, 0, 0, 0, 0, 0];
  readonly #fine = [0, 0, 0, 0, 0, 0];

  look(s: State, seat: Seat, turns: number): void {
    const wagon = defined(s.wagons[seat]);
    const soon = Math.min(1, turns / TURNS_FOR_GOODS);
    this.coins = 0;
    this.prestige = 0;
    this.fortunes = 0;
    this.#count(wagon);
    for (let i = 0; i < wagon.contracts.length; i++) this.#fill(defined(wagon.contracts[i]), soon);
    this.#travel(s, seat);
    this.#deliver(s.phase === 'final' ? 1 : BEST_TOWN, OTHER_TOWN * Math.min(1, turns / TURNS_FOR_OTHERS));
    if (turns > 0) this.#sell(s, soon);
  }

  #count({ goods, heroes }: Wagon): void {
    for (let kind = 0; kind < ALL_KINDS.length; kind++) {
      const fine = defined(goods[kind * 2 + 1]);
      this.#tiles[kind] = defined(goods[kind * 2]) + fine;
      this.#fine[kind] = fine;
    }
    for (let town = 0; town < ALL_TOWNS.length; town++) {
      this.#coins[town] = 0;
      this.#prestige[town] = 0;
    }
    for (let i = 0; i < heroes.length; i++) {
      const { town } = heroKind(defined(heroes[i]));
      const reward = defined(HERO_REWARDS[town]);
      add(this.#coins, town, reward.coins);
      add(this.#prestige, town, reward.prestige);
    }
  }

  /** A contract takes the tiles it wants, fine ones first. */
  #fill(contract: Contract, soon: number): void {
    const { town, goods } = contractKind(contract);
    let matching = 0;
    let fine = 0;
    for (let i = 0; i < goods.length; i++) {
      const kind = defined(goods[i]);
      if (this.#tiles[kind] === 0) continue;
      matching++;
      add(this.#tiles, kind, -1);
      if (this.#fine[kind] === 0) continue;
      fine++;
      add(this.#fine, kind, -1);
    }
    add(this.#prestige, town, defined(CONTRACT_PRESTIGE[matching]) + FINE_PRESTIGE * fine);
    this.prestige += soon * defined(OPEN_CONTRACT[matching]);
  }

  /** On the way to a town what is for it is as good as delivered; whoever joins may choose between two (DR-14.1). */
  #travel({ journey, phase }: State, seat: Seat): void {
    if (phase !== 'play' || journey === null || !journey.travellers.includes(seat)) return;
    const { leader, route } = journey;
    let { town } = journey;
    if (leader === seat) this.fortunes = ROUTES[route].fortunes;
    else if (this.#worth(NEIGHBOUR[town]) > this.#worth(town)) town = NEIGHBOUR[town];
    this.coins += defined(this.#coins[town]);
    this.prestige += defined(this.#prestige[town]);
    this.#coins[town] = 0;
    this.#prestige[town] = 0;
  }

  #worth(town: Town): number {
    return defined(this.#coins[town]) + defined(this.#prestige[town]);
  }

  #deliver(atBest: number, elsewhere: number): void {
    let best: Town = 0;
    for (const town of ALL_TOWNS) if (this.#worth(town) > this.#worth(best)) best = town;
    for (const town of ALL_TOWNS) {
      const part = town === best ? atBest : elsewhere;
      this.coins += part * defined(this.#coins[town]);
      this.prestige += part * defined(this.#prestige[town]);
    }
  }

  #sell(s: State, soon: number): void {
    let coins = 0;
    for (const kind of ALL_KINDS) {
      const tiles = defined(this.#tiles[kind]);
      if (tiles > 0) coins += tiles * GOOD * ((worthOf(s, kind) + MEAN_PRICE) / 2) + defined(this.#fine[kind]) * FINE;
    }
    let sale = 0;
    for (let slot = 0; slot < s.inn.length; slot++) {
      const hero = defined(s.inn[slot]);
      if (hero !== EMPTY) sale = Math.max(sale, this.#saleTo(s, hero));
    }
    this.coins += soon * (coins + SALE * sale);
  }

  #saleTo(s: State, hero: Hero): number {
    const { wants } = heroKind(hero);
    let sum = 0;
    for (let i = 0; i < wants.length; i++)
      if (defined(this.#tiles[defined(wants[i])]) > 0) sum += worthOf(s, defined(wants[i]));
    return sum;
  }
}
