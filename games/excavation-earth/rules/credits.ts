import { defined } from '@stolik/engine';
import { LEDGER, type LedgerLine, type Player } from '../state.ts';

/** EE-7.1: credits change here only, and every change is entered in the ledger. */
export function gain(player: Player, credits: number, line: LedgerLine): void {
  player.credits += credits;
  const at = LEDGER.indexOf(line);
  player.ledger[at] = defined(player.ledger[at]) + credits;
}

/** A cost must be payable in full. */
export function pay(player: Player, credits: number): void {
  if (player.credits < credits) throw new Error(`${credits} credits cannot be paid with ${player.credits}`);
  gain(player, -credits, 'purchases');
}
