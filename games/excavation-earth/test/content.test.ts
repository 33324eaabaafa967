import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import actionCards from '../content/action-cards.json' with { type: 'json' };
import { box } from '../content/box.ts';
import buyersFile from '../content/buyers.json' with { type: 'json' };
import {
  ACTION_CARDS,
  BUYER_CARDS,
  BUYERS,
  CREW,
  cardRegion,
  cardSymbol,
  FACTION_KINDS,
  kindValue,
  orderDeck,
  TILES,
  travelCardsOf,
  ZU_CARDS,
} from '../content/catalogue.ts';
import componentsFile from '../content/components.json' with { type: 'json' };
import galleryFile from '../content/gallery.json' with { type: 'json' };
import mapFile from '../content/map.json' with { type: 'json' };
import {
  BLACK_MARKET_OF,
  BLACK_MARKETS,
  DIG_SITES,
  distance,
  kindsAt,
  LOCATIONS,
  NEIGHBOURS,
  PLACES,
  placeAt,
  siteOfKind,
} from '../content/map.ts';
import marketsFile from '../content/markets.json' with { type: 'json' };
import setupFile from '../content/setup.json' with { type: 'json' };
import { newZuCards, PAYOUT, setupFor, ZU_CARRY_OVER, ZU_DECK_SIZE } from '../content/tables.ts';
import tracksFile from '../content/tokens-and-tracks.json' with { type: 'json' };
import zuFile from '../content/zu.json' with { type: 'json' };
import { ALL_KINDS, colourOfKind, GLYPHS } from '../pieces.ts';
import { variants } from '../variants.ts';

const componentCount = (id: string): number | null | undefined =>
  componentsFile.components.find((component) => component.id === id)?.count;

describe('what is in the box', () => {
  it('adds up to the component list', () => {
    expect(ACTION_CARDS).toHaveLength(componentCount('action-card') as number);
    expect(4 * travelCardsOf(0).length).toBe(componentCount('travel-card'));
    expect(TILES).toHaveLength(componentCount('artefact-tile') as number);
    expect(BUYERS).toHaveLength(
      (componentCount('coloured-buyer') as number) + (componentCount('special-buyer') as number),
    );
    expect(BUYER_CARDS).toHaveLength(componentCount('buyer-card') as number);
    expect(orderDeck('eight-distinct')).toHaveLength(componentCount('order-card') as number);
    expect(orderDeck('four-doubled')).toHaveLength(componentCount('order-card') as number);
    expect(ZU_CARDS).toHaveLength(componentCount('zu-card') as number);
    expect((FACTION_KINDS.length - 1) * CREW).toBe(componentCount('crew'));
  });

  it('has two action cards for each colour and symbol (EE-1.6)', () => {
    const pairs = ACTION_CARDS.map((card) => `${cardRegion(card)} ${cardSymbol(card)}`);
    expect(new Set(pairs).size).toBe(30);
    for (const pair of pairs) expect(pairs.filter((other) => other === pair)).toHaveLength(2);
  });

  it('repeats no datum differently: black markets, buyers taken out, cards burned, gallery values', () => {
    for (const { market, blackMarket } of actionCards.cards)
      expect(marketsFile.markets.find(({ id }) => id === market)?.blackMarket).toBe(blackMarket);
    for (const { id, markets } of marketsFile.blackMarkets)
      expect(marketsFile.markets.filter(({ blackMarket }) => blackMarket === id).map((market) => market.id)).toEqual(
        markets,
      );
    for (const { id, markets } of marketsFile.commandCentres)
      expect(
        marketsFile.markets.filter(({ commandCentre }) => commandCentre === id).map((market) => market.id),
      ).toEqual(markets);
    for (const [players, { coloured, special }] of Object.entries(buyersFile.removalByPlayers)) {
      const { removeColouredBuyersEach, removeSpecialBuyers } = setupFor(Number(players));
      expect([removeColouredBuyersEach, removeSpecialBuyers]).toEqual([coloured, special]);
    }
    expect(buyersFile.burnAtSetup.value).toBe(setupFile.buyerCardsBurned.value);
    for (const kind of ALL_KINDS) expect(galleryFile.values[kind % GLYPHS]?.[colourOfKind(kind)]).toBe(kindValue(kind));
  });

  it('has initiatives that are all different (EE-2.3)', () => {
    const initiatives = FACTION_KINDS.map(({ initiative }) => initiative);
    expect(new Set(initiatives).size).toBe(initiatives.length);
  });

  it("has Zu's decks: ten cards each, seven or ten of them new (EE-12.4)", () => {
    expect([1, 2, 3].map(newZuCards)).toEqual([10, 7, 7]);
    expect(newZuCards(2) + ZU_CARRY_OVER).toBe(ZU_DECK_SIZE);
    for (const [type, count] of Object.entries(zuFile.typeCounts))
      expect(zuFile.cards.reduce((sum, card) => sum + (card.type === type ? card.count : 0), 0)).toBe(count);
    expect(PAYOUT).toHaveLength(5);
    expect(tracksFile.initiativeTokens.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });
});

describe('the map (EE-1.3)', () => {
  it('has 21 locations: 6 markets, 3 black markets and 14 dig sites, two of them markets', () => {
    expect(LOCATIONS).toHaveLength(mapFile.locationCount);
    expect(PLACES.filter(({ market }) => market !== null)).toHaveLength(6);
    expect(BLACK_MARKETS).toHaveLength(3);
    expect(DIG_SITES).toHaveLength(14);
    expect(DIG_SITES.filter((site) => placeAt(site).market !== null)).toHaveLength(2);
  });

  it('has 37 lines, both ways, and no location farther than five lines from another', () => {
    expect(NEIGHBOURS.flat()).toHaveLength(2 * mapFile.edgeCount);
    const farthest = Math.max(...LOCATIONS.flatMap((from) => LOCATIONS.map((to) => distance(from, to))));
    expect(farthest).toBe(5);
    for (const from of LOCATIONS) for (const to of LOCATIONS) expect(distance(from, to)).toBe(distance(to, from));
  });

  it('gives every kind the one site of its colour that shows its glyph (EE-1.5)', () => {
    for (const kind of ALL_KINDS) {
      const site = placeAt(siteOfKind(kind));
      expect(site.region).toBe(colourOfKind(kind));
      expect(site.glyphs).toContain(`g${(kind % GLYPHS) + 1}`);
    }
    for (const site of DIG_SITES) expect(kindsAt(site)).toHaveLength(placeAt(site).glyphs.length);
  });

  it('shows two symbols on each black market (EE-1.6a)', () => {
    for (const location of BLACK_MARKETS) expect(BLACK_MARKET_OF.filter((one) => one === location)).toHaveLength(2);
  });
});

describe('the list of the box', () => {
  it('names everything once, with a source', () => {
    expect(new Set(box.items.map(({ id }) => id)).size).toBe(box.items.length);
    const sources = ['rulebook', 'public', 'known', 'designed'];
    for (const { id, name, source, sources: parts } of box.items) {
      expect([name.pl.length > 0, name.en.length > 0], id).toEqual([true, true]);
      expect(sources, id).toContain(source);
      for (const part of Object.values(parts)) expect(sources, id).toContain(part);
    }
  });

  it('says honestly how much was designed here', () => {
    const designed = (kind: string) =>
      box.items.filter((item) => item.kind === kind && item.source === 'designed').length;
    expect(designed('line')).toBe(35);
    expect(designed('location')).toBe(17);
    expect(designed('action-card')).toBe(60);
    expect(designed('order-card')).toBe(4);
    expect(designed('zu-card')).toBe(11);
    expect(box.items.find(({ id }) => id === 'popularity-payout')?.source).toBe('designed');
  });
});

describe('what is settled before a game', () => {
  it('is by default as the rulebook says: factions are chosen, the printed order cards (EE-2.1, EE-8.3)', () => {
    const defaults = Object.fromEntries(variants.map((variant) => [variant.id, variant.default]));
    expect(defaults).toMatchObject({ factions: 'pick', orders: 'four-doubled', 'start-hand': 'mulligan' });
  });

  it.each([
    ['pl', /z dziewięciu kart/, /w ładowni i ukrytym luku/, /Ułożone u nas/],
    ['en', /two of nine cards/, /in its hold and hatch counts/, /Made up here/],
  ])(
    'the help in %s tells the solo draft, what counts for Zu, and which numbers were made up here',
    (lang, ...wanted) => {
      const help = readFileSync(join(import.meta.dirname, `../help/${lang}.md`), 'utf8');
      for (const words of wanted) expect(help).toMatch(words);
    },
  );
});
