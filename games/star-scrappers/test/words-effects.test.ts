import type { Text } from '@stolik/engine';
import { inSentences } from '@stolik/engine/phrases';
import { speakerOf } from '@stolik/text';
import { gameText } from '@stolik/text/node';
import { describe, expect, it } from 'vitest';
import { readHalf, readSkill } from '../content/read-effects.ts';
import { starScrappers } from '../index.ts';
import { AWARDS } from '../verbs/awards/index.ts';
import { EFFECTS } from '../verbs/effects/index.ts';
import { LASTING } from '../verbs/lasting/index.ts';
import { halfTexts, skillTexts } from '../words/effects.ts';

const speakers = (['pl', 'en'] as const).map((lang) =>
  speakerOf(lang, [gameText('star-scrappers', lang)], starScrappers),
);
const inBoth = (texts: readonly Text[]): string[] => speakers.map((speaker) => speaker.say(inSentences(texts)));

/** A program, and how it reads: [program, Polish, English]. */
type Reading = readonly [string, string, string];

const skills: readonly Reading[] = [
  // take-crystal
  [
    'instant{ take(1, crystal(cost=1, colour=green)) }',
    'Weź z Kopalni zielony Kryształ o koszcie 1.',
    'Take a green Crystal of cost 1 from the Mine.',
  ],
  [
    'instant{ take(1, crystal(cost in {1,3})) }',
    'Weź z Kopalni Kryształ o koszcie 1 lub 3.',
    'Take a Crystal of cost 1 or 3 from the Mine.',
  ],
  ['instant{ take(1, crystal) }', 'Weź z Kopalni Kryształ.', 'Take a Crystal from the Mine.'],
  // take-from-docks
  [
    'instant{ take(1, dockCard(level=2)) }',
    'Weź z Doków Najemnika poziomu 2.',
    'Take a level 2 Mercenary from the Docks.',
  ],
  [
    'instant{ take(upTo(2), dockCard) }',
    'Weź z Doków najwyżej 2 Najemników.',
    'Take up to 2 Mercenaries from the Docks.',
  ],
  [
    'instant{ take(anyNumber, dockCard(sumOfLevels<=6)) }',
    'Weź z Doków dowolną liczbę Najemników o łącznym poziomie najwyżej 6.',
    'Take any number of Mercenaries from the Docks, their levels adding up to 6 at most.',
  ],
  // take-from-base
  [
    'instant{ take(upTo(5), baseCard(base=own, pos=bottom)) }',
    'Weź najwyżej 5 kart ze spodu własnej Bazy, poza Liderem.',
    'Take up to 5 cards from the bottom of your own Base, but not the Leader.',
  ],
  [
    'instant{ take(1, baseCard(base=any)) }',
    'Weź kartę z dowolnej Bazy, poza Liderem.',
    'Take a card from any Base, but not the Leader.',
  ],
  [
    'instant{ take(upTo(3), baseCard(base=oneAny, faction=terrons)) }',
    'Weź najwyżej 3 karty Terronów z jednej Bazy, poza Liderem.',
    'Take up to 3 Terron cards from one Base, but not the Leader.',
  ],
  [
    'instant{ take(all, baseCard(base=oneAny, faction=hydrans)) }',
    'Weź wszystkie karty Hy’dran z jednej Bazy, poza Liderem.',
    'Take all Hy’dran cards from one Base, but not the Leader.',
  ],
  // choose-one
  [
    'instant{ choose{ take(upTo(1), baseCard(base=each, faction=biosses)) | take(upTo(2), baseCard(base=oneAny, faction=biosses)) } }',
    'Weź najwyżej po jednej karcie Biossów z każdej Bazy albo najwyżej 2 karty Biossów z jednej Bazy, poza Liderami.',
    'Take up to one Bioss card from each Base, or up to 2 Bioss cards from one Base, but no Leaders.',
  ],
  // subjugate-from-base
  [
    'instant{ subjugate(1, baseCard(base=own, level=lowest)) }',
    'Zniewól kartę najniższego poziomu z własnej Bazy, poza Liderem.',
    'Subjugate a card of the lowest level from your own Base, but not the Leader.',
  ],
  [
    'instant{ subjugate(1, baseCard(base=any, level=3)) }',
    'Zniewól kartę poziomu 3 z dowolnej Bazy, poza Liderem.',
    'Subjugate a level 3 card from any Base, but not the Leader.',
  ],
  // subjugate-for-crystals
  [
    'instant{ forEach(subjugate(upTo(5), handCard(level=1)), take(1, crystal(cost=3))) }',
    'Zniewól z ręki najwyżej 5 kart poziomu 1; za każdą weź z Kopalni Kryształ o koszcie 3.',
    'Subjugate up to 5 level 1 cards from your hand; for each of them take a Crystal of cost 3 from the Mine.',
  ],
  // recolour-crystal
  [
    'turn{ recolour(1, crystal, to=anyOtherColour); mineDiscount(2, thatCrystal) }',
    'Wybierz Kryształ w Kopalni i inny kolor; do końca tury Kryształ ma ten kolor i kosztuje o 2 mniej.',
    'Choose a Crystal in the Mine and a different colour; until the end of the turn it has that colour and costs 2 less.',
  ],
  [
    'turn{ recolour(1, crystal, to=anyOtherColour) }',
    'Wybierz Kryształ w Kopalni i inny kolor; do końca tury Kryształ ma ten kolor.',
    'Choose a Crystal in the Mine and a different colour; until the end of the turn it has that colour.',
  ],
  // recolour-hand
  [
    'turn{ recolour(upTo(2), handCard, to=oneColourInPlay) }',
    'Wybierz jeden z kolorów w grze i najwyżej 2 karty z ręki; do końca tury płacisz nimi przy fedrowaniu, jakby miały ten kolor.',
    'Choose one of the colours in play and up to 2 cards in your hand; until the end of the turn you pay for mining with them as if they had that colour.',
  ],
  // extra-mining
  [
    'extra{ action(mine, 1) }',
    'W tej turze masz dodatkową akcję fedrowania.',
    'You have an extra mining action this turn.',
  ],
  [
    'extra{ action(mine, 2) }',
    'W tej turze masz 2 dodatkowe akcje fedrowania.',
    'You have 2 extra mining actions this turn.',
  ],
  // what lasts until the end of the turn
  [
    'turn{ collectDiscount(3) }',
    'Do końca tury Artefakty kosztują o 3 mniej.',
    'Until the end of the turn Artifacts cost 3 less.',
  ],
  [
    'turn{ recruitDiscount(1) }',
    'Do końca tury rekrutacja może kosztować o 1 mniej.',
    'Until the end of the turn you may recruit for 1 less.',
  ],
  [
    'turn{ mineDiscount(4, crystal) }',
    'Do końca tury fedrowanie Kryształów kosztuje o 4 mniej.',
    'Until the end of the turn Crystals cost 4 less to mine.',
  ],
  [
    'turn{ mineDiscount(2, crystal(cost in {3,6,10})) }',
    'Do końca tury fedrowanie Kryształów o koszcie 3, 6 lub 10 kosztuje o 2 mniej.',
    'Until the end of the turn Crystals of cost 3, 6 or 10 cost 2 less to mine.',
  ],
  [
    'turn{ totemDiscount(3) }',
    'Do końca tury Totem obniża koszt fedrowania swojego koloru o 3 zamiast o 1.',
    'Until the end of the turn a Totem lowers the mining cost of its colour by 3 instead of 1.',
  ],
  [
    'turn{ allowRepeat() }',
    'Obie akcje w tej turze mogą być takie same.',
    'The two actions of this turn may be the same.',
  ],
  [
    'turn{ doubleLevel(handCard(faction=metanels), uses=mine|recruit|collect) }',
    'Do końca tury karty Metaneli mogą płacić podwójnym poziomem.',
    'Until the end of the turn Metanel cards may pay with twice their level.',
  ],
  [
    'turn{ offColourCards(mine, 2) }',
    'Do końca tury w każdej opłacie za fedrowanie 2 karty mogą mieć dowolny kolor.',
    'Until the end of the turn whenever you pay for mining, 2 cards may be of any colour.',
  ],
  [
    'turn{ afterMine(cost in {1,3}, take(1, crystal(cost=same))) }',
    'Do końca tury po każdej akcji fedrowania Kryształu o koszcie 1 lub 3 można wziąć z Kopalni jeszcze jeden o tym samym koszcie.',
    'Until the end of the turn, after each mining action on a Crystal of cost 1 or 3, one more of the same cost may be taken from the Mine.',
  ],
];

const halves: readonly Reading[] = [
  // what always holds
  ['passive{ collectDiscount(2) }', 'Artefakty kosztują cię o 2 mniej.', 'Artifacts cost you 2 less.'],
  [
    'passive{ recruitDiscount(2) }',
    'Najemników możesz rekrutować o 2 taniej.',
    'You may recruit Mercenaries for 2 less.',
  ],
  ['passive{ mineDiscount(1, crystal) }', 'Kryształy fedrujesz o 1 taniej.', 'Crystals cost you 1 less to mine.'],
  [
    'passive{ mineDiscount(2, crystal(cost in {6,10})) }',
    'Kryształy o koszcie 6 lub 10 fedrujesz o 2 taniej.',
    'Crystals of cost 6 or 10 cost you 2 less to mine.',
  ],
  [
    'passive{ totemDiscount(2) }',
    'Totemy, które masz, obniżają koszt fedrowania swoich kolorów o 2 zamiast o 1.',
    'Each Totem you hold lowers the mining cost of its colour by 2 instead of 1.',
  ],
  [
    'passive{ allowRepeat() }',
    'Obie twoje akcje w turze mogą być takie same.',
    'The two actions of your turn may be the same.',
  ],
  [
    'passive{ doubleLevel(handCard(faction=minegglers), uses=mine) }',
    'Twoje karty Krystalitów mogą płacić podwójnym poziomem.',
    'Your Mineggler cards may pay with twice their level.',
  ],
  [
    'passive{ offColourCards(mine, 1) }',
    'W każdej opłacie za fedrowanie jedna karta może mieć dowolny kolor.',
    'Whenever you pay for mining, one card may be of any colour.',
  ],
  [
    'passive{ leaderSkillFrom(topOfBase | secondOfBase) }',
    'W Fazie Początkowej możesz zamiast umiejętności Lidera użyć umiejętności karty leżącej tuż pod nim.',
    'In your Starting Phase you may use the skill of the card right under your Leader instead of the Leader’s.',
  ],
  [
    'passive{ protectBase(skills) }',
    'Umiejętności innych graczy nie mogą zabrać ani zniewolić kart z twojej Bazy.',
    'Other players’ skills cannot take or subjugate cards from your Base.',
  ],
  [
    'passive{ afterMine(cost in {10}, take(1, crystal(cost=same))) }',
    'Po każdej akcji fedrowania Kryształu o koszcie 10 można wziąć z Kopalni jeszcze jeden o tym samym koszcie.',
    'After each mining action on a Crystal of cost 10, one more of the same cost may be taken from the Mine.',
  ],
  // at certain times
  [
    'start{ take(1, dockCard(level=1)) }',
    'Raz w każdej swojej Fazie Początkowej możesz wziąć z Doków Najemnika poziomu 1.',
    'Once in each of your Starting Phases you may take a level 1 Mercenary from the Docks.',
  ],
  [
    'onRaid{ take(1, crystal(cost=3)) }',
    'Po każdym swoim Przejęciu Bazy możesz wziąć z Kopalni Kryształ o koszcie 3.',
    'After each of your Raids you may take a Crystal of cost 3 from the Mine.',
  ],
  [
    'onRaid{ subjugate(1, baseCard(base=any, level=1)) }',
    'Po każdym swoim Przejęciu Bazy możesz zniewolić kartę poziomu 1 z dowolnej Bazy, poza Liderem.',
    'After each of your Raids you may subjugate a level 1 card from any Base, but not the Leader.',
  ],
  [
    'onRaid{ may(raid(otherBase), oncePerTurn) }',
    'Raz na turę, zaraz po Przejęciu Bazy, możesz przejąć jeszcze jedną, inną Bazę.',
    'Once a turn, right after a Raid, you may raid one more Base, a different one.',
  ],
  [
    'onRaided(byOther){ take(1, topOfBase) }',
    'Gdy inny gracz przejmuje twoją Bazę, razem z Liderem wraca do ciebie karta leżąca tuż pod nim, o ile masz miejsce w ręce.',
    'When another player raids your Base, the card right under the Leader comes back to you with it, if your hand has room.',
  ],
  [
    'onRaided(byOther){ take(2, topOfBase) }',
    'Gdy inny gracz przejmuje twoją Bazę, razem z Liderem wracają do ciebie 2 karty leżące tuż pod nim, o ile masz miejsce w ręce.',
    'When another player raids your Base, the 2 cards right under the Leader come back to you with it, as far as your hand has room.',
  ],
  // points
  [
    'endgame{ vp(perEach(crystal(colour=bestOne), 2)) }',
    'Na koniec gry dostajesz 2 PZ za każdy Kryształ w kolorze, którego masz najwięcej.',
    'At the end of the game you get 2 VP for each Crystal of the colour you have most of.',
  ],
  [
    'endgame{ vp(perEach(crystal(colour=red), 1)) }',
    'Na koniec gry dostajesz 1 PZ za każdy Kryształ koloru czerwonego.',
    'At the end of the game you get 1 VP for each red Crystal.',
  ],
  [
    'endgame{ vp(perEach(set(5, crystal(cost=1)), 4)) }',
    'Na koniec gry dostajesz 4 PZ za każde 5 Kryształów o koszcie 1.',
    'At the end of the game you get 4 VP for every 5 Crystals of cost 1.',
  ],
  [
    'endgame{ vp(perEach(crystal(symbol), 1)); vp(perEach(crystal(caveIn), 2)) }',
    'Na koniec gry dostajesz 1 PZ za każdy Kryształ z symbolem frakcji i 2 PZ za każdy Kryształ z symbolem Zawalenia Kopalni.',
    'At the end of the game you get 1 VP for each Crystal with a faction symbol and 2 VP for each Crystal with a Cave-In symbol.',
  ],
  [
    'endgame{ vp(perEach(totem, 2)) }',
    'Na koniec gry dostajesz 2 PZ za każdy Totem Frakcji (oprócz zwykłych 3 PZ).',
    'At the end of the game you get 2 VP for each Faction Totem (on top of the usual 3 VP).',
  ],
  [
    'endgame{ vp(perEach(artifact, 3)) }',
    'Na koniec gry dostajesz 3 PZ za każdy twój Artefakt (ten też).',
    'At the end of the game you get 3 VP for each Artifact you own (this one too).',
  ],
  [
    'endgame{ vp(perEach(crystalColour, 1)); if(crystalColours=5, vp(4)) }',
    'Na koniec gry dostajesz 1 PZ za każdy kolor wśród twoich Kryształów i 4 PZ, jeśli masz Kryształy we wszystkich 5 kolorach.',
    'At the end of the game you get 1 VP for each colour among your Crystals and 4 VP if you have Crystals in all 5 colours.',
  ],
  [
    'endgame{ vp(perEach(handCard, 2)) }',
    'Na koniec gry dostajesz 2 PZ za każdą kartę w ręce.',
    'At the end of the game you get 2 VP for each card in your hand.',
  ],
  [
    'endgame{ vp(min(6, perEach(handCard, 1))) }',
    'Na koniec gry dostajesz 1 PZ za każdą kartę w ręce, najwyżej 6 PZ.',
    'At the end of the game you get 1 VP for each card in your hand, 6 VP at most.',
  ],
  [
    'endgame{ vp(3 * level(topOfBase)) }',
    'Na koniec gry dostajesz 3 PZ za każdy poziom twojego Lidera.',
    'At the end of the game you get 3 VP for each level of your Leader.',
  ],
];

describe('programs in words', () => {
  it.each(skills)('a skill: %s', (program, pl, en) => {
    expect(inBoth(skillTexts(readSkill(program)))).toEqual([pl, en]);
  });

  it.each(halves)('half an Artifact: %s', (program, pl, en) => {
    expect(inBoth(halfTexts(readHalf(program)))).toEqual([pl, en]);
  });

  it('say every verb: what is done, what lasts and what is worth points', () => {
    const read = [...skills.map(([program]) => readSkill(program)), ...halves.map(([program]) => readHalf(program))];
    const done = read.flatMap((card) => ('effects' in card ? card.effects.map(({ does }) => does) : []));
    const lasting = read.flatMap((card) => (card.lasting?.parts ?? []).map(({ lasts }) => lasts));
    const awards = read.flatMap((card) => ('awards' in card ? card.awards.map(({ counts }) => counts) : []));
    expect([...new Set(done)].sort()).toEqual(Object.keys(EFFECTS).sort());
    expect([...new Set(lasting)].sort()).toEqual(Object.keys(LASTING).sort());
    expect([...new Set(awards)].sort()).toEqual(Object.keys(AWARDS).sort());
  });

  it('are known by the words of every verb alone', () => {
    for (const program of ['instant{ constructor(1) }', 'turn{ toString() }', 'instant{ take(1, totem) }'])
      expect(() => readSkill(program)).toThrow(/, which this game does not know$/);
    for (const program of ['endgame{ vp(perEach(hasOwnProperty, 1)) }', 'onRaid{ may(valueOf) }'])
      expect(() => readHalf(program)).toThrow(/, which this game does not know$/);
  });

  it('begin with a small letter after a colon, but only the first sentence', () => {
    const program = 'instant{ take(1, dockCard(level=2)) }; turn{ allowRepeat() }';
    expect(inBoth(skillTexts(readSkill(program), 'small'))).toEqual([
      'weź z Doków Najemnika poziomu 2. Obie akcje w tej turze mogą być takie same.',
      'take a level 2 Mercenary from the Docks. The two actions of this turn may be the same.',
    ]);
  });

  it.each([...skills, ...halves])('with a small letter differ in nothing else: %s', (program, ...capital) => {
    const small = skills.some(([one]) => one === program)
      ? skillTexts(readSkill(program), 'small')
      : halfTexts(readHalf(program), 'small');
    expect(inBoth(small).map((said) => said.toLowerCase())).toEqual(capital.map((said) => said.toLowerCase()));
    const nouns = /^(Artefakty|Kryształy|Najemników|Totemy|Artifacts|Crystals|Mercenaries)[ ,]/;
    for (const said of inBoth(small)) if (!nouns.test(said)) expect(said[0]).toBe(said[0]?.toLowerCase());
  });

  it('leave no problem behind', () => {
    expect(speakers.flatMap((speaker) => speaker.problems)).toEqual([]);
  });
});
