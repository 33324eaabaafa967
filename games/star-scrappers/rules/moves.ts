import { removeFrom, type Seat, seat } from '@stolik/engine';
import { costOf, UNSTABLE } from '../content/cards.ts';
import { HAND_LIMIT } from '../content/tables.ts';
import { type Crystal, EMPTY, type Mercenary } from '../pieces.ts';
import { activePlayer, type Player, playerAt, type State } from '../state.ts';
import type { GameDealer } from './steps.ts';

/** How pieces move from zone to zone: the only places where they do, outside setup, raids and clean-up. */

function emptySlot(slots: number[], piece: number): void {
  const slot = slots.indexOf(piece);
  if (slot < 0) throw new Error(`piece ${piece} is in no slot`);
  slots[slot] = EMPTY;
}

/** May this player take a card into hand (SS-14.1)? */
export const hasRoom = (player: Player): boolean => player.hand.length < HAND_LIMIT;

/** From hand to the play area, on top of what was played before (SS-7.8). */
export function playCard(s: State, card: Mercenary): void {
  removeFrom(activePlayer(s).hand, card);
  s.turn.playArea.push(card);
}

/** A crystal leaves the Mine for the active player's pile; an unstable one shakes the mine (SS-17.2). */
export function gainCrystal(s: State, crystal: Crystal, dealer: GameDealer): void {
  emptySlot(s.mine, crystal);
  activePlayer(s).crystals.push(crystal);
  s.progress = true;
  if (UNSTABLE[crystal]) caveIn(s, dealer);
}

export function takeFromDocks(s: State, card: Mercenary): void {
  emptySlot(s.docks, card);
  activePlayer(s).hand.push(card);
  s.progress = true;
}

/** Out of the middle of a Base; the rest keeps its order (SS-15.21). */
export function takeFromBase(s: State, card: Mercenary, owner: Seat): void {
  removeFrom(playerAt(s, owner).base, card);
  activePlayer(s).hand.push(card);
}

export function subjugate(s: State, card: Mercenary, from: Mercenary[]): void {
  removeFrom(from, card);
  activePlayer(s).subjugated.push(card);
  s.progress = true;
}

/** One step of the Cave-In marker; it stops on the collapse space, where the end is triggered (SS-17.1, SS-17.5). */
export function caveIn(s: State, dealer: GameDealer): void {
  if (s.caveIn === s.collapse) return;
  s.caveIn++;
  dealer.tell({ type: 'cave-in', at: s.caveIn, collapse: s.collapse });
  if (s.caveIn === s.collapse) dealer.tell({ type: 'collapse-begun' });
}

/** Whose Base a card lies in. */
export const ownerOf = (s: State, card: Mercenary): Seat =>
  seat(s.players.findIndex((player) => player.base.includes(card)));

export const crystalsInMine = (s: State, fits: (crystal: Crystal) => boolean): Crystal[] => {
  const found: Crystal[] = [];
  for (const crystal of s.mine) if (crystal !== EMPTY && fits(crystal)) found.push(crystal);
  return found;
};

/** Is there any such? Asked at every move, which names only the action. */
export const anyInMine = (s: State, fits: (crystal: Crystal) => boolean): boolean =>
  s.mine.some((crystal) => crystal !== EMPTY && fits(crystal));

export const anyInDocks = (s: State, fits: (card: Mercenary) => boolean): boolean =>
  s.docks.some((card) => card !== EMPTY && fits(card));

export const cardsInDocks = (s: State, fits: (card: Mercenary) => boolean): Mercenary[] => {
  const found: Mercenary[] = [];
  for (const card of s.docks) if (card !== EMPTY && fits(card)) found.push(card);
  return found;
};

export const hasCost = (crystal: Crystal, cost: readonly number[] | null): boolean =>
  cost === null || cost.includes(costOf(crystal));
