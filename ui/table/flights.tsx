import type { Seat } from '@stolik/engine';
import { Component, createRef, type ReactNode } from 'react';
import type { Box } from './beside.ts';
import { arrive, type Drawn, depart, drawn, fly, slide } from './flight.ts';
import { type Journey, type Lying, planJourneys } from './flight-plan.ts';
import { type FocusPlace, focusPlace, keepFocus } from './focus-place.ts';
import { isStill } from './stillness.ts';

export interface FlightsProps {
  /** The id of the game, for its colours. */
  readonly game: string;
  readonly sequence: number;
  readonly seat: Seat | null;
  readonly justMoved: ReadonlyMap<number, Seat>;
  readonly children: ReactNode;
}

/** A piece before a change, with its element, which may be gone afterwards. */
interface Seen extends Lying, Drawn {
  readonly parent: Element | null;
}

/**
 * Lets every piece that changed its place go there by itself. A class, because only `getSnapshotBeforeUpdate` sees the page as it was just before it
 * changes.
 */
export class Flights extends Component<FlightsProps, object, FocusPlace | null> {
  private readonly root = createRef<HTMLDivElement>();
  private running: Animation[] = [];
  /** What lay where in the last frame that was painted; null while no change waits for the next one. */
  private before: ReadonlyMap<number, Seen> | null = null;
  private focus: FocusPlace | null = null;
  private frame = 0;

  override componentDidMount(): void {
    document.addEventListener('pointerdown', this.finish, { capture: true });
    document.addEventListener('keydown', this.finish, { capture: true });
  }

  override componentWillUnmount(): void {
    document.removeEventListener('pointerdown', this.finish, { capture: true });
    document.removeEventListener('keydown', this.finish, { capture: true });
    cancelAnimationFrame(this.frame);
    this.finish();
  }

  override getSnapshotBeforeUpdate(previous: FlightsProps): FocusPlace | null {
    if (previous.sequence === this.props.sequence) return null;
    this.finish();
    // Whoever sits down on another chair sees another table: nothing has moved.
    if (previous.seat !== this.props.seat || isStill()) this.before = new Map();
    this.before ??= this.seen();
    return focusPlace();
  }

  override componentDidUpdate(_: FlightsProps, __: object, focus: FocusPlace | null): void {
    if (this.before === null) return;
    // Of several changes in one frame the first has seen where the focus really was.
    this.focus ??= focus;
    // Just before it is painted, when the page is laid out anyway: to measure or to focus now would lay it out twice.
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      const { before } = this;
      this.before = null;
      keepFocus(this.focus);
      this.focus = null;
      if (before !== null && before.size > 0) this.move(before);
    });
  }

  /** A click during an animation finishes it at once. */
  private readonly finish = (): void => {
    const running = this.running;
    this.running = [];
    for (const animation of running) animation.finish();
  };

  private seen(): Map<number, Seen> {
    const seen = new Map<number, Seen>();
    for (const element of this.root.current?.querySelectorAll<HTMLElement>('[data-piece]') ?? []) {
      const now = drawn(element);
      if (now.box.width === 0) continue;
      seen.set(Number(element.dataset.piece), {
        ...now,
        parent: element.parentElement,
        zone: element.closest('.zone'),
      });
    }
    return seen;
  }

  private move(before: ReadonlyMap<number, Seen>): void {
    const after = this.seen();
    const { justMoved } = this.props;
    const journeys = planJourneys({
      before,
      after,
      moved: new Set(justMoved.keys()),
      comesFrom: (piece) => this.placeBox(after.get(piece)?.element.dataset.from) ?? this.seatBox(justMoved.get(piece)),
      goesTo: (piece) => this.seatBox(justMoved.get(piece)),
    });
    this.running = journeys.flatMap((journey) => this.begin(journey, before, after));
  }

  private begin(journey: Journey, before: ReadonlyMap<number, Seen>, after: ReadonlyMap<number, Seen>): Animation[] {
    const now = after.get(journey.piece);
    switch (journey.kind) {
      case 'flight':
        return now ? fly(now, journey.from, journey.delay) : [];
      case 'slide':
        return now ? slide(now.element, journey.by) : [];
      case 'arrival':
        return now ? arrive(now.element) : [];
      case 'departure': {
        const then = before.get(journey.piece);
        const parent = then?.parent?.isConnected ? then.parent : this.root.current;
        return then && parent ? depart(then, parent, journey.to, journey.delay) : [];
      }
    }
  }

  /** A pile or a place by its id. */
  private placeBox(id: string | undefined): Box | null {
    if (id === undefined) return null;
    const name = CSS.escape(id);
    return boxOf(this.root.current?.querySelector(`[data-place="${name}"], [data-spot="${name}"]`));
  }

  /** The panel of a seat, or its chip in the top bar where panels are folded away. */
  private seatBox(seat: Seat | undefined): Box | null {
    if (seat === undefined) return null;
    const homes = this.root.current?.querySelectorAll(`[data-seat-home="${seat}"], [data-seat-chip="${seat}"]`) ?? [];
    for (const home of homes) {
      const box = boxOf(home);
      if (box !== null) return middleOf(box);
    }
    return null;
  }

  override render(): ReactNode {
    return (
      <div className="flights" data-game={this.props.game} ref={this.root}>
        {this.props.children}
      </div>
    );
  }
}

function boxOf(element: Element | null | undefined): Box | null {
  const box = element?.getBoundingClientRect();
  return box === undefined || box.width === 0 ? null : box;
}

/** A panel is large; pieces go to and come from its head. */
const middleOf = (box: Box): Box => ({
  left: box.left + box.width / 2 - 24,
  top: box.top + Math.min(box.height, 60) / 2 - 24,
  width: 48,
  height: 48,
});
