import { defined } from '@stolik/engine';
import { companionKind, contractKind, featKind, heroKind } from '../content/cards.ts';
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
  switch (wanted.counts) {
    case 'set': {
      let sets = Number.POSITIVE_INFINITY;
      for (const item of wanted.items) sets = Math.min(sets, Math.floor(matching(wagon, item) / item.n));
      return sets;
    }
    case 'total':
      return Math.floor(totalOf(wagon, wanted) / wanted.n);
    case 'towns':
      return townsOf(wagon) >= wanted.n ? 1 : 0;
    case 'pairs': {
      let pairs = 0;
      for (const town of ALL_TOWNS) pairs += Math.min(heroesTo(wagon, town), contractsTo(wagon, town));
      return pairs;
    }
    case 'gifts':
      return Math.floor(giftsOf(wagon) / wanted.n);
    case 'companions':
      return Math.floor(wagon.companions.length / wanted.n);
  }
}

/** How many cards, gifts or companions are missing for one more payment; infinitely many if there will be none. */
export function missingFor(wagon: Wagon, feat: Feat): number {
  const { wanted, limit } = featKind(feat);
  const sets = setsOf(wagon, wanted);
  if (sets >= limit) return Number.POSITIVE_INFINITY;
  switch (wanted.counts) {
    case 'set': {
      let missing = 0;
      for (const item of wanted.items) missing += Math.max(0, (sets + 1) * item.n - matching(wagon, item));
      return missing;
    }
    case 'total':
      return (sets + 1) * wanted.n - totalOf(wagon, wanted);
    case 'towns':
      return sets > 0 ? Number.POSITIVE_INFINITY : wanted.n - townsOf(wagon);
    case 'pairs':
      return wagon.deliveredHeroes.length + wagon.deliveredContracts.length > 2 * sets ? 1 : 2;
    case 'gifts':
      return (sets + 1) * wanted.n - giftsOf(wagon);
    case 'companions':
      return (sets + 1) * wanted.n - wagon.companions.length;
  }
}

function heroesTo({ deliveredHeroes }: Wagon, town: Town): number {
  let count = 0;
  for (let i = 0; i < deliveredHeroes.length; i++) if (heroKind(defined(deliveredHeroes[i])).town === town) count++;
  return count;
}

function contractsTo({ deliveredContracts }: Wagon, town: Town): number {
  let count = 0;
  for (let i = 0; i < deliveredContracts.length; i++)
    if (contractKind(defined(deliveredContracts[i])).town === town) count++;
  return count;
}

function matching(wagon: Wagon, { card, towns }: WantedCards): number {
  let count = 0;
  for (const town of towns) count += card === 'hero' ? heroesTo(wagon, town) : contractsTo(wagon, town);
  return count;
}

const totalOf = (wagon: Wagon, { heroes, contracts }: Extract<Wanted, { counts: 'total' }>): number =>
  (heroes ? wagon.deliveredHeroes.length : 0) + (contracts ? wagon.deliveredContracts.length : 0);

/** Towns to which anything was delivered. */
function townsOf(wagon: Wagon): number {
  let towns = 0;
  for (const town of ALL_TOWNS) if (heroesTo(wagon, town) + contractsTo(wagon, town) > 0) towns++;
  return towns;
}

/** Quartz lying on loyal companions (DR-19.2). */
export function giftsOf({ companions, gifts }: Wagon): number {
  let count = 0;
  for (let place = 0; place < companions.length; place++) {
    if (!companionKind(defined(companions[place])).loyal) continue;
    for (let bits = defined(gifts[place]); bits > 0; bits >>= 1) count += bits & 1;
  }
  return count;
}
