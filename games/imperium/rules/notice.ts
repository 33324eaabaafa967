import { defined, type Seat } from '@stolik/engine';
import { kindOf, LISTENS, type Reaction, TRIGGER_BIT } from '../content/cards.ts';
import type { TriggerName } from '../content/language.ts';
import type { Card } from '../pieces.ts';
import { type Player, playerAt, type State } from '../state.ts';

/** Notes what happened to a player, if a card in play of theirs listens (IM-22.1). It is answered by `reactions`. */
export function notice(
  s: State,
  seat: Seat,
  what: TriggerName,
  card: Card,
  symbols = 0,
  materials = 0,
  population = 0,
): void {
  if (listens(playerAt(s, seat), what)) s.happenings.push({ seat, what, card, symbols, materials, population });
}

export function listens({ play }: Player, what: TriggerName): boolean {
  const bit = TRIGGER_BIT[what];
  for (let i = 0; i < play.length; i++) if ((defined(LISTENS[defined(play[i])]) & bit) !== 0) return true;
  return false;
}

/** The reactions of a card to this trigger. */
export function reactionTo(card: Card, what: TriggerName): Reaction | null {
  if ((defined(LISTENS[card]) & TRIGGER_BIT[what]) === 0) return null;
  for (const reaction of kindOf(card).reactions)
    for (const { when } of reaction.triggers) if (when === what) return reaction;
  return null;
}
