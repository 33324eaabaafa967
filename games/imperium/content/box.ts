import type { Box, BoxItem, Source } from '@stolik/engine';
import componentsFile from './components.json' with { type: 'json' };
import type { CardRecord } from './files.ts';
import { checkPack, RECORDS } from './pack.ts';

/** What a card is listed under: its first type, or the nation it belongs to. */
const kindOfRecord = ({ types, start }: CardRecord): string => (start === 'common' ? (types[0] ?? 'nation') : 'nation');

const cardItem = (record: CardRecord): BoxItem => ({
  id: record.id,
  kind: kindOfRecord(record),
  name: record.name,
  count: record.count,
  source: record.source as Source,
  sources: record.namePlSource === record.source ? {} : { 'name.pl': record.namePlSource as Source },
});

const items: readonly BoxItem[] = [
  ...RECORDS.map(cardItem),
  ...componentsFile.components.map(
    ({ id, name, count, source }): BoxItem => ({
      id,
      kind: 'component',
      name,
      count,
      source: source as Source,
      sources: {},
    }),
  ),
];

/** What is in both boxes, with where we know it from, and what may replace it. */
export const box: Box = { items, checkPack };
