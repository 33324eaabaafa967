import { defined, given, type Seat, type Text } from '@stolik/engine';
import { why } from '@stolik/engine/phrases';
import { kindOf, ON_EXHAUST, ON_PLAY, UNPLAYABLE } from '../content/cards.ts';
import { type Card, isCard } from '../pieces.ts';
import { canDo, iconFits, playsFreely } from '../rules/can.ts';
import { isKeywordFree, wasFreed } from '../rules/candidates.ts';
import { holds } from '../rules/count.ts';
import { playerAt, type State } from '../state.ts';
import { conditionText } from './conditions.ts';
import { effectText } from './effects.ts';
import { notThisAction, notThisCard } from './why-not-own.ts';

/** Why a card cannot be chosen now, with the rule that forbids it. Null: it can be, or there is nothing to say about it. */
export function whyNot(view: State, seat: Seat, prompt: string | null, target: number | string): Text | null {
  if (view.phase === 'over') return why('over');
  if (view.phase === 'seating') return null;
  if (prompt === null) return view.active === seat ? why('wait') : why('turn', { player: { seat: view.active } });
  if (typeof target === 'string') return notThisAction(view, seat, prompt, target);
  if (!isCard(target)) return null;
  return (prompt === 'turn.move' ? notMoved(view, seat, target) : null) ?? notThisCard(view, seat, prompt, target);
}

function notMoved(view: State, seat: Seat, card: Card): Text | null {
  const player = playerAt(view, seat);
  if (player.hand.includes(card)) return notPlayed(view, seat, card);
  if (player.play.includes(card)) return notExhausted(view, seat, card);
  return view.market.includes(card) ? why('market') : null;
}

/** IM-6.3a (1), in its order. */
function notPlayed(view: State, seat: Seat, card: Card): Text | null {
  const about = { card: { piece: card } };
  const { playIf, record } = kindOf(card);
  if (UNPLAYABLE[card] === true) return why('unplayable', about);
  if (isKeywordFree(card) && wasFreed(view, card)) return why('once', about);
  if (!iconFits(view, seat, card)) return why('icon', { ...about, icon: given(record.state) });
  if (playIf !== null && !holds(view, seat, playIf, card))
    return why('condition', { ...about, cond: conditionText(playIf) });
  const body = defined(ON_PLAY[card]);
  if (body !== null && !canDo(view, body, seat, card, card)) return why('price', { ...about, does: effectText(body) });
  return playerAt(view, seat).actions === 0 && !playsFreely(view, seat, card) ? why('actions', about) : null;
}

/** IM-6.6 */
function notExhausted(view: State, seat: Seat, card: Card): Text | null {
  const about = { card: { piece: card } };
  const { exhausted, exhausts } = playerAt(view, seat);
  const body = defined(ON_EXHAUST[card]);
  if (body === null) return why('no-exhaust', about);
  if (exhausted.includes(card)) return why('exhausted', about);
  if (exhausts === 0) return why('tokens');
  return canDo(view, body, seat, card) ? null : why('price', { ...about, does: effectText(body) });
}
