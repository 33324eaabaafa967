import type { Seat } from '@stolik/engine';
import { tileKind, tileValue } from '../../content/catalogue.ts';
import { SMUGGLE_SURCHARGE, SURVEY_FACTOR } from '../../content/tables.ts';
import type { Tile } from '../../pieces.ts';
import { playerAt, type State } from '../../state.ts';
import { sampleGain } from './gallery.ts';
import { ownsTile, type Prospect } from './prospect.ts';

/** What the tile pointed at would bring or cost. */
export function gaining(state: State, seat: Seat, prompt: string, tile: Tile): Partial<Prospect> {
  const player = playerAt(state, seat);
  const value = tileValue(tile);
  if (ownsTile(state, seat, tile)) return prompt === 'smuggle.tile' || prompt === 'deal.tile' ? { credits: value } : {};
  const costs = COSTS[prompt];
  if (costs === undefined) return {};
  const offered =
    state.map.includes(tile) || state.turn.drawn.includes(tile) || state.blackMarket.flat().includes(tile);
  if (!offered) return {};
  return { gained: tile, sample: sampleGain(player, tileKind(tile)), credits: -costs(value) };
}

/** What a tile costs, where one is offered. */
export const COSTS: { readonly [prompt: string]: (value: number) => number } = {
  'excavate.tile': () => 0,
  'dig.tile': () => 0,
  'survey.free': () => 0,
  'survey.buy': (value) => SURVEY_FACTOR * value,
  'smuggle.tile': (value) => value + SMUGGLE_SURCHARGE,
  'deal.tile': (value) => value,
  'buy-first.tile': (value) => value,
};
