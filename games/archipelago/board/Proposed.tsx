import type { HexCell, Option } from '@stolik/engine';
import { type Frame, standing, useHovered, useScreen } from '@stolik/ui';
import type { ReactNode } from 'react';
import { is, regionOfArea, regionOfBuilding, type Unit } from '../pieces.ts';
import { firstCitizen, lastCitizen } from '../rules/units.ts';
import { areaAt, type State } from '../state.ts';
import { isHelp } from './forecast.ts';
import { type Scene, useScene } from './scene.ts';
import { standingIn } from './standing.ts';

/** In a crisis: whom the help that is pointed at would raise, dashed. One's own first, as most would choose; who it is, is asked afterwards. */
export function Proposed({ cells, frame }: { readonly cells: readonly HexCell[]; readonly frame: Frame }): ReactNode {
  const scene = useScene();
  const hovered = useHovered();
  const fingers = useScreen() !== 'desktop';
  // A finger points at nothing before it taps: there the first help is shown.
  const raised = raisedBy(scene, hovered ?? (fingers ? firstHelp(scene.decision?.options ?? []) : null));
  if (raised.length === 0) return null;
  return cells.flatMap((cell) =>
    [...standingIn(scene.state, cell).things]
      .filter(([thing]) => is.unit(thing) && raised.includes(thing))
      .map(([unit, at]) => <span key={unit} className="hex-spot ar-proposed" style={standing(at, frame)} />),
  );
}

const firstHelp = (options: readonly Option[]): Option | null => options.find(isHelp) ?? null;

export function raisedBy({ state, asked, seat }: Pick<Scene, 'state' | 'asked' | 'seat'>, target: unknown): Unit[] {
  const { crisis } = state;
  if (asked.prompt !== 'crisis.move' || crisis === null || seat === null) return [];
  if (is.building(target))
    return lyingOnes(state, (unit) => regionOfArea(areaAt(state, unit)) === regionOfBuilding(target));
  if (!isHelp(target)) return [];
  const own = lyingOnes(state, (unit) => unit >= firstCitizen(seat) && unit < lastCitizen(state, seat));
  const others = lyingOnes(state, (unit) => !own.includes(unit));
  return [...own, ...others].slice(0, crisis.rate);
}

const lyingOnes = (state: State, fits: (unit: Unit) => boolean): Unit[] =>
  state.lying.flatMap((lies, unit) => (lies !== 0 && is.unit(unit) && fits(unit) ? [unit] : []));
