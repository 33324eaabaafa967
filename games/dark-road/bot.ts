import { defined, mostOfOthers, type Seat } from '@stolik/engine';
import { companionKind, featKind } from './content/catalogue.ts';
import { ROUNDS } from './content/tables.ts';
import { EMPTY } from './pieces.ts';
import { Prospects } from './prospects.ts';
import { concernScore } from './rules/concern-score.ts';
import { missingFor, paymentsOf } from './rules/feat-counts.ts';
import { sumOf } from './rules/powers.ts';
import type { State, Wagon } from './state.ts';

/** What a position is worth to a seat: its own prospects, less a part of those of whoever is best among the others. */
export function evaluate(s: State, seat: Seat): number {
  let best = mostOfOthers(seat, s.wagons.length, (other) => standing(s, other));
  if (s.concern !== null) best = Math.max(best, concernScore(s.concern).total);
  return standing(s, seat) - OTHERS * best;
}

/** Others matter less than oneself: most that one does touches nobody. */
const OTHERS = 0.15;

/** So far coins and prestige may lie apart for each turn that is left: later turns can go after what lags. */
const STEERED_PER_TURN = 2.2;
/** What the larger of the two is worth beyond that. */
const SURPLUS = 0.05;
/** What a reward in coins or prestige, as one likes, is worth. */
const FLEXIBLE = 0.8;

/** What a turn that is still to come brings on the average, so that positions of different times can be compared. */
const TURN = 2.4;

/** Things that can still be turned into something, in points while there are turns enough. */
const LANTERN = 0.5;
const HORSESHOE = 0.4;
const QUARTZ = 0.3;
const ABILITY = 0.35;
/** A quartz, and an ability that waits for it. */
const GIFT = 1.2;
const GLOW_USE = 1.6;
const UPGRADE = 3;
const FORTUNE = 3.2;
/** Turns from which on such things are worth all of that. */
const TURNS_FOR_MEANS = 4;
const TURNS_FOR_GLOW = 3;

/** A feat that may yet pay once more: turns that each missing thing takes, and the part of the reward that counts. */
const TURNS_PER_CARD = 2.5;
const TURNS_PER_DELIVERY = 1.2;
const HOPE = 0.6;

/** A score as it will probably be in the end. */
function standing(s: State, seat: Seat): number {
  const wagon = defined(s.wagons[seat]);
  const turns = s.phase === 'play' || s.phase === 'setup' ? turnsLeft(wagon) : 0;
  const paid = s.phase === 'ended';
  const income = rewards(wagon, paid);
  const points = income.vp + sumOf(wagon, endPoints) + wagon.glow.length;
  if (s.phase === 'scoring' || paid)
    return points + levelled(wagon.coins + income.coins, wagon.prestige + income.prestige, 0) + income.either / 2;
  prospects.look(s, seat, turns);
  const coins = wagon.coins + income.coins + prospects.coins;
  const prestige = wagon.prestige + income.prestige + prospects.prestige;
  return (
    points +
    TURN * turns +
    levelled(coins, prestige, STEERED_PER_TURN * turns) +
    FLEXIBLE * income.either +
    FORTUNE * prospects.fortunes +
    hopes(wagon, turns) +
    means(wagon, turns)
  );
}

const prospects = new Prospects();

const endPoints = ({ endVp }: { readonly endVp: number }): number => endVp;

/** DR-26.2: the lower of the two counts, but what lags by no more than `reach` can still be brought level. */
function levelled(coins: number, prestige: number, reach: number): number {
  const apart = Math.abs(coins - prestige);
  const level = (coins + prestige) / 2;
  return apart <= reach ? level : level - (apart - reach) * (0.5 - SURPLUS);
}

/** Every die that still frees another is a turn: those in reserve, those rolled anew of them and of the spent ones, and those locked (DR-16.6). */
export function turnsLeft({ reserve, spent, pool, locks }: Wagon): number {
  let locked = 0;
  for (let slot = 0; slot < locks.length; slot++) if (locks[slot] !== EMPTY) locked++;
  const dice = reserve.length + spent + (pool === EMPTY ? 0 : 1);
  return reserve.length + (dice * (dice - 1)) / 2 + locked;
}

/** What feats would pay now. Once they have paid, only victory points are still to be counted. */
function rewards(wagon: Wagon, paid: boolean): { coins: number; prestige: number; either: number; vp: number } {
  const sum = { coins: 0, prestige: 0, either: 0, vp: 0 };
  for (let i = 0; i < wagon.feats.length; i++) {
    const feat = defined(wagon.feats[i]);
    const { rewards: all } = featKind(feat);
    const [reward] = all;
    if (reward === undefined || (paid && reward.what !== 'vp')) continue;
    const times = paymentsOf(wagon, feat);
    if (times > 0) sum[all.length > 1 ? 'either' : reward.what] += reward.n * times;
  }
  return sum;
}

/** What feats may still pay, the less the more is missing and the fewer turns are left. */
function hopes(wagon: Wagon, turns: number): number {
  let value = 0;
  for (let i = 0; i < wagon.feats.length; i++) {
    const feat = defined(wagon.feats[i]);
    const { rewards: all, wanted } = featKind(feat);
    const [reward] = all;
    const missing = missingFor(wagon, feat);
    if (reward === undefined || missing > turns) continue;
    const needed = missing * (wanted.counts === 'set' ? TURNS_PER_CARD : TURNS_PER_DELIVERY);
    const chance = Math.max(0, 1 - needed / (turns + 1));
    value += HOPE * chance * reward.n * (reward.what === 'vp' || all.length > 1 ? 1 : 0.5);
  }
  return value;
}

/** Means of making points, each worth less as the night goes by. */
function means(wagon: Wagon, turns: number): number {
  if (turns === 0) return 0;
  const free = freeAbilities(wagon);
  const tokens =
    LANTERN * wagon.lanterns +
    HORSESHOE * wagon.horseshoes +
    QUARTZ * wagon.quartz +
    GIFT * Math.min(wagon.quartz, free) +
    ABILITY * free;
  return (
    tokens * Math.min(1, turns / TURNS_FOR_MEANS) +
    GLOW_USE * wagon.glow.length * Math.min(1, turns / TURNS_FOR_GLOW) +
    (UPGRADE * wagon.upgrades.length * turns) / ROUNDS
  );
}

function freeAbilities({ companions, gifts }: Wagon): number {
  let free = 0;
  for (let i = 0; i < companions.length; i++) {
    const { abilities } = companionKind(defined(companions[i]));
    for (let bit = 0; bit < abilities.length; bit++) if (((defined(gifts[i]) >> bit) & 1) === 0) free++;
  }
  return free;
}
