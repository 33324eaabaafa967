import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cardNamed, KINDS, kindOf } from '../content/catalogue.ts';
import { allPrinted, type Language, printed, problems } from './card-texts.ts';

/** All that the cards say, in a file for each language, to be read at once. Written anew with UPDATE_GOLDEN=1. */
describe.each(['pl', 'en'] as const)('cards in words, %s', (language: Language) => {
  it('the cards say what the golden file says', () => {
    const golden = join(import.meta.dirname, 'golden', `card-texts-${language}.txt`);
    const written = allPrinted(language);
    if (process.env.UPDATE_GOLDEN === '1') {
      mkdirSync(dirname(golden), { recursive: true });
      writeFileSync(golden, written);
    }
    expect(written).toBe(readFileSync(golden, 'utf8'));
    expect(problems(language)).toEqual([]);
  });

  it('says nothing twice on a card, leaves no hole and no key', () => {
    for (const kind of KINDS) {
      const lines = printed(language, kind);
      expect(new Set(lines).size, kind.id).toBe(lines.length);
      for (const line of lines) expect(line, kind.id).not.toMatch(/\{|\}|undefined|NaN|null| {2}\S+ {2}|\s[,.;:]/);
    }
  });
});

const lines = (language: Language, id: string): string[] =>
  printed(language, kindOf(cardNamed(id)))
    .slice(2)
    .map((line) => line.trim());

describe('grammar of card texts', () => {
  it.each([
    [
      'c-jungle',
      'Po zagraniu: zyskaj 1 populację; usuń 1 kartę z rynku; możesz umieścić 1 kartę w garnizonie tej karty.',
    ],
    ['carthaginians-elephants', 'Rozwój: zapłać 3 populacje.'],
    ['persians-babylonians', 'Rozwój: zapłać 5 populacji.'],
    ['carthaginians-hegemony', 'Rozwój: zapłać 3 zasoby i 1 populację.'],
    ['c-mercenaries', '1 PZ za każde 4 populacje.'],
    ['c-moneylenders', '1 PZ za każde 10 zasobów.'],
    ['c-qin', '1 PZ za każde 3 karty trwałe (ale nie regiony) w obszarze gry.'],
    ['qin-power-b', '2 PZ za każdą kartę trwałą (ale nie region) w obszarze gry.'],
    ['arthurians-myrddin-wyllt', 'Po zagraniu: porzuć 3 rycerzy ze swoich garnizonów, aby wziąć aktywną misję.'],
    ['arthurians-power-a', 'Zaznacz: odrzuć 1 kartę, aby wziąć rycerza ze stosu kart odrzuconych.'],
    [
      'c-unrest',
      'Po zagraniu: wybierz: zapłać 1 populację ALBO odrzuć 2 karty ALBO zapłać 3 zasoby; wtedy zwróć tę kartę na stos buntów.',
    ],
    [
      'persians-power-a',
      'Zaznacz: wydaj akcję, połóż 2 karty z ręki na wierzchu talii i zapłać 1 populację, aby podporządkować hołd.',
    ],
  ])('Polish: %s', (id, text) => {
    expect(lines('pl', id)).toContain(text);
  });

  it.each([
    [
      'c-elders',
      'When played: choose: acquire an uncivilised card OR break through for an uncivilised card, then each other player gains 1 progress.',
    ],
    ['c-shrine', 'Exhaust: pay 1 material to draw a card.'],
    ['c-qin', '1 VP for every 3 pinned cards (but not regions) in play.'],
    ['arthurians-myrddin-wyllt', 'When played: abandon 3 knights from your garrisons to take the active quest.'],
    ['c-cape', 'Passive: when another player plays an attack card, you may recall this card to ignore the attack.'],
    ['l-proud', '12 VP if garrisoned, 8 VP if in history, otherwise 3 VP.'],
  ])('English: %s', (id, text) => {
    expect(lines('en', id)).toContain(text);
  });
});
