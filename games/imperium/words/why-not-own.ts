import { type Option, type Seat, say, type Text, type TextArg } from '@stolik/engine';
import { why } from '@stolik/engine/phrases';
import { nodeAt, ON_EXHAUST, ON_PLAY, UNREST } from '../content/cards.ts';
import { isWithin, partsOf } from '../content/check.ts';
import type { Node } from '../content/language.ts';
import { type Card, NONE } from '../pieces.ts';
import { marksOf } from '../rules/moves.ts';
import { priceFor } from '../rules/prices.ts';
import { nationOf, playerAt, type Running, type State, top } from '../state.ts';
import { effectText } from './effects.ts';

/** IM-5.2: a turn that is not spent on cards. Cards to play and to exhaust are pieces and speak for themselves. */
export const actions = (_: State, prompt: string): readonly Option[] =>
  prompt === 'turn.move' ? ['innovate', 'revolt', 'end'] : [];

/** They are offered until the first card of a turn is used. */
export function notThisAction(view: State, seat: Seat, prompt: string, target: string): Text | null {
  if (!actions(view, prompt).includes(target) || target === 'end') return null;
  const unrest = playerAt(view, seat).hand.some((card) => (marksOf(card) & UNREST) !== 0);
  return target === 'revolt' && !unrest ? why('no-unrest') : why('begun');
}

/** What questions about cards in play ask for, and what such a card lacks. */
const LACKS: { readonly [prompt: string]: string } = {
  'own-solstice.card': 'no-solstice',
  'reaction.card': 'no-reaction',
  'protection.card': 'no-protection',
};

/** A card that is not asked for: why, or else when its time comes. */
export function notThisCard(view: State, seat: Seat, prompt: string, card: Card): Text | null {
  const player = playerAt(view, seat);
  const lacks = LACKS[prompt];
  if (lacks !== undefined && player.play.includes(card)) return why(lacks, { card: { piece: card } });
  if (prompt === 'reshuffle.card' || prompt === 'develop.card')
    return player.development.includes(card) ? why('develop', { price: priceText(view, seat, card) }) : null;
  if (prompt !== 'turn.move') return view.running.length > 0 ? notMeant(view, seat, prompt, card) : null;
  const pile = pileOf(view, seat, card);
  return pile === null ? null : why(pile);
}

function priceText(view: State, seat: Seat, card: Card): TextArg {
  const price = priceFor(view, seat, card, false);
  const tokens = (['materials', 'population', 'progress'] as const).filter((token) => price[token] > 0);
  return { all: tokens.map((token) => say(`tokens-${token}`, { n: price[token] })) };
}

/** What the effect asks for in its own words, or that this card is for what it does next. Null: it is not the effect that asks. */
function notMeant(view: State, seat: Seat, prompt: string, card: Card): Text | null {
  const running = top(view);
  const { self, asked } = running;
  if (self === NONE) return why('not-meant');
  const node = asked < 0 ? null : nodeAt(asked);
  if (node === null || !isAskedBy(node, prompt)) return null;
  const about = { card: { piece: self } };
  if (!ahead(bodyOf(running, seat) ?? node, node).some((next) => takes(view, seat, next, self, card)))
    return why('not-meant-by', { ...about, does: effectText(node) });
  if (node.op === 'choose') return why('before-choose', about);
  if (node.op === 'may') return why('before-may', { does: effectText(node.body, 'to') });
  return why('before', { does: effectText(node) });
}

const isAskedBy = (node: Node, prompt: string): boolean => {
  const script = prompt.slice(0, prompt.indexOf('.'));
  return script === node.verb.does.script(node).name || (node.op === 'pay' && script === 'payment');
};

/** What its owner has begun to do; of somebody else's effect only what is asked is one's own to do. */
function bodyOf({ self, owner, as }: Running, seat: Seat): Node | null {
  if (owner !== seat) return null;
  return (as === 'play' ? ON_PLAY[self] : as === 'exhaust' ? ON_EXHAUST[self] : null) ?? null;
}

/** What may still be done below a statement that has come to this one, in order. */
function ahead(body: Node, node: Node): readonly Node[] {
  const parts = partsOf(body);
  if (body === node) return parts;
  const at = parts.findIndex((part) => isWithin(part, node));
  const part = parts[at];
  if (part === undefined) return [];
  return [...ahead(part, node), ...(body.op === 'seq' || body.op === 'cost' ? parts.slice(at + 1) : [])];
}

/** Would it, or anything in it, take this card? What others do does not. */
const takes = (view: State, seat: Seat, node: Node, self: Card, card: Card): boolean =>
  !(node.op === 'each' && node.who === 'others') &&
  (node.verb.lead.options(view, seat, node, self).includes(card) ||
    partsOf(node).some((part) => takes(view, seat, part, self, card)));

/** Where a card of one's own lies, and how it comes from there. */
function pileOf(view: State, seat: Seat, card: Card): string | null {
  const player = playerAt(view, seat);
  const piles: readonly (readonly [string, readonly Card[]])[] = [
    ['in-discard', player.discard],
    ['in-deck', [...player.deck, ...player.unseen]],
    ['in-history', player.history],
    ['in-sunken', player.sunken],
    ['in-garrison', player.garrison],
    ['in-nation-deck', [...player.nationDeck, ...player.unseenNation]],
    [nationOf(player).area === 'quests' ? 'in-quests' : 'in-development', player.development],
    ['in-quest', [player.quest]],
  ];
  return piles.find(([, cards]) => cards.includes(card))?.[0] ?? null;
}
