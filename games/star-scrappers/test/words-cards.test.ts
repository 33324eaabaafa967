import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { say } from '@stolik/engine';
import { speakerOf } from '@stolik/text';
import { gameText } from '@stolik/text/node';
import { expect, it } from 'vitest';
import { ARTIFACTS, CRYSTALS, HALVES, halfKind, KIND_OF, kindOf } from '../content/catalogue.ts';
import { starScrappers } from '../index.ts';
import type { Mercenary } from '../pieces.ts';

/**
 * All that the cards say, in one file to be read at once. Written anew with UPDATE_GOLDEN=1.
 */
const golden = join(import.meta.dirname, 'golden', 'card-texts.txt');

const [pl, en] = (['pl', 'en'] as const).map((lang) =>
  speakerOf(lang, [gameText('star-scrappers', lang)], starScrappers),
) as [ReturnType<typeof speakerOf>, ReturnType<typeof speakerOf>];

function entry(id: string, piece: number): string {
  const lines = (speaker: typeof pl): string[] =>
    starScrappers.explain(piece).map((text) => `    ${speaker.say(text)}`);
  const { key, args } = starScrappers.nameOf(piece);
  const inForm = (form: string): string => pl.say(say(key, { ...args, form }));
  return [
    id,
    `  pl  ${inForm('nom')} (bez: ${inForm('gen')}; widzę: ${inForm('acc')})`,
    ...lines(pl),
    `  en  ${en.say(say(key, args))}`,
    ...lines(en),
  ].join('\n');
}

const firstOfKind = KIND_OF.flatMap((kind, card) => (KIND_OF.indexOf(kind) === card ? [card as Mercenary] : []));
const firstOfName = CRYSTALS.filter(
  (crystal, at) =>
    CRYSTALS.findIndex((other) => pl.say(starScrappers.nameOf(other)) === pl.say(starScrappers.nameOf(crystal))) === at,
);

it('the cards say what the golden file says', () => {
  const texts = [
    ...firstOfKind.map((card) => entry(kindOf(card).id, card)),
    ...HALVES.map((half) => entry(halfKind(half).id, half)),
    ...ARTIFACTS.map((artifact, index) => entry(`artifact ${index + 1}`, artifact)),
    ...firstOfName.filter((_, index) => index < firstOfName.length / 6).map((crystal) => entry('crystal', crystal)),
  ];
  const written = `${texts.join('\n\n')}\n`;
  if (process.env.UPDATE_GOLDEN === '1') {
    mkdirSync(dirname(golden), { recursive: true });
    writeFileSync(golden, written);
  }
  expect(written).toBe(readFileSync(golden, 'utf8'));
  expect([firstOfKind.length, firstOfName.length]).toEqual([24, 42]);
  expect([...pl.problems, ...en.problems]).toEqual([]);
});
