import { defined } from '@stolik/engine';
import { COLUMN_BITS } from '../content/tables.ts';
import {
  ALL_KINDS,
  type Cell,
  type Centre,
  type Colour,
  cellOf,
  colourOfKind,
  type Kind,
  kindOfCell,
  type Market,
} from '../pieces.ts';
import { activePlayer, activeSeat, type Player, type State } from '../state.ts';
import { drawToHand } from './cards.ts';
import { choose, type GameDealer, run, script, when } from './steps.ts';

/**
 * EE-7.7: placing crew as trader, envoy or guard. It comes from the supply; only when that is empty a guard of the own
 * gallery may be used instead.
 */

export const hasGuard = (player: Player, kind: Kind): boolean => (player.gallery & (1 << kind)) !== 0;

/** May a trader or an envoy be placed at all? */
export const hasCrew = (player: Player): boolean => player.supply > 0 || player.gallery !== 0;

/** Guards that may be moved once the supply is empty. */
export function movableGuards(s: State, except: Kind | null = null): Cell[] {
  const player = activePlayer(s);
  const cells: Cell[] = [];
  for (const kind of ALL_KINDS) if (kind !== except && hasGuard(player, kind)) cells.push(cellOf(s.active, kind));
  return cells;
}

/** Takes one crew: the guard of that cell, or one of the supply. */
export function takeCrew(player: Player, guard: Cell | null): void {
  if (guard === null) player.supply--;
  else player.gallery &= ~(1 << kindOfCell(guard));
}

/** Where a crew is to go. */
export interface CrewPlacing {
  /** A trader at this market, or an envoy in this centre. */
  market: Market | null;
  centre: Centre | null;
  guard: Cell | null;
}

export const placeCrew = script<CrewPlacing>('crew', [
  when((s) => activePlayer(s).supply === 0, [choose('guard', (s) => movableGuards(s))]),
  run((s, { market, centre, guard }, dealer) => {
    takeCrew(activePlayer(s), guard);
    const seat = activeSeat(s);
    if (market !== null) {
      addTrader(s, seat, market);
      dealer.tell({ type: 'trader-placed', seat, market, from: guard });
    }
    if (centre !== null) {
      addEnvoy(s, seat, centre);
      dealer.tell({ type: 'envoy-placed', seat, centre, from: guard });
    }
  }),
]);

/** What `placeCrew` has to be given. */
export const traderAt = (market: Market): CrewPlacing => ({ market, centre: null, guard: null });
export const envoyAt = (centre: Centre): CrewPlacing => ({ market: null, centre, guard: null });

export function addTrader(s: State, rival: number, market: Market): void {
  s.traders[rival * 6 + market] = defined(s.traders[rival * 6 + market]) + 1;
}

export function addEnvoy(s: State, rival: number, centre: Centre, count = 1): void {
  s.envoys[rival * 3 + centre] = defined(s.envoys[rival * 3 + centre]) + count;
}

/** A guard on an empty cell; a column that is full for the first time brings a card at once (EE-7.8). */
export function placeGuard(s: State, kind: Kind, from: Cell | null, dealer: GameDealer): void {
  const player = activePlayer(s);
  const seat = activeSeat(s);
  takeCrew(player, from);
  player.gallery |= 1 << kind;
  dealer.tell({ type: 'sampled', seat, cell: cellOf(seat, kind), from });
  const colour = colourOfKind(kind);
  if (!isFull(player, colour) || (player.bonuses & (1 << colour)) !== 0) return;
  player.bonuses |= 1 << colour;
  dealer.tell({ type: 'column-filled', seat, colour });
  drawToHand(s, seat, 1, dealer);
}

const isFull = (player: Player, colour: Colour): boolean => {
  const bits = defined(COLUMN_BITS[colour]);
  return (player.gallery & bits) === bits;
};
