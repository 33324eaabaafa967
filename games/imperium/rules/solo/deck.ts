import { defined } from '@stolik/engine';
import { kindOf } from '../../content/cards.ts';
import { NATIONS } from '../../content/nations.ts';
import { BLANK_STEPS_TO_EMPIRE } from '../../content/solo-levels.ts';
import { BLANK, type Card, NONE } from '../../pieces.ts';
import type { Rival, State } from '../../state.ts';
import { triggerScoring } from '../end.ts';
import { publish, takeUnrestCard } from '../moves.ts';
import type { GameDealer } from '../steps.ts';

/** The opponent's deck and dynasty deck. */

export const rivalOf = (s: State): Rival => {
  if (s.rival === null) throw new Error('nobody plays alone here');
  return s.rival;
};

/** The top card of its deck; IM-21.11a: an empty deck first takes a dynasty card and is shuffled anew. NONE: there is none. */
export function drawForRival(s: State, dealer: GameDealer): Card {
  const rival = rivalOf(s);
  if (rival.deck.length === 0) {
    if (rival.dynasty.length > 0) takeDynasty(s, defined(rival.dynasty.pop()), dealer);
    rival.deck = dealer.shuffle(rival.discard);
    rival.discard = [];
    dealer.tell({ type: 'rival-reshuffled', cards: rival.deck.length });
  }
  return rival.deck.pop() ?? NONE;
}

/** A dynasty card joins the discard pile; the accession card makes an empire, the last card triggers scoring. */
export function takeDynasty(s: State, card: Card, dealer: GameDealer): void {
  const rival = rivalOf(s);
  const nation = defined(NATIONS[rival.nation]);
  if (card === BLANK) {
    rival.steps++;
    dealer.tell({ type: 'rival-step', step: rival.steps });
    if (rival.steps === BLANK_STEPS_TO_EMPIRE) becomeRivalEmpire(rival, dealer);
  } else {
    const isLast = kindOf(card).start === 'accession';
    (isLast && nation.bottom === 'nadir' ? rival.play : rival.discard).push(card);
    dealer.tell({ type: 'rival-dynasty', card });
    if (isLast && nation.bottom === 'accession') becomeRivalEmpire(rival, dealer);
  }
  if (rival.dynasty.length === 0) triggerScoring(s, 'dynasty', dealer);
}

function becomeRivalEmpire(rival: Rival, dealer: GameDealer): void {
  if (rival.empire) return;
  rival.empire = true;
  dealer.tell({ type: 'rival-empire' });
}

/** IM-21.15: the top n cards of its deck to its discard pile. Returns how many there were. */
export function mill(s: State, n: number, dealer: GameDealer): number {
  const milled: Card[] = [];
  for (let i = 0; i < n; i++) {
    const card = drawForRival(s, dealer);
    if (card === NONE) break;
    publish(s, card);
    rivalOf(s).discard.push(card);
    milled.push(card);
  }
  if (milled.length > 0) dealer.tell({ type: 'rival-milled', cards: milled });
  return milled.length;
}

/** IM-21.16: unrest goes on top of its deck. Returns how many there were. */
export function rivalTakesUnrest(s: State, n: number, dealer: GameDealer): number {
  let taken = 0;
  for (; taken < n && !s.halted; taken++) {
    const card = takeUnrestCard(s, dealer);
    if (card === NONE) break;
    rivalOf(s).deck.push(card);
  }
  if (taken > 0) dealer.tell({ type: 'rival-unrest', n: taken });
  return taken;
}
