import { defined, nextSeat } from '@stolik/engine';
import { BASE_LIMIT, DOCK_ROWS, MINE_ROWS, QUIET_ROUNDS, ROW_OF_SLOT } from '../content/tables.ts';
import { EMPTY, type Mercenary } from '../pieces.ts';
import { activePlayer, newTurn, type State } from '../state.ts';
import { caveIn } from './moves.ts';
import type { GameDealer } from './steps.ts';

/** SS-13 Clean-Up Phase: nobody decides anything here. */
export function cleanUp(s: State, _: unknown, dealer: GameDealer): void {
  buildBase(s, dealer);
  trimBase(s, dealer);
  refill(s, dealer);
  s.turn = newTurn(); // SS-13.1
  checkEnd(s, dealer);
}

/** SS-13.2: what was played goes onto the Base in the same order; the last card leads. */
function buildBase(s: State, dealer: GameDealer): void {
  const { playArea } = s.turn;
  if (playArea.length === 0) return;
  activePlayer(s).base.push(...playArea);
  dealer.tell({ type: 'base-built', seat: s.active, cards: playArea });
}

/** SS-13.3: only the active player's Base is cut to seven, from the bottom. */
function trimBase(s: State, dealer: GameDealer): void {
  const { base } = activePlayer(s);
  if (base.length <= BASE_LIMIT) return;
  const cards: Mercenary[] = base.splice(0, base.length - BASE_LIMIT);
  s.removed.push(...cards);
  s.progress = true;
  dealer.tell({ type: 'removed', seat: s.active, cards });
}

/** SS-13.4 and SS-13.5: the Mine, then the Docks; a stack whose last piece leaves it shakes the mine. */
function refill(s: State, dealer: GameDealer): void {
  const pieces: number[] = [];
  const crystalsEmptied = fillSlots(s.mine, s.crystalStacks, pieces);
  const mercenariesEmptied = fillSlots(s.docks, s.mercenaryStacks, pieces);
  if (pieces.length === 0) return;
  dealer.reveal();
  dealer.tell({ type: 'refilled', pieces });
  for (const row of crystalsEmptied) {
    dealer.tell({ type: 'crystal-stack-empty', cost: defined(MINE_ROWS[row]).cost });
    countEmptied(s, dealer);
  }
  for (const row of mercenariesEmptied) {
    dealer.tell({ type: 'mercenary-stack-empty', level: defined(DOCK_ROWS[row]).level });
    countEmptied(s, dealer);
  }
}

/** Fills empty slots as far as the stacks reach; returns the rows whose stack ran out. */
function fillSlots<T extends number>(slots: T[], stacks: T[][], drawn: number[]): number[] {
  const emptied: number[] = [];
  for (let slot = 0; slot < slots.length; slot++) {
    if (slots[slot] !== EMPTY) continue;
    const row = defined(ROW_OF_SLOT[slot]);
    const stack = defined(stacks[row]);
    const piece = stack.pop();
    if (piece === undefined) continue;
    slots[slot] = piece;
    drawn.push(piece);
    if (stack.length === 0) emptied.push(row);
  }
  return emptied;
}

function countEmptied(s: State, dealer: GameDealer): void {
  s.emptied++;
  caveIn(s, dealer);
}

/** SS-17.6 and SS-17.7: the round is always finished, so all have had the same number of turns. */
function checkEnd(s: State, dealer: GameDealer): void {
  if (nextSeat(s.active, s.seats) !== s.first) return;
  s.quietRounds = s.progress ? 0 : s.quietRounds + 1;
  s.progress = false;
  if (s.caveIn === s.collapse) s.ended = 'collapse';
  else if (s.quietRounds === QUIET_ROUNDS) s.ended = 'standstill';
  if (s.ended === null) return;
  dealer.reveal(); // SS-18.3: all hidden piles are turned over
  dealer.tell({ type: 'game-ended', ending: s.ended });
}
