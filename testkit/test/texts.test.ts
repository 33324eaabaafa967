import { defineGame, type GameRules, say } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { seatingsOf, TextReader, type Texts, wholeGame } from '../index.ts';
import { orchard, orchardRules, orchardTexts } from '../toy/orchard.ts';
import type { Orchard, OrchardEvent } from '../toy/state.ts';

/** What is found wrong with the texts in a number of games. */
function problems(texts: Texts, changed: Partial<GameRules<Orchard, OrchardEvent>> = {}): string[] {
  const game = defineGame({ ...orchardRules, ...changed });
  const reader = new TextReader(game, texts);
  for (const seating of seatingsOf(orchard, 3))
    for (let number = 0; number < 20; number++) reader.readGame(wholeGame(seating, `read ${number}`));
  return reader.problems;
}

const without = (source: string, key: string): string =>
  source
    .split('\n')
    .filter((line) => !line.startsWith(`${key} =`))
    .join('\n');

describe('texts', () => {
  it('of the orchard are complete', () => {
    expect(problems(orchardTexts)).toEqual([]);
    expect(problems({ pl: [orchardTexts.pl], en: [orchardTexts.en] })).toEqual([]);
  });

  it.each([
    ['a question', 'ask-plant-card'],
    ['an option', 'do-rest'],
    ['an event', 'event-won'],
    ['a piece', 'card-plum'],
    ['an explanation', 'about-basket'],
    ['a score line', 'score-coins'],
    ['a way to end', 'ending-winter'],
    ['a variant', 'variant-length'],
    ['a value of a variant', 'variant-length-long'],
    ['a section', 'section-middle'],
    ['a row', 'row-hand'],
    ['a face-down piece', 'face-down'],
  ])('without %s are incomplete in both languages', (_, key) => {
    const found = problems({ pl: without(orchardTexts.pl, key), en: without(orchardTexts.en, key) });
    expect(found).toContain(`pl: message "${key}" is missing`);
    expect(found).toContain(`en: message "${key}" is missing`);
  });

  it('need the same messages in both languages, each once', () => {
    expect(problems({ ...orchardTexts, pl: `${orchardTexts.pl}\nonly-here = tylko tu\n` })).toEqual([
      'en: "only-here" is only in pl',
    ]);
    expect(problems({ ...orchardTexts, en: without(orchardTexts.en, 'name') })).toEqual(['en: "name" is only in pl']);
    expect(problems({ ...orchardTexts, en: `${orchardTexts.en}\nname = Again\n` })).toContain(
      'en: "name" is there twice',
    );
  });

  it('have a question for every choice of the rules, whether it came up or not, and no other', () => {
    const renamed = (source: string) => source.replace(/^ask-plant-card =/m, 'ask-plant-tree =');
    const found = problems({ pl: renamed(orchardTexts.pl), en: renamed(orchardTexts.en) });
    expect(found).toContain('no message "ask-plant-card" asks what the rules ask');
    expect(found).toContain('the rules never ask "ask-plant-tree"');
  });

  it('need all their variables', () => {
    const found = problems(orchardTexts, { nameOf: (piece) => ({ key: orchardRules.nameOf(piece).key }) });
    expect(found.join('\n')).toMatch(/pl: message "card-\w+": .*worth/);
    expect(found.join('\n')).toMatch(/en: message "basket": .*worth/);
  });

  it('say no numbers that are none', () => {
    const found = problems(orchardTexts, { explain: () => [say('about-basket', { worth: Number.NaN })] });
    expect(found).toContain('en: message "about-basket" says "Worth NaN at the end."');
  });

  it('say something', () => {
    const blank = (source: string) => source.replace(/^do-rest = .*$/m, 'do-rest = { "" }');
    expect(problems({ pl: blank(orchardTexts.pl), en: blank(orchardTexts.en) })).toEqual([
      'pl: message "do-rest" says nothing',
      'en: message "do-rest" says nothing',
    ]);
  });

  it('explain the parts of a score', () => {
    const score: typeof orchardRules.score = (state) =>
      orchardRules.score(state).map((one) => ({
        ...one,
        lines: one.lines.map((line) => ({ ...line, parts: [{ text: say('no-such-part'), points: line.points }] })),
      }));
    expect(problems(orchardTexts, { score })).toContain('en: message "no-such-part" is missing');
  });
});
