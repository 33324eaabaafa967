import { ContentError } from '@stolik/engine/notation';
import { ALL_REGIONS, ALL_TOWNS, type Region, type Town } from '../pieces.ts';
import type { Token } from './effects.ts';
import type { Item } from './notation.ts';
import { amountOf, argOf } from './read-terms.ts';

/** What a feat asks for (DR-23.5). */
export type Wanted =
  /** One of each item, so many of it. */
  | { readonly counts: 'set'; readonly items: readonly WantedCards[] }
  /** So many delivered cards of the named kinds. */
  | { readonly counts: 'total'; readonly heroes: boolean; readonly contracts: boolean; readonly n: number }
  /** Deliveries in so many different towns. */
  | { readonly counts: 'towns'; readonly n: number }
  /** A hero and a contract delivered to the same town. */
  | { readonly counts: 'pairs' }
  | { readonly counts: 'gifts'; readonly n: number }
  | { readonly counts: 'companions'; readonly n: number };

/** So many delivered heroes or contracts of certain towns. A class of heroes is the heroes of its town. */
export interface WantedCards {
  readonly card: 'hero' | 'contract';
  readonly towns: readonly Town[];
  readonly n: number;
  /** How the towns are spoken of. */
  readonly by: 'class' | 'town' | 'region';
}

/** What one payment gives; with two of them the player chooses. */
export interface Reward {
  readonly n: number;
  readonly what: Extract<Token, 'coins' | 'prestige' | 'vp'>;
}

/** A requirement as the content file writes it. */
export interface WrittenRequirement {
  readonly type: string;
  readonly n?: number;
  readonly of?: readonly string[];
  readonly items?: readonly (string | WrittenItem)[];
}

interface WrittenItem {
  readonly kind: string;
  readonly n: number;
  readonly class?: string;
  readonly town?: string;
  readonly region?: string;
}

/** What the names of the content files stand for. */
export interface Map3 {
  readonly classes: readonly string[];
  readonly towns: readonly string[];
  readonly regions: readonly string[];
  readonly regionOf: readonly Region[];
}

export function readWanted(written: WrittenRequirement, names: Map3): Wanted {
  const n = written.n ?? 1;
  switch (written.type) {
    case 'set':
      return { counts: 'set', items: (written.items ?? []).map((item) => readCards(item, names)) };
    case 'total': {
      const of = written.of ?? [];
      return { counts: 'total', heroes: of.includes('hero'), contracts: of.includes('contract'), n };
    }
    case 'distinctTowns':
      return { counts: 'towns', n };
    case 'pairSameTown':
      return { counts: 'pairs' };
    case 'gifts':
    case 'companions':
      return { counts: written.type, n };
    default:
      throw new ContentError(`a feat cannot ask for "${written.type}"`);
  }
}

function readCards(item: string | WrittenItem, names: Map3): WantedCards {
  if (typeof item === 'string') throw new ContentError(`a set cannot ask for "${item}"`);
  const { kind, n } = item;
  if (kind !== 'hero' && kind !== 'contract') throw new ContentError(`a feat cannot count "${kind}"`);
  if (item.class !== undefined)
    return { card: kind, towns: [placeIn(names.classes, item.class, ALL_TOWNS)], n, by: 'class' };
  if (item.town !== undefined)
    return { card: kind, towns: [placeIn(names.towns, item.town, ALL_TOWNS)], n, by: 'town' };
  const region = placeIn(names.regions, item.region ?? 'nowhere', ALL_REGIONS);
  return {
    card: kind,
    towns: ALL_TOWNS.filter((town) => names.regionOf[town] === region),
    n,
    by: 'region',
  };
}

/** What stands at the place that a name has in its list. */
function placeIn<P extends Town | Region>(list: readonly string[], name: string, places: readonly P[]): P {
  const place = places[list.indexOf(name)];
  if (place === undefined) throw new ContentError(`"${name}" is not one of ${list.join(', ')}`);
  return place;
}

/** `gain(4 prestige)`, or a choice between two such. */
export function readRewards([item, ...more]: readonly Item[]): Reward[] {
  if (item === undefined || more.length > 0) throw new ContentError('a feat gives one thing');
  return item.name === 'choose' ? item.branches.map(([first]) => rewardOf(first)) : [rewardOf(item)];
}

function rewardOf(item: Item | undefined): Reward {
  if (item?.name === 'gain') {
    const { n, what } = amountOf(argOf(item, 0));
    if (what === 'coins' || what === 'prestige' || what === 'vp') return { n, what };
  }
  throw new ContentError('a feat gives coins, prestige or victory points');
}
