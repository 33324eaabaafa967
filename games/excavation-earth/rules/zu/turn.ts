import { given } from '@stolik/engine';
import { zuKind } from '../../content/catalogue.ts';
import type { ZuAction, ZuEffect } from '../../content/effects.ts';
import { ACTIONS_PER_TURN } from '../../content/tables.ts';
import type { ZuFailure } from '../../events.ts';
import type { ZuCard } from '../../pieces.ts';
import { newTurn, type State } from '../../state.ts';
import { gain } from '../credits.ts';
import type { GameDealer } from '../steps.ts';
import { crewLeft } from './crew.ts';
import { excavate } from './excavate.ts';
import { command, market } from './market.ts';
import { holdsNothing, rulesOf, zuPlayer } from './priorities.ts';
import { sell, surge } from './sell.ts';
import { survey } from './survey.ts';

/** EE-12.9 Zu's turn: two actions, each the top card of its round deck; without a card it passes. It never asks anybody. */
export function zuTurn(s: State, _: unknown, dealer: GameDealer): void {
  const zu = given(s.zu);
  s.turn = newTurn();
  dealer.reveal();
  dealer.tell({ type: 'turn-began', who: 'zu', round: s.round });
  for (let i = 0; i < ACTIONS_PER_TURN; i++) {
    const card = zu.deck.pop();
    if (card === undefined) {
      zuPlayer(s).passed = true;
      dealer.tell({ type: 'passed', who: 'zu' });
      return;
    }
    resolve(s, card, dealer);
  }
}

function resolve(s: State, card: ZuCard, dealer: GameDealer): void {
  const zu = given(s.zu);
  const { effect } = zuKind(card);
  dealer.tell({ type: 'zu-card', card, left: zu.deck.length });
  zu.discard.push(card);
  if (!carryOut(s, effect, dealer)) fail(s, effect, dealer);
  if (!rulesOf(s).discardsAfter.includes(effect.does)) return;
  const next = zu.deck.pop(); // EE-12.36 (d)
  if (next === undefined) return;
  zu.discard.push(next);
  dealer.tell({ type: 'zu-threw-away', card: next });
}

function carryOut(s: State, effect: ZuEffect, dealer: GameDealer): boolean {
  switch (effect.does) {
    case 'excavate':
      return excavate(s, effect.colours, dealer);
    case 'market':
      return market(s, effect.traders, dealer);
    case 'command':
      return command(s, effect.market, dealer);
    case 'sell':
      return sell(s, dealer);
    case 'surge':
      return surge(s, dealer);
    case 'survey':
      return survey(s, dealer);
  }
}

function whyFailed(s: State, action: ZuAction): ZuFailure {
  switch (action) {
    case 'sell':
    case 'excavate':
      return holdsNothing(s) ? 'nothing-held' : action;
    case 'surge':
      return holdsNothing(s) ? 'nothing-held' : crewLeft(s) === 0 ? 'no-crew' : action;
    case 'market':
    case 'command':
      return crewLeft(s) === 0 ? 'no-crew' : action;
    case 'survey':
      return action;
  }
}

/** EE-12.10 */
function fail(s: State, effect: ZuEffect, dealer: GameDealer): void {
  const credits = rulesOf(s).failCredits;
  gain(zuPlayer(s), credits, 'failures');
  dealer.tell({ type: 'zu-failed', action: effect.does, why: whyFailed(s, effect.does), credits });
}
