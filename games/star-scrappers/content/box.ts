import type { Box, BoxItem, Source } from '@stolik/engine';
import artifactsFile from './artifacts.json' with { type: 'json' };
import boardFile from './board.json' with { type: 'json' };
import commandCardsFile from './command-cards.json' with { type: 'json' };
import crystalsFile from './crystals.json' with { type: 'json' };
import mercenariesFile from './mercenaries.json' with { type: 'json' };
import { checkPack } from './pack.ts';
import totemsFile from './totems.json' with { type: 'json' };

/** Anything that a content file lists. */
export interface Listed {
  readonly id: string;
  readonly name: BoxItem['name'];
  readonly count?: number;
  readonly source: string;
  readonly sources?: object;
}

const item =
  (kind: string) =>
  ({ id, name, count, source, sources }: Listed): BoxItem => ({
    id,
    kind,
    name,
    count: count ?? 1,
    source: source as Source,
    sources: (sources ?? {}) as BoxItem['sources'],
  });

const items: readonly BoxItem[] = [
  ...mercenariesFile.items.map(item('mercenary')),
  ...crystalsFile.items.map(item('crystal')),
  ...artifactsFile.items.map(item('artifact')),
  ...artifactsFile.items.flatMap(({ left, right }) => [left, right]).map(item('artifact-half')),
  ...totemsFile.items.map(item('totem')),
  ...commandCardsFile.items.map(item('command-card')),
  item('board')(boardFile.caveInTrack),
  item('marker')(boardFile.marker),
];

/** What is in the box, with where we know it from, and what may replace it. */
export const box: Box = { items, checkPack };
