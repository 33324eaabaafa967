import { afterDrawing, isStill, SeatMark, useTable } from '@stolik/ui';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CENTRE_OF } from '../content/map.ts';
import type { Event } from '../events.ts';
import { dockOf, sendTo } from '../shortcuts.ts';
import { ZU } from '../state.ts';
import { markOf, toldIn, useScene } from './scene.tsx';

/** Crew is counted and has no pieces that could fly by themselves: whoever moves is drawn for that time. */
interface Move {
  readonly rival: number;
  readonly from: string;
  readonly to: string;
}

interface Flying extends Move {
  readonly id: string;
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
  readonly delay: number;
}

const FLIGHT_MS = 340;
const APART_MS = 60;
const SIZE = 16;

const spot = (id: string): string => `[data-spot="${id}"]`;
const home = (rival: number): string => `[data-seat-home="${rival}"]`;

/** EE-6.19: traders of a sale go up to the centre; others come from the supply, and go back there. */
function movesIn(event: Event): readonly Move[] {
  switch (event.type) {
    case 'sold': {
      const rival = event.who === 'zu' ? ZU : event.who;
      return event.markets.map((market) => ({
        rival,
        from: spot(dockOf(market)),
        to: spot(sendTo(CENTRE_OF[market])),
      }));
    }
    case 'trader-placed':
      return [{ rival: event.seat, from: home(event.seat), to: spot(dockOf(event.market)) }];
    case 'envoy-placed':
      return [{ rival: event.seat, from: home(event.seat), to: spot(sendTo(event.centre)) }];
    case 'envoy-withdrawn':
      return [{ rival: event.seat, from: spot(sendTo(event.centre)), to: home(event.seat) }];
    default:
      return [];
  }
}

const middleOf = (selector: string): readonly [number, number] | null => {
  const boxes = Array.from(document.querySelectorAll(selector), (element) => element.getBoundingClientRect());
  const box = boxes.find(({ width }) => width > 0);
  return box === undefined ? null : [box.left + box.width / 2, box.top + Math.min(box.height, 60) / 2];
};

/** Where it begins and ends; nothing where one of them is not to be seen. */
function onItsWay(move: Move, turn: number, at: number): Flying[] {
  const from = middleOf(move.from);
  const to = middleOf(move.to);
  if (from === null || to === null) return [];
  return [{ ...move, id: `${turn}-${at}`, x: [from[0], to[0]], y: [from[1], to[1]], delay: at * APART_MS }];
}

export function CrewFlights(): ReactNode {
  const { log } = useTable();
  const { state } = useScene();
  const seen = useRef(log.at(-1)?.id ?? 0);
  const [flying, setFlying] = useState<readonly Flying[]>([]);
  useEffect(() => {
    const news = toldIn(log).filter(({ id }) => id > seen.current);
    seen.current = log.at(-1)?.id ?? 0;
    const moves = isStill() ? [] : news.flatMap(({ event }) => movesIn(event));
    // Goods and buyers rise first, traders follow them.
    if (moves.length > 0) afterDrawing(() => setFlying(moves.flatMap((move, at) => onItsWay(move, seen.current, at))));
  }, [log]);
  // A tap or a key ends all motion.
  useEffect(() => {
    if (flying.length === 0) return;
    const land = (): void => setFlying([]);
    const options = { capture: true, passive: true } as const;
    document.addEventListener('pointerdown', land, options);
    document.addEventListener('keydown', land, options);
    return () => {
      document.removeEventListener('pointerdown', land, options);
      document.removeEventListener('keydown', land, options);
    };
  }, [flying]);
  return flying.map((one) => (
    <FlyingCrew
      key={one.id}
      flight={one}
      mark={markOf(state, one.rival)}
      onLand={() => setFlying((before) => before.filter(({ id }) => id !== one.id))}
    />
  ));
}

interface FlyingCrewProps {
  readonly flight: Flying;
  readonly mark: number;
  readonly onLand: () => void;
}

function FlyingCrew({ flight, mark, onLand }: FlyingCrewProps): ReactNode {
  const root = useRef<HTMLSpanElement>(null);
  const land = useRef(onLand);
  land.current = onLand;
  useLayoutEffect(() => {
    const { x, y, delay } = flight;
    const at = (stop: 0 | 1): Keyframe => ({ translate: `${x[stop] - SIZE / 2}px ${y[stop] - SIZE / 2}px` });
    const motion = root.current?.animate([at(0), at(1)], {
      duration: FLIGHT_MS,
      delay,
      easing: 'cubic-bezier(.35, 0, .15, 1)',
      fill: 'both',
    });
    if (motion !== undefined) motion.onfinish = () => land.current();
    return () => motion?.cancel();
  }, [flight]);
  return (
    <span ref={root} className="ee-flying-crew" style={{ width: SIZE, height: SIZE }}>
      <SeatMark seat={mark} size={SIZE} />
    </span>
  );
}
