import { companionKind, contractKind, featKind, heroKind } from '../content/catalogue.ts';
import type { Wanted, WantedCards } from '../content/feat-sets.ts';
import { ALL_TOWNS, type Feat, type Town } from '../pieces.ts';
import type { Wagon } from '../state.ts';

/** DR-23.3 to 23.5: how often a feat pays for what has been delivered. */
export function paymentsOf(wagon: Wagon, feat: Feat): number {
  const { wanted, limit } = featKind(feat);
  return Math.min(setsOf(wagon, wanted), limit);
}

/** One card may serve several feats, but only one set within the same feat. */
function setsOf(wagon: Wagon, wanted: Wanted): number {
  const heroes = wagon.deliveredHeroes;
  const contracts = wagon.deliveredContracts;
  switch (wanted.counts) {
    case 'set':
      return Math.min(...wanted.items.map((item) => Math.floor(matching(wagon, item) / item.n)));
    case 'total':
      return Math.floor(((wanted.heroes ? heroes.length : 0) + (wanted.contracts ? contracts.length : 0)) / wanted.n);
    case 'towns': {
      const towns = new Set<Town>([...heroTowns(wagon), ...contractTowns(wagon)]);
      return towns.size >= wanted.n ? 1 : 0;
    }
    case 'pairs': {
      const [ofHeroes, ofContracts] = [heroTowns(wagon), contractTowns(wagon)];
      let pairs = 0;
      for (const town of ALL_TOWNS) pairs += Math.min(countOf(ofHeroes, town), countOf(ofContracts, town));
      return pairs;
    }
    case 'gifts':
      return Math.floor(giftsOf(wagon) / wanted.n);
    case 'companions':
      return Math.floor(wagon.companions.length / wanted.n);
  }
}

const heroTowns = ({ deliveredHeroes }: Wagon): Town[] => deliveredHeroes.map((hero) => heroKind(hero).town);
const contractTowns = ({ deliveredContracts }: Wagon): Town[] =>
  deliveredContracts.map((contract) => contractKind(contract).town);
const countOf = (towns: readonly Town[], town: Town): number => towns.filter((one) => one === town).length;

const matching = (wagon: Wagon, { card, towns }: WantedCards): number =>
  (card === 'hero' ? heroTowns(wagon) : contractTowns(wagon)).filter((town) => towns.includes(town)).length;

/** Quartz lying on loyal companions (DR-19.2). */
export function giftsOf({ companions, gifts }: Wagon): number {
  let count = 0;
  for (let place = 0; place < companions.length; place++) {
    if (!companionKind(companions[place] as (typeof companions)[number]).loyal) continue;
    for (let bits = gifts[place] as number; bits > 0; bits >>= 1) count += bits & 1;
  }
  return count;
}
