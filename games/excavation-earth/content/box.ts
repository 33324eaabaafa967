import { type Box, type BoxItem, boxItem, type Listed, say, sourceNamed } from '@stolik/engine';
import actionCardsFile from './action-cards.json' with { type: 'json' };
import artefactsFile from './artefacts.json' with { type: 'json' };
import buyersFile from './buyers.json' with { type: 'json' };
import componentsFile from './components.json' with { type: 'json' };
import factionsFile from './factions.json' with { type: 'json' };
import galleryFile from './gallery.json' with { type: 'json' };
import mapFile from './map.json' with { type: 'json' };
import marketsFile from './markets.json' with { type: 'json' };
import { RULE_NUMBERS } from './numbers.ts';
import orderCardsFile from './order-cards.json' with { type: 'json' };
import { checkPack } from './pack.ts';
import regionsFile from './regions.json' with { type: 'json' };
import tracksFile from './tokens-and-tracks.json' with { type: 'json' };
import travelCardsFile from './travel-cards.json' with { type: 'json' };
import zuFile from './zu.json' with { type: 'json' };

/** What is in the box, with where we know it from. A field `layoutSource` of the files says so of the part `layout`. */

/** Sources of parts: every field that ends in `Source`. */
const sourcesOf = (listed: object): BoxItem['sources'] =>
  Object.fromEntries(
    Object.entries(listed)
      .filter(([field]) => field.endsWith('Source'))
      .map(([field, source]) => [field.slice(0, -'Source'.length), sourceNamed(source)]),
  );

const item = (kind: string, listed: Omit<Listed, 'count'>, count = 1, sources = sourcesOf(listed)): BoxItem =>
  boxItem(kind)({ ...listed, count, sources });

const placeName = (id: string): BoxItem['name'] =>
  mapFile.locations.find((place) => place.id === id)?.flavour ?? { pl: id, en: id };

const lines = mapFile.edges.map(({ a, b, source }) => ({
  id: `line-${a}--${b}`,
  name: { pl: `${placeName(a).pl} – ${placeName(b).pl}`, en: `${placeName(a).en} – ${placeName(b).en}` },
  source,
}));

const nameOfGlyph = (row: string) => regionsFile.glyphs.find(({ id }) => id === row)?.name ?? { pl: row, en: row };
const nameOfRegion = (column: string) =>
  regionsFile.regions.find(({ id }) => id === column)?.name ?? { pl: column, en: column };

const galleryLines = [
  ...galleryFile.rowAwards.map(({ row, source }) => ({
    id: `row-${row}`,
    name: { pl: `rząd: ${nameOfGlyph(row).pl}`, en: `row: ${nameOfGlyph(row).en}` },
    source,
  })),
  ...galleryFile.columnAwards.map(({ column, source }) => ({
    id: `column-${column}`,
    name: { pl: `kolumna: ${nameOfRegion(column).pl}`, en: `column: ${nameOfRegion(column).en}` },
    source,
  })),
];

/** An order's two sides may come from elsewhere than the card. */
const sidesOf = ({ white, yellow }: (typeof orderCardsFile.cards)[number]): BoxItem['sources'] => ({
  white: sourceNamed(white.source),
  yellow: sourceNamed(yellow.source),
});

/** Credits have no number: there are always enough. */
const UNLIMITED = 0;

const items: readonly BoxItem[] = [
  ...componentsFile.components.map((one) => item('component', one, one.count ?? UNLIMITED)),
  ...artefactsFile.artefacts.map((one) =>
    item('artefact', one, one.copies, { ...sourcesOf(one), digSite: 'designed' as const }),
  ),
  ...mapFile.locations.map((one) => item('location', one)),
  ...lines.map((one) => item('line', one)),
  ...marketsFile.markets.map((one) => item('market', { ...one, id: `queue-of-${one.id}` }, 1, sourcesOf(one))),
  ...marketsFile.commandCentres.map((one) => item('centre', one)),
  ...marketsFile.blackMarkets.map((one) =>
    item('black-market', { ...one, id: `symbols-of-${one.id}` }, 1, sourcesOf(one)),
  ),
  ...actionCardsFile.cards.map((one) => item('action-card', one, one.count)),
  ...travelCardsFile.cards.map((one) => item('travel-card', one, one.count)),
  ...buyersFile.meeples.map((one) => item('buyer', one, one.count)),
  ...buyersFile.cards.map((one) => item('buyer-card', one, one.count)),
  ...orderCardsFile.cards.map((one) => item('order-card', one, one.count, sidesOf(one))),
  ...factionsFile.factions.map((one) => item('faction', one)),
  item('faction', factionsFile.zu),
  ...galleryLines.map((one) => item('gallery-line', one)),
  ...tracksFile.initiativeTokens.map((one) => item('token', one)),
  ...zuFile.cards.map((one) => item('zu-card', one, one.count)),
  ...zuFile.difficulty.map((one) => item('difficulty', one)),
  ...RULE_NUMBERS.map((one) => item('number', one)),
];

export const box: Box = { items, note: say('box-note'), checkPack };
