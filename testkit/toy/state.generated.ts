import type { Seat } from '@stolik/engine';
import { copyPiles, lookFrom, ownPile, turned } from '@stolik/engine/state';
import { orchard } from './fields.ts';
import type { Orchard } from './state.ts';

// Written by `npm run state` from fields.ts, which is the place to change it.

const BACK = orchard.back;

export function copyOrchard(s: Orchard): Orchard {
  return {
    seats: s.seats,
    rounds: s.rounds,
    round: s.round,
    first: s.first,
    active: s.active,
    weather: s.weather,
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    hands: copyPiles(s.hands),
    sun: copyPiles(s.sun),
    shade: copyPiles(s.shade),
    coins: s.coins.slice(),
    baskets: s.baskets.slice(),
    basket: s.basket,
    laid: s.laid,
    won: copyPiles(s.won),
  };
}

export function view(s: Orchard, viewer: Seat | null): Orchard {
  const look = lookFrom(s, viewer, orchard.lifted(s));
  return {
    seats: s.seats,
    rounds: s.rounds,
    round: s.round,
    first: s.first,
    active: s.active,
    weather: s.weather,
    deck: turned(s.deck, BACK),
    discard: s.discard.slice(),
    hands: ownPile(s.hands, look, BACK),
    sun: copyPiles(s.sun),
    shade: copyPiles(s.shade),
    coins: s.coins.slice(),
    baskets: turned(s.baskets, BACK),
    basket: s.basket,
    laid: s.laid,
    won: copyPiles(s.won),
  };
}
