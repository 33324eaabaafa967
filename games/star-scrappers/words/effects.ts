import { say, type Text, type TextArg, type TextArgs } from '@stolik/engine';
import {
  type Award,
  type BaseFilter,
  type CrystalFilter,
  type Effect,
  type HalfPower,
  type Lasting,
  MANY,
  type Skill,
  type TakeFromBase,
} from '../content/effects.ts';
import { TOTEM_DISCOUNT, TOTEM_VP } from '../content/tables.ts';
import { colourText, either, factionText } from './phrases.ts';

/**
 * Effect programs in words. A sentence is made from the very data that the rules carry out: a number changed in the
 * content files changes behaviour and text together.
 */

/** With a capital letter; small after "Metanel Drollo:"; or within a sentence that says what may be done. */
export type Opening = 'capital' | 'small' | 'may';

/** A sentence whose first letter is not settled yet. */
interface Sentence {
  readonly key: string;
  readonly args?: TextArgs;
}

const open = ({ key, args }: Sentence, opening: Opening): Text => say(key, { ...args, opening });

/** Only the first sentence stands after a colon. */
const openAll = (sentences: readonly Sentence[], opening: Opening): Text[] =>
  sentences.map((sentence, at) => open(sentence, at === 0 ? opening : 'capital'));

/** What a Mercenary's skill does. */
export const skillTexts = ({ effects, lasting }: Skill, opening: Opening = 'capital'): Text[] =>
  openAll([...effects.map(effectSentence), ...lastingSentences(lasting, 'turn')], opening);

/** What half an Artifact is good for. */
export function halfTexts(power: HalfPower, opening: Opening = 'capital'): Text[] {
  const { lasting, start, onRaid, onRaided, awards } = power;
  const sentences = lastingSentences(lasting, 'always');
  if (start !== null) sentences.push({ key: 'half-start', args: { effect: effectText(start, 'may') } });
  if (onRaid === 'raid-another') sentences.push({ key: 'half-raid-another' });
  else if (onRaid !== null) sentences.push({ key: 'half-on-raid', args: { effect: effectText(onRaid, 'may') } });
  if (onRaided > 0) sentences.push({ key: 'half-on-raided', args: { cards: onRaided } });
  if (awards.length > 0) sentences.push({ key: 'half-awards', args: { awards: { all: awards.map(awardText) } } });
  return openAll(sentences, opening);
}

export const effectText = (effect: Effect, opening: Opening = 'capital'): Text => open(effectSentence(effect), opening);

function effectSentence(effect: Effect): Sentence {
  const key = `does-${effect.does}`;
  switch (effect.does) {
    case 'take-crystal':
      return { key, args: crystalArgs(effect.crystals) };
    case 'take-from-docks':
      return {
        key,
        args: {
          amount: amountOf(effect.most),
          most: effect.most,
          level: orNone(effect.level),
          sum: orNone(effect.sum),
        },
      };
    case 'take-from-base':
      return { key, args: { cards: takenText(effect), leaders: leadersOf([effect]) } };
    case 'choose-one':
      return {
        key: 'does-take-from-base',
        args: { cards: either(effect.branches.map(takenText), 'phrase-either'), leaders: leadersOf(effect.branches) },
      };
    case 'subjugate-from-base':
      return { key, args: { cards: baseCardsText(1, effect.cards), leaders: 'one' } };
    case 'subjugate-for-crystals':
      return {
        key,
        args: {
          amount: amountOf(effect.most),
          most: effect.most,
          level: effect.level,
          faction: 'none',
          ...crystalArgs(effect.crystals),
        },
      };
    case 'recolour-crystal':
      return { key, args: { discount: effect.discount } };
    case 'recolour-hand':
      return { key, args: { amount: amountOf(effect.most), most: effect.most } };
    case 'extra-mining':
      return { key, args: { actions: effect.actions } };
  }
}

/** What holds until the end of the turn, or as long as the Artifact is owned: a sentence for each thing. */
function lastingSentences(lasting: Lasting | null, until: 'turn' | 'always'): Sentence[] {
  if (lasting === null) return [];
  const sentences: Sentence[] = [];
  const add = (what: keyof Lasting, args: TextArgs = {}) =>
    sentences.push({ key: `lasts-${wordOf[what]}`, args: { ...args, until } });
  if (lasting.collectDiscount > 0) add('collectDiscount', { amount: lasting.collectDiscount });
  if (lasting.recruitDiscount > 0) add('recruitDiscount', { amount: lasting.recruitDiscount });
  for (const { amount, cost } of lasting.mineDiscounts) add('mineDiscounts', { amount, costs: costsText(cost) });
  if (lasting.totemDiscount > 0) add('totemDiscount', { amount: lasting.totemDiscount, usual: TOTEM_DISCOUNT });
  if (lasting.repeat) add('repeat');
  if (lasting.doubled !== null) add('doubled', { faction: factionText(lasting.doubled, 'cards') });
  if (lasting.offColour > 0) add('offColour', { cards: lasting.offColour });
  if (lasting.second) add('second');
  if (lasting.protects) add('protects');
  if (lasting.scrapes.length > 0) add('scrapes', { costs: costsText(lasting.scrapes) });
  return sentences;
}

/** What holds for the turn by a skill that was used, for the table to recall. */
export const inForceTexts = (lasting: Lasting | null): Text[] => openAll(lastingSentences(lasting, 'turn'), 'small');

const wordOf: { readonly [what in keyof Lasting]: string } = {
  collectDiscount: 'collect-discount',
  recruitDiscount: 'recruit-discount',
  mineDiscounts: 'mine-discount',
  totemDiscount: 'totem-discount',
  repeat: 'repeat',
  doubled: 'doubled',
  offColour: 'off-colour',
  second: 'second',
  protects: 'protects',
  scrapes: 'scrapes',
};

export function awardText(award: Award): Text {
  const key = `award-${award.counts}`;
  switch (award.counts) {
    case 'crystals':
      return say(key, { vp: award.vp, group: award.group, ...crystalArgs(award.crystals, 'gen') });
    case 'totems':
      return say(key, { vp: award.vp, usual: TOTEM_VP });
    case 'artifacts':
    case 'colours':
    case 'leader-level':
      return say(key, { vp: award.vp });
    case 'all-colours':
      return say(key, { vp: award.vp, colours: award.colours });
    case 'hand':
      return say(key, { vp: award.vp, most: award.most === MANY ? 'none' : award.most });
  }
}

/** Cards of Bases as what is taken: the amount, which cards, from where. */
export const takenText = ({ most, cards }: TakeFromBase): Text =>
  cards.bottom ? say('cards-from-bottom', { cards: cardsText(most, cards) }) : baseCardsText(most, cards);

/** One Leader or several that the words have to leave out. */
const leadersOf = (takings: readonly TakeFromBase[]): string =>
  takings.some(({ cards }) => cards.where === 'each') ? 'many' : 'one';

const baseCardsText = (most: number, cards: BaseFilter): Text =>
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

/** A crystal as a filter describes it; Fluent has no empty value, so `none` says that nothing is asked for. */
const crystalArgs = ({ cost, colour, symbol, caveIn }: CrystalFilter, form = 'nom') => ({
  colour: colour === null ? 'none' : colour === 'best' ? 'best' : colourText(colour, form),
  costs: cost === 'same' ? 'same' : costsText(cost),
  mark: symbol && caveIn ? 'both' : symbol ? 'symbol' : caveIn ? 'cave-in' : 'none',
});

const costsText = (costs: readonly number[] | null): TextArg => (costs === null ? 'none' : either(costs));

const amountOf = (most: number): string => (most === MANY ? 'all' : 'some');

const orNone = <T>(value: T | null): T | 'none' => value ?? 'none';
