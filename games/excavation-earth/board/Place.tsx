import { type Seat, say, type Text } from '@stolik/engine';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { GLYPH_NAMES, KIND } from '../content/catalogue.ts';
import { BLACK_MARKET_OF, placeAt, SITE } from '../content/map.ts';
import {
  ALL_MARKETS,
  colourName,
  EXPLORERS,
  type Explorer,
  explorerOf,
  type Kind,
  type Location,
  type Market,
  type Tile,
} from '../pieces.ts';
import { hasGuard } from '../rules/crew.ts';
import { locationOf, playerAt, type State } from '../state.ts';
import { nameOf } from '../words/names.ts';
import { TileSpot } from './Artefact.tsx';
import { Drop, ExplorerArt, Glyph, Sign } from './art/pictures.tsx';
import { Touch } from './hold.tsx';
import { HEIGHT, pointOf, sidesOf, WIDTH } from './map-layout.ts';
import { useProspect } from './prospect.tsx';
import { useScene, useTalk } from './scene.tsx';
import { ZuMark } from './ZuTurn.tsx';

/** A place of the map: what it is, the tiles at its right, the explorers at its left, its name below. */
export const Place = memo(function Place({ location }: { readonly location: Location }): ReactNode {
  const { state, seat } = useScene();
  const prospect = useProspect();
  const talk = useTalk();
  const place = placeAt(location);
  const { x, y } = pointOf(location);
  const sides = sidesOf(place.id);
  const { reach, to } = prospect;
  const left = reach?.left.get(location);
  const far = reach !== null && left === undefined && !startsAt(state, seat, location);
  const sold = (prospect.more ?? prospect.sale)?.markets.some((market) => market === place.market) ?? false;
  const style = { left: `${(100 * x) / WIDTH}%`, top: `${(100 * y) / HEIGHT}%` } as CSSProperties;
  return (
    <div
      className="ee-place"
      style={style}
      data-region={place.region === null ? undefined : colourName(place.region)}
      data-tiles={sides.tiles}
      data-explorers={sides.explorers}
      data-name={sides.name}
      data-far={far || undefined}
      data-to={to === location || undefined}
      data-reach={left !== undefined || undefined}
      data-sold={sold || undefined}
    >
      <div className="ee-site">
        <Touch
          target={location}
          shape="token"
          name={talk(nameOf(location))}
          className="ee-place-spot"
          {...(reach === null ? {} : { explain: NOTHING })}
          still
        >
          <span className="ee-hit" />
          <PlaceArt location={location} />
        </Touch>
        {left !== undefined && (
          <span className="ee-left" data-empty={left === 0 || undefined} data-on={to === location || undefined}>
            <Drop />
            {left}
          </span>
        )}
        <Tiles location={location} />
        <Explorers location={location} />
        <ZuMark at={location} />
      </div>
      <span className="ee-place-name">{talk(say(`place-${place.id}`))}</span>
    </div>
  );
});

/** Where one points is told beside it, and not over it. */
const NOTHING: readonly Text[] = [];

const startsAt = (state: State, seat: Seat | null, location: Location): boolean =>
  seat !== null &&
  Array.from({ length: EXPLORERS }, (_, i) => locationOf(state, explorerOf(seat, i))).includes(location);

const PlaceArt = memo(function PlaceArt({ location }: { readonly location: Location }): ReactNode {
  const { market, blackMarket, region, glyphs } = placeAt(location);
  return (
    <span className="ee-place-art">
      {market !== null && (
        <span className="ee-plate">
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
function Tiles({ location }: { readonly location: Location }): ReactNode {
  const { state, seat } = useScene();
  const { reach, gained } = useProspect();
  const tiles = state.map.filter((tile) => SITE[tile] === location);
  if (tiles.length === 0) return null;
  const firsts = tiles.filter((tile, at) => tiles.findIndex((other) => KIND[other] === KIND[tile]) === at);
  const player = seat === null ? null : playerAt(state, seat);
  return (
    <span className="ee-tiles">
      {firsts.map((tile: Tile) => {
        const kind = KIND[tile] as Kind;
        return (
          <TileSpot
            key={tile}
            tile={tile}
            count={tiles.filter((other) => KIND[other] === kind).length}
            className={tile === gained ? 'ee-would-gain' : ''}
          >
            {reach !== null && player !== null && !hasGuard(player, kind) && <i className="ee-new" />}
          </TileSpot>
        );
      })}
    </span>
  );
}

function Explorers({ location }: { readonly location: Location }): ReactNode {
  const { state, seat } = useScene();
  const { to, reach } = useProspect();
  const here = Array.from({ length: state.seats * EXPLORERS }, (_, at) => explorerOf(0, at)).filter(
    (explorer) => locationOf(state, explorer) === location,
  );
  const comes = to === location && seat !== null && (reach === null || reach.left.has(location));
  if (here.length === 0 && !comes) return null;
  return (
    <span className="ee-explorers">
      {here.map((explorer) => (
        <ExplorerSpot key={explorer} explorer={explorer} />
      ))}
      {comes && (
        <span className="ee-explorer-ghost">
          <ExplorerArt seat={seat} />
        </span>
      )}
    </span>
  );
}

function ExplorerSpot({ explorer }: { readonly explorer: Explorer }): ReactNode {
  const { state, prompt } = useScene();
  const talk = useTalk();
  const owner = Math.floor((explorer - explorerOf(0, 0)) / EXPLORERS);
  return (
    <Touch
      target={explorer}
      shape="tile"
      name={talk(nameOf(explorer))}
      selected={prompt.endsWith('.to') && state.turn.explorer === explorer}
      className="ee-explorer"
    >
      <ExplorerArt seat={owner} />
    </Touch>
  );
}
