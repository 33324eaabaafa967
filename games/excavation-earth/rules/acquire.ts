import { defined, removeFrom } from '@stolik/engine';
import { tileColour } from '../content/catalogue.ts';
import type { Tile } from '../pieces.ts';
import { activePlayer, type State, whoIs } from '../state.ts';
import { pay } from './credits.ts';
import { choose, type GameDealer, run, script } from './steps.ts';
import { hatchRoom, holdRoom } from './storage.ts';

/** EE-6.25: a tile from the top of its black-market stack, paid and stored; where is asked only if hold and hatch both have room. */
export interface Acquiring {
  tile: Tile;
  cost: number;
  slot: string | null;
}

export const acquiring = (tile: Tile, cost: number): Acquiring => ({ tile, cost, slot: null });

export const acquire = script<Acquiring>('acquire', [
  choose('slot', freeSlots, { about: (_, { tile }) => ({ tile: { piece: tile, form: 'acc' } }) }),
  run(payAndStore),
]);

function freeSlots(s: State): string[] {
  const player = activePlayer(s);
  const slots: string[] = [];
  if (holdRoom(player) > 0) slots.push(`hold@hold-${s.active}`);
  if (hatchRoom(player) > 0) slots.push(`hatch@hatch-${s.active}`);
  return slots;
}

function payAndStore(s: State, { tile, cost, slot }: Acquiring, dealer: GameDealer): void {
  const player = activePlayer(s);
  const hatch = slot?.startsWith('hatch') === true;
  pay(player, cost);
  removeFrom(defined(s.blackMarket[tileColour(tile)]), tile);
  (hatch ? player.hatch : player.hold).push(tile);
  dealer.tell({ type: 'acquired', who: whoIs(s, s.active), tile, cost, hatch });
}
