import { defined } from '@stolik/engine';
import {
  type ActionCard,
  ALL_KINDS,
  type Buyer,
  type BuyerCard,
  type BuyerKind,
  type Card,
  COLOURS,
  type Colour,
  colourNamed,
  EXPLORERS,
  type Faction,
  FIRST_BUYER,
  FIRST_BUYER_CARD,
  FIRST_FACTION,
  FIRST_ORDER,
  FIRST_TILE,
  FIRST_TRAVEL,
  FIRST_ZU_CARD,
  type Kind,
  kindAt,
  type Market,
  type OrderCard,
  SPECIAL,
  type Tile,
  type TravelCard,
  type ZuCard,
} from '../pieces.ts';
import actionCardsFile from './action-cards.json' with { type: 'json' };
import artefactsFile from './artefacts.json' with { type: 'json' };
import buyersFile from './buyers.json' with { type: 'json' };
import type { OrderEffect, Power, ZuEffect } from './effects.ts';
import factionsFile from './factions.json' with { type: 'json' };
import orderCardsFile from './order-cards.json' with { type: 'json' };
import { readOrder, readPower, readZuCard } from './read-effects.ts';
import regionsFile from './regions.json' with { type: 'json' };
import travelCardsFile from './travel-cards.json' with { type: 'json' };
import zuFile from './zu.json' with { type: 'json' };

/**
 * What is in the box, as the rules need it: pieces by number, their properties in plain arrays. Every number here comes from
 * the content files. Places and lines of the map are in `map.ts`, numbers that are not on pieces in `tables.ts`.
 */

/** `market-3` is market 2 of 0 to 5. */
export const marketNamed = (id: string): Market => (Number(id.slice('market-'.length)) - 1) as Market;

/* Action and travel cards (EE-1.6) */

export const ACTION_CARDS: readonly ActionCard[] = actionCardsFile.cards.map((_, index) => index as ActionCard);
export const REGION: readonly Colour[] = actionCardsFile.cards.map(({ region }) => colourNamed(region));
export const SYMBOL: readonly Market[] = actionCardsFile.cards.map(({ market }) => marketNamed(market));

/** The travel cards of a seat, one of each kind. */
export const travelCardsOf = (seat: number): TravelCard[] =>
  travelCardsFile.cards.map((_, index) => (FIRST_TRAVEL + seat * travelCardsFile.cards.length + index) as TravelCard);

/** Which of the kinds of travel card this is. */
export const travelKind = (card: TravelCard): number => (card - FIRST_TRAVEL) % travelCardsFile.cards.length;

/** Fuel by card, action and travel cards alike. */
export const fuelOf = (card: Card): number =>
  card < FIRST_TRAVEL
    ? (actionCardsFile.cards[card]?.fuel as number)
    : (travelCardsFile.cards[travelKind(card as TravelCard)]?.fuel as number);

/** Fuel of an imaginary action card (EE-8.5): that of all the real ones. */
export const ACTION_FUEL = Math.max(...actionCardsFile.cards.map(({ fuel }) => fuel));

/* Artefacts (EE-1.5) */

const GLYPH_IDS = regionsFile.glyphs.map(({ id }) => id);

const artefactKinds = ALL_KINDS.map((kind) => {
  const item = artefactsFile.artefacts.find(
    ({ region, glyph }) => kindAt(colourNamed(region), GLYPH_IDS.indexOf(glyph)) === kind,
  );
  if (item === undefined) throw new Error(`The content has no artefact of kind ${kind}.`);
  return item;
});

export const KIND_IDS: readonly string[] = artefactKinds.map(({ id }) => id);
export const GLYPH_NAMES = GLYPH_IDS;

/** Value by kind. */
export const VALUE_OF_KIND: readonly number[] = artefactKinds.map(({ value }) => value);
/** The location where a kind lies, by its id. */
export const SITE_IDS: readonly string[] = artefactKinds.map(({ digSite }) => digSite);

const kindsOfTiles = artefactKinds.flatMap(({ copies }, kind) => Array<Kind>(copies).fill(kind as Kind));

export const TILES: readonly Tile[] = kindsOfTiles.map((_, index) => (FIRST_TILE + index) as Tile);

/** By tile. */
export const KIND: readonly Kind[] = fromTile(kindsOfTiles);
export const TILE_COLOUR: readonly Colour[] = fromTile(kindsOfTiles.map((kind) => Math.floor(kind / 4) as Colour));
export const VALUE: readonly number[] = fromTile(kindsOfTiles.map((kind) => defined(VALUE_OF_KIND[kind])));

function fromTile<T>(values: readonly T[]): T[] {
  const list: T[] = new Array(FIRST_TILE).fill(defined(values[0]));
  list.push(...values);
  return list;
}

/* Buyers (EE-2.13) */

const kindsOfBuyers = [...COLOURS, 'special'].flatMap((name, kind) =>
  Array<BuyerKind>(buyersFile.meeples.find(({ id }) => id === `buyer-${name}`)?.count ?? 0).fill(kind as BuyerKind),
);
export const BUYERS: readonly Buyer[] = kindsOfBuyers.map((_, index) => (FIRST_BUYER + index) as Buyer);

/** What a buyer is interested in. */
export const buyerKind = (buyer: Buyer): BuyerKind => defined(kindsOfBuyers[buyer - FIRST_BUYER]);

const buyersOfCards = buyersFile.cards.flatMap(({ buyer, count }) =>
  Array<BuyerKind>(count).fill(buyer === 'special' ? SPECIAL : colourNamed(buyer)),
);
export const BUYER_CARDS: readonly BuyerCard[] = buyersOfCards.map(
  (_, index) => (FIRST_BUYER_CARD + index) as BuyerCard,
);
export const buyerOnCard = (card: BuyerCard): BuyerKind => defined(buyersOfCards[card - FIRST_BUYER_CARD]);

/* Order cards (EE-8) */

export type Side = 'white' | 'yellow';

export interface OrderDesign {
  readonly id: string;
  readonly white: readonly OrderEffect[];
  readonly yellow: readonly OrderEffect[];
}

export const ORDER_DESIGNS: readonly OrderDesign[] = orderCardsFile.cards.map(({ id, white, yellow }) => ({
  id,
  white: readOrder(white.effect),
  yellow: readOrder(yellow.effect),
}));

const COPIES_OF_ORDER = 2;
export const orderDesign = (card: OrderCard): OrderDesign =>
  defined(ORDER_DESIGNS[Math.floor((card - FIRST_ORDER) / COPIES_OF_ORDER)]);

/** The order cards of a variant (EE-8.3). */
export function orderDeck(variant: string): OrderCard[] {
  const deck = orderCardsFile.variants.find(({ id }) => id === variant);
  if (deck === undefined) throw new Error(`There is no set of order cards "${variant}".`);
  return deck.cards.flatMap((id) => {
    const design = ORDER_DESIGNS.findIndex((one) => one.id === id);
    return Array.from(
      { length: deck.copies ?? 1 },
      (_, copy) => (FIRST_ORDER + design * COPIES_OF_ORDER + copy) as OrderCard,
    );
  });
}

/* Factions (EE-9) */

export interface FactionKind {
  readonly id: string;
  readonly initiative: number;
  readonly hold: number;
  readonly hatch: number;
  /** Zu has none. */
  readonly power: Power | null;
}

export const FACTION_KINDS: readonly FactionKind[] = [
  ...factionsFile.factions.map(({ id, initiative, hold, hatch, effect }) => ({
    id,
    initiative,
    hold,
    hatch,
    power: readPower(effect),
  })),
  { ...pick(factionsFile.zu), power: null },
];

function pick({ id, initiative, hold, hatch }: Omit<FactionKind, 'power'>): Omit<FactionKind, 'power'> {
  return { id, initiative, hold, hatch };
}

export const PLAYABLE: readonly Faction[] = factionsFile.factions.map((_, index) => (FIRST_FACTION + index) as Faction);
export const ZU_FACTION = (FIRST_FACTION + PLAYABLE.length) as Faction;
export const factionKind = (faction: Faction): FactionKind => defined(FACTION_KINDS[faction - FIRST_FACTION]);

/** Crew and explorers of every faction (EE-1.8). */
export const CREW = factionsFile.factions[0]?.crew as number;
if (factionsFile.factions.some(({ crew, explorers }) => crew !== CREW || explorers !== EXPLORERS))
  throw new Error('All factions must have the same crew and three explorers.');

/* Zu's cards (EE-12.4) */

export interface ZuKind {
  readonly id: string;
  readonly effect: ZuEffect;
}

const zuKinds: readonly ZuKind[] = zuFile.cards.map(({ id, effect }) => ({ id, effect: readZuCard(effect) }));
const kindsOfZuCards = zuFile.cards.flatMap(({ count }, kind) => Array<number>(count).fill(kind));

export const ZU_KINDS = zuKinds;
export const ZU_CARDS: readonly ZuCard[] = kindsOfZuCards.map((_, index) => (FIRST_ZU_CARD + index) as ZuCard);
export const zuKind = (card: ZuCard): ZuKind => defined(zuKinds[defined(kindsOfZuCards[card - FIRST_ZU_CARD])]);
