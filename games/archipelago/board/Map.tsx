import { defined, type HexCell, type HexMap, type Piece } from '@stolik/engine';
import {
  Chart,
  CompassRose,
  type Frame,
  frameOf,
  middleOf,
  standing,
  useSay,
  useScreen,
  useShownCells,
  useTable,
  Zone,
  ZoomPan,
} from '@stolik/ui';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { is, regionOfArea } from '../pieces.ts';
import { type Asked, hasPaper } from './asked.ts';
import { Courses } from './Courses.tsx';
import { freeCorner, type Lie } from './free-corner.ts';
import { Ghost, LaidGhost } from './Ghost.tsx';
import { Leashes } from './Leashes.tsx';
import { Tile } from './MapTile.tsx';
import { Proposed } from './Proposed.tsx';
import { useScene } from './scene.ts';
import { useTurning } from './turning.tsx';
import { useFan } from './use-fan.ts';

/** Sea around the cells; where one tile is looked at closely it lies in the middle also at the edge of the islands. */
const MARGIN = 22;
const MARGIN_CLOSE = 130;
/** A mouse finds small pieces, but not smaller ones than this; the rest of a large map is a drag away. */
const LEAST_SCALE = 0.42;
/** Fingers have what is asked for large enough (`fan.ts`), and nearly every map whole; a tile that is laid has to be seen. */
const OVERVIEW = 0.28;
const LAYING = { desktop: LEAST_SCALE, tablet: LEAST_SCALE, phone: 0.34 } as const;

/** Symbols lie close together: where one of them is asked for, they are shown larger. */
const SYMBOLS = 0.85;

/** Names of smaller tiles would lie over one another; a mouse finds small pieces, so that more of the map has to be named at once. */
const LEGIBLE = { desktop: 0.417, tablet: 0.441, phone: 0.561 } as const;

/** A tile that is turned has to be seen beside what is tapped. */
const TURNING = 0.5;

interface MapProps {
  /** All of it, to look at: what is asked for is tapped elsewhere. */
  readonly whole?: boolean;
}

/** The archipelago: the chart, and on it everything that can be chosen, in reading order. */
export function ArchipelagoMap({ whole = false }: MapProps): ReactNode {
  const talk = useSay();
  const screen = useScreen();
  const { description, view, choices } = useTable();
  const { asked, state, seat } = useScene();
  const row = defined(description.flatMap(({ rows }) => rows).find((one): one is HexMap => one.kind === 'hexes'));
  const cells = useShownCells(row, ({ piece }) => isOpen(piece, asked, choices.of));
  const turning = screen === 'phone' && asked.prompt.endsWith('.rotation');
  const close = turning || (screen !== 'desktop' && !whole && /^(findings\.|pillage\.kind$)/.test(asked.prompt));
  const margin = close ? MARGIN_CLOSE : MARGIN;
  const frame = useMemo(() => frameOf(cells, margin), [cells, margin]);
  const least =
    whole || hasPaper(asked.prompt) || state.ended !== null || seat === null
      ? 0
      : asked.prompt === 'pillage.kind' || (screen !== 'desktop' && asked.prompt.startsWith('findings.'))
        ? SYMBOLS
        : turning
          ? TURNING
          : screen === 'desktop' || /\.(cell|rotation)$/.test(asked.prompt)
            ? LAYING[screen]
            : OVERVIEW;
  const place = cells.find(({ piece: { id } }) => id !== null && id === placeAsked(asked));
  const middle = place === undefined ? null : middleOf(place);
  const about = middle === null ? null : { x: middle.x - frame.left, y: middle.y - frame.top };
  const root = useRef<HTMLDivElement>(null);
  useWheelTurns(root);
  useWholeNames(root, cells);
  const room = useRoom(root);
  const lie = useMemo<Lie | null>(() => (room === null ? null : { room, least }), [room, least]);
  const tools = useMemo(() => (lie === null ? 'bottom-right' : freeCorner(cells, frame, lie)), [cells, frame, lie]);
  const fan = useFan({ cells, frame, lie: whole ? null : lie, tools });
  return (
    <div className="hex-map ar-map" ref={root} data-tools={tools} style={{ '--map-ratio': frame.width / frame.height }}>
      <CompassRose />
      <ZoomPan
        width={frame.width}
        height={frame.height}
        label={talk(row.title)}
        most={5}
        least={least}
        about={about}
        legible={LEGIBLE[screen]}
        asked={view.decision?.id ?? null}
      >
        <Chart cells={cells} frame={frame} />
        <Courses frame={frame} cells={cells} />
        <Proposed frame={frame} cells={cells} />
        <Leashes fan={fan} frame={frame} />
        <Zone label={row.title} className="hex-zone">
          {cells.map((cell) =>
            cell.sides === null ? (
              <Place key={cell.id} cell={cell} frame={frame} whole={whole} />
            ) : (
              <Tile key={cell.id} cell={cell} frame={frame} fan={fan} />
            ),
          )}
        </Zone>
      </ZoomPan>
    </div>
  );
}

/** The tile or the cell that is looked at more closely than the rest. */
const placeAsked = ({ prompt, cell, region, area }: Asked): number | null =>
  prompt.startsWith('findings.') ? region : prompt === 'pillage.kind' && area !== null ? regionOfArea(area) : cell;

/** An empty place is nothing until a tile may be laid there, or is being laid. */
const isOpen = ({ id }: Piece, { cell }: Asked, of: (target: number) => unknown): boolean =>
  id !== null && (id === cell || of(id) !== null);

/** The wheel turns the tile that is held over a cell; elsewhere it enlarges the map. */
function useWheelTurns(root: RefObject<HTMLDivElement | null>): void {
  const { turn } = useTurning();
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const onWheel = (event: WheelEvent): void => {
      const held = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-turns]') : null;
      const cell = Number(held?.dataset.turns);
      if (!is.cell(cell)) return;
      event.preventDefault();
      event.stopPropagation();
      turn(cell, event.deltaY > 0 ? 1 : -1);
    };
    element.addEventListener('wheel', onWheel, { passive: false, capture: true });
    return () => element.removeEventListener('wheel', onWheel, { capture: true });
  }, [root, turn]);
}

/** Of a map that is larger than its room names are not cut at the edge: they are there as soon as all of them is. */
function useWholeNames(root: RefObject<HTMLDivElement | null>, cells: readonly HexCell[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cells have other names.
  useEffect(() => {
    const frame = root.current?.querySelector('.zoom-frame') ?? null;
    if (frame === null) return;
    const watch = new IntersectionObserver(
      (seen) => {
        for (const { target, intersectionRatio } of seen) target.toggleAttribute('data-cut', intersectionRatio < WHOLE);
      },
      { root: frame, threshold: WHOLE },
    );
    for (const name of frame.querySelectorAll('.hex-name')) watch.observe(name);
    return () => watch.disconnect();
  }, [root, cells]);
}
/** All but a hair’s breadth of it. */
const WHOLE = 0.98;

/** How much room the map has on the screen; not known before it is laid out. */
function useRoom(root: RefObject<HTMLDivElement | null>): Lie['room'] | null {
  const [room, setRoom] = useState<Lie['room'] | null>(null);
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setRoom((before) => (before?.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [root]);
  return room;
}

interface PlaceProps extends MapProps {
  readonly cell: HexCell;
  readonly frame: Frame;
}

function Place({ cell, frame, whole }: PlaceProps): ReactNode {
  const { asked } = useScene();
  const at = standing(middleOf(cell), frame);
  return asked.cell === cell.piece.id ? (
    <LaidGhost cell={cell} at={at} turns={whole !== true} />
  ) : (
    <Ghost cell={cell} at={at} />
  );
}
