import { CENTRE_OF } from '../../content/map.ts';
import { ALL_COLOURS, ALL_MARKETS, type BuyerKind, type Market, SPECIAL } from '../../pieces.ts';
import { type State, tradersAt, ZU } from '../../state.ts';
import { isAvailable } from '../buyers.ts';
import { bringBuyer } from '../market.ts';
import type { GameDealer } from '../steps.ts';
import { crewLeft, placeEnvoy, placeTrader } from './crew.ts';
import { BY_BUYERS, BY_INFLUENCE, BY_POPULARITY, choose, heldColours, type Priority, rulesOf } from './priorities.ts';

const withoutTrader = (s: State): Market[] => ALL_MARKETS.filter((market) => tradersAt(s, ZU, market) === 0);

const BY_BUYERS_FIRST: readonly Priority<Market>[] = [BY_BUYERS, BY_INFLUENCE];
const BY_INFLUENCE_ALONE: readonly Priority<Market>[] = [BY_INFLUENCE];

/** EE-12.24, EE-12.25: Zu's Market card: traders at markets where it has none, then buyers for each. */
export function market(s: State, traders: number, dealer: GameDealer): boolean {
  const most = Math.min(traders, crewLeft(s), withoutTrader(s).length);
  if (most === 0) return false;
  const held = heldColours(s);
  const favourite =
    held.length === 0 ? null : choose(s, held, BY_POPULARITY, (colour) => ({ what: 'favourite', colour }), dealer);
  const priorities = favourite === null ? BY_INFLUENCE_ALONE : BY_BUYERS_FIRST;
  const chosen: Market[] = [];
  for (let i = 0; i < most; i++) {
    const one = choose(
      s,
      withoutTrader(s),
      priorities,
      (market) => ({ what: 'market', market }),
      dealer,
      favourite ?? undefined,
    );
    placeTrader(s, one, dealer);
    chosen.push(one);
  }
  for (const one of chosen) addBuyers(s, one, dealer);
  return true;
}

function addBuyers(s: State, market: Market, dealer: GameDealer): void {
  addIfThere(s, market, SPECIAL, dealer);
  if (!rulesOf(s).coloured) return; // EE-12.36 (c)
  const held = heldColours(s);
  const candidates = held.length > 0 ? held : ALL_COLOURS.filter((colour) => isAvailable(s, colour));
  if (candidates.length === 0) return;
  const priorities = held.length > 0 ? BY_POPULARITY : [];
  const colour = choose(s, candidates, priorities, (chosen) => ({ what: 'buyer', colour: chosen }), dealer);
  addIfThere(s, market, colour, dealer);
}

function addIfThere(s: State, market: Market, kind: BuyerKind, dealer: GameDealer): void {
  if (isAvailable(s, kind)) bringBuyer(s, market, kind, dealer);
  else dealer.tell({ type: 'zu-no-buyer', market, kind });
}

/** EE-12.26: Zu's Command card: a trader if it has none there, and an envoy. */
export function command(s: State, market: Market, dealer: GameDealer): boolean {
  const needs = tradersAt(s, ZU, market) === 0;
  if (needs && crewLeft(s) > 0) placeTrader(s, market, dealer);
  if (crewLeft(s) === 0) return needs && tradersAt(s, ZU, market) > 0; // EE-12.36 (e)
  placeEnvoy(s, CENTRE_OF[market], dealer);
  return true;
}
