import { type Seat, say, type Text } from '@stolik/engine';
import { type LogEntry, useSay, useTable } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { cardRegion, GLYPH_NAMES, tileKind, tileValue } from '../content/catalogue.ts';
import { BLACK_MARKET_OF, placeAt, siteOf } from '../content/map.ts';
import {
  ALL_MARKETS,
  colourName,
  EXPLORERS,
  type Explorer,
  explorerOf,
  type Location,
  type Market,
  NONE,
  ownerOfExplorer,
  type Tile,
} from '../pieces.ts';
import { playerAt, type State, whereIs } from '../state.ts';
import { nameOf } from '../words/names.ts';
import { Artefact, TileSpot } from './Artefact.tsx';
import { Drop, ExplorerArt, Glyph, Sign } from './art/pictures.tsx';
import { Touch } from './hold.tsx';
import { HEIGHT, passed, pointOf, sidesOf, WIDTH } from './map-layout.ts';
import { spentTo, wayTo } from './plan/reach.ts';
import { useProspect } from './prospect.tsx';
import { toldIn, useScene } from './scene.tsx';
import { ZuMark } from './ZuTurn.tsx';

/** A place of the map. It reads the table, and is drawn anew only where something has changed here. */
export function Place({
  location,
  digsLarge,
}: {
  readonly location: Location;
  readonly digsLarge: boolean;
}): ReactNode {
  const { state, seat, prompt, decision } = useScene();
  const { log } = useTable();
  const { reach, to, gained, more, sale } = useProspect();
  const left = reach?.left.get(location);
  const tiles = tilesAt(state.map, location);
  const explorers = explorersAt(state.explorers, location);
  const { market, region } = placeAt(location);
  const goes = reach !== null || prompt === 'third.to';
  const hand = seat === null ? [] : playerAt(state, seat).hand;
  // The third explorer of the opening stands nowhere yet.
  const { explorer } = state.turn;
  const going = prompt.endsWith('.to') && explorer !== NONE ? explorer : null;
  return (
    <PlaceView
      location={location}
      spent={reach === null || reach.free || left === undefined ? null : spentTo(reach, location)}
      empty={left === 0}
      travels={reach !== null}
      far={reach !== null && left === undefined && !startsAt(state, seat, location)}
      unpaid={goes && region !== null && !hand.some((card) => cardRegion(card) === region)}
      pointed={to === location}
      sold={(more ?? sale)?.markets.some((one) => one === market) ?? false}
      tiles={tiles}
      elsewhere={digsLarge && (tiles.some((tile) => decision?.options.includes(tile)) ? 'asked' : 'there')}
      gained={gained !== null && tiles.includes(gained) ? gained : null}
      gallery={reach === null || seat === null ? null : playerAt(state, seat).gallery}
      explorers={explorers}
      ways={explorers.map((explorer) => lastWay(log, explorer)).join(',')}
      chosen={going}
      comes={to === location && (reach === null || left !== undefined) ? seat : null}
    />
  );
}

interface PlaceProps {
  readonly location: Location;
  /** Fuel that the way takes; null: out of reach. */
  readonly spent: string | null;
  /** None is left there. */
  readonly empty: boolean;
  readonly travels: boolean;
  readonly far: boolean;
  /** Explorers go, and no card of one's own would dig here. */
  readonly unpaid: boolean;
  readonly pointed: boolean;
  readonly sold: boolean;
  readonly tiles: readonly Tile[];
  /** Tiles are touched in another place now; `asked`: those of this one, too. */
  readonly elsewhere: false | 'asked' | 'there';
  readonly gained: Tile | null;
  /** One's own while explorers travel: what is new there is marked. */
  readonly gallery: number | null;
  readonly explorers: readonly Explorer[];
  /** How each of them came here, parted by commas. */
  readonly ways: string;
  readonly chosen: Explorer | null;
  /** Whose explorer would come here. */
  readonly comes: Seat | null;
}

/** What it is, the tiles at its right, the explorers at its left, its name below. */
const PlaceView = memo(function PlaceView(props: PlaceProps): ReactNode {
  const { location, spent, pointed } = props;
  const talk = useSay();
  const place = placeAt(location);
  const { x, y } = pointOf(location);
  const sides = sidesOf(place.id);
  const style = { left: `${(100 * x) / WIDTH}%`, top: `${(100 * y) / HEIGHT}%` };
  return (
    <div
      className="ee-place"
      style={style}
      data-region={place.region === null ? undefined : colourName(place.region)}
      data-tiles={sides.tiles}
      data-explorers={sides.explorers}
      data-name={sides.name}
      data-far={props.far || undefined}
      data-unpaid={props.unpaid || undefined}
      data-to={pointed || undefined}
      data-reach={spent !== null || undefined}
      data-sold={props.sold || undefined}
    >
      <div className="ee-site">
        <Touch
          target={location}
          shape="token"
          name={nameOf(location)}
          className="ee-place-spot"
          {...(props.travels ? { explain: NOTHING } : {})}
          still
        >
          <span className="ee-hit" />
          <PlaceArt location={location} />
        </Touch>
        {spent !== null && (
          <span className="tag ee-spent" data-empty={props.empty || undefined} data-on={pointed || undefined}>
            <Drop />
            {spent}
          </span>
        )}
        <Tiles {...props} />
        <Explorers {...props} />
        <ZuMark at={location} />
      </div>
      <span className="ee-place-name">{talk(say(`place-${place.id}`))}</span>
    </div>
  );
});

/** What lies and stands where, found once for a map: the same lists as long as it is the same. */
function spread<One, Thing>(
  all: readonly One[],
  known: WeakMap<readonly One[], Map<number, Thing[]>>,
  place: (one: One, at: number) => readonly [Thing, number],
): Map<number, Thing[]> {
  const before = known.get(all);
  if (before !== undefined) return before;
  const found = new Map<number, Thing[]>();
  for (const [at, one] of all.entries()) {
    const [thing, where] = place(one, at);
    found.set(where, [...(found.get(where) ?? []), thing]);
  }
  known.set(all, found);
  return found;
}

const NONE_HERE: readonly never[] = [];
const maps = new WeakMap<readonly Tile[], Map<number, Tile[]>>();
const stands = new WeakMap<readonly number[], Map<number, Explorer[]>>();

const tilesAt = (map: readonly Tile[], location: Location): readonly Tile[] =>
  spread(map, maps, (tile) => [tile, siteOf(tile)]).get(location) ?? NONE_HERE;

const explorersAt = (explorers: readonly number[], location: Location): readonly Explorer[] =>
  spread(explorers, stands, (at, index) => [explorerOf(0, index), at]).get(location) ?? NONE_HERE;

/** Where one points is told beside it, and not over it. */
const NOTHING: readonly Text[] = [];

const startsAt = (state: State, seat: Seat | null, location: Location): boolean =>
  seat !== null && Array.from({ length: EXPLORERS }, (_, i) => whereIs(state, explorerOf(seat, i))).includes(location);

const PlaceArt = memo(function PlaceArt({ location }: { readonly location: Location }): ReactNode {
  const { market, blackMarket, region, glyphs } = placeAt(location);
  return (
    <span className="ee-place-art">
      {market !== null && (
        <span className="tag ee-plate">
          <Sign market={market} />
          <b>{market + 1}</b>
        </span>
      )}
      {blackMarket && (
        <span className="ee-black">
          {ALL_MARKETS.filter((one) => BLACK_MARKET_OF[one] === location).map((one: Market) => (
            <Sign key={one} market={one} />
          ))}
        </span>
      )}
      {region !== null && (
        <span className="ee-pit">
          {glyphs.map((glyph) => (
            <Glyph key={glyph} glyph={GLYPH_NAMES.indexOf(glyph)} />
          ))}
        </span>
      )}
    </span>
  );
});

/** Equal kinds lie on each other; the first stands for all of them. */
function Tiles({ tiles, elsewhere, gained, gallery }: PlaceProps): ReactNode {
  if (tiles.length === 0) return null;
  const firsts = tiles.filter((tile, at) => tiles.findIndex((other) => tileKind(other) === tileKind(tile)) === at);
  return (
    <span className="ee-tiles" data-asked={elsewhere === 'asked' || undefined}>
      {firsts.map((tile) => {
        const kind = tileKind(tile);
        if (elsewhere !== false) return <Artefact key={tile} kind={kind} value={tileValue(tile)} />;
        return (
          <TileSpot
            key={tile}
            tile={tile}
            count={tiles.filter((other) => tileKind(other) === kind).length}
            className={tile === gained ? 'ee-would-gain' : ''}
            fresh={gallery !== null && (gallery & (1 << kind)) === 0}
          />
        );
      })}
    </span>
  );
}

function Explorers({ explorers, ways, chosen, comes }: PlaceProps): ReactNode {
  if (explorers.length === 0 && comes === null) return null;
  const came = ways.split(',');
  return (
    <span className="ee-explorers">
      {explorers.map((explorer, at) => (
        <ExplorerSpot key={explorer} explorer={explorer} selected={explorer === chosen} via={came[at] ?? ''} />
      ))}
      {comes !== null && (
        <span className="ee-explorer-ghost">
          <ExplorerArt seat={comes} />
        </span>
      )}
    </span>
  );
}

/** The places that an explorer passed when it last moved: it runs along the lines, over the edge of the map too. */
function lastWay(log: readonly LogEntry[], explorer: Explorer): string {
  for (const { event } of toldIn(log).toReversed())
    if (event.type === 'explorer-moved' && event.explorer === explorer)
      return passed(wayTo(event.from, event.at)).join(' ');
  return '';
}

interface ExplorerSpotProps {
  readonly explorer: Explorer;
  readonly selected: boolean;
  readonly via: string;
}

const ExplorerSpot = memo(function ExplorerSpot({ explorer, selected, via }: ExplorerSpotProps): ReactNode {
  return (
    <Touch target={explorer} shape="tile" name={nameOf(explorer)} selected={selected} via={via} className="ee-explorer">
      <ExplorerArt seat={ownerOfExplorer(explorer)} />
    </Touch>
  );
});
