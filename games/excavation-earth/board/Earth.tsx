import { defined, say } from '@stolik/engine';
import { Icon, Section, useSay, Zone } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { LOCATIONS, MARKET_LOCATION, neighboursOf, placeAt } from '../content/map.ts';
import type { Location } from '../pieces.ts';
import { EARTH_BOX, Ground } from './art/ground.tsx';
import { Drop } from './art/pictures.tsx';
import { BlackMarket } from './BlackMarket.tsx';
import { Destination } from './Destination.tsx';
import { useDigsLarge } from './Digs.tsx';
import { Forecast } from './Forecast.tsx';
import { edgesOf, HEIGHT, LINES, lineBetween, pointOf, WRAPS, type Wrap, wrapBetween } from './map-layout.ts';
import { Place } from './Place.tsx';
import { spentTo, wayTo } from './plan/reach.ts';
import { useProspect } from './prospect.tsx';
import { SaleSheet } from './SaleSheet.tsx';
import { Tray } from './Tray.tsx';

/** The ruined Earth: everything that is dug lies on it. */
export function Earth(): ReactNode {
  return (
    <Section className="ee-earth" label={say('table-world')}>
      <Ground />
      <Beams />
      <Routes />
      <Ways />
      <Places />
      <Edges />
      <Forecast />
      <BlackMarket />
      <SaleSheet />
      <Destination />
      <Tray />
    </Section>
  );
}

function Places(): ReactNode {
  const digsLarge = useDigsLarge();
  return (
    <Zone label={say('board-map')} className="ee-places">
      {LOCATIONS.map((location) => (
        <Place key={location} location={location} digsLarge={digsLarge} />
      ))}
    </Zone>
  );
}

const ROUTES = LINES.map(({ one, other, wraps }) => ({ key: `${one}-${other}`, d: lineBetween(one, other), wraps }));

const Routes = memo(
  (): ReactNode => (
    <svg className="ee-routes" viewBox={EARTH_BOX} preserveAspectRatio="none" aria-hidden="true">
      <g className="ee-routes-wide">
        {ROUTES.map(({ key, d }) => (
          <path key={key} d={d} />
        ))}
      </g>
      <g className="ee-routes-thin">
        {ROUTES.map(({ key, d, wraps }) => (
          <path key={key} d={d} strokeDasharray={wraps ? '5 5' : undefined} />
        ))}
      </g>
    </svg>
  ),
);

/** The shortest ways to everything within reach, and the way to the place pointed at as a tube. */
function Ways(): ReactNode {
  const { reach, to } = useProspect();
  if (reach === null) return null;
  const from = to === null ? undefined : reach.from.get(to);
  const way = to === null || from === undefined ? [] : lines(wayTo(from, to));
  const all = new Set([...reach.from].flatMap(([place, start]) => lines(wayTo(start, place))));
  return (
    <svg className="ee-ways" viewBox={EARTH_BOX} preserveAspectRatio="none" aria-hidden="true">
      {[...all].map((d) => (
        <path key={d} className="ee-within" d={d} />
      ))}
      {way.map((d) => (
        <g key={d} className="ee-way">
          <path className="ee-way-3" d={d} />
          <path className="ee-way-2" d={d} />
          <path className="ee-way-1" d={d} />
        </g>
      ))}
    </svg>
  );
}

/** Always from the lower number to the higher, so that a line is drawn once. */
const lines = (way: readonly Location[]): string[] =>
  way.slice(1).map((to, at) => {
    const from = defined(way[at]);
    return from < to ? lineBetween(from, to) : lineBetween(to, from);
  });

/** A sale lowers beams onto its markets. */
function Beams(): ReactNode {
  const { sale, more } = useProspect();
  const markets = (more ?? sale)?.markets ?? [];
  return (
    <svg className="ee-beams" viewBox={EARTH_BOX} preserveAspectRatio="none" aria-hidden="true">
      {markets.map((market) => {
        const { x, y } = pointOf(MARKET_LOCATION[market]);
        return (
          <g key={market}>
            <path d={`M${x - 9} 0H${x + 9}L${x + 40} ${y}H${x - 40}z`} />
            <ellipse cx={x} cy={y} rx="40" ry="17" />
            <path d={`M${x - 4} 0H${x + 4}L${x + 22} ${y}H${x - 22}z`} />
          </g>
        );
      })}
    </svg>
  );
}

/** Lines that leave the map at its left edge and come back at its right say where they lead to. */
function Edges(): ReactNode {
  return WRAPS.map((wrap) => <Edge key={wrap.east} wrap={wrap} />);
}

function Edge({ wrap }: { readonly wrap: Wrap }): ReactNode {
  const { reach, to } = useProspect();
  const talk = useSay();
  const left = reach?.left.get(wrap.east);
  const start = to === null ? undefined : reach?.from.get(to);
  const on = to !== null && start !== undefined && passes(wayTo(start, to), wrap);
  // Only where it is the last line before the far end that the fuel is worth telling.
  const tells =
    left !== undefined && reach?.left.get(wrap.west) === undefined && neighboursOf(wrap.west).includes(wrap.east);
  const state = on ? 'on' : reach !== null && tells ? 'reach' : undefined;
  const style = { '--y': wrap.leaves / HEIGHT, '--back': wrap.returns / HEIGHT };
  return (
    <div className="ee-edge" data-state={state} style={style}>
      <i className="ee-edge-out" data-place={edgesOf(wrap).west} />
      <i className="ee-edge-in" data-place={edgesOf(wrap).east} />
      <span className="ee-edge-name">
        {state !== undefined && <Icon name="back" size={13} />}
        {talk(say(`place-${placeAt(wrap.east).id}`))}
        {state !== undefined && reach !== null && left !== undefined && !reach.free && (
          <span className="tag ee-spent">
            <Drop />
            {spentTo(reach, wrap.east)}
          </span>
        )}
      </span>
      {state !== undefined && (
        <span className="badge ee-edge-back">
          <Icon name="back" size={14} />
        </span>
      )}
    </div>
  );
}

const passes = (way: readonly Location[], wrap: Wrap): boolean =>
  way.some((at, index) => index > 0 && wrapBetween(defined(way[index - 1]), at) === wrap);
