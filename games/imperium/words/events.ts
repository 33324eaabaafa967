import { defined, say, type Text, type TextArg } from '@stolik/engine';
import { has, RESTLESS } from '../content/cards.ts';
import { LEVELS, tableRows } from '../content/solo.ts';
import type { Event } from '../events.ts';
import { type Card, DEVELOPMENT_AREA, NATION_DECK } from '../pieces.ts';
import { rivalEffectText } from './effects.ts';
import { nationText } from './nations.ts';
import { tokensText } from './tokens.ts';

const piece = (card: Card): TextArg => ({ piece: card });
const pieces = (cards: readonly Card[]): TextArg => ({ all: cards.map((card) => piece(card)) });

/** Exhaust tokens also lie on decks. */
const PLACES: { readonly [place: number]: string | undefined } = {
  [NATION_DECK]: 'nation',
  [DEVELOPMENT_AREA]: 'development',
};

/** What happened, for the log. */
export function eventText(event: Event): Text {
  const key = `event-${event.type}`;
  switch (event.type) {
    case 'nation-taken':
      return say(key, { player: { seat: event.seat }, nation: nationText(event.nation) });
    case 'rival-nation':
      return say(key, { nation: nationText(event.nation), level: say(`level-${LEVELS[event.level]?.id}`) });
    case 'side-taken':
    case 'exhausted':
    case 'solstice':
    case 'helped':
    case 'reckoned':
    case 'acquired':
    case 'acquired-exiled':
    case 'broke-through':
    case 'broke-through-exiled':
    case 'drew-card':
    case 'got-card':
    case 'found':
    case 'nation-card':
    case 'journey':
    case 'entered-play':
    case 'developed':
    case 'king-resolved':
      return say(key, { player: { seat: event.seat }, card: piece(event.card) });
    case 'exhaust-returned':
      return say(key, { player: { seat: event.seat }, card: piece(event.card), place: PLACES[event.card] ?? 'card' });
    case 'attack-avoided':
      return say(key, { player: { seat: event.seat }, card: event.card >= 0 ? piece(event.card) : 'none' });
    case 'tributary-replaced':
      return say(key, { card: piece(event.card), by: piece(event.by) });
    case 'game-began':
      return say(key, { player: { seat: event.first } });
    case 'hand-dealt':
    case 'saw':
      return say(key, { player: { seat: event.seat }, cards: pieces(event.cards) });
    case 'searched-main-deck':
      return event.seat < 0
        ? say('event-rival-searched', { cards: pieces(event.cards) })
        : say(key, { player: { seat: event.seat }, cards: pieces(event.cards) });
    case 'revealed':
      return event.cards.length === 0
        ? say('event-revealed-nothing', { player: { seat: event.seat } })
        : say(key, { player: { seat: event.seat }, cards: pieces(event.cards) });
    case 'turn-began':
      return say(key, { player: { seat: event.seat }, round: event.round });
    case 'solstice-began':
      return say(key, { round: event.round });
    case 'played':
      return say(key, { player: { seat: event.seat }, card: piece(event.card), how: event.how });
    case 'reacted':
      return say(key, { player: { seat: event.seat }, card: piece(event.card) });
    case 'gained':
      return say(key, { player: { seat: event.seat }, what: tokensText(event.n, event.token) });
    case 'paid':
      return say(key, { player: { seat: event.seat }, what: paidText(event) });
    case 'actions-spent':
      return say(key, { player: { seat: event.seat }, n: event.n });
    case 'stolen':
      return say(key, {
        player: { seat: event.seat },
        from: { seat: event.from },
        what: tokensText(event.n, event.resource),
      });
    case 'drew':
    case 'break-through-failed':
    case 'unrest-taken':
    case 'put-back':
      return say(key, { player: { seat: event.seat }, n: event.n });
    case 'moved':
    case 'moved-seen':
      return say(key, {
        player: { seat: event.seat },
        card: piece(event.card),
        move: event.move,
        hosted: event.type === 'moved' ? event.hosted : 0,
      });
    case 'moved-unseen':
      return say(key, { player: { seat: event.seat }, move: event.move });
    case 'garrisoned':
    case 'stationed':
      return say(key, { player: { seat: event.seat }, card: piece(event.card), host: piece(event.host) });
    case 'broke-through-blind':
    case 'declared':
      return say(key, { player: { seat: event.seat }, type: event.of });
    case 'market-filled':
      return say(key, { card: piece(event.card), with: has(event.card, RESTLESS) ? 'unrest' : 'nothing' });
    case 'market-tokens':
      return say(key, {
        player: { seat: event.seat },
        card: piece(event.card),
        what: {
          all: (['materials', 'population', 'progress'] as const).flatMap((token): TextArg[] =>
            event[token] === 0 ? [] : [tokensText(event[token], token)],
          ),
        },
      });
    case 'tokens-put':
      return say(key, {
        player: { seat: event.seat },
        card: piece(event.card),
        what: tokensText(event.n, event.resource),
      });
    case 'swapped':
      return say(key, { player: { seat: event.seat }, card: piece(event.card), exiled: piece(event.exiled) });
    case 'looked':
      return say(key, { player: { seat: event.seat }, deck: event.deck, n: event.n });
    case 'innovated':
    case 'revolted':
    case 'swapped-with-nation':
    case 'shuffled-nation':
    case 'nation-to-bottom':
    case 'took-fame':
    case 'found-nothing':
    case 'became-empire':
      return say(key, { player: { seat: event.seat } });
    case 'gave':
      return say(key, { player: { seat: event.seat }, receiver: { seat: event.receiver }, card: piece(event.card) });
    case 'treated':
      return say(key, { player: { seat: event.seat }, card: piece(event.card), n: event.n });
    case 'reshuffled':
      return say(key, { player: { seat: event.seat }, n: event.cards });
    case 'toll-paid':
    case 'toll-refused':
      return event.seat < 0
        ? say('event-toll-refused-rival', { owner: { seat: event.owner } })
        : say(key, { player: { seat: event.seat }, owner: { seat: event.owner }, n: event.n });
    case 'scoring-triggered':
      return say(key, { why: say(`trigger-${event.by}`), round: event.lastRound });
    case 'collapsed':
    case 'rival-nothing':
    case 'rival-fame':
    case 'rival-empire':
      return say(key);
    case 'game-ended':
      return say(`event-game-ended-${event.ending}`);
    default:
      return rivalText(event);
  }
}

/** Progress that stood for something else says for what (IM-11.2). */
const paidText = ({ resource, n, progress }: Extract<Event, { type: 'paid' }>): TextArg => ({
  all: [
    ...(n > 0 ? [tokensText(n, resource)] : []),
    ...(progress > 0
      ? [say('progress-instead', { what: tokensText(progress, 'progress'), of: n > 0 ? 'rest' : resource })]
      : []),
  ],
});

type RivalEvent = Extract<Event, { type: `rival-${string}` }>;

/** What the solo opponent does, step by step. */
function rivalText(
  event: Exclude<RivalEvent, { type: 'rival-nation' | 'rival-nothing' | 'rival-fame' | 'rival-empire' }>,
): Text {
  const key = `event-${event.type}`;
  switch (event.type) {
    case 'rival-rolled':
      return say(key, { n: event.n, spares: event.spares ? 'one' : 'none' });
    case 'rival-turned-up':
      return say(key, { slot: event.slot, card: piece(event.card), row: event.row + 1, does: rowText(event) });
    case 'rival-branch':
      return say(key, { n: event.branch + 1 });
    case 'rival-acquired':
    case 'rival-broke-through':
      return say(key, { card: piece(event.card), why: event.why });
    case 'rival-broke-through-blind':
      return say(key, { type: event.of, card: event.card >= 0 ? piece(event.card) : 'none' });
    case 'rival-break-through-failed':
    case 'rival-unrest':
      return say(key, { n: event.n });
    case 'rival-exiled':
    case 'rival-pinned':
    case 'rival-history':
    case 'rival-returned':
    case 'rival-abandoned':
    case 'rival-recalled':
    case 'rival-king':
    case 'rival-unrest-returned':
    case 'rival-dynasty':
      return say(key, { card: piece(event.card) });
    case 'rival-gained':
    case 'rival-paid':
      return say(key, { what: tokensText(event.n, event.resource) });
    case 'rival-stole':
    case 'rival-robbed':
      return say(key, { player: { seat: event.seat }, what: tokensText(event.n, event.resource) });
    case 'rival-received':
      return say(key, { player: { seat: event.seat }, card: piece(event.card) });
    case 'rival-milled':
      return say(key, { cards: pieces(event.cards) });
    case 'rival-reshuffled':
      return say(key, { n: event.cards });
    case 'rival-step':
      return say(key, { n: event.step });
    case 'rival-token':
      return say(key, { card: piece(event.card), what: tokensText(event.n, event.resource) });
    case 'rival-result':
      return say(key, { points: event.points, unrest: event.unrest, beaten: event.beaten ? 'yes' : 'no' });
  }
}

/** What a row of the solo opponent's table says. */
function rowText({ nation, empire, row }: Extract<Event, { type: 'rival-turned-up' }>): Text {
  return rivalEffectText(defined(tableRows(nation, empire)[row]).effect);
}
