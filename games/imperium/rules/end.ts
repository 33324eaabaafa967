import type { ScoringTrigger, State } from '../state.ts';
import type { GameDealer } from './steps.ts';

/** IM-15.2: the first trigger counts; this round and one more are played. */
export function triggerScoring(s: State, by: ScoringTrigger, dealer: GameDealer): void {
  if (s.trigger !== null || s.halted) return;
  s.trigger = by;
  s.lastRound = s.round + 1;
  dealer.tell({ type: 'scoring-triggered', by, lastRound: s.lastRound });
}

/** IM-15.1 (1): asked for wherever a card has left the main deck for good. */
export function checkMainDeck(s: State, dealer: GameDealer): void {
  if (s.mainDeck.length === 0) triggerScoring(s, 'main-deck', dealer);
}

/** IM-15.3: at the very moment the unrest pile is empty the game stops. */
export function checkCollapse(s: State, dealer: GameDealer): void {
  if (s.unrestPile.length > 0 || s.halted) return;
  s.halted = true;
  s.collapsed = true;
  dealer.tell({ type: 'collapsed' });
}
