import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { afterDrawing } from '../table/after-drawing.ts';
import { useUi } from '../words/ui-text.tsx';
import { IconButton } from './button.tsx';
import {
  intoView,
  isInside,
  movedBy,
  showing,
  startOf,
  wholeOf,
  wholeScale,
  within,
  type Zoom,
  type ZoomFrame,
  zoomAt,
} from './zoom.ts';

export interface ZoomPanProps {
  /** Size of what is shown, in its own px. */
  readonly width: number;
  readonly height: number;
  readonly label: string;
  /** How often it can be enlarged; 3 by default. */
  readonly most?: number;
  /** At first it is not shown smaller than this, even if not all of it is seen then. */
  readonly least?: number;
  /** What stands in its middle then, in its own px; its own middle by default. */
  readonly about?: { readonly x: number; readonly y: number } | null;
  /** While it is shown smaller than this its content carries `data-far`: words would cover more than they say. */
  readonly legible?: number;
  /** The open question: when it changes, the map moves or shrinks until everything that answers it is in sight, and what is marked with `data-in-sight`. */
  readonly asked?: number | null;
  readonly children: ReactNode;
  readonly className?: string;
}

/** One press of a key moves so far. */
const STEP = 60;
/** A press that moves less is a click on what lies there. */
const CLICK = 6;

/** A map that is pinched, wheeled, dragged and moved by keys, inside its own frame only. */
export function ZoomPan({
  width,
  height,
  label,
  most = 3,
  least = 0,
  about = null,
  legible = 0,
  asked = null,
  children,
  className = '',
}: ZoomPanProps): ReactNode {
  const ui = useUi();
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width, height });
  const room = useMemo<ZoomFrame>(
    () => ({ frame: size, content: { width, height }, most }),
    [size, width, height, most],
  );
  const [wanted, setZoom] = useState<Zoom | null>(null);
  const zoom = wanted === null ? startOf(room, least, about) : within(wanted, room);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const dragged = useRef(0);
  const latest = useRef({ zoom, room });
  latest.current = { zoom, room };

  // Measured before it is seen: what is brought into sight is reckoned from the size that the frame has.
  useLayoutEffect(() => {
    const element = frame.current;
    if (element !== null) setSize({ width: element.clientWidth, height: element.clientHeight });
  }, []);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    // React listens to wheels passively; the page must not scroll while the map is enlarged.
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const now = latest.current;
      setZoom(zoomAt(now.zoom, Math.exp(-event.deltaY * 0.0016), pointIn(element, event), now.room));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener('wheel', onWheel);
    };
  }, []);

  useEffect(() => {
    const element = frame.current;
    if (element === null || asked === null) return;
    return afterDrawing(() => {
      const boxes = [...element.querySelectorAll('.spot[data-legal], [data-in-sight]')].map((spot) =>
        spot.getBoundingClientRect(),
      );
      const window = element.getBoundingClientRect();
      if (boxes.every((box) => isInside(box, window))) return;
      const now = latest.current;
      setZoom(showing(boxes, now.zoom, window, now.room));
    });
  }, [asked]);

  const onDown = (event: PointerEvent<HTMLElement>): void => {
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    dragged.current = 0;
  };
  const onMove = (event: PointerEvent<HTMLElement>): void => {
    const element = frame.current;
    const before = fingers.current.get(event.pointerId);
    if (before === undefined || element === null) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    dragged.current += Math.hypot(now.x - before.x, now.y - before.y);
    if (other === undefined) {
      if (dragged.current < CLICK) return;
      element.setPointerCapture(event.pointerId);
      setZoom(movedBy(zoom, now.x - before.x, now.y - before.y, room));
      return;
    }
    const by = apart(now, other) / (apart(before, other) || 1);
    setZoom(
      zoomAt(zoom, by, pointIn(element, { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 }), room),
    );
  };
  const onUp = (event: PointerEvent<HTMLElement>): void => {
    fingers.current.delete(event.pointerId);
  };
  const middle = { x: size.width / 2, y: size.height / 2 };
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    // Arrows inside a zone of pieces go from piece to piece.
    const own = event.target === frame.current;
    const step = own ? steps[event.key] : undefined;
    if (step !== undefined) setZoom(movedBy(zoom, step[0] * STEP, step[1] * STEP, room));
    else if (event.key === '+' || event.key === '=') setZoom(zoomAt(zoom, 1.3, middle, room));
    else if (event.key === '-') setZoom(zoomAt(zoom, 1 / 1.3, middle, room));
    else if (event.key === '0' && own) setZoom(wholeOf(room));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const whole = zoom.scale <= wholeScale(room) * 1.01;
  return (
    <section className={`zoom-pan ${className}`} aria-label={label}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging and wheeling are shortcuts for the buttons and keys. */}
      <div
        className="zoom-frame"
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map itself is moved by keys.
        tabIndex={0}
        data-whole={whole || undefined}
        onPointerDown={onDown}
        onPointerMove={onMove}
        onPointerUp={onUp}
        onPointerCancel={onUp}
        onPointerLeave={onUp}
        onKeyDown={onKey}
        // A browser that brings something into sight scrolls the frame; the map is moved instead.
        onScroll={(event) => event.currentTarget.scrollTo(0, 0)}
        onFocus={(event) => {
          const element = frame.current;
          if (element === null || event.target === element) return;
          // The browser would scroll the frame to what has the focus; the map is moved instead.
          element.scrollTo(0, 0);
          const by = intoView(event.target.getBoundingClientRect(), element.getBoundingClientRect());
          if (by.x !== 0 || by.y !== 0) setZoom(movedBy(zoom, by.x, by.y, room));
        }}
        onClickCapture={(event) => {
          if (dragged.current >= CLICK) event.stopPropagation();
        }}
      >
        <div
          className="zoom-content"
          data-far={zoom.scale < legible || undefined}
          style={{
            width,
            height,
            transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`,
            '--zoom': zoom.scale,
          }}
        >
          {children}
        </div>
      </div>
      <div className="zoom-tools">
        <IconButton icon="plus" label={ui('zoom-in')} onClick={() => setZoom(zoomAt(zoom, 1.4, middle, room))} />
        <IconButton
          icon="minus"
          label={ui('zoom-out')}
          disabled={whole}
          onClick={() => setZoom(zoomAt(zoom, 1 / 1.4, middle, room))}
        />
        <IconButton icon="map" label={ui('zoom-all')} disabled={whole} onClick={() => setZoom(wholeOf(room))} />
      </div>
    </section>
  );
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const apart = (one: { x: number; y: number }, other: { x: number; y: number }): number =>
  Math.hypot(one.x - other.x, one.y - other.y);

function pointIn(
  element: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: clientX - box.left, y: clientY - box.top };
}
