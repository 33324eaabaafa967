import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { speakerOf } from '@stolik/text';
import { gameText } from '@stolik/text/node';
import { expect, it } from 'vitest';
import { BACKS, backId, CARDS, cardKind, OBJECTIVES, objectiveKind, TRENDS, trendKind } from '../content/catalogue.ts';
import { REGIONS, regionId } from '../content/regions.ts';
import { archipelago } from '../index.ts';

/** All that cards, backs, objectives and tiles say, in one file to be read at once. Written anew with UPDATE_GOLDEN=1. */
const golden = join(import.meta.dirname, 'golden', 'card-texts.txt');
const speakers = (['pl', 'en'] as const).map((lang) => speakerOf(lang, [gameText('archipelago', lang)], archipelago));

const entry = (id: string, piece: number): string =>
  [
    id,
    ...speakers.flatMap((speaker) => [
      `  ${speaker.say(archipelago.nameOf(piece))}`,
      ...archipelago.explain(piece).map((text) => `    ${speaker.say(text)}`),
    ]),
  ].join('\n');

it('cards, backs, objectives and tiles say what the golden file says', () => {
  const text = [
    ...CARDS.map((card) => entry(cardKind(card).id, card)),
    ...BACKS.map((back) => entry(backId(back), back)),
    ...OBJECTIVES.map((objective) => entry(objectiveKind(objective).id, objective)),
    ...TRENDS.map((trend) => entry(trendKind(trend).id, trend)),
    ...REGIONS.map((region) => entry(regionId(region), region)),
  ].join('\n\n');
  expect(text).not.toMatch(/undefined|\{ ?\$|\?\?/);
  if (process.env.UPDATE_GOLDEN === '1') {
    mkdirSync(dirname(golden), { recursive: true });
    writeFileSync(golden, `${text}\n`);
  }
  expect(`${text}\n`).toBe(readFileSync(golden, 'utf8'));
});
