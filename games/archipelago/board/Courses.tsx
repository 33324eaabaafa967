import type { HexCell } from '@stolik/engine';
import { type Frame, MapSheet, middleOf, type Point, useHovered } from '@stolik/ui';
import type { ReactNode } from 'react';
import { is, regionOfArea, regionOfBuilding, type Unit } from '../pieces.ts';
import { explorersFor } from '../rules/explore.ts';
import { regionOfUnit } from './places.ts';
import { type Scene, useScene } from './scene.ts';
import { standingIn } from './standing.ts';

interface CoursesProps {
  readonly cells: readonly HexCell[];
  readonly frame: Frame;
}

/** The way somebody would go to what is pointed at: a dotted course from the unit to its goal. */
export function Courses({ cells, frame }: CoursesProps): ReactNode {
  const scene = useScene();
  const course = courseOf(scene, useHovered(), cells);
  if (course === null) return null;
  const [from, to] = course;
  const bend = { x: (from.x + to.x) / 2 + (to.y - from.y) * 0.12, y: (from.y + to.y) / 2 - (to.x - from.x) * 0.12 };
  const line = `M${from.x} ${from.y} Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
  return (
    <MapSheet frame={frame} className="ar-courses">
      <path className="ar-course-under" d={line} />
      <path className="ar-course" d={line} />
      <circle className="ar-course-ring" cx={from.x} cy={from.y} r="21" />
    </MapSheet>
  );
}

function courseOf(scene: Scene, hovered: unknown, cells: readonly HexCell[]): readonly [Point, Point] | null {
  const { state, asked } = scene;
  const where = (unit: Unit): Point | undefined => {
    const cell = cells.find(({ piece }) => piece.id === regionOfUnit(state, unit));
    return cell === undefined ? undefined : standingIn(state, cell).things.get(unit);
  };
  if (asked.unit !== null && (is.area(hovered) || is.building(hovered))) {
    const region = is.area(hovered) ? regionOfArea(hovered) : regionOfBuilding(hovered);
    const cell = cells.find(({ piece }) => piece.id === region);
    const stood = cell === undefined ? null : standingIn(state, cell);
    return pair(where(asked.unit), stood?.things.get(hovered) ?? stood?.next.get(hovered));
  }
  const place = asked.cell ?? (asked.prompt === 'explore.cell' && is.cell(hovered) ? hovered : null);
  if (place === null || !asked.prompt.startsWith('explore.')) return null;
  const goal = cells.find(({ piece }) => piece.id === place);
  const [unit] = explorersFor(state, place);
  return unit === undefined || goal === undefined ? null : pair(where(unit), middleOf(goal));
}

const pair = (from: Point | undefined, to: Point | undefined): readonly [Point, Point] | null =>
  from === undefined || to === undefined ? null : [from, to];
