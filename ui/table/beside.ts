/** A rectangle on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Side = 'right' | 'left' | 'top' | 'bottom';

/** Room kept between a piece and the paper that explains it, and to the screen's edge. */
const GAP = 14;
const EDGE = 8;

/**
 * Where a paper of this size lies beside a piece without covering it: over it where pieces are low on the screen (a hand), else at its side. If it
 * fits nowhere, it lies where it covers least of the piece. What is to be kept clear (the question above the hand) it goes over, too; what the board shows of
 * the piece itself (a sum) it goes beside, if there is room.
 */
export function beside(
  piece: Box,
  paper: { width: number; height: number },
  screen: { width: number; height: number },
  clear: Box | null = null,
  shown: readonly Box[] = [],
) {
  const low = piece.top + piece.height / 2 > screen.height * 0.6;
  const order: Side[] = low ? ['top', 'right', 'left', 'bottom'] : ['right', 'left', 'bottom', 'top'];
  const room: Record<Side, number> = {
    right: screen.width - (piece.left + piece.width) - paper.width,
    left: piece.left - paper.width,
    top: piece.top - paper.height,
    bottom: screen.height - (piece.top + piece.height) - paper.height,
  };
  const side =
    order.find((one) => room[one] >= GAP + EDGE) ?? order.toSorted((one, other) => room[other] - room[one])[0] ?? 'top';
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
  const lies = { left: within(left, paper.width, screen.width), top: within(top, paper.height, screen.height) };
  const above = clear === null ? 0 : clear.top - paper.height - EDGE;
  const moves = side === 'top' && clear !== null && above >= EDGE && overlap(clear, { ...lies, ...paper });
  return { side, ...asideOf(shown, { ...lies, top: moves ? above : lies.top, ...paper }, screen.width) };
}

/** To the nearer side of what it would cover, where there is room. */
function asideOf(shown: readonly Box[], paper: Box, wide: number): Pick<Box, 'left' | 'top'> {
  const { left, top, width } = paper;
  const covered = shown.find((box) => overlap(box, paper));
  if (covered === undefined) return { left, top };
  const sides = [covered.left - width - EDGE, covered.left + covered.width + EDGE];
  const free = sides.filter((at) => at >= EDGE && at + width <= wide - EDGE);
  const nearest = free.toSorted((one, other) => Math.abs(one - left) - Math.abs(other - left))[0];
  return { left: nearest ?? left, top };
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;
