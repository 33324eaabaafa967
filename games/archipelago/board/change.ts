import { defined, type Seat } from '@stolik/engine';
import { cardKind } from '../content/catalogue.ts';
import type { Cost } from '../content/effects.ts';
import { ALL_KINDS, is, KINDS, type Kind } from '../pieces.ts';
import { costFor, holderOf } from '../rules/cards.ts';
import { priceOnTrack } from '../rules/evolution.ts';
import { taxIncome } from '../rules/taxes.ts';
import { partsOf, priceOf } from '../rules/trade.ts';
import { playerAt, type State } from '../state.ts';
import { harvestOf, kindOfZone } from './zones.ts';

/** What would come to a stock or go from it. */
export interface StockChange {
  readonly florins: number;
  /** By kind. */
  readonly cubes: readonly number[];
  readonly tokens: number;
}

const NONE: StockChange = { florins: 0, cubes: [0, 0, 0, 0, 0, 0], tokens: 0 };

const one = (kind: Kind, by: number): readonly number[] => NONE.cubes.with(kind, by);

/** What the thing pointed at would do to what a seat has, where that is certain. */
export function changeOf(state: State, seat: Seat, target: number | string | null): StockChange {
  if (target === null) return NONE;
  if (is.card(target)) return ofCard(state, seat, target);
  if (typeof target === 'number') return NONE;
  if (target === 'taxes') return { ...NONE, florins: taxIncome(state, seat) };
  const kind = kindOfZone(target);
  if (kind !== null) return { ...NONE, cubes: one(kind, harvestOf(state, seat, kind)) };
  if (/^(buy|sell|sell-token)@(domestic|export)-/.test(target)) return ofDeal(state, target);
  const { crisis } = state;
  if (target === 'own' && crisis !== null) return { ...NONE, cubes: one(crisis.kind, -1) };
  if (target === 'token' && crisis !== null) return { ...NONE, tokens: -1 };
  return NONE;
}

function ofDeal(state: State, deal: string): StockChange {
  const { verb, kind } = partsOf(deal);
  const price = priceOf(state, deal);
  if (verb === 'buy') return { ...NONE, florins: -price, cubes: one(kind, 1) };
  return verb === 'sell' ? { ...NONE, florins: price, cubes: one(kind, -1) } : { ...NONE, florins: price, tokens: -1 };
}

/** Buying it from the track, or using it. */
function ofCard(state: State, seat: Seat, card: Parameters<typeof holderOf>[1]): StockChange {
  if (state.track.includes(card)) return state.phase === 6 ? { ...NONE, florins: -priceOnTrack(state, card) } : NONE;
  const owner = holderOf(state, card);
  return owner < 0 ? NONE : paid(playerAt(state, seat), costFor(cardKind(card), owner, seat));
}

/** Cubes first; tokens stand for what is missing (AR-2.6). */
function paid({ cubes }: { cubes: readonly number[] }, cost: Cost): StockChange {
  const given = ALL_KINDS.map((kind) => Math.min(defined(cost.cubes[kind]), Math.max(0, defined(cubes[kind]))));
  const short = KINDS.reduce((sum, _, kind) => sum + defined(cost.cubes[kind]) - defined(given[kind]), 0);
  return { florins: -cost.florins, cubes: given.map((count) => -count), tokens: -short };
}
