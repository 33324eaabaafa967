import { type Region, regionOfArea, type Unit } from '../pieces.ts';
import { areaAt, isOut, type State } from '../state.ts';

/** The region a unit stands in; null when it is not on the map. */
export const regionOfUnit = (state: State, unit: Unit): Region | null =>
  isOut(state, unit) ? regionOfArea(areaAt(state, unit)) : null;
