import { type Box, type BoxItem, boxItem, defined } from '@stolik/engine';
import type { Card } from '../pieces.ts';
import { FACETS } from '../words/facets.ts';
import { tintOf } from '../words/shown.ts';
import { CARDS, type Kind, kindOf } from './catalogue.ts';
import componentsFile from './components.json' with { type: 'json' };
import { facetsOf, kindsOfRecord } from './facets.ts';
import type { CardRecord } from './files.ts';
import { checkPack, RECORDS } from './pack.ts';

/** What a card is listed under: its first type (IM-1.4), or the nation it belongs to (IM-1.1, IM-1.2). */
const kindOfRecord = ({ types, start }: CardRecord): string => (start === 'common' ? (types[0] ?? 'nation') : 'nation');

/** Copies of each kind, in order. */
const COPIES: ReadonlyMap<Kind, readonly Card[]> = CARDS.reduce(
  (found, card) => found.set(kindOf(card), [...(found.get(kindOf(card)) ?? []), card]),
  new Map<Kind, readonly Card[]>(),
);

function cardItem(record: CardRecord): BoxItem {
  const faces = kindsOfRecord(record).map((kind) => COPIES.get(kind) ?? []);
  return {
    id: record.id,
    kind: kindOfRecord(record),
    name: record.name,
    count: record.count,
    source: record.source,
    sources: record.namePlSource === record.source ? {} : { 'name.pl': record.namePlSource },
    faces,
    facets: facetsOf(record),
    tint: tintOf(defined(faces[0]?.[0])),
  };
}

const items: readonly BoxItem[] = [...RECORDS.map(cardItem), ...componentsFile.components.map(boxItem('component'))];

/**
 * What is in both boxes, with where we know it from, and what may replace it. Of cards all are counted, of other components those
 * of one box (IM-1.3), which are enough for a table.
 */
export const box: Box = { items, facets: FACETS, checkPack };
