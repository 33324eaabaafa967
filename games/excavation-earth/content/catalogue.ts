import { defined } from '@stolik/engine';
import { kindsOfCopies } from '@stolik/engine/pieces';
import {
  type ActionCard,
  ALL_BUYER_KINDS,
  ALL_KINDS,
  allOf,
  type Buyer,
  type BuyerCard,
  type BuyerKind,
  buyerName,
  type Card,
  type Colour,
  colourNamed,
  colourOfKind,
  EXPLORERS,
  type Faction,
  FIRST,
  findMarket,
  is,
  type Kind,
  kindAt,
  type Market,
  type OrderCard,
  pieceAt,
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

export function marketNamed(id: string): Market {
  const market = findMarket(id);
  if (market === undefined) throw new Error(`There is no market "${id}".`);
  return market;
}

/* Action and travel cards (EE-1.6) */

export const ACTION_CARDS: readonly ActionCard[] = allOf('actionCard', actionCardsFile.cards);
const regions = actionCardsFile.cards.map(({ region }) => colourNamed(region));
const symbols = actionCardsFile.cards.map(({ market }) => marketNamed(market));
export const cardRegion = (card: ActionCard): Colour => defined(regions[card]);
export const cardSymbol = (card: ActionCard): Market => defined(symbols[card]);

/** The travel cards of a seat, one of each kind. */
export const travelCardsOf = (seat: number): TravelCard[] =>
  travelCardsFile.cards.map((_, index) => pieceAt.travelCard(seat * travelCardsFile.cards.length + index));

/** Which of the kinds of travel card this is. */
export const travelKind = (card: TravelCard): number => (card - FIRST.travelCard) % travelCardsFile.cards.length;

/** Fuel by card, action and travel cards alike. */
export const fuelOf = (card: Card): number =>
  defined(is.actionCard(card) ? actionCardsFile.cards[card] : travelCardsFile.cards[travelKind(card)]).fuel;

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
export const kindId = (kind: Kind): string => defined(KIND_IDS[kind]);
export const GLYPH_NAMES = GLYPH_IDS;

const values = artefactKinds.map(({ value }) => value);
export const kindValue = (kind: Kind): number => defined(values[kind]);
/** The location where a kind lies, by its id. */
export const SITE_IDS: readonly string[] = artefactKinds.map(({ digSite }) => digSite);

const kindsOfTiles = ALL_KINDS.flatMap((kind) => Array<Kind>(defined(artefactKinds[kind]).copies).fill(kind));
const coloursOfTiles = kindsOfTiles.map(colourOfKind);
const valuesOfTiles = kindsOfTiles.map(kindValue);

export const TILES: readonly Tile[] = allOf('tile', kindsOfTiles);
export const tileKind = (tile: Tile): Kind => defined(kindsOfTiles[tile - FIRST.tile]);
export const tileColour = (tile: Tile): Colour => defined(coloursOfTiles[tile - FIRST.tile]);
export const tileValue = (tile: Tile): number => defined(valuesOfTiles[tile - FIRST.tile]);

/* Buyers (EE-2.13) */

const kindsOfBuyers = ALL_BUYER_KINDS.flatMap((kind) =>
  Array<BuyerKind>(buyersFile.meeples.find(({ id }) => id === `buyer-${buyerName(kind)}`)?.count ?? 0).fill(kind),
);
export const BUYERS: readonly Buyer[] = allOf('buyer', kindsOfBuyers);

/** What a buyer is interested in. */
export const buyerKind = (buyer: Buyer): BuyerKind => defined(kindsOfBuyers[buyer - FIRST.buyer]);

const buyersOfCards = buyersFile.cards.flatMap(({ buyer, count }) =>
  Array<BuyerKind>(count).fill(buyer === 'special' ? SPECIAL : colourNamed(buyer)),
);
export const BUYER_CARDS: readonly BuyerCard[] = allOf('buyerCard', buyersOfCards);
export const buyerOnCard = (card: BuyerCard): BuyerKind => defined(buyersOfCards[card - FIRST.buyerCard]);

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
  defined(ORDER_DESIGNS[Math.floor((card - FIRST.orderCard) / COPIES_OF_ORDER)]);

/** The order cards of a variant (EE-8.3). */
export function orderDeck(variant: string): OrderCard[] {
  const deck = orderCardsFile.variants.find(({ id }) => id === variant);
  if (deck === undefined) throw new Error(`There is no set of order cards "${variant}".`);
  return deck.cards.flatMap((id) => {
    const design = ORDER_DESIGNS.findIndex((one) => one.id === id);
    return Array.from({ length: deck.copies ?? 1 }, (_, copy) => pieceAt.orderCard(design * COPIES_OF_ORDER + copy));
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

export const PLAYABLE: readonly Faction[] = allOf('faction', factionsFile.factions);
export const ZU_FACTION = pieceAt.faction(PLAYABLE.length);
export const factionKind = (faction: Faction): FactionKind => defined(FACTION_KINDS[faction - FIRST.faction]);

/** Crew and explorers of every faction (EE-1.8). */
export const CREW = defined(factionsFile.factions[0]).crew;
if (factionsFile.factions.some(({ crew, explorers }) => crew !== CREW || explorers !== EXPLORERS))
  throw new Error('All factions must have the same crew and three explorers.');

/* Zu's cards (EE-12.4) */

export interface ZuKind {
  readonly id: string;
  readonly effect: ZuEffect;
}

const zuKinds: readonly ZuKind[] = zuFile.cards.map(({ id, effect }) => ({ id, effect: readZuCard(effect) }));
const kindsOfZuCards = kindsOfCopies(zuFile.cards);

export const ZU_KINDS = zuKinds;
export const ZU_CARDS: readonly ZuCard[] = allOf('zuCard', kindsOfZuCards);
export const zuKind = (card: ZuCard): ZuKind => defined(zuKinds[defined(kindsOfZuCards[card - FIRST.zuCard])]);
