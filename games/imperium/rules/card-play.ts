import { defined, type Script, type Seat } from '@stolik/engine';
import { ATTACK, BARBARIAN, EMPIRE, ON_EXHAUST, ON_PLAY, PINNED, written } from '../content/cards.ts';
import type { Node } from '../content/language.ts';
import type { Card } from '../pieces.ts';
import { playerAt, type State } from '../state.ts';
import { protecting, protection } from './attack.ts';
import { canDo } from './can.ts';
import { isKeywordFree } from './candidates.ts';
import { freedBy, iconLifter } from './modifiers.ts';
import { marksOf, publish, removeFrom, toDiscard } from './moves.ts';
import { notice } from './notice.ts';
import { exhaust } from './reactions.ts';
import { answered, begin, perform } from './running.ts';
import { call, type GameDealer, run, script, when } from './steps.ts';

/** IM-6.3a: the steps of one play, whether by an action, freely, or by an effect. */
export interface Playing {
  card: Card;
  seat: Seat;
  how: 'action' | 'free';
  fromDiscard: boolean;
}

const bodyOf = (card: Card): Node => written(ON_PLAY, card);

export const playCard = script<Playing>('play-card', [
  run(layCard), // (2), (3)
  when((_, { card }) => (marksOf(card) & ATTACK) !== 0, [call(protection, () => protecting(1))]), // (4), IM-13.1, IM-13.2a
  run((s, { card, seat, fromDiscard }) => {
    notice(s, seat, 'youPlay', card); // (5)
    if (fromDiscard) notice(s, seat, 'youPlayFromDiscard', card);
  }),
  answered(),
  when((_, { card }) => ON_PLAY[card] !== null, [perform(({ card }) => bodyOf(card))]), // (6)
  run((s, { card, seat }) => {
    const { resolving: unplaced } = defined(s.running.pop());
    if (unplaced) toDiscard(s, seat, card); // (7), IM-6.3
  }),
]);

function layCard(s: State, local: Playing, dealer: GameDealer): void {
  const { card, seat, how } = local;
  const player = playerAt(s, seat);
  tellHelpers(s, local, dealer);
  if (how === 'action') player.actions--;
  if (how === 'free' || isKeywordFree(card)) s.turn.freed.push(card); // IM-6.5
  s.turn.ignoring = null;
  local.fromDiscard = !removeFrom(player.hand, card);
  if (local.fromDiscard) removeFrom(player.discard, card);
  publish(s, card);
  const pinned = (marksOf(card) & PINNED) !== 0;
  if (pinned) player.play.push(card);
  begin(s, card, seat, 'play', (marksOf(card) & ATTACK) !== 0, !pinned);
  dealer.tell({ type: 'played', seat, card, how });
}

/** Cards in play that made this play possible at all. */
function tellHelpers(s: State, { card, seat, how }: Playing, dealer: GameDealer): void {
  const player = playerAt(s, seat);
  const bits = marksOf(card) & (BARBARIAN | EMPIRE);
  if (bits !== 0 && (bits === EMPIRE) !== player.empire && s.turn.ignoring === null) {
    const lifter = iconLifter(s, player, card, bits === EMPIRE ? 'empire' : 'barbarian');
    if (lifter !== null) dealer.tell({ type: 'helped', seat, card: lifter });
  }
  const helper = how === 'free' && !isKeywordFree(card) ? freedBy(s, player, card) : null;
  if (helper !== null) dealer.tell({ type: 'helped', seat, card: helper });
}

/** IM-6.6: a token goes from the state card onto the card; then its ability. */
export interface Exhausting {
  card: Card;
  seat: Seat;
}

export const exhaustCard = script<Exhausting>('exhaust-card', [
  run((s, { card, seat }, dealer) => {
    exhaust(s, seat, card);
    begin(s, card, seat, 'exhaust');
    dealer.tell({ type: 'exhausted', seat, card });
  }),
  perform(({ card }) => written(ON_EXHAUST, card)),
  run((s) => {
    s.running.pop();
  }),
]);

/** Cards in play that the player could exhaust now, whatever their icon (IM-6.7); once a turn, whichever of its abilities (IM-6.10). */
export function exhaustible(s: State, seat: Seat): Card[] {
  const player = playerAt(s, seat);
  if (player.exhausts === 0) return [];
  return player.play.filter((card) => {
    const body = defined(ON_EXHAUST[card]);
    return body !== null && !player.exhausted.includes(card) && canDo(s, body, seat, card);
  });
}

export const playScripts: readonly Script[] = [playCard, exhaustCard];
