import { SeatMark, seatColour } from '@stolik/ui';
import { type CSSProperties, type PointerEvent, type ReactNode, useMemo } from 'react';
import { useWords } from '../../shell/words.ts';
import type { LeadPoint, TurningPoint } from '../../table/lead.ts';

export interface LeadChartProps {
  readonly points: readonly LeadPoint[];
  readonly turns: readonly TurningPoint[];
  /** Choices in the whole game: the picture has its full width from the beginning. */
  readonly length: number;
  readonly moment: number;
  readonly names: readonly string[];
  readonly onMoment: (moment: number) => void;
}

const WIDTH = 300;
const HEIGHT = 120;

/** A seat's mark at the end of its line, and how far from another's it has to be. */
const MARK = 18;

/** So many rounds are written below the picture at most. */
const ROUNDS = 8;

/** One line for each seat: the chance of winning or, alone, the points so far; its shape stands where the line ends, and below is how everybody stands at the moment. */
export function LeadChart({ points, turns, length, moment, names, onMoment }: LeadChartProps): ReactNode {
  const w = useWords();
  const seats = points[0]?.standings.length ?? 0;
  const alone = seats === 1;
  const top = alone ? Math.max(1, ...points.flatMap(({ standings }) => standings)) : 1;
  const x = (at: number): number => (length === 0 ? 0 : (at / length) * WIDTH);
  const y = (standing: number): number => HEIGHT * (1 - standing / top);
  const paths = useMemo(() => linesOf(points, length, top), [points, length, top]);
  const last = points.at(-1);
  const now = points.findLast((point) => point.moment <= moment);
  const marks = useMemo(
    () => apart((last?.standings ?? []).map((standing) => HEIGHT * (1 - standing / top))),
    [last, top],
  );
  const said = (standing: number): string =>
    alone ? w('lead-points', { count: standing }) : w('lead-chance', { chance: Math.round(100 * standing) });
  const pick = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.type === 'pointermove' && event.buttons !== 1) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onMoment(Math.round(Math.min(1, Math.max(0, (event.clientX - left) / width)) * length));
  };
  return (
    <figure className="lead-picture" aria-label={w(alone ? 'lead-label-alone' : 'lead-label')}>
      <div className="lead-axis" aria-hidden="true">
        <span>{said(top)}</span>
        <span>{said(0)}</span>
      </div>
      <div className="lead-chart" onPointerDown={pick} onPointerMove={pick} data-testid="lead-chart">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="lead-edge" d={`M0 0H${WIDTH}M0 ${HEIGHT}H${WIDTH}`} />
          {!alone && seats > 0 && <path className="lead-even" d={`M0 ${y(1 / seats)}H${WIDTH}`} />}
          {turns.map(({ moment: at }) => (
            <path key={at} className="lead-turn" d={`M${x(at)} 0V${HEIGHT}`} />
          ))}
          {paths.map((path, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            <path key={at} className="lead-line" d={path} style={{ '--seat': seatColour(at) }} />
          ))}
          <path className="lead-now" d={`M${x(moment)} 0V${HEIGHT}`} />
        </svg>
        {marks.map((place, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            key={at}
            className="lead-seat"
            style={{ left: `${(x(last?.moment ?? 0) / WIDTH) * 100}%`, top: `${(place / HEIGHT) * 100}%` }}
          >
            <SeatMark seat={at} name={names[at] ?? ''} size={MARK} />
          </span>
        ))}
      </div>
      <ol className="lead-rounds" aria-hidden="true">
        {roundsOf(points).map(({ round, moment: at }) => (
          <li key={at} style={{ '--at': `${(x(at) / WIDTH) * 100}%` } as CSSProperties}>
            {round}
          </li>
        ))}
      </ol>
      <figcaption className="lead-standings" aria-live="polite">
        {now?.round != null && <span>{w('lead-round', { round: now.round })}</span>}
        {now?.standings.map((standing, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <span key={at}>
            <SeatMark seat={at} name={names[at] ?? ''} size={MARK} /> <b>{said(standing)}</b>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

function linesOf(points: readonly LeadPoint[], length: number, top: number): string[] {
  const step = length === 0 ? 0 : WIDTH / length;
  return (points[0]?.standings ?? []).map((_, seat) =>
    points
      .map(({ moment, standings }, at) => {
        const height = HEIGHT * (1 - (standings[seat] ?? 0) / top);
        return `${at === 0 ? 'M' : 'L'}${(moment * step).toFixed(1)} ${height.toFixed(1)}`;
      })
      .join(''),
  );
}

/** Where the marks of lines that end at these heights stand, so that none covers another: each as near to its line's end as the others let it be. */
function apart(heights: readonly number[]): number[] {
  const inOrder = heights.map((height, seat) => ({ height, seat })).toSorted((one, other) => one.height - other.height);
  const places: number[] = [];
  // From above each makes room for the next; whoever is pushed out of the picture pushes back.
  let free = 0;
  for (const { height, seat } of inOrder) {
    places[seat] = Math.max(height, free);
    free = (places[seat] ?? 0) + MARK;
  }
  let most = HEIGHT;
  for (const { seat } of inOrder.toReversed()) {
    places[seat] = Math.min(places[seat] ?? 0, most);
    most = (places[seat] ?? 0) - MARK;
  }
  return places;
}

/** Where rounds begin; of many rounds some. */
function roundsOf(points: readonly LeadPoint[]): { readonly round: number; readonly moment: number }[] {
  const begun: { round: number; moment: number }[] = [];
  for (const { round, moment } of points)
    if (round !== null && round > 0 && round !== begun.at(-1)?.round) begun.push({ round, moment });
  const each = Math.ceil(begun.length / ROUNDS);
  return begun.filter((_, at) => at % each === 0);
}
