import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cardNamed, KINDS, kindOf, library } from '../content/catalogue.ts';
import { readRow } from '../content/read-abilities.ts';
import { effectText, rivalEffectText } from '../words/effects.ts';
import { allPrinted, type Language, printed, problems, said } from './card-texts.ts';

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
    ['c-mercenaries', '1\u00a0PZ za każde 4 populacje.'],
    ['c-moneylenders', '1\u00a0PZ za każde 10 zasobów.'],
    ['c-qin', '1\u00a0PZ za każde 3 karty trwałe (ale nie regiony) w obszarze gry.'],
    ['qin-power-b', '2\u00a0PZ za każdą kartę trwałą (ale nie region) w obszarze gry.'],
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
    [
      'c-boats',
      'Zaznacz: wybierz: cofnij kartę z symbolem wody, aby zyskać 2 zasoby i 1 populację, ALBO cofnij kartę z symbolem zboża, aby zyskać 1 akcję.',
    ],
    ['c-boats', '1\u00a0PZ za każdy symbol zboża lub wody.'],
    ['greeks-power-a', 'Zaznacz: wydaj 2 akcje, aby podporządkować kartę archaiczną lub cywilizowaną.'],
    ['l-sacred-grove', '2\u00a0PZ za każdego gracza, który ma mniej postępów niż ty.'],
    [
      'romans-julius-caesar',
      'Po zagraniu: wybierz: dobierz 2 karty ALBO możesz zdobyć region lub hołd; potem przenieś tę kartę do historii.',
    ],
    ['egyptians-medicine', 'Pasywna: rozwój kosztuje o 1 populację mniej.'],
  ])('Polish: %s', (id, text) => {
    expect(lines('pl', id)).toContain(text);
  });

  it.each([
    [
      'c-elders',
      'When played: choose: acquire an uncivilised card OR (break through for an uncivilised card, then each other player gains 1 progress).',
    ],
    ['c-shrine', 'Exhaust: pay 1 material to draw a card.'],
    ['c-qin', '1\u00a0VP for every 3 pinned cards (but not regions) in play.'],
    ['arthurians-myrddin-wyllt', 'When played: abandon 3 knights from your garrisons to take the active quest.'],
    ['c-cape', 'Passive: when another player plays an attack card, you may recall this card to ignore the attack.'],
    ['l-proud', '12\u00a0VP garrisoned, 8\u00a0VP in history, otherwise 3\u00a0VP.'],
    ['c-boats', '1\u00a0VP for each grain or water symbol.'],
    ['c-urban-development', '2\u00a0VP for each city or metropolis.'],
    [
      'celts-power-a',
      'Exhaust when you acquire or break through for an uncivilised card: each other player takes an unrest card.',
    ],
    ['l-cartography', 'Passive: you can also acquire exiled regions and tributaries.'],
    [
      'qin-confucianism',
      'Exhaust: spend an action and discard 2 cards to do one of these: acquire a tributary with population on it or an uncivilised or civilised card with population on it OR return up to 2 unrest cards from your discard pile.',
    ],
    [
      'qin-long-walls-2',
      'Passive: when another player plays an attack card, you may recall a Long Walls card to ignore the attack.',
    ],
    [
      'c-ionians',
      'When played: return up to 2 unrest cards from your hand or discard pile; put this card into your history.',
    ],
    [
      'l-mining',
      'Exhaust: abandon a region; then gain 1 progress, and if that card does not have a production symbol, gain 1 progress.',
    ],
    [
      'romans-julius-caesar',
      'When played: choose: draw 2 cards OR you may acquire a region or a tributary; then put this card into your history.',
    ],
    ['c-notorious', 'When played: steal 1 progress from each other player; whoever has less takes an unrest card.'],
  ])('English: %s', (id, text) => {
    expect(lines('en', id)).toContain(text);
  });
});

describe('programs that no card has', () => {
  it('a condition on the other players is said', () => {
    const node = readRow('others(empire){gain(1 progress)}', library);
    expect(said('en', effectText(node))).toBe('each other player who is an empire gains 1 progress');
    expect(said('pl', effectText(node))).toBe('każdy inny gracz, który jest imperium, zyskuje 1 postęp');
  });

  it('what one may do for a price is a sentence of its own', () => {
    const node = readRow('pay(1 materials) -> may{draw(1)}', library);
    expect(said('en', effectText(node))).toBe('pay 1 material; then you may draw a card');
    expect(said('pl', effectText(node))).toBe('zapłać 1 zasób; wtedy możesz dobrać 1 kartę');
  });

  it('the solo opponent has one other player, and goes on after the first thing possible (IM-21.14, IM-21.18)', () => {
    const node = readRow('first{pay(2 materials) -> gain(1 progress) | mill(1)}; eachOther{take(1 unrest)}', library);
    expect(said('en', rivalEffectText(node))).toBe(
      'does the first of these that is possible: pays 2 materials to gain 1 progress OR discards the top card of its deck; then the other player takes an unrest card',
    );
    expect(said('pl', rivalEffectText(node))).toBe(
      'robi pierwszą możliwą rzecz: płaci 2 zasoby, aby zyskać 1 postęp, ALBO odrzuca wierzchnią kartę swojej talii; potem drugi gracz bierze bunt',
    );
  });
});
