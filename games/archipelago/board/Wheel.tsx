import { allSeats, type Seat, say, type Text } from '@stolik/engine';
import { Drawn, Spot, seatColours, seatShape, useHovered, useSay, useScreen, Zone } from '@stolik/ui';
import type { ReactNode } from 'react';
import { LIMITED, sharedCircles, ZONES } from '../content/tables.ts';
import { discsLeft } from '../rules/turn.ts';
import { playerAt, type State } from '../state.ts';
import { KindSign, Sign } from './art/pictures.tsx';
import { useScene } from './scene.ts';
import { isLimited, isZoneWord, kindOfZone, zoneGist } from './zones.ts';

const RIM = 122;
const OUTER = 113;
const INNER = 42;
/** Where the signs and the circles of a zone stand, from the middle; signs for fingers stand as far apart as the wheel allows. */
const SIGN = { mouse: 92, fingers: 97 } as const;
const CIRCLES = 62;
const SLICE = 360 / ZONES.length;
const ASIDE = 48;

const at = (degrees: number, distance: number): { x: number; y: number } => ({
  x: distance * Math.sin((degrees * Math.PI) / 180),
  y: -distance * Math.cos((degrees * Math.PI) / 180),
});
const point = (degrees: number, distance: number): string => {
  const { x, y } = at(degrees, distance);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

const slicePath = (index: number): string => {
  const [from, to] = [(index - 0.5) * SLICE, (index + 0.5) * SLICE];
  return `M${point(from, OUTER)}A${OUTER} ${OUTER} 0 0 1 ${point(to, OUTER)}L${point(to, INNER)}A${INNER} ${INNER} 0 0 0 ${point(from, INNER)}z`;
};

/** A brass astrolabe of thirteen zones; the limited ones have circles. */
export function Wheel(): ReactNode {
  const talk = useSay();
  const { state, seat, asked } = useScene();
  const hovered = useHovered();
  const fingers = useScreen() === 'desktop' ? 'no' : 'yes';
  const label = talk(say('board-wheel'));
  const told = isZoneWord(hovered) ? hovered : null;
  return (
    <section className="ar-wheel" aria-label={label}>
      <div className="ar-wheel-round">
        <svg viewBox="-126 -126 252 254" aria-hidden="true">
          <circle className="ar-brass-shade" r={RIM} cy="3" />
          <circle className="ar-brass" r={RIM} />
          <path className="ar-ticks" d={TICKS} />
          {ZONES.map((zone, index) => (
            <path
              key={zone}
              className={`ar-slice ${isLimited(zone) ? 'ar-slice-limited' : kindOfZone(zone) === null ? '' : 'ar-slice-harvest'}`}
              d={slicePath(index)}
            />
          ))}
          {LIMITED.map((zone) => (
            <Circles key={zone} state={state} zone={zone} />
          ))}
          <Hub state={state} />
        </svg>
        <Zone label={label} className="ar-zones">
          {ZONES.map((zone, index) => (
            <ZoneSpot key={zone} zone={zone} index={index} />
          ))}
        </Zone>
      </div>
      {seat !== null && (
        <p className="ar-wheel-told">
          {told === null ? (
            asked.prompt === 'turn.move' && <span>{talk(discsText(state, seat, fingers))}</span>
          ) : (
            <>
              <b>{talk(say(`zone-name-${told}`, { form: 'start' }))}</b>{' '}
              <span>{talk(zoneGist(state, seat, told).text)}</span>
            </>
          )}
        </p>
      )}
    </section>
  );
}

/** What discs are good for now: whoever has some and sees no zone glow learns why. */
function discsText(state: State, seat: Seat, fingers: 'yes' | 'no'): Text {
  const discs = discsLeft(playerAt(state, seat));
  return state.turn.acted && discs > 0 ? say('board-acted') : say('board-discs-left', { discs, fingers });
}

const TICKS = Array.from(
  { length: 72 },
  (_, tick) => `M${point(tick * 5, 116)}L${point(tick * 5, tick % 2 ? 120.5 : 119)}`,
).join('');

function ZoneSpot({ zone, index }: { readonly zone: string; readonly index: number }): ReactNode {
  const { state, seat } = useScene();
  const away = SIGN[useScreen() === 'desktop' ? 'mouse' : 'fingers'];
  const { x, y } = at(index * SLICE, away);
  // What glows has its mark above it: the figure of the topmost zone stands beside that.
  const out = at(Math.max(index * SLICE, ASIDE), 1);
  const kind = kindOfZone(zone);
  const gist = seat === null ? null : zoneGist(state, seat, zone);
  const name = say(`zone-name-${zone}`, { form: 'start' });
  return (
    <Spot
      target={zone}
      name={name}
      shape="token"
      className="ar-zone"
      style={{
        left: `${((x + 126) / 252) * 100}%`,
        top: `${((y + 126) / 254) * 100}%`,
        '--out-x': out.x,
        '--out-y': out.y,
      }}
      explain={[gist?.text ?? name]}
    >
      {kind === null ? <Sign name={zone} /> : <KindSign kind={kind} />}
      {gist?.figure != null && <b className="ar-zone-figure">{gist.figure}</b>}
    </Spot>
  );
}

/** AR-8.4: a circle for each seat, and some that are for anyone; those taken hold a disc. */
function Circles({ state, zone }: { readonly state: State; readonly zone: (typeof LIMITED)[number] }): ReactNode {
  const taken = state.circles[LIMITED.indexOf(zone)] ?? [];
  const own = allSeats(state.seats);
  const again = taken.filter((seat, place) => taken.indexOf(seat) !== place);
  const shared = Array.from({ length: sharedCircles(state.seats, zone) }, (_, place) => again[place] ?? null);
  const middle = ZONES.indexOf(zone) * SLICE;
  const count = own.length + shared.length;
  return Array.from({ length: count }, (_, place) => {
    const outer = place % 2 === 0;
    const step = (Math.floor(place / 2) - (Math.ceil(count / 2) - 1) / 2) * (outer ? 9.5 : 12);
    const { x, y } = at(middle + step, outer ? CIRCLES + 6 : CIRCLES - 8);
    const seat = own[place] ?? null;
    const disc = seat === null ? shared[place - own.length] : taken.includes(seat) ? seat : null;
    return (
      <g
        // biome-ignore lint/suspicious/noArrayIndexKey: circles stay where they are.
        key={place}
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
        style={seat === null && disc == null ? undefined : seatColours(disc ?? seat ?? 0)}
      >
        {disc != null ? (
          <>
            <circle className="ar-disc" r="6.500" />
            <g className="ar-disc-mark" transform="translate(-4 -4) scale(.333)">
              {seatShape(disc)}
            </g>
          </>
        ) : seat === null ? (
          <circle className="ar-slot" r="4.600" />
        ) : (
          <g className="ar-slot-own" transform="translate(-4.500 -4.500) scale(.375)">
            {seatShape(seat)}
          </g>
        )}
      </g>
    );
  });
}

/** AR-9.9: fees for ports and markets lie in the middle until the round ends. */
function Hub({ state }: { readonly state: State }): ReactNode {
  const fees = (['portFees', 'marketFees'] as const).map((field) =>
    state.players.reduce((sum, player) => sum + player[field], 0),
  );
  return (
    <g className="ar-hub">
      <circle className="ar-hub-rim" r="40" cy="1.500" />
      <circle className="ar-hub-face" r="39" />
      <path className="ar-hub-line" d="M0 -39V39" />
      <use href="#ar-port" x="-31" y="-22" width="22" height="22" />
      <use href="#ar-market" x="9" y="-22" width="22" height="22" />
      {fees.map((fee, side) => (
        <text key={side === 0 ? 'port' : 'market'} x={side === 0 ? -20 : 20} y="22" textAnchor="middle">
          {fee > 0 ? `${fee} f` : '–'}
        </text>
      ))}
    </g>
  );
}

/** Discs of a seat: full ones are free, outlined ones lie on the wheel and on cards. */
export function Discs({ owner }: { readonly owner: number }): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  const player = playerAt(state, owner);
  const free = discsLeft(player);
  return (
    <Drawn
      className="ar-discs"
      style={seatColours(owner)}
      label={say('board-discs', { free, discs: player.discs })}
      told
    >
      <small>{talk(say('board-discs-short'))}</small>
      {Array.from({ length: player.discs }, (_, disc) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: discs are counted.
        <i key={disc} data-free={disc < free || undefined} />
      ))}
    </Drawn>
  );
}
