import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { intoView, movedBy, showing, startOf, wholeOf, wholeScale, within, zoomAt } from '../parts/zoom.ts';
import { type Box, beside, linksOver, shared } from '../table/beside.ts';
import { FLIGHT_MS, planJourneys } from '../table/flight-plan.ts';
import { nextBox } from '../table/steps-between.ts';

const box = (left: number, top: number, width = 40, height = 40): Box => ({ left, top, width, height });
const screen = { width: 1000, height: 800 };

describe('a paper beside a piece', () => {
  const size = (most: number) => fc.integer({ min: 20, max: most });

  it('never leaves the screen, and covers the piece only where it fits on no side', () => {
    fc.assert(
      fc.property(
        size(200),
        size(200),
        size(280),
        size(300),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (width, height, wide, high, x, y) => {
          const piece = box(x * (screen.width - width), y * (screen.height - height), width, height);
          const { left, top } = beside(piece, { width: wide, height: high }, screen);
          expect(left).toBeGreaterThanOrEqual(8);
          expect(top).toBeGreaterThanOrEqual(8);
          expect(left + wide).toBeLessThanOrEqual(screen.width - 8 + 1e-6);
          expect(top + high).toBeLessThanOrEqual(screen.height - 8 + 1e-6);
          const covers =
            left < piece.left + width && piece.left < left + wide && top < piece.top + height && piece.top < top + high;
          const room = [
            piece.left - wide,
            screen.width - piece.left - width - wide,
            piece.top - high,
            screen.height - piece.top - height - high,
          ];
          if (room.some((one) => one >= 22)) expect(covers).toBe(false);
        },
      ),
    );
  });

  it('lies over what is low on the screen, as a hand is', () => {
    expect(beside(box(400, 700), { width: 200, height: 100 }, screen).side).toBe('top');
    expect(beside(box(400, 100), { width: 200, height: 100 }, screen).side).toBe('right');
    expect(beside(box(940, 100), { width: 200, height: 100 }, screen).side).toBe('left');
  });
});

describe('a paper over a hand', () => {
  const prompt = box(100, 620, 800, 64);
  const card = box(400, 690, 100, 100);

  it('does not cover what is asked', () => {
    const { top } = beside(card, { width: 200, height: 100 }, screen, prompt);
    expect(top + 100).toBeLessThanOrEqual(prompt.top);
  });

  it('stays close where nothing is asked there', () => {
    expect(beside(card, { width: 200, height: 100 }, screen, box(0, 0, 1000, 64)).top).toBe(690 - 100 - 14);
  });

  it('lies beside what the board shows of the piece', () => {
    const [card, sum] = [box(400, 690), box(480, 560, 150, 100)];
    const paper = { width: 200, height: 100 };
    const { left, top } = beside(card, paper, screen, null, [sum]);
    expect(left + paper.width).toBeLessThanOrEqual(480);
    expect(top).toBe(beside(card, paper, screen).top);
    // Without room for that it goes to another side, and where all of it is shown it stays where it is.
    expect(beside(card, paper, screen, null, [box(60, 560, 900, 100)]).side).toBe('right');
    expect(beside(card, paper, screen, null, [box(0, 0, 1000, 800)])).toEqual(beside(card, paper, screen));
  });

  it('never covers the piece for that', () => {
    // The sum stands at the right of the piece, and the paper would go over the piece to be clear of it.
    const piece = box(120, 300);
    const paper = { width: 290, height: 120 };
    const { left, top } = beside(piece, paper, screen, null, [box(300, 280, 200, 90)]);
    expect(shared(piece, { left, top, ...paper })).toBe(0);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 960 }),
        fc.integer({ min: 0, max: 760 }),
        fc.array(
          fc.record({
            left: fc.integer({ min: 0, max: 900 }),
            top: fc.integer({ min: 0, max: 700 }),
            width: fc.integer({ min: 10, max: 400 }),
            height: fc.integer({ min: 10, max: 200 }),
          }),
          { maxLength: 3 },
        ),
        (x, y, shown) => {
          const place = beside(box(x, y), paper, screen, box(100, 620, 800, 64), shown);
          expect(shared(box(x, y), { ...place, ...paper })).toBe(0);
        },
      ),
    );
  });

  it('goes where its links lie on the middle of nothing else, if it can', () => {
    const piece = box(400, 100);
    const paper = { width: 200, height: 100 };
    const pressed = { links: [box(14, 70, 90, 20)], middles: [{ x: 490, y: 150 }] };
    expect(linksOver(beside(piece, paper, screen), pressed)).toBe(1);
    const place = beside(piece, paper, screen, null, [], pressed);
    expect(linksOver(place, pressed)).toBe(0);
    expect(place.side).toBe('left');
  });
});

describe('arrows among pieces', () => {
  // 0 1 2
  // 3   4
  const rows = [box(0, 0), box(60, 0), box(120, 0), box(0, 60), box(120, 60)];

  it('go to the neighbour that way', () => {
    expect(nextBox(rows, 0, 'right')).toBe(1);
    expect(nextBox(rows, 1, 'left')).toBe(0);
    expect(nextBox(rows, 2, 'down')).toBe(4);
    expect(nextBox(rows, 3, 'up')).toBe(0);
    expect(nextBox(rows, 3, 'right')).toBe(4);
  });

  it('stay where there is nothing that way', () => {
    expect(nextBox(rows, 0, 'up')).toBe(0);
    expect(nextBox(rows, 4, 'right')).toBe(4);
  });
});

describe('pieces that move', () => {
  const lying = (zone: string, left: number) => ({ box: box(left, 0), zone });
  const nowhere = { comesFrom: () => null, goesTo: () => null };

  it('fly to another part of the table and slide within their own', () => {
    const journeys = planJourneys({
      before: new Map([
        [1, lying('hand', 0)],
        [2, lying('hand', 50)],
        [3, lying('hand', 100)],
      ]),
      after: new Map([
        [1, lying('table', 300)],
        [2, lying('hand', 0)],
        [3, lying('hand', 101)],
      ]),
      moved: new Set([1]),
      ...nowhere,
    });
    expect(journeys).toEqual([
      { kind: 'slide', piece: 2, by: { x: 50, y: 0 } },
      { kind: 'flight', piece: 1, from: box(0, 0), delay: 0 },
    ]);
  });

  it('come out of their pile, or just appear', () => {
    const journeys = planJourneys({
      before: new Map(),
      after: new Map([
        [1, lying('hand', 0)],
        [2, lying('hand', 50)],
      ]),
      moved: new Set(),
      comesFrom: (piece) => (piece === 1 ? box(500, 500) : null),
      goesTo: () => null,
    });
    expect(journeys).toEqual([
      { kind: 'arrival', piece: 2 },
      { kind: 'flight', piece: 1, from: box(500, 500), delay: 0 },
    ]);
  });

  it('go to whoever took them', () => {
    const journeys = planJourneys({
      before: new Map([[1, lying('table', 0)]]),
      after: new Map(),
      moved: new Set([1]),
      comesFrom: () => null,
      goesTo: () => box(900, 0),
    });
    expect(journeys).toEqual([{ kind: 'departure', piece: 1, to: box(900, 0), delay: 0 }]);
  });

  it('start one after another, and all have landed within 900 ms', () => {
    const many = (zone: string, count: number) =>
      new Map(Array.from({ length: count }, (_, at) => [at, lying(zone, at * 50)]));
    const delays = (count: number) =>
      planJourneys({
        before: many('a', count),
        after: new Map([...many('b', count)].map(([piece, at]) => [piece, { ...at, box: box(at.box.left, 400) }])),
        moved: new Set(),
        ...nowhere,
      }).map((journey) => ('delay' in journey ? journey.delay : -1));
    expect(delays(3)).toEqual([0, 60, 120]);
    expect(Math.max(...delays(40)) + FLIGHT_MS).toBeLessThanOrEqual(900);
    expect(delays(40)).toHaveLength(12);
  });
});

describe('a map in its frame', () => {
  const room = { frame: { width: 400, height: 300 }, content: { width: 1600, height: 900 }, most: 3 };

  it('begins whole and in the middle', () => {
    expect(wholeScale(room)).toBe(0.25);
    expect(wholeOf(room)).toEqual({ scale: 0.25, x: 0, y: 37.5 });
  });

  it('begins about the point that it is about where it is not whole, as far as its edges allow', () => {
    const middle = { scale: 0.5, x: -200, y: -75 };
    expect(startOf(room, 0.5)).toEqual(middle);
    expect(startOf(room, 0.5, { x: 1000, y: 450 })).toEqual({ ...middle, x: -300 });
    expect(startOf(room, 0.5, { x: 40, y: 450 })).toEqual({ ...middle, x: 0 });
    expect(startOf(room, 0, { x: 1000, y: 450 })).toEqual(wholeOf(room));
  });

  it('keeps what lies under the fingers', () => {
    const before = zoomAt(wholeOf(room), 2, { x: 200, y: 150 }, room);
    const after = zoomAt(before, 1.3, { x: 120, y: 100 }, room);
    const under = (zoom: typeof before) => [(120 - zoom.x) / zoom.scale, (100 - zoom.y) / zoom.scale];
    under(after).forEach((at, axis) => {
      expect(at).toBeCloseTo(under(before)[axis] as number, 6);
    });
  });

  it('never shows more than the whole, nor an edge inside the frame', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 9, noNaN: true }),
        fc.integer({ min: -5000, max: 5000 }),
        fc.integer({ min: -5000, max: 5000 }),
        (scale, x, y) => {
          const zoom = within({ scale, x, y }, room);
          expect(zoom.scale).toBeGreaterThanOrEqual(0.25);
          expect(zoom.scale).toBeLessThanOrEqual(0.75);
          const right = zoom.x + room.content.width * zoom.scale;
          if (room.content.width * zoom.scale > room.frame.width) {
            expect(zoom.x).toBeLessThanOrEqual(1e-9);
            expect(right).toBeGreaterThanOrEqual(room.frame.width - 1e-9);
          }
        },
      ),
    );
  });

  it('stops at its edges when moved', () => {
    const near = zoomAt(wholeOf(room), 3, { x: 0, y: 0 }, room);
    expect(movedBy(near, 500, 500, room)).toMatchObject({ x: 0, y: 0 });
  });

  it('brings what has the focus into view', () => {
    const frame = { left: 0, top: 0, right: 400, bottom: 300 };
    expect(intoView({ left: 100, top: 100, right: 140, bottom: 140 }, frame)).toEqual({ x: 0, y: 0 });
    expect(intoView({ left: -60, top: 280, right: -20, bottom: 320 }, frame)).toEqual({ x: 84, y: -44 });
  });

  it('moves until everything asked for is seen, and shrinks only where that is not enough', () => {
    const frame = { left: 0, top: 0, right: 400, bottom: 300 };
    const near = zoomAt(wholeOf(room), 2, { x: 200, y: 150 }, room);
    const onMap = { left: 900, top: 700, right: 960, bottom: 760 };
    const seen = (box: typeof onMap, { scale, x, y }: typeof near) => ({
      left: box.left * scale + x,
      right: box.right * scale + x,
      top: box.top * scale + y,
      bottom: box.bottom * scale + y,
    });
    const moved = showing([seen(onMap, near)], near, frame, room);
    expect(moved.scale).toBe(near.scale);
    expect(seen(onMap, moved).bottom).toBeLessThanOrEqual(300);
    const far = { left: 20, top: 20, right: 80, bottom: 80 };
    const shrunk = showing([seen(onMap, near), seen(far, near)], near, frame, room);
    expect(shrunk.scale).toBeLessThan(near.scale);
    for (const box of [onMap, far]) {
      const { left, right, top, bottom } = seen(box, shrunk);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(400);
      expect(bottom).toBeLessThanOrEqual(300);
    }
  });
});
