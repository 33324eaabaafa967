import { given, type HexCell, type Piece, say, sure } from '@stolik/engine';
import {
  type Frame,
  HexSign,
  middleOf,
  namedWithNote,
  type Point,
  SignPicture,
  Spot,
  seatColours,
  standing,
  UnitPicture,
  useSay,
  useTable,
} from '@stolik/ui';
import type { CSSProperties, ReactNode } from 'react';
import { is, isShip, type Region } from '../pieces.ts';
import { numberOfArea } from '../words/names.ts';
import { Sign } from './art/pictures.tsx';
import { isTalk } from './asked.ts';
import { alikeWith, type Fan, isAskedIn, symbolOf } from './fan.ts';
import { fannedStyle } from './Leashes.tsx';
import { permitsFor } from './LetterTerms.tsx';
import { useScene } from './scene.ts';
import { type Standing, standingIn } from './standing.ts';
import { useWriting } from './writing.tsx';

interface TileProps {
  readonly cell: HexCell;
  readonly frame: Frame;
  readonly fan: Fan;
}

/** A tile that lies: its name, and everything that stands on it. */
export function Tile({ cell, frame, fan }: TileProps): ReactNode {
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
        name={piece.name}
        shape="tile"
        className={`hex-spot hex-name ${stood.name.atHead ? 'ar-name-head' : 'ar-name-foot'} ${isAskedIn(cell, fan) ? 'ar-name-asked' : ''}`}
        style={standing(stood.name, frame)}
      >
        <span>{talk(piece.name)}</span>
      </Spot>
      {stood.huts.map((at) => (
        <span key={`${at.x} ${at.y}`} className="hex-spot ar-hut-spot" style={standing(at, frame)}>
          <Sign name="hut" />
        </span>
      ))}
      <Permit region={sure(is.region, piece.id)} style={standing(middle, frame)} />
      {cell.grounds.map((ground) => (
        <Things key={ground.piece.id} cell={cell} ground={ground} stood={stood} frame={frame} fan={fan} />
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

interface ThingsProps extends TileProps {
  readonly ground: HexCell['grounds'][number];
  readonly stood: Standing;
}

function Things({ cell, ground, stood, frame, fan }: ThingsProps): ReactNode {
  const talk = useSay();
  const { choices } = useTable();
  const area = given(ground.piece.id);
  const symbols = stood.symbols.get(area) ?? [];
  const place = fan.get(area);
  return (
    <>
      {symbols.map((at, index) => {
        const piece = ground.pieces.filter(({ id }) => id === null)[index];
        if (piece === undefined) return null;
        return (
          <GoodsSymbol key={`${at.x} ${at.y}`} piece={piece} cell={cell} area={area} at={at} frame={frame} fan={fan} />
        );
      })}
      {choices.of(area) !== null && (
        <Spot
          target={area}
          name={`${talk(cell.piece.name)}, ${namedWithNote(ground.piece, talk)}`}
          shape="token"
          className={`hex-spot hex-ground ${ground.water ? 'hex-water' : 'hex-land'} ${place === undefined ? '' : 'ar-asked'}`}
          style={
            place === undefined ? standing(stood.next.get(area) ?? middleOf(cell), frame) : fannedStyle(place, frame)
          }
        >
          <Newcomer water={ground.water} />
          {numberOfArea(area) > 0 && <small className="ar-area-number">{numberOfArea(area)}</small>}
        </Spot>
      )}
      {ground.pieces.map((piece) => {
        const at = piece.id === null ? undefined : stood.things.get(piece.id);
        return at === undefined ? null : (
          <Thing key={piece.id} piece={piece} cell={cell} at={at} frame={frame} fan={fan} />
        );
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

interface ThingProps extends TileProps {
  readonly piece: Piece;
  readonly at: Point;
}

/** A symbol is chosen where goods are found on a new tile, and where they are pillaged. */
function GoodsSymbol({ piece, cell, area, at, frame, fan }: ThingProps & { readonly area: number }): ReactNode {
  const talk = useSay();
  const picture = <SignPicture word={piece.picture ?? ''} className="picture" />;
  const place = fan.get(symbolOf(piece.picture ?? '', area));
  // One stands for all that are alike.
  if (place === undefined || place.at !== at)
    return (
      <HexSign state={piece.state} style={standing(at, frame)}>
        {picture}
      </HexSign>
    );
  return (
    <Spot
      target={piece.picture ?? ''}
      name={`${talk(cell.piece.name)}: ${talk(piece.name)}`}
      shape="token"
      className="hex-spot hex-sign ar-sign-spot ar-asked"
      style={fannedStyle(place, frame)}
    >
      {picture}
    </Spot>
  );
}

function Thing({ piece, cell, at, frame, fan }: ThingProps): ReactNode {
  const talk = useSay();
  const id = given(piece.id);
  const { state } = useScene();
  const owner = piece.seat === undefined ? {} : seatColours(piece.seat);
  const place = fan.get(id);
  const alike = place !== undefined && is.unit(id) ? alikeWith(state, id) : 1;
  return (
    <Spot
      target={id}
      name={`${talk(cell.piece.name)}: ${namedWithNote(piece, talk)}`}
      shape="token"
      className={`hex-spot ${is.unit(id) ? `hex-unit ${isShip(id) ? 'ar-ship' : 'ar-citizen'}` : 'hex-building'} ${place === undefined ? '' : 'ar-asked'}`}
      style={{ ...(place === undefined ? standing(at, frame) : fannedStyle(place, frame)), ...owner }}
    >
      <span className="hex-picture" data-state={piece.state}>
        {is.building(id) ? (
          <SignPicture word={piece.picture ?? ''} className="picture" />
        ) : (
          <UnitPicture word={piece.picture ?? ''} seat={piece.seat ?? 0} />
        )}
      </span>
      {alike > 1 && <small className="ar-alike">{alike}</small>}
    </Spot>
  );
}
