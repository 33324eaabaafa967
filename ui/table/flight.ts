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

/** A picture of an element that lies over everything else and still looks as it does in its place. */
function pictureOf(element: HTMLElement, parent: Element, size: Drawn['size']): HTMLElement {
  const picture = element.cloneNode(true) as HTMLElement;
  for (const one of [picture, ...picture.querySelectorAll<HTMLElement>('*')]) {
    one.removeAttribute('id');
    for (const name of Object.keys(one.dataset)) if (name !== 'tint' && name !== 'off') delete one.dataset[name];
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

interface Flight extends Drawn {
  /** The picture looks as things do in here. */
  readonly parent: Element;
  readonly way: Keyframe[];
  /** Milliseconds. */
  readonly delay: number;
  /** It has arrived, or is there at once. */
  land(): void;
}

function airborne({ element, parent, size, way, delay, land }: Flight): Motion {
  const picture = pictureOf(element, parent, size);
  const finish = (): void => {
    picture.remove();
    land();
  };
  const flight = picture.animate(way, { duration: FLIGHT_MS, delay, easing: EASE, fill: 'both' });
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
export function fly(now: Drawn, from: Box, delay: number): Motion {
  const { element, box, size } = now;
  hide(element);
  return airborne({
    ...now,
    parent: element.parentElement ?? document.body,
    way: [{ transform: over(from, size) }, { transform: over(box, size) }],
    delay,
    land: () => show(element),
  });
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
