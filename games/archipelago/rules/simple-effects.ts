import type { Effect } from '../content/effects.ts';
import type { State } from '../state.ts';
import { changeUnrest, changeWorkers } from './markers.ts';
import type { GameDealer } from './steps.ts';
import { gainFlorins } from './stock.ts';
import { activeCitizens } from './taxes.ts';

/** Effects that ask nothing. On cards they serve the active player. */

/** How far a marker effect would move its marker, before the marker's own limits. */
export function moveOf(s: State, effect: Effect): number {
  switch (effect.does) {
    case 'marker':
      return effect.by;
    case 'marker-per-building':
      return Math.floor((s.built[effect.building] as number) / effect.each) * effect.by;
    case 'unrest-by-count': {
      const count = s.built[effect.building] as number;
      return effect.brackets.find(({ from, to }) => count >= from && count <= to)?.by ?? 0;
    }
    default:
      return 0;
  }
}

export const markerOf = (effect: Effect): 'unrest' | 'workers' | null =>
  effect.does === 'marker' || effect.does === 'marker-per-building'
    ? effect.marker
    : effect.does === 'unrest-by-count'
      ? 'unrest'
      : null;

/** Florins an effect brings the active player. */
export function florinsOf(s: State, effect: Effect): number {
  switch (effect.does) {
    case 'gain-florins':
      return effect.florins;
    case 'gain-per-building':
      return Math.min(effect.most, s.built[effect.building] as number);
    case 'gain-per-citizens':
      return Math.floor(activeCitizens(s, s.active) / effect.each);
    default:
      return 0;
  }
}

export function applySimple(s: State, effect: Effect, dealer: GameDealer): void {
  const marker = markerOf(effect);
  if (marker === 'unrest') changeUnrest(s, moveOf(s, effect), dealer);
  if (marker === 'workers') changeWorkers(s, moveOf(s, effect), dealer);
  const florins = florinsOf(s, effect);
  if (florins > 0) dealer.tell({ type: 'florins-gained', seat: s.active, florins: gainFlorins(s, s.active, florins) });
  if (effect.does === 'double-harvest') s.turn.doubled = effect.kind;
  if (effect.does === 'free-harvest') s.turn.harvestFee = effect.fee;
}
