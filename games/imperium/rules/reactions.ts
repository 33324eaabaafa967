import { defined, given, pieceIn, type Script, type Seat } from '@stolik/engine';
import { bitOf, type Reaction } from '../content/cards.ts';
import type { Filter, Trigger } from '../content/language.ts';
import { type Card, NONE } from '../pieces.ts';
import { type Happening, playerAt, type State } from '../state.ts';
import { canDo } from './can.ts';
import { mayExhaustNow } from './candidates.ts';
import { fits } from './filters.ts';
import { reactionTo } from './notice.ts';
import { type Resolve, resolve } from './running.ts';
import { call, choose, type GameDealer, loop, run, script, when } from './steps.ts';

/** IM-22.1, IM-6.8: cards in play answer what has happened: forced ones first, then those their owner wants to use. */
interface Answering {
  /** What is being answered. */
  happening: Happening;
  /** Cards that have answered it. */
  used: Card[];
  card: Card | 'pass' | null;
}

const answering = script<Answering>('reaction', [
  loop(
    (_, { card }) => card !== 'pass',
    [
      choose('card', answers, {
        by: (_, { happening }) => happening.seat,
        about: (_, { happening }) => ({
          what: happening.what,
          card: happening.card >= 0 ? { piece: happening.card } : 'none',
        }),
      }),
      run((s, local, dealer) => useReaction(s, local, dealer)),
      when((_, { card }) => card !== 'pass', [call(resolve, (_, local) => reactionOf(local))]),
    ],
  ),
]);

/** All that has happened, one after the other. */
export const reactions = script<{ now: number }>('reactions', [
  loop(
    (s) => s.happenings.length > 0,
    [call(answering, (s) => ({ happening: defined(s.happenings.shift()), used: [], card: null }))],
  ),
]);

/** Forced answers as long as there are any; then those that may be used, or none of them. */
function answers(s: State, { happening, used }: Answering): (Card | 'pass')[] {
  const { play } = playerAt(s, happening.seat);
  const forced: Card[] = [];
  const open: Card[] = [];
  for (const card of play) {
    const reaction = used.includes(card) ? null : reactionTo(card, happening.what);
    if (reaction === null || !isMeant(s, reaction, happening)) continue;
    if (reaction.head === 'passiveWhen') forced.push(card);
    else if (isReady(s, happening.seat, card, reaction)) open.push(card);
  }
  return forced.length > 0 ? forced : [...open, 'pass'];
}

/** A token on the state card, none on the card, and the cost can be paid (IM-6.6, IM-6.8). */
export const isReady = (s: State, seat: Seat, card: Card, reaction: Reaction): boolean =>
  mayExhaustNow(s, seat) && !playerAt(s, seat).exhausted.includes(card) && canDo(s, reaction.body, seat, card);

const isMeant = (s: State, { triggers }: Reaction, happening: Happening): boolean =>
  triggers.some((trigger) => trigger.when === happening.what && fitsTrigger(s, trigger, happening));

function fitsTrigger(s: State, { filter, resource }: Trigger, happening: Happening): boolean {
  if (happening.what === 'youPay') return resource === 'population' && happening.population > 0;
  if (filter === null) return true;
  if (happening.what === 'youGainMaterialsFrom') return asksForSymbols(filter, happening.symbols);
  if (happening.what === 'youGainFromMarket') return asksForTokens(filter, happening);
  return happening.card !== NONE && fits(s, filter, happening.card);
}

const asksForSymbols = (filter: Filter, symbols: number): boolean =>
  filter.terms.some((term) => term.every(({ atom }) => atom.is === 'mark' && (bitOf(atom.mark) & symbols) !== 0));

/** The tokens lay on the card when it was gained; now they are the player's. */
const asksForTokens = (filter: Filter, { materials, population }: Happening): boolean =>
  filter.terms.some((term) =>
    term.every(
      ({ atom }) =>
        atom.is === 'with' &&
        (atom.resource === 'materials' ? materials > 0 : atom.resource === 'population' && population > 0),
    ),
  );

function useReaction(s: State, local: Answering, dealer: GameDealer): void {
  const { card, happening } = local;
  if (card === 'pass' || card === null) {
    local.card = 'pass';
    return;
  }
  local.used.push(card);
  if (reactionTo(card, happening.what)?.head === 'exhaustWhen') exhaust(s, happening.seat, card);
  dealer.tell({ type: 'reacted', seat: happening.seat, card, when: happening.what });
}

/** Moves a token from the state card onto a card (IM-6.6). */
export function exhaust(s: State, seat: Seat, card: Card): void {
  const player = playerAt(s, seat);
  player.exhausts--;
  player.exhausted.push(card);
}

function reactionOf({ card, happening }: Answering): Resolve {
  const self = pieceIn(card);
  const { body } = given(reactionTo(self, happening.what));
  return {
    node: body.id,
    self,
    owner: happening.seat,
    as: 'reaction',
    it: NONE,
    materials: happening.materials,
    population: happening.population,
  };
}

export const reactionScripts: readonly Script[] = [answering, reactions];
