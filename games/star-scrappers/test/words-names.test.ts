import type { Text } from '@stolik/engine';
import { speakerOf } from '@stolik/text';
import { gameText } from '@stolik/text/node';
import { describe, expect, it } from 'vitest';
import artifactsFile from '../content/artifacts.json' with { type: 'json' };
import { ARTIFACTS, CRYSTALS, HALVES, KIND_OF, MERCENARIES } from '../content/catalogue.ts';
import crystalsFile from '../content/crystals.json' with { type: 'json' };
import factionsFile from '../content/factions.json' with { type: 'json' };
import mercenariesFile from '../content/mercenaries.json' with { type: 'json' };
import { starScrappers } from '../index.ts';
import { FACE_DOWN, faceDownCrystal } from '../pieces.ts';

const speakers = (['pl', 'en'] as const).map((lang) =>
  speakerOf(lang, [gameText('star-scrappers', lang)], starScrappers),
);
const inBoth = (text: Text): { pl: string; en: string } => {
  const [pl, en] = speakers.map((speaker) => speaker.say(text)) as [string, string];
  return { pl, en };
};
/** Content files are typed with a plain apostrophe; people read a printed one. */
const printed = <Names>(names: Names): Names => JSON.parse(JSON.stringify(names).replaceAll("'", '’'));
const nameIn = (piece: number) => inBoth(starScrappers.nameOf(piece));

describe('the names of pieces are those of the content files', () => {
  it('for all 78 Mercenary cards', () => {
    const names = MERCENARIES.map((card) => nameIn(card));
    expect(names).toEqual(printed(KIND_OF.map((kind) => mercenariesFile.items[kind]?.name)));
  });

  it('for all 24 halves', () => {
    const listed = artifactsFile.items.flatMap(({ left, right }) => [left.name, right.name]);
    expect(HALVES.map(nameIn)).toEqual(printed(listed));
  });

  it('for all 12 Artifact cards', () => {
    expect(ARTIFACTS.map(nameIn)).toEqual(printed(artifactsFile.items.map(({ name }) => name)));
  });

  it('for all 60 crystals, with the points beside the mark', () => {
    const tokens = crystalsFile.items.flatMap((item) => Array<typeof item>(item.count).fill(item));
    const plainName = (name: string): string =>
      name
        .replace(/ \(\d+\s(PZ|VP)\)$/, name.includes('Kryształ') ? ' (zwykły)' : ' (plain)')
        .replace(/, \d+\s(PZ|VP)\)$/, ')')
        .replace('z symbolem, niestabilny', 'niestabilny')
        .replace('with symbol, unstable', 'unstable')
        .replace('Crystal of cost', 'Crystal');
    CRYSTALS.forEach((crystal, index) => {
      const { pl, en } = nameIn(crystal);
      expect({ pl: plainName(pl), en: plainName(en) }).toEqual(tokens[index]?.name);
      expect([pl, en]).toEqual([
        expect.stringContaining(`${tokens[index]?.vp} PZ`),
        expect.stringContaining(`${tokens[index]?.vp} VP`),
      ]);
    });
  });

  it('for colours and factions', () => {
    for (const { colour, name, singular, colourName } of factionsFile.items) {
      expect(inBoth({ key: `faction-${colour}` })).toEqual(printed(name));
      expect(inBoth({ key: `faction-${colour}`, args: { form: 'cards' } }).en).toBe(printed(singular.en));
      expect(inBoth({ key: `colour-${colour}` })).toEqual(colourName);
    }
  });
});

describe('names inside sentences', () => {
  const [pl, en] = speakers as [(typeof speakers)[number], (typeof speakers)[number]];
  const crystal = CRYSTALS[4] as number;

  it('are declined in Polish', () => {
    const recruited = starScrappers.eventText({ type: 'recruited', seat: 0 as never, card: 0 as never });
    expect(pl.say(recruited, ['Ola'])).toBe('Ola rekrutuje Krystalita Tropiciela.');
    const used = starScrappers.eventText({ type: 'start-artifact-used', seat: 0 as never, half: 303 as never });
    expect(pl.say(used, ['Ola'])).toBe('Ola używa Trzeciej cyber-ręki.');
  });

  it('have small colours in both languages', () => {
    const mined = starScrappers.eventText({ type: 'mined', seat: 0 as never, crystal: crystal as never, cost: 2 });
    expect(pl.say(mined, ['Ola'])).toBe('Ola fedruje fioletowy Kryształ 3 (3 PZ) za 2.');
    expect(en.say(mined, ['Ola'])).toBe('Ola mines the purple Crystal of cost 3 (3 VP) for 2.');
    expect(inBoth({ key: 'crystal', args: { colour: 'blue', cost: 3, vp: 1, mark: 'symbol', form: 'gen' } })).toEqual({
      pl: 'niebieskiego Kryształu 3 (z symbolem, 1 PZ)',
      en: 'blue Crystal of cost 3 (with symbol, 1 VP)',
    });
  });

  it('say of face-down pieces what can be seen', () => {
    expect(nameIn(FACE_DOWN)).toEqual({ pl: 'zakryta karta', en: 'face-down card' });
    expect(nameIn(faceDownCrystal(6))).toEqual({ pl: 'zakryty Kryształ 6', en: 'face-down Crystal of cost 6' });
    expect(starScrappers.explain(FACE_DOWN)).toEqual([]);
  });

  it('leave no problem behind', () => {
    expect(speakers.flatMap((speaker) => speaker.problems)).toEqual([]);
  });
});
