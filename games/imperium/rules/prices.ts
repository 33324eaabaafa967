import type { Seat } from '@stolik/engine';
import { kindOf, type Price } from '../content/cards.ts';
import type { Card } from '../pieces.ts';
import { nationOf, playerAt, type State } from '../state.ts';
import { developDiscount } from './modifiers.ts';

const nothing: Price = { materials: 0, population: 0, progress: 0 };

/** IM-11.21: what a development costs this player now. */
export function priceFor(s: State, seat: Seat, card: Card, free: boolean): Price {
  const { cost } = kindOf(card);
  if (free || cost === null) return nothing;
  const player = playerAt(s, seat);
  return {
    materials: Math.max(0, cost.materials - developDiscount(player, 'materials')),
    population: Math.max(0, cost.population - developDiscount(player, 'population')),
    progress: Math.max(0, cost.progress - developDiscount(player, 'progress')),
  };
}

/** Developments that this player can pay for; quests are none (IM-18.6). */
export function affordable(s: State, seat: Seat, free: boolean): Card[] {
  const player = playerAt(s, seat);
  if (nationOf(player).area !== 'developments') return [];
  return player.development.filter((card) => {
    const price = priceFor(s, seat, card, free);
    const short =
      Math.max(0, price.population - player.population) +
      Math.ceil(Math.max(0, price.materials - player.materials) / 2);
    return player.progress >= price.progress + short;
  });
}
