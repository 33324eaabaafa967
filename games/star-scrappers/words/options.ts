import { defined, given, type Seat, say, seatIn, type Text, type TextArgs } from '@stolik/engine';
import { either, inSentences, optionTexts } from '@stolik/engine/phrases';
import { numbered } from '@stolik/engine/pieces';
import { COLOUR, colourOf, halfKind, kindOf, levelOf } from '../content/catalogue.ts';
import {
  type Colour,
  type Crystal,
  colourName,
  colourNamed,
  type Half,
  is,
  isColourName,
  type Mercenary,
} from '../pieces.ts';
import { ownerOf } from '../rules/moves.ts';
import {
  collectCost,
  crystalColour,
  isWild,
  mineCost,
  paymentColour,
  paymentValue,
  recruitPrices,
  recruitValues,
  termsOf,
} from '../rules/terms.ts';
import { activePlayer, leaderOf, playerAt, type State } from '../state.ts';
import type { TakeFromBase } from '../verbs/effects/take-from-base.ts';
import { effectText, halfTexts, skillTexts } from './effects.ts';
import { takenText } from './filters.ts';
import { findsNothing } from './finds-nothing.ts';
import { haulOf } from './haul.ts';
import { colourText } from './phrases.ts';

/** An option as its chooser understands it: what it is, what it costs, what it brings. */
export const optionText = optionTexts(pieceText, wordText);

function pieceText(view: State, prompt: string, piece: number): Text {
  if (is.half(piece)) return halfText(prompt, piece);
  if (is.crystal(piece)) return prompt === 'mine.crystal' ? mineText(view, piece) : crystalText(view, piece);
  if (is.artifact(piece))
    return say('option-collect-artifact', { artifact: { piece }, cost: collectCost(piece, termsOf(view)) });
  const card = numbered(is.mercenary, piece);
  return MERCENARY_TEXTS[prompt]?.(view, card, prompt) ?? say('option-card', cardArgs(card));
}

function halfText(prompt: string, piece: Half): Text {
  const { power } = halfKind(piece);
  const does = prompt === 'collect.half' ? inSentences(halfTexts(power)) : effectText(given(power.start));
  return say('option-use', { what: { piece }, does });
}

/** What a card is chosen for, by the question; elsewhere it is only called by its name. */
const MERCENARY_TEXTS: { readonly [prompt: string]: (view: State, card: Mercenary, prompt: string) => Text } = {
  'leader.card': usedText,
  'skill.card': usedText,
  'recruit.card': recruitText,
  'recruit.payment': recruitPaymentText,
  'payment.card': paymentText,
  'take-from-each-base.card': cardElsewhereText,
  'subjugate-from-base.card': cardElsewhereText,
  'subjugate-from-hand.card': cardElsewhereText,
  'recolour-hand.card': (view, card) =>
    say('option-rust', { ...cardArgs(card), colour: colourText(paymentColour(view, card)) }),
};

function usedText(view: State, card: Mercenary): Text {
  return say(findsNothing(view, card) ? 'option-use-idle' : 'option-use', {
    what: { piece: card },
    does: inSentences(skillTexts(kindOf(card).skill)),
  });
}

const cardArgs = (card: Mercenary, form = 'nom'): TextArgs => ({
  card: { piece: card, form },
  level: levelOf(card),
});

/** The prices that the hand can pay: nothing, or one card of such a value. */
function recruitText(view: State, card: Mercenary): Text {
  const terms = termsOf(view);
  const level = levelOf(card);
  const payable = activePlayer(view).hand.reduce((bits, paid) => bits | recruitValues(paid, terms), 1);
  const prices = bitsOf(recruitPrices(level, terms) & payable);
  const values = either(prices.filter((price) => price > 0));
  const word = prices[0] !== 0 ? 'price-card' : prices.length > 1 ? 'price-free-or-card' : 'price-free';
  return say('option-recruit-card', { ...cardArgs(card), price: say(word, { values }) });
}

function recruitPaymentText(view: State, card: Mercenary): Text {
  return say('option-recruit-payment', {
    ...cardArgs(card, 'acc'),
    colour: colourText(colourOf(card)),
    values: either(bitsOf(recruitValues(card, termsOf(view)))),
  });
}

const bitsOf = (bits: number): number[] =>
  Array.from({ length: 31 }, (_, bit) => bit).filter((bit) => (bits >> bit) & 1);

function mineText(view: State, crystal: Crystal): Text {
  const colour = crystalColour(view, crystal);
  return say('option-mine-crystal', {
    crystal: { piece: crystal },
    cost: mineCost(view, crystal, termsOf(view)),
    colour: isWild(view, colour) ? 'one' : colourText(colour, 'pl'),
  });
}

function paymentText(view: State, card: Mercenary): Text {
  return say('option-payment-card', {
    ...cardArgs(card, 'acc'),
    colour: colourText(paymentColour(view, card)),
    value: paymentValue(card, termsOf(view)),
  });
}

function crystalText(view: State, crystal: Crystal): Text {
  const colour = crystalColour(view, crystal);
  const name = { crystal: { piece: crystal } };
  return colour === COLOUR[crystal]
    ? say('option-crystal', name)
    : say('option-crystal-now', { ...name, colour: colourText(colour) });
}

/** Cards that may lie in several Bases say in whose. */
function cardElsewhereText(view: State, card: Mercenary, prompt: string): Text {
  const key = prompt.startsWith('subjugate') ? 'option-subjugate' : 'option-card';
  const owner = ownerOf(view, card);
  return owner < 0 || owner === view.active
    ? say(key, cardArgs(card))
    : say(`${key}-of-base`, { ...cardArgs(card), owner: { seat: owner } });
}

function wordText(view: State, prompt: string, word: string): Text {
  if (word.startsWith('raid@')) return raidText(view, seatIn(word));
  if (/(^|@)base-\d+$/.test(word))
    return prompt === 'raid.another' ? raidText(view, seatIn(word)) : baseText(view, seatIn(word));
  if (isColourName(word)) return colourOption(view, prompt, colourNamed(word));
  if (word === 'each' || word === 'two') return wayText(view, word);
  if (word === 'extra-mine') return say('option-extra-mine', { count: view.turn.extraMine });
  return say(prompt === 'start-artifacts.half' ? `option-start-artifacts-${word}` : `option-${word}`);
}

function raidText(view: State, owner: Seat): Text {
  // Told of as what cannot be done now: there is nobody to raid.
  if (playerAt(view, owner).base.length === 0)
    return owner === view.active ? say('option-raid-own-empty') : say('option-raid-empty', { owner: { seat: owner } });
  const { cards, totem } = haulOf(view, owner);
  const haul = say('raid-haul', { cards, totem: totem === null ? 'none' : colourText(totem) });
  return say(owner === view.active ? 'option-raid-own' : 'option-raid', { ...baseArgs(view, owner), haul });
}

const baseText = (view: State, owner: Seat): Text =>
  say(owner === view.active ? 'option-base-own' : 'option-base', baseArgs(view, owner));

function baseArgs(view: State, owner: Seat): TextArgs {
  const player = playerAt(view, owner);
  return { owner: { seat: owner }, cards: player.base.length, leader: { piece: given(leaderOf(player)) } };
}

/** A colour for a crystal says what it means for the price. */
function colourOption(view: State, prompt: string, colour: Colour): Text {
  const args = { colour: colourName(colour) };
  if (prompt === 'recolour-crystal.colour') {
    if (isWild(view, colour)) return say('option-colour-wild', args);
    if (view.totems[colour] === view.active) return say('option-colour-totem', args);
  }
  return say('option-colour', args);
}

/** The two ways of the skill that is being used: the card just played, or else the Leader or the card below it. */
function wayText(view: State, way: 'each' | 'two'): Text {
  const { base } = activePlayer(view);
  const users = [view.turn.playArea.at(-1), base.at(-1), base.at(-2)];
  const branches = users.flatMap((card) => (card === undefined ? [] : waysOf(card)));
  const branch = defined(branches.find(({ cards }) => (cards.where === 'each') === (way === 'each')));
  return say('option-way', { cards: takenText(branch) });
}

const waysOf = (card: Mercenary): readonly TakeFromBase[] =>
  kindOf(card).skill.effects.flatMap((effect) => (effect.does === 'choose-one' ? effect.branches : []));
