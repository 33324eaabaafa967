import type { Seat } from '@stolik/engine';
import {
  companionKind,
  contractKind,
  featKind,
  heroKind,
  programOf,
  REGION_PROGRAM,
  TOWNS,
} from './content/catalogue.ts';
import { CONTRACT_PRESTIGE, FINE_PRESTIGE, ROUNDS } from './content/tables.ts';
import type { Companion, Contract, Feat, Hero, Kind } from './pieces.ts';
import { concernScore } from './rules/concern-score.ts';
import { paymentsOf } from './rules/feat-counts.ts';
import { worthOf } from './rules/market.ts';
import { sumOf } from './rules/powers.ts';
import { type State, type Wagon, wagonAt } from './state.ts';

/** What a position is worth to a seat: its own prospects, less those of whoever is best among the others. */
export function evaluate(s: State, seat: Seat): number {
  const own = standing(s, wagonAt(s, seat));
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.wagons.length; other++)
    if (other !== seat) best = Math.max(best, standing(s, s.wagons[other] as Wagon));
  if (s.concern !== null) best = Math.max(best, concernScore(s.concern).total);
  return own - OTHERS * best;
}

/** Others matter less than oneself: most that one does touches nobody. */
const OTHERS = 0.1;

/** What the larger of coins and prestige is worth beyond the smaller: at the end nothing, for it has to be matched. */
const SURPLUS_NOW = 0.08;
const SURPLUS_EARLY = 0.4;

/** Things that can still be turned into something, in points at the beginning of the game. */
const LANTERN = 0.4;
const HORSESHOE = 0.4;
const QUARTZ = 0.4;
const GLOW_USE = 1.5;
const UPGRADE = 3;
const ABILITY = 0.5;
const FEAT = 1.2;
/** Part of its value on the wheel that a good brings in the end. */
const GOOD = 0.9;
const FINE = 1;
/** What an order or a seat taken is worth before anything fits it. */
const CONTRACT = 0.9;

function standing(s: State, wagon: Wagon): number {
  const left = s.phase === 'play' || s.phase === 'setup' ? Math.max(0, ROUNDS - s.round + 1) / ROUNDS : 0;
  const income = rewards(wagon);
  const over = s.phase === 'ended';
  const road = s.phase === 'scoring' || over ? NOTHING : onTheRoad(s, wagon, left);
  const coins = wagon.coins + (over ? 0 : income.coins) + road.coins;
  const prestige = wagon.prestige + (over ? 0 : income.prestige) + road.prestige;
  const low = Math.min(coins, prestige);
  const high = Math.max(coins, prestige);
  const flexible = over ? 0 : income.either;
  const base = low + (SURPLUS_NOW + SURPLUS_EARLY * left) * (high - low) + flexible * 0.8;
  return base + income.vp + sumOf(wagon, ({ endVp }) => endVp) + wagon.glow.length + left * means(s, wagon);
}

const NOTHING = { coins: 0, prestige: 0 };

/** What feats would pay now; shared out later where one may choose. */
function rewards(wagon: Wagon): { coins: number; prestige: number; either: number; vp: number } {
  const sum = { coins: 0, prestige: 0, either: 0, vp: 0 };
  for (let i = 0; i < wagon.feats.length; i++) {
    const feat = wagon.feats[i] as Feat;
    const times = paymentsOf(wagon, feat);
    if (times === 0) continue;
    const { rewards: all } = featKind(feat);
    const [reward] = all;
    if (reward === undefined) continue;
    sum[all.length > 1 ? 'either' : reward.what] += reward.n * times;
  }
  return sum;
}

/**
 * How much of what is aboard will be delivered: all of it for the best town, by the last visit, though early on much may
 * happen; for other towns a part, and only while there is time. So delivering now is always worth something.
 */
const DOUBT = 0.4;
const REACHED = 0.4;

/** Heroes and contracts aboard, by town, as far as they will probably be delivered. */
function onTheRoad(s: State, wagon: Wagon, left: number): { coins: number; prestige: number } {
  let bestValue = 0;
  let best = NOTHING;
  let coins = 0;
  let prestige = 0;
  for (let town = 0; town < s.contracts.length; town++) {
    const gain = townGain(wagon, town);
    if (gain === NOTHING) continue;
    coins += gain.coins;
    prestige += gain.prestige;
    if (gain.coins + gain.prestige > bestValue) {
      bestValue = gain.coins + gain.prestige;
      best = gain;
    }
  }
  const sure = 1 - DOUBT * left;
  const others = REACHED * Math.min(1, 2 * left);
  return {
    coins: sure * best.coins + others * (coins - best.coins),
    prestige: sure * best.prestige + others * (prestige - best.prestige),
  };
}

/** What a hero delivered to a town brings, in coins and in prestige. */
const HERO_REWARDS: readonly { readonly coins: number; readonly prestige: number }[] = TOWNS.map(({ region }) => {
  const reward = { coins: 0, prestige: 0 };
  for (const effect of programOf(REGION_PROGRAM[region] as string).effects)
    if (effect.does === 'gain' && (effect.what === 'coins' || effect.what === 'prestige'))
      reward[effect.what] += effect.n;
  return reward;
});

function townGain(wagon: Wagon, town: number): { coins: number; prestige: number } {
  let coins = 0;
  let prestige = 0;
  for (let i = 0; i < wagon.heroes.length; i++) {
    if (heroKind(wagon.heroes[i] as Hero).town !== town) continue;
    const reward = HERO_REWARDS[town] as (typeof HERO_REWARDS)[number];
    coins += reward.coins;
    prestige += reward.prestige;
  }
  for (let i = 0; i < wagon.contracts.length; i++) {
    const { town: goal, goods } = contractKind(wagon.contracts[i] as Contract);
    if (goal === town) prestige += contractGain(wagon, goods);
  }
  return coins + prestige === 0 ? NOTHING : { coins, prestige };
}

function contractGain({ goods }: Wagon, wanted: readonly Kind[]): number {
  let matching = 0;
  let fine = 0;
  for (let i = 0; i < wanted.length; i++) {
    const normal = (wanted[i] as number) * 2;
    const better = goods[normal + 1] as number;
    if (better > 0) fine++;
    if (better > 0 || (goods[normal] as number) > 0) matching++;
  }
  return (CONTRACT_PRESTIGE[matching] as number) + FINE_PRESTIGE * fine;
}

/** Means of making points, each worth less as the night goes by. */
function means(s: State, wagon: Wagon): number {
  let value =
    LANTERN * wagon.lanterns +
    HORSESHOE * wagon.horseshoes +
    QUARTZ * wagon.quartz +
    GLOW_USE * wagon.glow.length +
    UPGRADE * wagon.upgrades.length +
    FEAT * wagon.feats.length +
    CONTRACT * wagon.contracts.length;
  for (let kind = 0; kind < s.goods.length; kind++) {
    const normal = wagon.goods[kind * 2] as number;
    const fine = wagon.goods[kind * 2 + 1] as number;
    if (normal + fine > 0) value += (normal + fine) * GOOD * worthOf(s, kind as Kind) + fine * FINE;
  }
  for (let i = 0; i < wagon.companions.length; i++) {
    const { abilities } = companionKind(wagon.companions[i] as Companion);
    for (let bit = 0; bit < abilities.length; bit++)
      if ((((wagon.gifts[i] as number) >> bit) & 1) === 0) value += ABILITY;
  }
  return value;
}
