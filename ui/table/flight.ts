import type { Box } from './beside.ts';
import { FLIGHT_MS } from './flight-plan.ts';

/** An element as it is drawn: measured before anything is changed, because measuring in between would lay out the page again and again. */
export interface Drawn {
  readonly element: HTMLElement;
  readonly box: Box;
  /** Where its surroundings are enlarged (a map), the size before that. */
  readonly size: { readonly width: number; readonly height: number };
}

export function drawn(element: HTMLElement): Drawn {
  const box = element.getBoundingClientRect();
  const own = { width: element.offsetWidth, height: element.offsetHeight };
  const size = Math.abs(box.width - own.width) < 1 ? { width: box.width, height: box.height } : own;
  return { element, box, size };
}

const EASE = 'cubic-bezier(.35, 0, .15, 1)';

/** What says which piece or place something is, what it answers or in which state it is: a picture is nothing of that. All else is how it looks. */
const NOT_LOOKS = new Set(
  'spot piece place part from to via legal selected ghost moved empty aloft answers option spoken opens loop testid seatHome seatChip'.split(
    ' ',
  ),
);

/** A picture of an element that lies over everything else and still looks as it does in its place. */
function pictureOf(element: HTMLElement, parent: Element, size: Drawn['size']): HTMLElement {
  const picture = element.cloneNode(true) as HTMLElement; // of the kind it is a copy of
  for (const one of [picture, ...picture.querySelectorAll<HTMLElement>('*')]) {
    one.removeAttribute('id');
    for (const name of Object.keys(one.dataset)) if (NOT_LOOKS.has(name)) delete one.dataset[name];
  }
  picture.classList.add('flight');
  picture.setAttribute('popover', 'manual');
  picture.setAttribute('aria-hidden', 'true');
  picture.tabIndex = -1;
  picture.style.width = `${size.width}px`;
  picture.style.height = `${size.height}px`;
  parent.append(picture);
  picture.showPopover?.();
  return picture;
}

/** Puts a picture of this size over a box, middle on middle, at the scale that gives it about the same area. */
function over(box: Box, size: Drawn['size']): string {
  const scale = Math.sqrt((box.width * box.height) / (size.width * size.height || 1));
  const x = box.left + box.width / 2 - size.width / 2;
  const y = box.top + box.height / 2 - size.height / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Something that moves by itself, and can be there at once. */
export interface Motion {
  finish(): void;
}

/** A place on the way of a piece. */
export interface Passing {
  readonly box: Box;
  /** It is here at once: it left the table at the other edge. */
  readonly jumps: boolean;
}

/** So long for each place passed, and no longer in all. */
const PASSING_MS = 120;
const LONGEST_MS = 900;

interface Flight extends Drawn {
  /** The picture looks as things do in here. */
  readonly parent: Element;
  readonly way: Keyframe[];
  /** Milliseconds. */
  readonly delay: number;
  readonly lasts?: number;
  /** It has arrived, or is there at once. */
  land(): void;
}

function airborne({ element, parent, size, way, delay, lasts = FLIGHT_MS, land }: Flight): Motion {
  const picture = pictureOf(element, parent, size);
  const finish = (): void => {
    picture.remove();
    land();
  };
  const flight = picture.animate(way, { duration: lasts, delay, easing: EASE, fill: 'both' });
  flight.onfinish = finish;
  flight.oncancel = finish;
  return { finish };
}

/** On a piece of which only the picture is seen. Not an animation of its own, which would make a layer of it. */
const ALOFT = 'data-aloft';

export function hide(element: Element): void {
  if (!element.hasAttribute(ALOFT)) element.setAttribute(ALOFT, '');
}

export const show = (element: Element): void => element.removeAttribute(ALOFT);

/** The piece itself waits unseen in its new place while its picture flies there. */
export function fly(now: Drawn, from: Box, delay: number, passes: readonly Passing[] = []): Motion {
  const { element, box, size } = now;
  hide(element);
  const passing = passes.map((stop) => ({ ...stop, box: sized(stop.box, box) }));
  const stops = [{ box: from, jumps: false }, ...passing, { box, jumps: false }];
  return airborne({
    ...now,
    parent: element.parentElement ?? document.body,
    way: stops.map((stop, at) => ({ transform: over(stop.box, size), offset: offsetOf(stops, at) })),
    delay,
    lasts: Math.min(LONGEST_MS, Math.max(FLIGHT_MS, PASSING_MS * (stops.length - 1))),
    land: () => show(element),
  });
}

/** Middle on middle, but as large as what passes there: places are larger than what goes over them. */
const sized = (place: Box, { width, height }: Box): Box => ({
  left: place.left + (place.width - width) / 2,
  top: place.top + (place.height - height) / 2,
  width,
  height,
});

/** When a stop is reached: every line takes equally long, a jump none of it. */
function offsetOf(stops: readonly Passing[], at: number): number {
  const lines = (until: number): number => stops.slice(1, until + 1).filter(({ jumps }) => !jumps).length;
  return lines(at) / lines(stops.length - 1);
}

/** A piece that left the table: its picture goes to whoever took it and fades there. */
export function depart(then: Drawn, parent: Element, to: Box, delay: number): Motion {
  const { box, size } = then;
  return airborne({
    ...then,
    parent,
    way: [
      { transform: over(box, size), opacity: 1 },
      { opacity: 1, offset: 0.7 },
      { transform: `${over(to, size)} scale(.4)`, opacity: 0 },
    ],
    delay,
    land: () => {},
  });
}

/** `translate` is apart from `transform`, which belongs to the states of a spot. */
export const slide = (element: HTMLElement, by: { x: number; y: number }): Motion =>
  element.animate([{ translate: `${by.x}px ${by.y}px` }, { translate: '0 0' }], { duration: FLIGHT_MS, easing: EASE });

export const arrive = (element: HTMLElement): Motion =>
  element.animate(
    [
      { opacity: 0, scale: 0.94 },
      { opacity: 1, scale: 1 },
    ],
    { duration: FLIGHT_MS / 2, easing: 'ease-out' },
  );
