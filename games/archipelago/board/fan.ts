import type { HexCell } from '@stolik/engine';
import type { Frame, Point } from '@stolik/ui';
import { is } from '../pieces.ts';
import { areAlike } from '../rules/units.ts';
import type { State } from '../state.ts';
import { apart, type Bounds, type Spacing } from './apart.ts';
import type { Lie, ToolPlace } from './free-corner.ts';

/** A thing on the map that is asked for: large enough to see and to hit, and moved aside by so many px of the screen where others stand close. */
export interface Fanned {
  readonly at: Point;
  readonly by: Point;
}

/** By what it answers: a unit, a building, an area, or a symbol as `fish 643`. */
export type Fan = ReadonlyMap<number | string, Fanned>;

/** A finger, and a bit between two of them; a mouse needs no more than to see one beside the other. */
export const SPACING = { fingers: { apart: 46, rim: 20 }, mouse: { apart: 32, rim: 16 } } as const;
/** What a strip of tools takes away from the map. */
const TOOLS = 56;

/** Do answers speak of this region? */
export const isAskedIn = ({ grounds }: HexCell, fan: ReadonlyMap<number | string, unknown>): boolean =>
  fan.size > 0 && grounds.some(({ piece, pieces }) => [piece, ...pieces].some(({ id }) => id !== null && fan.has(id)));

export const symbolOf = (kind: string, area: number): string => `${kind} ${area}`;

/** The name of a region: where it stands, and what it says. */
interface Name extends Point {
  readonly atHead: boolean;
  readonly words: readonly string[];
}

interface Room {
  readonly frame: Frame;
  readonly lie: Lie;
  readonly tools: ToolPlace;
  readonly spacing: Spacing;
}

/** Each thing that is asked for, where it has room to be told from the others on a map that lies so at first. */
export function fanned(
  things: readonly [number | string, Point][],
  names: readonly Name[],
  { frame, lie: { room, least }, tools, spacing }: Room,
): Fan {
  const width = room.width - (tools === 'beside' ? TOOLS : 0);
  const height = room.height - (tools === 'below' ? TOOLS : 0);
  const scale = Math.max(Math.min(width / frame.width, height / frame.height), least);
  const onScreen = ({ x, y }: Point): Point => ({ x: (x - frame.left) * scale, y: (y - frame.top) * scale });
  // What is smaller than its room lies in its middle; what is larger is moved about.
  const beside = Math.max(0, (width - frame.width * scale) / 2);
  const above = Math.max(0, (height - frame.height * scale) / 2);
  const { rim } = spacing;
  const stood = things.map(([, at]) => onScreen(at));
  const within = {
    left: rim - beside,
    right: frame.width * scale + beside - rim,
    top: rim - above,
    bottom: frame.height * scale + above - rim,
  };
  const words = names.map((name) => boundsOf(name, onScreen(name), scale));
  const moved = apart(stood, spacing, within, words);
  return new Map(
    things.map(([thing, at], nth) => {
      const [from, to] = [stood[nth] ?? at, moved[nth] ?? at];
      return [thing, { at, by: { x: to.x - from.x, y: to.y - from.y } }];
    }),
  );
}

/** About as wide as letters are in a name on the map, and as high as its lines; a name may be as wide as its tile, in px of the map. */
const LETTER = 6.2;
const LINE = 13;
const WIDEST = 236;

/** What a name takes up on the screen. */
function boundsOf({ atHead, words }: Name, { x, y }: Point, scale: number): Bounds {
  const long = words.join(' ').length * LETTER;
  const lines = long > WIDEST * scale ? Math.min(2, words.length) : 1;
  const half = Math.max(long / lines, ...words.map((word) => word.length * LETTER)) / 2;
  return {
    left: x - half,
    right: x + half,
    top: atHead ? y : y - lines * LINE,
    bottom: atHead ? y + lines * LINE : y,
  };
}

/** How many units one stands for: nobody can tell them apart, and only one of them is asked for (AR-19). */
export const alikeWith = (state: State, unit: number): number =>
  state.at.filter((_, other) => is.unit(other) && areAlike(state, unit, other)).length;
