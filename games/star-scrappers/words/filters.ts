import { say, type Text, type TextArg } from '@stolik/engine';
import { either } from '@stolik/engine/phrases';
import { type BaseFilter, type CrystalFilter, MANY } from '../content/effects.ts';
import type { TakeFromBase } from '../verbs/effects/take-from-base.ts';
import { colourText, factionText } from './phrases.ts';

/** What verbs speak of: amounts, crystals and cards of Bases. Fluent has no empty value, so `none` says that nothing is asked for. */

/** Cards of Bases as what is taken: the amount, which cards, from where. */
export const takenText = ({ most, cards }: TakeFromBase): Text =>
  cards.bottom ? say('cards-from-bottom', { cards: cardsText(most, cards) }) : baseCardsText(most, cards);

/** One Leader or several that the words have to leave out. */
export const leadersOf = (takings: readonly TakeFromBase[]): string =>
  takings.some(({ cards }) => cards.where === 'each') ? 'many' : 'one';

export const baseCardsText = (most: number, cards: BaseFilter): Text =>
  say('cards-from-base', {
    cards: cardsText(most, cards),
    where: cards.where === 'one' && most === 1 ? 'any' : cards.where,
  });

const cardsText = (most: number, { where, faction, level }: BaseFilter): Text =>
  say('cards', {
    amount: where === 'each' && most !== MANY ? 'each' : amountOf(most),
    most,
    level: orNone(level),
    faction: faction === null ? 'none' : factionText(faction, 'cards'),
  });

export const crystalArgs = ({ cost, colour, symbol, caveIn }: CrystalFilter, form = 'nom') => ({
  colour: colour === null ? 'none' : colour === 'best' ? 'best' : colourText(colour, form),
  costs: cost === 'same' ? 'same' : costsText(cost),
  mark: symbol && caveIn ? 'both' : symbol ? 'symbol' : caveIn ? 'cave-in' : 'none',
});

export const costsText = (costs: readonly number[] | null): TextArg => (costs === null ? 'none' : either(costs));

export const amountOf = (most: number): string => (most === MANY ? 'all' : 'some');

export const orNone = <T>(value: T | null): T | 'none' => value ?? 'none';

/** The same for the few words on a card. */
export const crystalGist = ({ cost, colour }: CrystalFilter) => ({
  cost: cost === null || cost === 'same' ? 'any' : either(cost),
  colour: colour === null || colour === 'best' ? 'any' : colourText(colour),
});

export const baseGist = (most: number, { where, bottom, faction, level }: BaseFilter) => ({
  most: most === MANY ? 'all' : most,
  where: bottom ? 'bottom' : where,
  faction: faction === null ? 'any' : factionText(faction),
  level: level ?? 'any',
});
