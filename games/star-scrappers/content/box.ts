import { type Box, type BoxItem, boxItem, type Listed } from '@stolik/engine';
import { FIRST } from '../pieces.ts';
import artifactsFile from './artifacts.json' with { type: 'json' };
import boardFile from './board.json' with { type: 'json' };
import commandCardsFile from './command-cards.json' with { type: 'json' };
import crystalsFile from './crystals.json' with { type: 'json' };
import mercenariesFile from './mercenaries.json' with { type: 'json' };
import { checkPack } from './pack.ts';
import totemsFile from './totems.json' with { type: 'json' };

/** Things that are pieces at the table: numbered in the order of their list, copies one after the other. */
function pieces(kind: string, first: number, listed: readonly (Listed & { readonly colour?: string })[]): BoxItem[] {
  let next = first;
  return listed.map((one) => {
    const from = next;
    next += one.count ?? 1;
    const faces = [Array.from({ length: next - from }, (_, copy) => from + copy)];
    return { ...boxItem(kind)(one), faces, ...(one.colour === undefined ? {} : { tint: one.colour }) };
  });
}

const items: readonly BoxItem[] = [
  ...pieces('mercenary', 0, mercenariesFile.items),
  ...pieces('crystal', FIRST.crystal, crystalsFile.items),
  ...pieces('artifact', FIRST.artifact, artifactsFile.items),
  ...pieces(
    'artifact-half',
    FIRST.half,
    artifactsFile.items.flatMap(({ left, right }) => [left, right]),
  ),
  ...totemsFile.items.map(boxItem('totem')),
  ...commandCardsFile.items.map(boxItem('command-card')),
  boxItem('board')(boardFile.caveInTrack),
  boxItem('marker')(boardFile.marker),
];

/** What is in the box, with where we know it from, and what may replace it. */
export const box: Box = { items, checkPack };
