/** How a map lies in its frame: enlarged so often, moved by so much (in px of the frame). */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface ZoomFrame {
  readonly frame: { readonly width: number; readonly height: number };
  readonly content: { readonly width: number; readonly height: number };
  /** Times the scale at which everything is seen. */
  readonly most: number;
}

/** The scale at which all of it is seen. */
export const wholeScale = ({ frame, content }: ZoomFrame): number =>
  Math.min(frame.width / content.width, frame.height / content.height) || 1;

/** All of it, in the middle. */
export const wholeOf = (room: ZoomFrame): Zoom => within({ scale: wholeScale(room), x: 0, y: 0 }, room);

/** All of it, or, where things would be too small then, what it is about at the least scale: a point of the map, or else its middle. */
export function startOf(room: ZoomFrame, least: number, about: { x: number; y: number } | null = null): Zoom {
  const scale = Math.min(Math.max(wholeScale(room), least), wholeScale(room) * room.most);
  const { frame, content } = room;
  const { x, y } = about ?? { x: content.width / 2, y: content.height / 2 };
  return within({ scale, x: frame.width / 2 - x * scale, y: frame.height / 2 - y * scale }, room);
}

/** Never smaller than whole nor larger than allowed; no edge comes inside the frame; what is smaller than the frame stands in its middle. */
export function within(zoom: Zoom, room: ZoomFrame): Zoom {
  const whole = wholeScale(room);
  const scale = Math.min(Math.max(zoom.scale, whole), whole * room.most);
  const held = (at: number, size: number, frame: number): number => {
    const spare = frame - size * scale;
    return spare >= 0 ? spare / 2 : Math.min(0, Math.max(at, spare));
  };
  return {
    scale,
    x: held(zoom.x, room.content.width, room.frame.width),
    y: held(zoom.y, room.content.height, room.frame.height),
  };
}

/** Enlarges so that the point of the frame keeps what lies under it. */
export function zoomAt(zoom: Zoom, by: number, point: { x: number; y: number }, room: ZoomFrame): Zoom {
  const whole = wholeScale(room);
  const scale = Math.min(Math.max(zoom.scale * by, whole), whole * room.most);
  const ratio = scale / zoom.scale;
  return within({ scale, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio }, room);
}

export const movedBy = (zoom: Zoom, x: number, y: number, room: ZoomFrame): Zoom =>
  within({ ...zoom, x: zoom.x + x, y: zoom.y + y }, room);

interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How far the map has to move until the middle of the box is in the middle of the frame. */
export const intoMiddle = (box: Edges, frame: Edges): { x: number; y: number } => ({
  x: (frame.left + frame.right - box.left - box.right) / 2,
  y: (frame.top + frame.bottom - box.top - box.bottom) / 2,
});

/** Is all of the box in the frame? */
export const isInside = (box: Edges, frame: Edges): boolean =>
  box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;

/** How far out and where the map has to lie until all of these boxes are seen: moved where they fit, made smaller where they do not. */
export function showing(boxes: readonly Edges[], zoom: Zoom, frame: Edges, room: ZoomFrame): Zoom {
  const all = {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
  const fits = Math.min(
    (frame.right - frame.left) / (all.right - all.left + 2 * MARGIN),
    (frame.bottom - frame.top) / (all.bottom - all.top + 2 * MARGIN),
  );
  if (fits >= 1) {
    const by = intoView(all, frame);
    return movedBy(zoom, by.x, by.y, room);
  }
  const by = intoMiddle(all, frame);
  const middle = { x: (frame.right - frame.left) / 2, y: (frame.bottom - frame.top) / 2 };
  return zoomAt({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, fits, middle, room);
}

/** Room kept between what is brought into view and the edge of the frame. */
const MARGIN = 24;

/** How far the map has to move until all of the box is seen; not at all when it is. */
export function intoView(box: Edges, frame: Edges): { x: number; y: number } {
  const along = (from: number, to: number, first: number, last: number): number =>
    from < first ? first - from + MARGIN : to > last ? last - to - MARGIN : 0;
  return {
    x: along(box.left, box.right, frame.left, frame.right),
    y: along(box.top, box.bottom, frame.top, frame.bottom),
  };
}
