import { defined, given, type HexCell, type HexMap, type Piece, say, sure } from '@stolik/engine';
import {
  Chart,
  CompassRose,
  type Frame,
  frameOf,
  HexSign,
  middleOf,
  namedWithNote,
  SignPicture,
  Spot,
  seatColours,
  standing,
  UnitPicture,
  useSay,
  useScreen,
  useTable,
  Zone,
  ZoomPan,
} from '@stolik/ui';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isArea, isBuilding, isCell, isRegion, isShip, isUnit, type Region, regionOfArea } from '../pieces.ts';
import { numberOfArea } from '../words/names.ts';
import { Sign } from './art/pictures.tsx';
import { type Asked, hasPaper, isTalk } from './asked.ts';
import { Courses } from './Courses.tsx';
import { freeCorner, type Lie } from './free-corner.ts';
import { Ghost, LaidGhost } from './Ghost.tsx';
import { permitsFor } from './LetterTerms.tsx';
import { Proposed } from './Proposed.tsx';
import { useScene } from './scene.ts';
import { type Standing, standingIn } from './standing.ts';
import { useTurning } from './turning.tsx';
import { useWriting } from './writing.tsx';

/** Sea around the cells; where a tile is turned on a phone, room for what lies above and below it. */
const MARGIN = 22;
const MARGIN_TURNING = 130;
/** Units would be too small to hit below this; the rest of a large map is a drag away. */
const LEAST_SCALE = { desktop: 0.42, tablet: 0.42, phone: 0.34 } as const;
/** A tablet shows nearly every map whole, unless units or where they go are asked for. */
const OVERVIEW = 0.28;
const asksOnMap = (prompt: string): boolean => /\.(unit|citizen|ship|area|target|cell|rotation)$/.test(prompt);

/** Symbols lie close together: where one of them is asked for, fingers need them larger. */
const SYMBOLS = 0.85;

/** A tile that is turned has to be seen beside what is tapped. */
const TURNING = 0.5;

/** The archipelago: the chart, and on it everything that can be chosen, in reading order. */
export function ArchipelagoMap({ whole = false }: { readonly whole?: boolean }): ReactNode {
  const talk = useSay();
  const screen = useScreen();
  const { description, view, choices } = useTable();
  const { asked, state, seat } = useScene();
  const row = defined(description.flatMap(({ rows }) => rows).find((one): one is HexMap => one.kind === 'hexes'));
  const open = row.cells.filter(({ sides, piece }) => sides === null && isOpen(piece, asked, choices.of));
  const key = open.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open places are told apart by their key.
  const cells = useMemo(() => row.cells.filter((cell) => cell.sides !== null || open.includes(cell)), [row.cells, key]);
  const turning = screen === 'phone' && asked.prompt.endsWith('.rotation');
  const margin = turning ? MARGIN_TURNING : MARGIN;
  const frame = useMemo(() => frameOf(cells, margin), [cells, margin]);
  const least =
    whole || hasPaper(asked.prompt) || state.ended !== null || seat === null
      ? 0
      : asked.prompt === 'pillage.kind' || (screen !== 'desktop' && asked.prompt.startsWith('findings.'))
        ? SYMBOLS
        : turning
          ? TURNING
          : screen === 'tablet' && !asksOnMap(asked.prompt)
            ? OVERVIEW
            : LEAST_SCALE[screen];
  const root = useRef<HTMLDivElement>(null);
  useWheelTurns(root);
  const room = useRoom(root);
  const tools = useMemo(
    () => (room === null ? 'bottom-right' : freeCorner(cells, frame, { room, least })),
    [cells, frame, room, least],
  );
  return (
    <div className="hex-map ar-map" ref={root} data-tools={tools} style={{ '--map-ratio': frame.width / frame.height }}>
      <CompassRose />
      <ZoomPan
        width={frame.width}
        height={frame.height}
        label={talk(row.title)}
        most={5}
        least={least}
        asked={view.decision?.id ?? null}
      >
        <Chart cells={cells} frame={frame} />
        <Courses frame={frame} cells={cells} />
        <Proposed frame={frame} cells={cells} />
        <Zone label={talk(row.title)} className="hex-zone">
          {cells.map((cell) =>
            cell.sides === null ? (
              <Place key={cell.id} cell={cell} frame={frame} />
            ) : (
              <Tile key={cell.id} cell={cell} frame={frame} />
            ),
          )}
        </Zone>
      </ZoomPan>
    </div>
  );
}

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
      if (!isCell(cell)) return;
      event.preventDefault();
      event.stopPropagation();
      turn(cell, event.deltaY > 0 ? 1 : -1);
    };
    element.addEventListener('wheel', onWheel, { passive: false, capture: true });
    return () => element.removeEventListener('wheel', onWheel, { capture: true });
  }, [root, turn]);
}

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

function Place({ cell, frame }: { readonly cell: HexCell; readonly frame: Frame }): ReactNode {
  const { asked } = useScene();
  const at = standing(middleOf(cell), frame);
  return asked.cell === cell.piece.id ? <LaidGhost cell={cell} at={at} /> : <Ghost cell={cell} at={at} />;
}

function Tile({ cell, frame }: { readonly cell: HexCell; readonly frame: Frame }): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  const { choices } = useTable();
  const { piece } = cell;
  const middle = middleOf(cell);
  const stood = standingIn(state, cell);
  return (
    <>
      <Spot
        target={choices.of(cell.id) !== null ? cell.id : given(piece.id)}
        name={talk(piece.name)}
        shape="tile"
        className="hex-spot hex-name"
        style={standing(stood.name, frame)}
      >
        <span>{talk(piece.name)}</span>
      </Spot>
      {stood.huts.map((at) => (
        <span key={`${at.x} ${at.y}`} className="hex-spot ar-hut-spot" style={standing(at, frame)}>
          <Sign name="hut" />
        </span>
      ))}
      <Permit region={sure(isRegion, piece.id)} style={standing(middle, frame)} />
      {cell.grounds.map((ground) => (
        <Things key={ground.piece.id} cell={cell} ground={ground} stood={stood} frame={frame} />
      ))}
    </>
  );
}

/** While a letter is written: a region for which permission can be asked or given is tapped on the map (AR-17.5). */
function Permit({ region, style }: { readonly region: Region; readonly style: CSSProperties }): ReactNode {
  const talk = useSay();
  const { state, asked, seat } = useScene();
  const { draft, write } = useWriting();
  const { talks } = state;
  if (draft === null || talks === null || seat === null || !isTalk(asked.prompt)) return null;
  if (!permitsFor(state, talks, seat, draft.to).includes(region)) return null;
  const on = draft.permit === region;
  return (
    <button
      type="button"
      className="hex-spot ar-permit"
      style={style}
      aria-pressed={on}
      aria-label={talk(say('term-permit', { region: { piece: region } }))}
      onClick={() => write({ ...draft, permit: on ? 0 : region })}
    >
      <span>{talk(say('permit-here'))}</span>
    </button>
  );
}

interface ThingsProps {
  readonly cell: HexCell;
  readonly ground: HexCell['grounds'][number];
  readonly stood: Standing;
  readonly frame: Frame;
}

function Things({ cell, ground, stood, frame }: ThingsProps): ReactNode {
  const talk = useSay();
  const { choices } = useTable();
  const area = given(ground.piece.id);
  const symbols = stood.symbols.get(area) ?? [];
  return (
    <>
      {symbols.map((at, index) => {
        const piece = ground.pieces.filter(({ id }) => id === null)[index];
        if (piece === undefined) return null;
        return (
          <GoodsSymbol key={`${at.x} ${at.y}`} piece={piece} cell={cell} area={area} style={standing(at, frame)} />
        );
      })}
      {choices.of(area) !== null && (
        <Spot
          target={area}
          name={`${talk(cell.piece.name)}, ${namedWithNote(ground.piece, talk)}`}
          shape="token"
          className={`hex-spot hex-ground ${ground.water ? 'hex-water' : 'hex-land'}`}
          style={standing(stood.next.get(area) ?? middleOf(cell), frame)}
        >
          <Newcomer water={ground.water} />
          {numberOfArea(area) > 0 && <small className="ar-area-number">{numberOfArea(area)}</small>}
        </Spot>
      )}
      {ground.pieces.map((piece) => {
        const at = piece.id === null ? undefined : stood.things.get(piece.id);
        return at === undefined ? null : <Thing key={piece.id} piece={piece} cell={cell} style={standing(at, frame)} />;
      })}
    </>
  );
}

/** Who or what would come to the area that is asked for. */
function Newcomer({ water }: { readonly water: boolean }): ReactNode {
  const { state, asked } = useScene();
  const seat = state.active;
  const what = asked.unit !== null && isShip(asked.unit) ? 'ship' : water ? 'ship' : 'citizen';
  return asked.prompt === 'build.area' && asked.project !== 'ship' ? (
    <Sign name={asked.project ?? 'port'} className="ar-newcomer" />
  ) : asked.prompt === 'pillage.area' ? (
    <Sign name="event" className="ar-newcomer" />
  ) : (
    <span className="hex-picture ar-newcomer" style={seatColours(seat)}>
      <UnitPicture word={what} seat={seat} />
    </span>
  );
}

interface SymbolProps {
  readonly piece: Piece;
  readonly cell: HexCell;
  readonly area: number;
  readonly style: CSSProperties;
}

/** A symbol is chosen where goods are found on a new tile, and where they are pillaged. */
function GoodsSymbol({ piece, cell, area, style }: SymbolProps): ReactNode {
  const talk = useSay();
  const { asked } = useScene();
  const picture = <SignPicture word={piece.picture ?? ''} className="picture" />;
  const asks =
    (asked.prompt.startsWith('findings.') && asked.region === cell.piece.id) ||
    (asked.prompt === 'pillage.kind' && asked.area === area && piece.state !== 'spent');
  if (!asks)
    return (
      <HexSign state={piece.state} style={style}>
        {picture}
      </HexSign>
    );
  return (
    <Spot
      target={piece.picture ?? ''}
      name={`${talk(cell.piece.name)}: ${talk(piece.name)}`}
      shape="token"
      className="hex-spot hex-sign ar-sign-spot"
      style={style}
    >
      {picture}
    </Spot>
  );
}

function Thing({ piece, cell, style }: { piece: Piece; cell: HexCell; style: CSSProperties }): ReactNode {
  const talk = useSay();
  const id = given(piece.id);
  const owner = piece.seat === undefined ? {} : seatColours(piece.seat);
  return (
    <Spot
      target={id}
      name={`${talk(cell.piece.name)}: ${namedWithNote(piece, talk)}`}
      shape="token"
      className={`hex-spot ${isUnit(id) ? `hex-unit ${isShip(id) ? 'ar-ship' : 'ar-citizen'}` : 'hex-building'}`}
      style={{ ...style, ...owner }}
    >
      <span className="hex-picture" data-state={piece.state}>
        {isBuilding(id) ? (
          <SignPicture word={piece.picture ?? ''} className="picture" />
        ) : (
          <UnitPicture word={piece.picture ?? ''} seat={piece.seat ?? 0} />
        )}
      </span>
    </Spot>
  );
}

/** The cell of a region on the map. */
export const cellOfArea = (cells: readonly HexCell[], area: number): HexCell | undefined =>
  cells.find(({ piece }) => piece.id === (isArea(area) ? regionOfArea(area) : area));
