import { type Seat, seat } from '@stolik/engine';
import { objectiveKind } from '../content/cards.ts';
import type { Effect, Marker } from '../content/effects.ts';
import { MOST_WORKERS } from '../content/tables.ts';
import type { State } from '../state.ts';
import type { GameDealer } from './steps.ts';

/** AR-3.5, AR-3.6: the three markers. Unrest and free workers never fall below 0. */
export function changeUnrest(s: State, by: number, dealer: GameDealer): void {
  const before = s.unrest;
  s.unrest = Math.max(0, before + by);
  if (s.unrest === before) return;
  dealer.tell({ type: 'unrest', by: s.unrest - before, now: s.unrest });
  checkIndependence(s, dealer);
}

export function changeWorkers(s: State, by: number, dealer: GameDealer): void {
  const before = s.workers;
  s.workers = Math.min(MOST_WORKERS, Math.max(0, before + by));
  if (s.workers !== before) dealer.tell({ type: 'workers', by: s.workers - before, now: s.workers });
}

export function changeMarker(s: State, marker: Marker, by: number, dealer: GameDealer): void {
  if (marker === 'unrest') changeUnrest(s, by, dealer);
  else changeWorkers(s, by, dealer);
}

/** Would it be of use to move a marker so far? */
export function movesMarker(s: State, marker: Marker, by: number): boolean {
  if (marker === 'unrest') return by < 0 && s.unrest > 0;
  return by < 0 ? s.workers > 0 : by > 0 && s.workers < MOST_WORKERS;
}

/** AR-7.6: what an event does. */
export function strike(s: State, effect: Effect, dealer: GameDealer): void {
  const { event } = effect.verb;
  if (event !== null) changeMarker(s, event.marker(effect), event.by(s, effect), dealer);
}

/** AR-12.1: more unrest than people. Equal is not enough. */
export function checkIndependence(s: State, dealer: GameDealer): void {
  if (s.ended !== null || s.unrest <= s.population) return;
  s.ended = separatistOf(s) === null ? 'independence' : 'separatist'; // AR-12.2
  dealer.reveal();
  dealer.tell({ type: 'game-ended', ending: s.ended });
}

/** Who holds the Separatist, if anybody does. */
export function separatistOf(s: State): Seat | null {
  const holder = s.players.findIndex(({ objectives }) =>
    objectives.some((objective) => objectiveKind(objective).special === 'separatist'),
  );
  return holder < 0 ? null : seat(holder);
}
