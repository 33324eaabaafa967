import { defined, say, seat as seatAt, type Text, type TextArg } from '@stolik/engine';
import { optionTexts } from '@stolik/engine/phrases';
import { cardAt, kindOf, nodeAt, ON_EXHAUST, ON_PLAY, ON_SOLSTICE } from '../content/cards.ts';
import type { Node } from '../content/language.ts';
import { nationNamed } from '../content/nations.ts';
import { type Card, NONE } from '../pieces.ts';
import { playsFreely } from '../rules/can.ts';
import { branchNamed, leadOf } from '../rules/effect.ts';
import { reactionTo } from '../rules/notice.ts';
import { priceFor } from '../rules/prices.ts';
import { playerAt, type State, TOKEN_AT, top } from '../state.ts';
import { deedsSummary, kindSummary } from './abilities.ts';
import { effectText } from './effects.ts';
import { nationOffered } from './nations.ts';
import { tokensShown, tokensText } from './tokens.ts';

/** An option as its chooser understands it: what it is, what it costs, what it brings. */
export const optionText = optionTexts((view: State, prompt, piece) => cardText(view, prompt, cardAt(piece)), wordText);

function cardText(view: State, prompt: string, card: Card): Text {
  switch (prompt) {
    case 'turn.move':
      return moveText(view, card);
    case 'own-solstice.card':
      return withDeed('option-use', card, ON_SOLSTICE[card]);
    case 'reaction.card':
    case 'protection.card':
      return withDeed('option-use', card, answerOf(prompt, card));
    case 'copy-exhaust.card':
      return withDeed('option-use', card, ON_EXHAUST[card]);
    case 'develop.card':
    case 'reshuffle.card':
      return withSummary('option-develop', card, { price: priceText(view, prompt, card) });
    case 'acquire.card':
      return gainedText(view, card, 'acquire');
    case 'break-through.pick':
      return gainedText(view, card, 'breakThrough');
    case 'may.pick':
      return permittedText(view, card);
    case 'seating.side':
      return withDeeds('option-card', card);
    case 'take-looked.card':
    case 'take-looked.onTop':
      return withSummary('option-card', card, {});
    case 'swap-exile.card':
    case 'put.card':
      return marketText(view, card);
    case 'find.card':
      return say('option-card', { card: { piece: card } });
    default:
      return view.market.includes(card) ? marketText(view, card) : placedText(view, card);
  }
}

/** With what the card is and does: those who choose it may never have seen it. */
const withSummary = (key: string, card: Card, args: Readonly<Record<string, TextArg>>): Text =>
  say('option-summary', { what: say(key, { ...args, card: { piece: card } }), does: kindSummary(kindOf(card)) });

/** With what the card does, where it is plain what it is. */
function withDeeds(key: string, card: Card, args: Readonly<Record<string, TextArg>> = {}): Text {
  const what = say(key, { ...args, card: { piece: card } });
  // That it is played freely is said already.
  const does = deedsSummary(kindOf(card), key === 'option-play-free-plain' ? 'freePlay' : undefined);
  return does === null ? what : say('option-summary', { what, does });
}

/** A hand card is played, a card in play is exhausted (IM-6). */
function moveText(view: State, card: Card): Text {
  if (!playerAt(view, view.active).hand.includes(card)) return withDeed('option-exhaust', card, ON_EXHAUST[card]);
  const key = playsFreely(view, view.active, card) ? 'option-play-free' : 'option-play';
  // What does nothing when it is played is played for what it does later.
  if (ON_PLAY[card] !== null) return withDeed(key, card, ON_PLAY[card]);
  return withDeeds(`${key}-plain`, card, { stays: kindOf(card).record.pinned ? 'yes' : 'no' });
}

const withDeed = (key: string, card: Card, body: Node | null | undefined): Text =>
  body === null || body === undefined
    ? say(`${key}-plain`, { card: { piece: card } })
    : say(key, { card: { piece: card }, does: effectText(body) });

/** What the card would do: the reaction that its owner may use, or else the one that is forced. */
function answerOf(prompt: string, card: Card): Node | null {
  if (prompt === 'protection.card') return reactionTo(card, 'attacked')?.body ?? null;
  const { reactions } = kindOf(card);
  return (reactions.find(({ head }) => head === 'exhaustWhen') ?? reactions[0])?.body ?? null;
}

function priceText(view: State, prompt: string, card: Card): TextArg {
  const owner = seatAt(view.players.findIndex((player) => player.development.includes(card)));
  const asked = view.running.length > 0 ? nodeAt(top(view).asked) : undefined;
  const free = prompt === 'develop.card' && asked?.op === 'develop' && asked.free;
  const price = priceFor(view, owner, card, free);
  const parts = (['materials', 'population', 'progress'] as const).flatMap((token): TextArg[] =>
    price[token] === 0 ? [] : [tokensText(price[token], token)],
  );
  return parts.length === 0 ? say('price-nothing') : { all: parts };
}

const slotOf = (view: State, card: Card): number => view.market.indexOf(card);

/** A card of the market or the exile pile that can be gained, and what comes with it. */
function gainedText(view: State, card: Card, by: 'acquire' | 'breakThrough'): Text {
  const slot = slotOf(view, card);
  if (slot < 0) return withSummary('option-card-in', card, { place: say('in-exile') });
  // IM-10.4: after a break-through the unrest under the card goes back.
  const parts = by === 'acquire' ? marketMarks(view, slot) : marketTokens(view, slot);
  return parts.length === 0
    ? withSummary('option-card', card, {})
    : withSummary('option-card-with', card, { with: { all: parts } });
}

/** Where a permission begins by gaining a card, it is picked together with the answer. */
function permittedText(view: State, card: Card): Text {
  const lead = leadOf(nodeAt<'may'>(top(view).asked).body);
  if (lead?.op === 'acquire' || lead?.op === 'breakThrough') return gainedText(view, card, lead.op);
  return view.market.includes(card) ? marketText(view, card) : placedText(view, card);
}

/** A market card says what lies on it and under it. */
function marketText(view: State, card: Card): Text {
  const parts = marketMarks(view, slotOf(view, card));
  return parts.length === 0
    ? say('option-card', { card: { piece: card } })
    : say('option-card-marked', { card: { piece: card }, marks: { all: parts } });
}

export const marketMarks = (view: State, slot: number): TextArg[] => [
  ...marketTokens(view, slot),
  ...(view.under[slot] === NONE ? [] : [say('with-unrest')]),
];

const marketTokens = (view: State, slot: number): TextArg[] =>
  (['materials', 'population', 'progress'] as const).flatMap((token): TextArg[] => {
    const n = defined(view.tokens[slot * 3 + TOKEN_AT[token]]);
    return n === 0 ? [] : [tokensShown(n, token)];
  });

/** Cards that may lie in several places say where. */
function placedText(view: State, card: Card): Text {
  const place = placeOf(view, card);
  return place === null
    ? say('option-card', { card: { piece: card } })
    : say('option-card-in', { card: { piece: card }, place });
}

function placeOf(view: State, card: Card): Text | null {
  if (view.exile.includes(card)) return say('in-exile');
  for (const player of view.players) {
    if (player.discard.includes(card)) return say('in-discard');
    if (player.history.includes(card)) return say('in-history');
    if (player.quest === card) return say('in-quest');
    const at = player.garrison.indexOf(card);
    if (at >= 0) return say('in-garrison', { host: { piece: defined(player.hosts[at]) } });
  }
  return null;
}

function wordText(view: State, prompt: string, word: string): Text {
  switch (prompt) {
    case 'seating.nation':
    case 'seating.rival':
      return nationOffered(nationNamed(word));
    case 'choose.branch': {
      const node = nodeAt<'choose'>(top(view).asked);
      return effectText(branchNamed(node, word));
    }
    case 'declare.type':
      return say(`type-${word}`);
    case 'payment.materials':
    case 'payment.population':
    case 'pay.amount':
      return say(`option-${prompt.replace('.', '-')}`, { n: Number(word) });
    default:
      break;
  }
  const at = word.indexOf('@');
  if (at >= 0) return say('option-blind', { type: word.slice(0, at), deck: word.slice(at + 1) });
  return say(`option-${word}${AT_PROMPT[prompt]?.[word] ?? picking(view, prompt, word)}`);
}

/** "Done" and "no" say what is done with where that is not plain. */
const AT_PROMPT: { readonly [prompt: string]: { readonly [word: string]: string } | undefined } = {
  'cleanup.card': { done: '-cleanup' },
  'draw.more': { done: '-draw' },
  'draw-if-able.more': { done: '-draw' },
  'reshuffle.card': { decline: '-reshuffle' },
  'protection.card': { pass: '-protection' },
};

/** Whoever declines where a card is picked picks none. */
function picking(view: State, prompt: string, word: string): string {
  if (prompt !== 'may.pick' || word !== 'decline') return '';
  const lead = leadOf(nodeAt<'may'>(top(view).asked).body);
  if (lead === null) return '';
  return lead.op === 'garrison' ? '-garrison' : '-card';
}
