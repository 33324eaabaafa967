import { SeatMark, seatColour } from '@stolik/ui';
import { type PointerEvent, type ReactNode, useMemo } from 'react';
import type { LeadPoint, TurningPoint } from '../../table/lead.ts';

export interface LeadChartProps {
  readonly points: readonly LeadPoint[];
  readonly turns: readonly TurningPoint[];
  /** Choices in the whole game: the picture has its full width from the beginning. */
  readonly length: number;
  readonly moment: number;
  readonly names: readonly string[];
  /** What the picture shows, in words. */
  readonly label: string;
  readonly onMoment: (moment: number) => void;
}

const WIDTH = 300;
const HEIGHT = 130;
const PAD = 6;

/** One line for each seat, above the middle who leads; the seat's shape stands where its line ends. */
export function LeadChart({ points, turns, length, moment, names, label, onMoment }: LeadChartProps): ReactNode {
  const seats = points[0]?.leads.length ?? 0;
  const { paths, y } = useMemo(() => drawn(points, length), [points, length]);
  const x = (at: number): number => (length === 0 ? 0 : (at / length) * WIDTH);
  const last = points.at(-1);
  const pick = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.type === 'pointermove' && event.buttons !== 1) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onMoment(Math.round(((event.clientX - left) / width) * length));
  };
  return (
    <div className="lead-chart" onPointerDown={pick} onPointerMove={pick} data-testid="lead-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
        <path className="lead-zero" d={`M0 ${y(0)}H${WIDTH}`} />
        {turns.map(({ moment: at }) => (
          <path key={at} className="lead-turn" d={`M${x(at)} 0V${HEIGHT}`} />
        ))}
        {paths.map((path, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <path key={at} className="lead-line" d={path} style={{ '--seat': seatColour(at) }} />
        ))}
        <path className="lead-now" d={`M${x(moment)} 0V${HEIGHT}`} />
      </svg>
      {last !== undefined &&
        Array.from({ length: seats }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            key={at}
            className="lead-seat"
            style={{
              left: `${(x(points.length - 1) / WIDTH) * 100}%`,
              top: `${(y(last.leads[at] ?? 0) / HEIGHT) * 100}%`,
            }}
          >
            <SeatMark seat={at} name={names[at] ?? ''} size={18} />
          </span>
        ))}
    </div>
  );
}

function drawn(points: readonly LeadPoint[], length: number) {
  const all = points.flatMap(({ leads }) => leads);
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  const span = high - low || 1;
  const y = (lead: number): number => PAD + ((high - lead) / span) * (HEIGHT - 2 * PAD);
  const step = length === 0 ? 0 : WIDTH / length;
  const paths = Array.from({ length: points[0]?.leads.length ?? 0 }, (_, seat) =>
    points
      .map(({ leads }, at) => `${at === 0 ? 'M' : 'L'}${(at * step).toFixed(1)} ${y(leads[seat] ?? 0).toFixed(1)}`)
      .join(''),
  );
  return { paths, y };
}
