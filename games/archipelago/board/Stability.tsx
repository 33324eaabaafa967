import { defined, say } from '@stolik/engine';
import { Icon, useHovered, useSay, useTable } from '@stolik/ui';
import type { CSSProperties, ReactNode } from 'react';
import boards from '../content/boards.json' with { type: 'json' };
import { HIRE_PRICE, LABOUR_UNREST, MOST_POPULATION, MOST_WORKERS } from '../content/tables.ts';
import { signed } from '../words/phrases.ts';
import { type Forecast, forecastOf, forecastsOf, workersOfBoards } from './forecast.ts';
import { useScene } from './scene.ts';

const X = 140;
const Y = 128;
/** Degrees: from the lower left over the top to the lower right. */
const angleOf = (value: number): number => 155 + (Math.min(value, MOST_POPULATION) / MOST_POPULATION) * 230;
const spot = (value: number, distance: number): string => {
  const radians = (angleOf(value) * Math.PI) / 180;
  return `${(X + distance * Math.cos(radians)).toFixed(1)} ${(Y + distance * Math.sin(radians)).toFixed(1)}`;
};
const arc = (from: number, to: number, distance: number): string =>
  `M${spot(from, distance)}A${distance} ${distance} 0 ${to - from > 39 ? 1 : 0} 1 ${spot(to, distance)}`;

const bands: readonly {
  from: number;
  to: number;
  workers?: number;
  unrest: number;
}[] = boards.boards[0]?.rows ?? [];

const TICKS = Array.from({ length: MOST_POPULATION + 1 }, (_, value) => {
  const length = value % 10 === 0 ? 10 : value % 5 === 0 ? 4 : 3;
  return `M${spot(value, 94)}L${spot(value, 94 - length)}`;
}).join('');

/** Colony stability: one dial, two needles, and what would move them. */
export function Stability({ small = false }: { readonly small?: boolean }): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  const hovered = useHovered();
  const { population, unrest } = state;
  const { choices } = useTable();
  // A temple that was used is still pointed at.
  const pointed = typeof hovered === 'number' && choices.of(hovered) === null ? null : forecastOf(state, hovered);
  const forecasts = [...forecastsOf(state), ...(pointed === null ? [] : [pointed])];
  return (
    <section className={`panel ar-stability ${small ? 'ar-small' : ''}`} data-part="unrest">
      <header>
        <h2>{talk(say('board-stability'))}</h2>
        <span>
          {talk(say('board-margin'))} <b>{population - unrest}</b>
        </span>
      </header>
      <div className="ar-dial-row">
        <Dial population={population} unrest={unrest} ghost={(pointed ?? forecasts[0])?.unrest ?? null} />
        <dl className="ar-needles">
          <dt>{talk(say('board-population'))}</dt>
          <dd className="ar-needle-population">{population}</dd>
          <dt>{talk(say('board-unrest'))}</dt>
          <dd className="ar-needle-unrest">{unrest}</dd>
        </dl>
      </div>
      <Forecasts list={forecasts} population={population} />
      {!small && <Workers />}
    </section>
  );
}

interface DialProps {
  readonly population: number;
  readonly unrest: number;
  /** Where the unrest would come to. */
  readonly ghost: number | null;
}

export function Dial({ population, unrest, ghost }: DialProps): ReactNode {
  const talk = useSay();
  const needle = (value: number): CSSProperties => ({ rotate: `${angleOf(value) + 90}deg` });
  return (
    <svg
      className="ar-dial"
      viewBox="18 6 244 186"
      role="img"
      aria-label={talk(say('board-dial', { population, unrest }))}
    >
      <path className="ar-brass" d="M49.600 200.700A116 116 0 1 1 230.400 200.700 Q140 196 49.600 200.700z" />
      <path className="ar-dial-face" d="M50 191.300A110 110 0 1 1 230 191.300 Q140 186 50 191.300z" />
      {bands.map(({ from, to }, at) => (
        <path key={from} className={`ar-band ar-band-${at}`} d={arc(from, Math.min(to + 0.7, MOST_POPULATION), 101)} />
      ))}
      {bands.flatMap(({ from, to, workers = 0, unrest: more }) =>
        ['worker', 'unrest'].flatMap((what) =>
          Array.from({ length: what === 'worker' ? workers : more }, (_, nth) => {
            const [x = '0', y = '0'] = spot((from + to) / 2 + (what === 'worker' ? -1.5 : 1.5) + nth * 3, 101).split(
              ' ',
            );
            return (
              <use
                // biome-ignore lint/suspicious/noArrayIndexKey: signs of a row are counted.
                key={`${from} ${what} ${nth}`}
                href={`#ar-${what}`}
                className="ar-band-sign"
                x={Number(x) - 5.5}
                y={Number(y) - 5.5}
                width="11"
                height="11"
              />
            );
          }),
        ),
      )}
      {unrest <= population ? (
        <path className="ar-safe" d={arc(unrest, population, 80)} />
      ) : (
        <path className="ar-risk" d={arc(population, Math.min(unrest, MOST_POPULATION), 80)} />
      )}
      <path className="ar-dial-ticks" d={TICKS} />
      {[0, 10, 20, 30, 40, 50].map((value) => {
        const [x, y] = spot(value, 70).split(' ');
        return (
          <text key={value} className="ar-dial-number" x={x} y={Number(y) + 5} textAnchor="middle">
            {value}
          </text>
        );
      })}
      {ghost !== null && (
        <g className={`ar-needle ar-needle-ghost ${ghost > population ? 'ar-bad' : ''}`} style={needle(ghost)}>
          <path d={`M${X} ${Y - 86} ${X + 3.5} ${Y} ${X} ${Y + 15} ${X - 3.5} ${Y}z`} />
        </g>
      )}
      <g className="ar-needle ar-needle-unrest" style={needle(unrest)}>
        <path d={`M${X} ${Y - 86} ${X + 4} ${Y} ${X} ${Y + 16} ${X - 4} ${Y}z`} />
      </g>
      <g className="ar-needle ar-needle-population" style={needle(population)}>
        <path d={`M${X} ${Y - 86} ${X + 4} ${Y} ${X} ${Y + 16} ${X - 4} ${Y}z`} />
      </g>
      <circle className="ar-brass" cx={X} cy={Y} r="8" />
    </svg>
  );
}

/** Each with its sum, and with its reason where it would end the game. */
export function Forecasts({
  list,
  population,
}: {
  readonly list: readonly Forecast[];
  readonly population: number;
}): ReactNode {
  const talk = useSay();
  return (
    <ul className="ar-forecasts">
      {list.map(({ what, by, unrest, independence }) => (
        <li key={what} data-bad={independence || undefined}>
          {independence ? <Icon name="warn" size={15} /> : <i className="ar-ghost-key" />}
          <span>
            {talk(say(`forecast-${what}`))} {!independence && <i>{signed(by)}</i>}
          </span>
          {independence ? (
            <>
              <b>
                {unrest} &gt; {population}
              </b>
              <em>{talk(say('forecast-independence'))}</em>
            </>
          ) : (
            <>
              <b>{unrest}</b>
              <em>{talk(say('forecast-margin', { margin: population - unrest }))}</em>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

const steps = HIRE_PRICE.reduce<{ from: number; to: number; price: number; unrest: number }[]>((rows, price, space) => {
  const last = rows.at(-1);
  const unrest = defined(LABOUR_UNREST[space]);
  if (last !== undefined && last.price === price && last.unrest === unrest) last.to = space;
  else rows.push({ from: space, to: space, price, unrest });
  return rows;
}, []);

const UNIT = 278 / (MOST_WORKERS + 1);

/** Free workers: a tube with the price of hiring above and the unrest of the third phase below. */
export function Workers(): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  const { workers } = state;
  const price = defined(HIRE_PRICE[workers]);
  const coming = workersOfBoards(state);
  return (
    <div className="ar-workers" data-part="workers">
      <h3>
        <span>{talk(say('board-workers'))}</span>
        <span>{talk(say('board-hiring', { price, coming: signed(coming) }))}</span>
      </h3>
      <svg
        className="ar-tube"
        viewBox="-2 0 282 46"
        role="img"
        aria-label={talk(say('board-tube', { workers, price }))}
      >
        {steps.map(({ from, to, price: cost, unrest }) => {
          const middle = ((from + to + 1) / 2) * UNIT;
          return (
            <g key={from} data-on={(workers >= from && workers <= to) || undefined}>
              <rect x={from * UNIT + 0.7} y="17" width={(to - from + 1) * UNIT - 1.4} height="13" rx="3" />
              <text x={middle} y="12" textAnchor="middle">
                {cost} f
              </text>
              <text
                className="ar-tube-unrest"
                data-none={unrest === 0 || undefined}
                x={middle}
                y="44"
                textAnchor="middle"
              >
                {unrest === 0 ? '0' : signed(unrest)}
              </text>
            </g>
          );
        })}
        <circle className="ar-tube-marker" cx={(workers + 0.5) * UNIT} cy="23.500" r="9.500" />
        <text className="ar-tube-number" x={(workers + 0.5) * UNIT} y="28" textAnchor="middle">
          {workers}
        </text>
      </svg>
    </div>
  );
}
