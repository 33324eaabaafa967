import type { Seat } from '@stolik/engine';
import { Component, createRef, type ReactNode } from 'react';
import type { Box } from './beside.ts';
import { arrive, type Drawn, depart, drawn, fly, hide, type Motion, type Passing, show, slide } from './flight.ts';
import { isNear, type Journey, type Lying, planJourneys } from './flight-plan.ts';
import { type FocusPlace, focusPlace, keepFocus } from './focus-place.ts';
import { isStill } from './stillness.ts';

export interface FlightsProps {
  /** The id of the game, for its colours. */
  readonly game: string;
  readonly sequence: number;
  readonly seat: Seat | null;
  readonly justMoved: ReadonlyMap<number, Seat>;
  /** Whoever leaps through a game has not seen anything move. */
  readonly leaps: boolean;
  readonly children: ReactNode;
}

/** A piece before a change, with its element, which may be gone afterwards. */
interface Seen extends Lying, Drawn {
  readonly parent: Element | null;
}

/** Every piece of the table, those in closed sheets too: their boxes are empty. */
type Pieces = ReadonlyMap<number, Seen>;

/** When a change takes longer to be put into the page and drawn, there is no time to make pictures in the same frame. */
const SLOW_MS = 12;
/** Places where the table ends at one side and goes on at the other begin so. */
const EDGE = 'edge:';
/** Whatever takes longer than this was held up by something else, a page in the background for one: a few quick changes make up for it. */
const SLOWEST_MS = 4 * SLOW_MS;

/**
 * Lets every piece that changed its place go there by itself. A class, because only `getSnapshotBeforeUpdate` sees the page as it was just before it
 * changes.
 */
export class Flights extends Component<FlightsProps, object, FocusPlace | null> {
  private readonly root = createRef<HTMLDivElement>();
  private running: readonly Motion[] = [];
  /** What lay where in the last frame that was painted; null while no change waits for the next one. */
  private before: Pieces | null = null;
  /** What lay where when the finger or the button came down; null when that is over, or when something may have moved since. */
  private pressed: Pieces | null = null;
  /** Which piece an element was when it was last seen. The same piece may be seen in several places. */
  private readonly known = new WeakMap<Element, number>();
  private focus: FocusPlace | null = null;
  private frame = 0;
  /** When the page began to change, and how long its changes have taken since the last frame. */
  private since = 0;
  private worked = 0;
  /** What the change that waits has hidden; null where the page is quick. */
  private arrived: readonly HTMLElement[] | null = null;
  /** How long the last changes took; a small one says little. Nobody knows before the first. */
  private pace = 2 * SLOW_MS;
  private listening = new AbortController();

  override componentDidMount(): void {
    this.listening = new AbortController();
    const options = { capture: true, passive: true, signal: this.listening.signal };
    document.addEventListener('keydown', this.landAll, options);
    document.addEventListener('pointerdown', this.press, options);
    document.addEventListener('scroll', this.forget, options);
    // What they choose is chosen before that.
    for (const up of ['pointerup', 'pointercancel'])
      document.addEventListener(up, () => setTimeout(this.forget), options);
  }

  override componentWillUnmount(): void {
    this.listening.abort();
    cancelAnimationFrame(this.frame);
    this.finish();
  }

  override getSnapshotBeforeUpdate(previous: FlightsProps): FocusPlace | null {
    if (previous.sequence === this.props.sequence) return null;
    this.finish();
    // Whoever sits down on another chair sees another table: nothing has moved.
    if (previous.seat !== this.props.seat || this.props.leaps || isStill()) this.before = new Map();
    this.before ??= this.pressed ?? this.seen();
    this.forget();
    this.since = performance.now();
    return focusPlace();
  }

  override componentDidUpdate(_: FlightsProps, __: object, focus: FocusPlace | null): void {
    if (this.before === null) return;
    this.worked += performance.now() - this.since;
    // Of several changes in one frame the first has seen where the focus really was.
    this.focus ??= focus;
    this.arrived = this.pace > SLOW_MS && this.before.size > 0 ? this.hideArrived(this.before) : null;
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(this.draw);
  }

  /** Just before the change is painted, when the page is laid out anyway: to measure or to focus earlier would lay it out twice. */
  private readonly draw = (): void => {
    const { before, arrived, worked } = this;
    const since = performance.now();
    this.before = null;
    this.worked = 0;
    keepFocus(this.focus);
    this.focus = null;
    if (before !== null && before.size > 0) {
      if (arrived === null) this.move(before, this.seen());
      else this.moveLater(before, arrived);
      // When it has been painted.
      setTimeout(() => {
        const took = Math.min(worked + performance.now() - since, SLOWEST_MS);
        this.pace = Math.max(took, 0.7 * this.pace);
      });
    }
  };

  private finish(): void {
    const running = this.running;
    this.running = [];
    for (const motion of running) motion.finish();
  }

  /** A click during an animation finishes it at once, and what waits to fly does not. */
  private readonly landAll = (): void => {
    this.finish();
    if (this.before !== null) this.before = new Map();
  };

  /** Where everything lies is measured now, and not when somebody waits for what comes of it. */
  private readonly press = (): void => {
    this.landAll();
    this.pressed = isStill() ? null : this.seen();
  };

  private readonly forget = (): void => {
    this.pressed = null;
  };

  /** Where every piece lies; what `stays` is not measured. */
  private seen(stays: (piece: number, element: HTMLElement) => Seen | undefined = () => undefined): Pieces {
    const seen = new Map<number, Seen>();
    for (const [piece, element] of this.pieces()) {
      const now = stays(piece, element) ?? measured(element);
      this.known.set(element, piece);
      // In a closed sheet there may be another picture of it.
      if (now.box.width > 0 || !seen.has(piece)) seen.set(piece, now);
    }
    return seen;
  }

  private pieces(): readonly (readonly [number, HTMLElement])[] {
    const elements = this.root.current?.querySelectorAll<HTMLElement>('[data-piece]') ?? [];
    return Array.from(elements, (element) => [pieceOf(element), element]);
  }

  /**
   * Where the page is slow, whoever has chosen sees the changed table first, without the pieces that are on their way; they take off in the next frame. They
   * are hidden with the change itself: the browser may lay the page out before it draws it, to see what lies under the lifted finger.
   */
  private hideArrived(before: Pieces): readonly HTMLElement[] {
    const places = placesIn(before);
    const arrived = this.pieces().flatMap(([piece, element]) =>
      this.known.get(element) === piece || this.isUncovered(piece, element, before, places) ? [] : [element],
    );
    arrived.forEach(hide);
    this.running = [{ finish: () => arrived.forEach(show) }];
    return arrived;
  }

  /** Was it below the piece that left its place, as the next of a pile is? It lay there all the time, and comes from nowhere. */
  private isUncovered(piece: number, element: Element, before: Pieces, places: ReadonlySet<Element>): boolean {
    if (!places.has(element) || before.has(piece)) return false;
    return element.getAttribute('data-from') === null && !this.props.justMoved.has(piece);
  }

  /** Pieces that made room do not slide: each would have to be measured now, and would be a layer of its own. */
  private moveLater(before: Pieces, arrived: readonly HTMLElement[]): void {
    // What has moved may still be the same element.
    const moved = [...this.props.justMoved.keys()].flatMap((piece) => {
      const then = before.get(piece);
      if (then === undefined || !then.element.isConnected || pieceOf(then.element) !== piece) return [];
      return isNear(then.box, then.element.getBoundingClientRect()) ? [] : [then.element];
    });
    moved.forEach(hide);
    const waiting = new Set([...arrived, ...moved]);
    const frame = requestAnimationFrame(() => {
      const after = this.seen((piece, element) => (waiting.has(element) ? undefined : before.get(piece)));
      this.move(before, after, waiting);
    });
    const finish = (): void => {
      cancelAnimationFrame(frame);
      waiting.forEach(show);
    };
    this.running = [{ finish }];
  }

  /** `waiting` are hidden already. */
  private move(before: Pieces, after: Pieces, waiting: ReadonlySet<HTMLElement> = new Set()): void {
    const { justMoved } = this.props;
    const journeys = planJourneys({
      before: inSight(before),
      after: inSight(after),
      moved: new Set(justMoved.keys()),
      comesFrom: (piece) => this.placeBox(after.get(piece)?.element.dataset.from) ?? this.seatBox(justMoved.get(piece)),
      goesTo: (piece) => this.leavesFor(before.get(piece)) ?? this.seatBox(justMoved.get(piece)),
    });
    const flying = new Set(journeys.map(({ kind, piece }) => kind === 'flight' && after.get(piece)?.element));
    for (const element of waiting) if (!flying.has(element)) show(element);
    const places = placesIn(before);
    this.running = journeys.flatMap((journey) => this.begin(journey, before, after, places) ?? []);
  }

  private begin(journey: Journey, before: Pieces, after: Pieces, places: ReadonlySet<Element>): Motion | null {
    const now = after.get(journey.piece);
    switch (journey.kind) {
      case 'flight':
        return now ? fly(now, journey.from, journey.delay, this.wayOf(now.element)) : null;
      case 'slide':
        return now ? slide(now.element, journey.by) : null;
      case 'arrival':
        return now && !this.isUncovered(journey.piece, now.element, before, places) ? arrive(now.element) : null;
      case 'departure': {
        const then = before.get(journey.piece);
        const parent = then?.parent?.isConnected ? then.parent : this.root.current;
        return then && parent ? depart(then, parent, journey.to, journey.delay) : null;
      }
    }
  }

  /** Where a piece says that it goes. What is taken back goes nowhere. */
  private leavesFor(then: Seen | undefined): Box | null {
    return this.props.justMoved.size === 0 ? null : this.placeBox(then?.element.dataset.to);
  }

  /** The places that a piece passes. */
  private wayOf({ dataset }: HTMLElement): readonly Passing[] {
    const ids = dataset.via === undefined || dataset.via === '' ? [] : dataset.via.split(' ');
    return ids.flatMap((id, at) => {
      const box = this.placeBox(id);
      const jumps = id.startsWith(EDGE) && ids[at - 1]?.startsWith(EDGE) === true;
      return box === null ? [] : [{ box, jumps }];
    });
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

const pieceOf = (element: Element): number => Number(element.getAttribute('data-piece'));

const measured = (element: HTMLElement): Seen => ({
  ...drawn(element),
  parent: element.parentElement,
  zone: element.closest('.zone'),
});

const inSight = (pieces: Pieces): Pieces => new Map([...pieces].filter(([, { box }]) => box.width > 0));

const placesIn = (pieces: Pieces): ReadonlySet<Element> => new Set([...pieces.values()].map(({ element }) => element));

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
