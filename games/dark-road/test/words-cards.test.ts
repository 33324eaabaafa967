import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { speakerOf } from '@stolik/text';
import { gameText } from '@stolik/text/node';
import { expect, it } from 'vitest';
import {
  ACTIONS,
  BUILDINGS,
  COMPANION_KINDS,
  COMPANIONS,
  CONTRACTS,
  companionKind,
  DELIVERY_TILES,
  EVENTS,
  FEATS,
  HEROES,
  NOTICES,
  SARCOPHAGI,
  STEEDS,
  UPGRADES,
} from '../content/catalogue.ts';
import { darkRoad } from '../index.ts';
import { ALL_GOODS, type Companion, pieceOfGood } from '../pieces.ts';

/** All that the cards say, in one file to be read at once. Written anew with UPDATE_GOLDEN=1. */
const golden = join(import.meta.dirname, 'golden', 'card-texts.txt');

const speakers = (['pl', 'en'] as const).map((lang) => speakerOf(lang, [gameText('dark-road', lang)], darkRoad));

function entry(piece: number): string {
  return speakers
    .map((speaker) => {
      const lines = darkRoad.explain(piece).map((text) => `    ${speaker.say(text)}`);
      return [`  ${speaker.lang}  ${speaker.say(darkRoad.nameOf(piece))}`, ...lines].join('\n');
    })
    .join('\n');
}

it('cards say what they do, in both languages', () => {
  const oneOfEach = COMPANION_KINDS.map((kind) => COMPANIONS.find((card) => companionKind(card) === kind) as Companion);
  const pieces: readonly number[] = [
    ...ALL_GOODS.map(pieceOfGood),
    ...HEROES,
    ...CONTRACTS,
    ...oneOfEach,
    ...STEEDS,
    ...UPGRADES,
    ...FEATS,
    ...EVENTS,
    ...BUILDINGS,
    ...ACTIONS,
    ...NOTICES,
    ...SARCOPHAGI,
    ...DELIVERY_TILES,
  ];
  const text = `${pieces.map(entry).join('\n\n')}\n`;
  if (process.env.UPDATE_GOLDEN === '1') {
    mkdirSync(dirname(golden), { recursive: true });
    writeFileSync(golden, text);
  }
  expect(text).toBe(readFileSync(golden, 'utf8'));
  expect(speakers.flatMap(({ problems }) => problems)).toEqual([]);
});
