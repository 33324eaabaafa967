import { cardKeys, type GameCard } from '@stolik/engine/lesson';
import { keysOf } from '@stolik/text';
import { describe, expect, it } from 'vitest';
import { sourcesOf, type Texts } from './texts.ts';

/** The law of a game's card: both languages say all of it, each message once, and nothing that is not on it. */
export function cardSuite(game: string, card: GameCard, texts: Texts): void {
  describe(`the card of ${game}`, () => {
    it.each(['pl', 'en'] as const)('says all of it in %s', (lang) => {
      const said = sourcesOf(texts[lang]).flatMap(keysOf);
      expect(said.filter((key) => key.startsWith('one-page-')).toSorted()).toEqual(cardKeys(card).toSorted());
    });
  });
}
