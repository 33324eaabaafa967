import type { Option } from '@stolik/engine';
import type { Referee } from '@stolik/testkit';
import board from '../content/board.json' with { type: 'json' };
import { contractKind, heroKind, steedKind, TOWN_IDS, upgradeKind } from '../content/catalogue.ts';
import feats from '../content/feats.json' with { type: 'json' };
import heroes from '../content/heroes.json' with { type: 'json' };
import towns from '../content/towns.json' with { type: 'json' };
import { EMPTY } from '../pieces.ts';
import type { State, Wagon } from '../state.ts';

// A second reading of the rules, written from `rules.md` and not from the code: only the content and the way pieces lie on the table are shared.

interface Delivered {
  readonly kind: string;
  readonly town: string;
  readonly region: string;
  readonly class: string | null;
}

const townId = (town: number): string => TOWN_IDS[town] as string;
const regionOf = (town: string): string => towns.towns.find(({ id }) => id === town)?.region as string;

/** The register of a player. */
function delivered({ deliveredHeroes, deliveredContracts }: Wagon): Delivered[] {
  const people = deliveredHeroes.map((hero) => {
    const town = townId(heroKind(hero).town);
    return { kind: 'hero', town, region: regionOf(town), class: heroes.heroes[hero]?.class ?? null };
  });
  const orders = deliveredContracts.map((contract) => {
    const town = townId(contractKind(contract).town);
    return { kind: 'contract', town, region: regionOf(town), class: null };
  });
  return [...people, ...orders];
}

interface Item {
  readonly kind: string;
  readonly n: number;
  readonly class?: string;
  readonly town?: string;
  readonly region?: string;
}

/** DR-23.5: how many sets of what a feat asks for. */
function setsOf(requirement: (typeof feats.feats)[number]['requirement'], wagon: Wagon): number {
  const cards = delivered(wagon);
  const { type, n = 1, of = [] } = requirement as { type: string; n?: number; of?: readonly string[] };
  const named = cards.filter(({ kind }) => of.includes(kind));
  switch (type) {
    case 'set': {
      const items = (requirement as unknown as { items: readonly Item[] }).items;
      const matching = (item: Item): number =>
        cards.filter(
          (card) =>
            card.kind === item.kind &&
            (item.class === undefined || card.class === item.class) &&
            (item.town === undefined || card.town === item.town) &&
            (item.region === undefined || card.region === item.region),
        ).length;
      return Math.min(...items.map((item) => Math.floor(matching(item) / item.n)));
    }
    case 'total':
      return Math.floor(named.length / n);
    case 'distinctTowns':
      return new Set(named.map(({ town }) => town)).size >= n ? 1 : 0;
    case 'pairSameTown': {
      const there = (town: string, kind: string): number =>
        cards.filter((card) => card.town === town && card.kind === kind).length;
      return TOWN_IDS.reduce((sum, town) => sum + Math.min(there(town, 'hero'), there(town, 'contract')), 0);
    }
    case 'gifts':
      return Math.floor(wagon.gifts.reduce((sum, bits) => sum + (bits & 1) + ((bits >> 1) & 1), 0) / n);
    case 'companions':
      return Math.floor(wagon.companions.length / n);
    default:
      throw new Error(`The referee does not know feats of the type ${type}.`);
  }
}

/** DR-26: the lower of coins and prestige, which have at the end what feats brought of them, and victory points. */
function pointsOf(s: State, seat: number): number {
  const wagon = s.wagons[seat] as Wagon;
  let points = Math.min(wagon.coins, wagon.prestige) + wagon.glow.length;
  if (wagon.upgrades.some((upgrade) => upgradeKind(upgrade).id.includes('trophy'))) points += 2;
  for (const feat of wagon.feats) {
    const { requirement, reward, limit } = feats.feats[feat - 400] as (typeof feats.feats)[number];
    const times = Math.min(setsOf(requirement, wagon), limit ?? Number.MAX_SAFE_INTEGER);
    if (reward.endsWith('vp)')) points += times * Number(/\d+/.exec(reward)?.[0]);
  }
  return points;
}

const DISTRICTS = board.districts.map(({ id }) => id);

/** Whose turn it is; nobody's where the Private Concern plays. */
function wagonOf(s: State): Wagon | null {
  const merchant = s.order[s.at] as number;
  return merchant < 0 ? null : (s.wagons[merchant] as Wagon);
}

const hasGood = ({ goods }: Wagon, kind: number): boolean =>
  (goods[2 * kind] as number) > 0 || (goods[2 * kind + 1] as number) > 0;

/** Heroes at the Inn to whom something can be sold (DR-11.2). */
const customers = (s: State, wagon: Wagon): number[] =>
  [...s.inn, ...s.turn.revealed].filter(
    (hero) => hero !== EMPTY && heroKind(hero).wants.some((kind) => hasGood(wagon, kind)),
  );

/** DR-11.1: once, for a prestige, while there is somebody to see. */
const looks = (s: State, { prestige }: Wagon): string[] =>
  prestige >= 1 && s.heroDeck.length > 0 && s.turn.revealed.length === 0 ? ['look@hero-deck'] : [];

/** DR-7.5: can the district do something? */
function isOpen(s: State, wagon: Wagon, district: string): boolean {
  switch (district) {
    case 'dark-market':
      return wagon.coins >= 1;
    case 'ringway-inn':
      return customers(s, wagon).length > 0 || (wagon.prestige >= 1 && s.heroDeck.length > 0);
    case 'queens-commissions':
      return s.contracts.some((stack) => stack.length > 0);
    default:
      return true;
  }
}

/** DR-7: what may be activated. A building that can do nothing need not be offered, which the referee leaves to the game. */
function activations(s: State, wagon: Wagon, options: readonly Option[]): Option[] {
  const space = board.roundabout.spaces[wagon.pawn] as (typeof board.roundabout.spaces)[number];
  const { districts: done, glow, building } = s.turn;
  const isDone = (district: string): boolean => (done & (1 << DISTRICTS.indexOf(district))) !== 0;
  const places: Option[] = ['end'];
  if (glow || done === 0)
    for (const district of space.districts)
      if (!isDone(district) && isOpen(s, wagon, district)) places.push(`visit@${district}`);
  if (!glow || building) return places;
  const isAnywhere = wagon.steeds.some((steed) => steedKind(steed).id.includes('shadow'));
  const buildings = s.buildings.filter((_, slot) => isAnywhere || slot === wagon.pawn - 1);
  return [...places, ...buildings.filter((one) => options.includes(one))];
}

/** DR-10.1: a coin for every space, up to four. */
function darkMarket(s: State, { coins }: Wagon): string[] {
  const circle = board.darkMarketCircle.spaces.map(({ id }) => id);
  return [1, 2, 3, 4]
    .filter((steps) => steps <= coins)
    .map((steps) => `marker@${circle[(s.darkMarket + steps) % circle.length]}`);
}

export const referee: Referee<State> = {
  points: pointsOf,
  offered(s, { prompt, options }) {
    const wagon = wagonOf(s);
    if (wagon === null) return null;
    // Companions may be called at every question of one's turn (DR-4.3); the referee leaves them to the game.
    const companions = options.filter((option) => option === 'companion');
    if (prompt === 'activate.place') return [...activations(s, wagon, options), ...companions];
    if (prompt === 'dark-market.space') return [...darkMarket(s, wagon), ...companions];
    if (prompt === 'inn.hero') return [...customers(s, wagon), ...looks(s, wagon), 'none', ...companions];
    return null;
  },
};
