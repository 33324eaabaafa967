import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { say } from '@stolik/engine';
import { speakerOf } from '@stolik/text';
import { gameText } from '@stolik/text/node';
import { expect, it } from 'vitest';
import { ARTIFACTS, CRYSTALS, HALVES, halfKind, KIND_OF, kindOf } from '../content/catalogue.ts';
import type { HalfPower } from '../content/effects.ts';
import { starScrappers } from '../index.ts';
import type { Mercenary } from '../pieces.ts';
import type { Sign } from '../verbs/sign.ts';

/**
 * All that the cards say, in one file to be read at once. Written anew with UPDATE_GOLDEN=1.
 */
const golden = join(import.meta.dirname, 'golden', 'card-texts.txt');

const [pl, en] = (['pl', 'en'] as const).map((lang) =>
  speakerOf(lang, [gameText('star-scrappers', lang)], starScrappers),
) as [ReturnType<typeof speakerOf>, ReturnType<typeof speakerOf>];

/** A small picture, named. */
function named(sign: Sign): string {
  if ('words' in sign) return en.say(sign.words);
  const [[kind, what] = []] = Object.entries(sign);
  if (kind === 'glyph') return String(what);
  return kind === 'less' ? `-${what}` : `${kind} ${what}`;
}

/** What the board draws for it: for half an Artifact, and for what a skill leaves in force. */
function pictures({ awards, lasting, start, onRaid }: HalfPower): string[] {
  const signs = [
    ...awards.flatMap((award) => award.verb.shows(award) ?? [{ plain: 'nothing' }]),
    ...(lasting?.parts ?? []).flatMap(({ verb, value }) => verb.shows(value)),
    ...(start?.verb.shows(start) ?? []),
    ...(onRaid?.verb.shows(onRaid) ?? []),
  ];
  return signs.length === 0 ? [] : [`  drawn  ${signs.map(named).join(', ')}`];
}

const skillOnly = { awards: [], start: null, onRaid: null };

function entry(id: string, piece: number, power: HalfPower | null = null): string {
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
    ...(power === null ? [] : pictures(power)),
  ].join('\n');
}

const firstOfKind = KIND_OF.flatMap((kind, card) => (KIND_OF.indexOf(kind) === card ? [card as Mercenary] : []));
const firstOfName = CRYSTALS.filter(
  (crystal, at) =>
    CRYSTALS.findIndex((other) => pl.say(starScrappers.nameOf(other)) === pl.say(starScrappers.nameOf(crystal))) === at,
);

it('the cards say what the golden file says', () => {
  const texts = [
    ...firstOfKind.map((card) => entry(kindOf(card).id, card, { ...skillOnly, lasting: kindOf(card).skill.lasting })),
    ...HALVES.map((half) => entry(halfKind(half).id, half, halfKind(half).power)),
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
