import type { Script, Seat } from '@stolik/engine';
import type { Effect } from '../content/effects.ts';
import { MOST_WORKERS } from '../content/tables.ts';
import type { KindName } from '../pieces.ts';
import type { State } from '../state.ts';
import { build, canBuild, construction } from './build.ts';
import { canExplore, explore, exploring } from './explore.ts';
import { homes, nurseries, recruit, reproduce } from './growth.ts';
import { canHarvest, couldHarvestAbroad } from './harvest.ts';
import {
  busyUnits,
  canExchange,
  chooseGift,
  disengage,
  exchange,
  giftsWithin,
  lighthouse,
  rebels,
  shipsToPorts,
  standUp,
  stockable,
  stockMarket,
} from './help.ts';
import { pillage, pillageable, preyOf, sinkShip, spy, steal, tribute } from './intrigue.ts';
import { canMigrate, migrate, migrating } from './migrate.ts';
import { search } from './search.ts';
import { applySimple, florinsOf, markerOf, moveOf } from './simple-effects.ts';
import { run, script } from './steps.ts';
import type { Means } from './stock.ts';
import { canTrade, smuggle, smuggling, trade, trading } from './trade.ts';

/** The interpreter of effect programs: which script carries an effect out, what it has to know, and whether it can do anything. */

/** What the use of a card hands on from one effect to the next. */
export interface Handed {
  /** What was paid as "any cube". */
  paid: KindName | 'token' | null;
  /** Whose ship was sunk. */
  victim: Seat | -1;
}

const simple = script<{ effect: Effect }>('simple', [run((s, { effect }, dealer) => applySimple(s, effect, dealer))]);

export function scriptOf(effect: Effect): Script {
  switch (effect.does) {
    case 'marker':
    case 'marker-per-building':
    case 'unrest-by-count':
    case 'gain-florins':
    case 'gain-per-building':
    case 'gain-per-citizens':
    case 'double-harvest':
    case 'free-harvest':
      return simple;
    case 'exchange':
      return exchange;
    case 'hire':
      return recruit;
    case 'transactions':
      return trade;
    case 'smuggle':
      return smuggle;
    case 'to-market':
      return stockMarket;
    case 'reproduce':
      return reproduce;
    case 'explore':
      return explore;
    case 'migrate':
      return migrate;
    case 'build':
      return build;
    case 'search-deck':
      return search;
    case 'sink-ship':
      return sinkShip;
    case 'tribute':
      return tribute;
    case 'steal':
      return steal;
    case 'spy':
      return spy;
    case 'pillage':
      return pillage;
    case 'stand-up':
      return standUp;
    case 'disengage':
      return disengage;
    case 'choose-gift':
      return chooseGift;
    case 'ships-to-ports':
      return shipsToPorts;
  }
}

export function memoryOf(effect: Effect, { paid, victim }: Handed): object {
  switch (effect.does) {
    case 'exchange':
      return { paid, kind: null };
    case 'hire':
      return { left: effect.most, free: effect.free, made: 0, area: null };
    case 'transactions':
      return trading(effect.market, effect.most, effect.sellOnly);
    case 'smuggle':
      return { deal: null, sale: null };
    case 'to-market':
      return { market: effect.market, left: effect.most, kinds: effect.kinds, made: 0, kind: null };
    case 'reproduce':
      return { left: effect.most, made: 0, area: null };
    case 'explore':
      return exploring();
    case 'migrate':
      return migrating(effect);
    case 'build':
      return construction(effect);
    case 'search-deck':
      return { cards: effect.cards, kind: effect.kind, card: null };
    case 'sink-ship':
      return { ship: null, victim: -1 };
    case 'tribute':
      return { victim, kind: null };
    case 'steal':
      return { victim: null, hand: null, pick: null };
    case 'spy':
      return { player: null };
    case 'pillage':
      return { cubes: effect.cubes, area: null, kind: null };
    case 'stand-up':
      return { left: effect.most, oneRegion: effect.oneRegion, region: null, made: 0, citizen: null };
    case 'disengage':
      return { left: effect.most, made: 0, unit: null };
    case 'choose-gift':
      return { gifts: effect.gifts, gift: null };
    case 'ships-to-ports':
      return lighthouse();
    default:
      return { effect };
  }
}

/** AR-10.5: would the effect do something, with these means and discs left? More unrest is not something to use a card for. */
export function canDo(s: State, seat: Seat, effect: Effect, means: Means, discs: number): boolean {
  const marker = markerOf(effect);
  if (marker !== null) return movesMarker(s, marker, moveOf(s, effect));
  switch (effect.does) {
    case 'gain-florins':
    case 'gain-per-building':
    case 'gain-per-citizens':
      return s.florins > 0 && florinsOf(s, effect) > 0;
    case 'double-harvest':
      return !s.turn.acted && discs > 0 && canHarvest(s, seat, effect.kind);
    case 'free-harvest':
      return !s.turn.acted && discs > 0 && couldHarvestAbroad(s, seat, effect.fee, means);
    case 'exchange':
      return canExchange(s, means);
    case 'hire':
      return homes(s, seat, means, effect.free).length > 0;
    case 'transactions':
      return canTrade(s, means, effect.market, effect.sellOnly);
    case 'smuggle':
      return smuggling(s, means).length > 0;
    case 'to-market':
      return stockable(s, effect.market, effect.kinds).length > 0;
    case 'reproduce':
      return nurseries(s, seat).length > 0;
    case 'explore':
      return canExplore(s, seat);
    case 'migrate':
      return canMigrate(s, seat, effect);
    case 'build':
      return canBuild(s, seat, means, effect);
    case 'search-deck':
      return s.deck.length > 0;
    case 'sink-ship':
      return preyOf(s, seat).length > 0;
    case 'steal':
    case 'spy':
      return true;
    case 'pillage':
      return pillageable(s, seat).length > 0;
    case 'stand-up':
      return rebels(s, seat, effect.oneRegion, null).length > 0;
    case 'disengage':
      return busyUnits(s, seat).length > 0;
    case 'choose-gift':
      return s.unrest > 0 && giftsWithin(means, effect.gifts).length > 0;
    default:
      return false;
  }
}

function movesMarker(s: State, marker: 'unrest' | 'workers', by: number): boolean {
  if (marker === 'unrest') return by < 0 && s.unrest > 0;
  return by < 0 ? s.workers > 0 : by > 0 && s.workers < MOST_WORKERS;
}

export const simpleScript = simple;
