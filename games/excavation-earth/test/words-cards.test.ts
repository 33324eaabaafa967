import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { say } from '@stolik/engine';
import { speakerOf } from '@stolik/text';
import { gameText } from '@stolik/text/node';
import { expect, it } from 'vitest';
import {
  ACTION_CARDS,
  BUYERS,
  buyerKind,
  orderDeck,
  PLAYABLE,
  TILES,
  tileKind,
  travelCardsOf,
  ZU_CARDS,
  zuKind,
} from '../content/catalogue.ts';
import { LOCATIONS } from '../content/map.ts';
import { excavationEarth } from '../index.ts';
import { ALL_KINDS, cellOf, explorerOf } from '../pieces.ts';

/**
 * All that the pieces say, in one file to be read at once. Written anew with UPDATE_GOLDEN=1.
 */
const golden = join(import.meta.dirname, 'golden', 'card-texts.txt');

const [pl, en] = (['pl', 'en'] as const).map((lang) =>
  speakerOf(lang, [gameText('excavation-earth', lang)], excavationEarth),
) as [ReturnType<typeof speakerOf>, ReturnType<typeof speakerOf>];

const NAMES = ['Ada', 'Bruno'];

function entry(piece: number): string {
  const lines = (speaker: typeof pl): string[] =>
    excavationEarth.explain(piece).map((text) => `    ${speaker.say(text, NAMES)}`);
  const { key, args } = excavationEarth.nameOf(piece);
  const inForm = (form: string): string => pl.say(say(key, { ...args, form }), NAMES);
  return [
    `  pl  ${inForm('nom')} (bez: ${inForm('gen')}; widzę: ${inForm('acc')})`,
    ...lines(pl),
    `  en  ${en.say(say(key, args ?? {}), NAMES)}`,
    ...lines(en),
  ].join('\n');
}

const firstOf = <T extends number>(pieces: readonly T[], kind: (piece: T) => unknown): T[] =>
  pieces.filter((piece, at) => pieces.findIndex((other) => kind(other) === kind(piece)) === at);

it('the pieces say what the golden file says', () => {
  const parts: [string, readonly number[]][] = [
    ['action cards', ACTION_CARDS.filter((card) => card % 7 === 0)],
    ['travel cards', travelCardsOf(0)],
    ['artefacts', firstOf(TILES, (tile) => tileKind(tile))],
    ['locations', LOCATIONS],
    ['buyers', firstOf(BUYERS, buyerKind)],
    ['explorer', [explorerOf(1, 2)]],
    ['gallery', [cellOf(0, ALL_KINDS[7] as (typeof ALL_KINDS)[number])]],
    ['order cards', orderDeck('eight-distinct')],
    ['factions', PLAYABLE],
    ["Zu's cards", firstOf(ZU_CARDS, (card) => zuKind(card).id)],
  ];
  const written = `${parts.map(([title, pieces]) => `${title}\n\n${pieces.map(entry).join('\n\n')}`).join('\n\n')}\n`;
  if (process.env.UPDATE_GOLDEN === '1') {
    mkdirSync(dirname(golden), { recursive: true });
    writeFileSync(golden, written);
  }
  expect(written).toBe(readFileSync(golden, 'utf8'));
  expect([...pl.problems, ...en.problems]).toEqual([]);
});
