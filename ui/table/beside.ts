/** A rectangle on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Side = 'right' | 'left' | 'top' | 'bottom';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What of a paper can be pressed, as it lies on it, and the middles of things that are pressed for themselves. */
export interface Pressed {
  readonly links: readonly Box[];
  readonly middles: readonly Point[];
}

interface Place {
  readonly side: Side;
  readonly left: number;
  readonly top: number;
}

/** Room kept between a piece and the paper that explains it, and to the screen's edge. */
const GAP = 14;
const EDGE = 8;

/**
 * Where a paper of this size lies beside a piece without covering it: over it where pieces are low on the screen (a hand), else at its side. Only where it
 * fits on no side does it cover some of the piece, and as little as it can. What is to be kept clear (the question above the hand) it goes over, too; what the
 * board shows of the piece itself (a sum) it goes beside, or to another side, if there is room; and of two such places
 * it takes the one where its links lie on the middle of nothing else.
 */
export function beside(
  piece: Box,
  paper: Size,
  screen: Size,
  clear: Box | null = null,
  shown: readonly Box[] = [],
  pressed: Pressed = { links: [], middles: [] },
): Place {
  const low = piece.top + piece.height / 2 > screen.height * 0.6;
  const order: Side[] = low ? ['top', 'right', 'left', 'bottom'] : ['right', 'left', 'bottom', 'top'];
  const room: Record<Side, number> = {
    right: screen.width - (piece.left + piece.width) - paper.width,
    left: piece.left - paper.width,
    top: piece.top - paper.height,
    bottom: screen.height - (piece.top + piece.height) - paper.height,
  };
  const roomy = order.filter((side) => room[side] >= GAP + EDGE);
  const sides = roomy.length > 0 ? roomy : order.toSorted((one, other) => room[other] - room[one]);
  const places = sides.flatMap((side) => {
    const place = overClear(at(side, piece, paper, screen), paper, clear);
    return [place, ...asides(place, paper, screen, shown)];
  });
  const covers = (place: Place, boxes: readonly Box[]): number =>
    boxes.reduce((sum, box) => sum + shared(box, { ...place, ...paper }), 0);
  const least = Math.min(...places.map((place) => covers(place, [piece])));
  const clean = places.filter((place) => covers(place, [piece]) === least);
  const good = clean.filter((place) => covers(place, shown) === 0);
  return good.find((place) => linksOver(place, pressed) === 0) ?? good[0] ?? (clean[0] as Place);
}

/** On the middles of how many things its links would lie. */
export const linksOver = ({ left, top }: Pick<Place, 'left' | 'top'>, { links, middles }: Pressed): number =>
  middles.filter(({ x, y }) =>
    links.some(
      (link) =>
        x >= left + link.left &&
        x <= left + link.left + link.width &&
        y >= top + link.top &&
        y <= top + link.top + link.height,
    ),
  ).length;

/** At this side of the piece, within the screen. */
function at(side: Side, piece: Box, paper: Size, screen: Size): Place {
  const beyond = side === 'right' || side === 'left';
  const left =
    side === 'right'
      ? piece.left + piece.width + GAP
      : side === 'left'
        ? piece.left - paper.width - GAP
        : piece.left + piece.width / 2 - paper.width / 2;
  const top =
    side === 'top'
      ? piece.top - paper.height - GAP
      : side === 'bottom'
        ? piece.top + piece.height + GAP
        : piece.top + Math.min(0, piece.height - paper.height) / (beyond ? 2 : 1);
  const within = (at: number, size: number, all: number): number => Math.max(EDGE, Math.min(at, all - size - EDGE));
  return { side, left: within(left, paper.width, screen.width), top: within(top, paper.height, screen.height) };
}

/** A paper over a hand goes up beyond the question as well, if it can. */
function overClear(place: Place, paper: Size, clear: Box | null): Place {
  if (clear === null || place.side !== 'top' || shared(clear, { ...place, ...paper }) === 0) return place;
  const above = clear.top - paper.height - EDGE;
  return above >= EDGE ? { ...place, top: above } : place;
}

/** To the sides of what it would cover, the nearer one first, where there is room. */
function asides(place: Place, paper: Size, screen: Size, shown: readonly Box[]): Place[] {
  const covered = shown.find((box) => shared(box, { ...place, ...paper }) > 0);
  if (covered === undefined) return [];
  return [covered.left - paper.width - EDGE, covered.left + covered.width + EDGE]
    .filter((left) => left >= EDGE && left + paper.width <= screen.width - EDGE)
    .toSorted((one, other) => Math.abs(one - place.left) - Math.abs(other - place.left))
    .map((left) => ({ ...place, left }));
}

/** How much of one lies over the other. */
export function shared(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}
