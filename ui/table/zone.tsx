import { type CSSProperties, createContext, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { afterDrawing } from './after-drawing.ts';
import { directionOf, nextBox } from './steps-between.ts';
import { type Called, useCall } from './table-context.ts';

/** Spots inside are set back while they do not answer the question. */
export const Dimming = createContext(false);
/** Spots inside are reached by arrows; only one of them by Tab. */
export const InZone = createContext(false);

export interface ZoneProps {
  /** What a screen reader calls this part of the table. */
  readonly label: Called;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
  /** Spots inside are set back while they do not answer the question. */
  readonly dims?: boolean;
  /** The place of the description that it draws as a whole: what a lesson rings. */
  readonly part?: string;
}

/** A part of the table: Tab goes from zone to zone, arrows go from piece to piece. */
export function Zone({ label, className = '', style, children, dims = false, part }: ZoneProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const call = useCall();
  // Whenever it is drawn, because the spots in it may be others.
  useEffect(() => afterDrawing(() => root.current && admit(root.current)));

  const onKeyDown = (event: KeyboardEvent): void => {
    const zone = root.current;
    if (zone === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const spots = spotsOf(zone);
    const { activeElement } = document;
    const at = activeElement instanceof HTMLElement ? spots.indexOf(activeElement) : -1;
    if (at < 0) return;
    const to = target(event.key, spots, at);
    if (to === null) return;
    event.preventDefault();
    spots[to]?.focus();
  };

  return (
    <Dimming.Provider value={dims}>
      <InZone.Provider value={true}>
        {/* biome-ignore lint/a11y/useSemanticElements: browsers lay out everything in a fieldset anew whenever something is put into it. */}
        <div
          ref={root}
          role="group"
          className={`zone ${className}`}
          style={style}
          aria-label={call(label)}
          data-part={part}
          onKeyDown={onKeyDown}
          onFocus={(event) => root.current && admit(root.current, event.target)}
        >
          {children}
        </div>
      </InZone.Provider>
    </Dimming.Provider>
  );
}

function target(key: string, spots: readonly HTMLElement[], at: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return spots.length - 1;
  const direction = directionOf[key];
  if (direction === undefined) return null;
  return nextBox(
    spots.map((spot) => spot.getBoundingClientRect()),
    at,
    direction,
  );
}

/** The spots of this zone, not of zones inside it. */
const spotsOf = (zone: HTMLElement): HTMLElement[] =>
  [...zone.querySelectorAll<HTMLElement>('.spot')].filter((spot) => spot.closest('.zone') === zone);

/** Lets Tab stop at one spot: the focused one, the last that was, the first that glows, or simply the first. */
function admit(zone: HTMLElement, focused: EventTarget | null = null): void {
  const spots = spotsOf(zone);
  const admitted =
    spots.find((spot) => spot === (focused ?? document.activeElement)) ??
    spots.find((spot) => spot.tabIndex === 0) ??
    spots.find((spot) => spot.dataset.legal !== undefined) ??
    spots[0];
  for (const spot of spots) {
    const tabIndex = spot === admitted ? 0 : -1;
    if (spot.tabIndex !== tabIndex) spot.tabIndex = tabIndex;
  }
}
