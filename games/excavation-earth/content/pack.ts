import { type Fields, type Lists, listProblems, oneOf, someOf, source, text, whole } from '@stolik/engine/pack';
import { COLOURS } from '../pieces.ts';
import actionCardsFile from './action-cards.json' with { type: 'json' };
import artefactsFile from './artefacts.json' with { type: 'json' };
import buyersFile from './buyers.json' with { type: 'json' };
import factionsFile from './factions.json' with { type: 'json' };
import mapFile from './map.json' with { type: 'json' };
import marketsFile from './markets.json' with { type: 'json' };
import { RULE_NUMBERS } from './numbers.ts';
import orderCardsFile from './order-cards.json' with { type: 'json' };
import {
  checkBuyerCards,
  checkCards,
  checkEffects,
  checkFactions,
  checkMap,
  checkMarkets,
  checkNumbers,
  checkZu,
} from './pack-checks.ts';
import regionsFile from './regions.json' with { type: 'json' };
import zuFile from './zu.json' with { type: 'json' };

/** What a content pack may replace: everything that is `designed`, and the names. */

const name: Fields = { pl: text(60), en: text(60) };
const LONGEST_EFFECT = 300;
const named: Fields = { name, source };
const locations = mapFile.locations.map(({ id }) => id);
const glyphs = regionsFile.glyphs.map(({ id }) => id);
const side: Fields = { name, effect: text(LONGEST_EFFECT), source };

const LISTS: Lists = {
  artefacts: { items: artefactsFile.artefacts, fields: { ...named, digSite: oneOf(...locations) } },
  locations: {
    items: mapFile.locations,
    fields: {
      ...named,
      flavour: name,
      region: oneOf(...COLOURS),
      glyphs: someOf(glyphs, 1, 2),
      x: whole(0, 100),
      y: whole(0, 60),
    },
  },
  lines: {
    items: mapFile.edges.map((edge) => ({ ...edge, id: `line-${edge.a}--${edge.b}` })),
    fields: { a: oneOf(...locations), b: oneOf(...locations), source },
  },
  markets: {
    items: marketsFile.markets,
    fields: {
      ...named,
      commandCentre: oneOf(...marketsFile.commandCentres.map(({ id }) => id)),
      blackMarket: oneOf(...marketsFile.blackMarkets.map(({ id }) => id)),
    },
  },
  actionCards: {
    items: actionCardsFile.cards,
    fields: { ...named, region: oneOf(...COLOURS), market: oneOf(...marketsFile.markets.map(({ id }) => id)) },
  },
  buyerCards: { items: buyersFile.cards, fields: { ...named, count: whole(0, 17) } },
  orderCards: { items: orderCardsFile.cards, fields: { ...named, white: side, yellow: side } },
  factions: {
    items: [...factionsFile.factions, factionsFile.zu],
    fields: { ...named, title: name, initiative: whole(1, 99), effect: text(LONGEST_EFFECT) },
  },
  zuCards: { items: zuFile.cards, fields: { ...named, count: whole(0, 24), effect: text(LONGEST_EFFECT) } },
  difficulty: { items: zuFile.difficulty, fields: { ...named, effect: text(LONGEST_EFFECT) } },
  numbers: {
    items: RULE_NUMBERS.map((one) => ({ ...one })),
    fields: {
      source,
      value: (value) => (typeof value === 'number' || Array.isArray(value) ? null : 'a number or a list of them'),
    },
  },
};

/**
 * Does the pack fit? It is a JSON object `{ "game": "excavation-earth", "name": "...", "orderCards": [...], ... }`. An item of a list
 * replaces, field by field, the item of the box that has its id.
 */
export const checkPack = (pack: unknown): string[] =>
  listProblems(pack, 'excavation-earth', LISTS, (of, report) => {
    checkMap(of('locations'), of('lines'), of('artefacts'), report);
    checkMarkets(of('markets'), report);
    checkCards(of('actionCards'), report);
    checkBuyerCards(of('buyerCards'), report);
    checkEffects(of('orderCards'), of('difficulty'), report);
    checkFactions(of('factions'), report);
    checkZu(of('zuCards'), of('numbers'), report);
    checkNumbers(of('numbers'), report);
  });
