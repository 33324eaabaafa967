import { say, type Text } from '@stolik/engine';
import { useSay, whenOf } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { CLOCK, ROUNDS } from '../content/tables.ts';

/** The turns of which each leaves a night die fewer (DR-16.7): what is rolled anew after them is one die fewer. */
const OUT: readonly number[] = CLOCK.flatMap((n, at) => (n === 1 ? [at + 1] : []));

export const clockText = (round: number): Text => say('board-clock', { round, rounds: ROUNDS, turns: { all: OUT } });

/** Thirteen lamps, the present one lit; between two of them a die goes out (DR-16.7). */
export const NightClock = memo(function NightClock({ round }: { readonly round: number }): ReactNode {
  const talk = useSay();
  let x = 15;
  const posts = Array.from({ length: ROUNDS }, (_, at) => {
    const post = { turn: at + 1, x, y: 72 + ((at * 5) % 7) - 2, out: false };
    x += 19.5;
    // The turn that empties the reserve: what is rolled anew after it is one die fewer.
    if (CLOCK[at] === 1) {
      post.out = true;
      x += 15;
    }
    return post;
  });
  return (
    <svg
      className="dr-clock"
      viewBox="0 0 330 84"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={talk(clockText(round))}
    >
      <rect className="dr-e0" width="330" height="84" />
      <circle className="dr-emoon" cx="36" cy="20" r="20" opacity=".1" />
      <circle className="dr-emoon" cx="36" cy="20" r="9" />
      <path className="dr-e1" d="M0 84V48l26-16 30 14 34-24 36 26 40-18 40 20 44-24 40 22 40-18v54z" />
      <path className="dr-e2" d="M0 84V66c60-12 120-4 170-6s110-8 160 0v24z" />
      <path className="dr-esnow" opacity=".9" d="M0 78c70-8 150-3 210-5s80-4 120 0v11H0z" />
      <g transform={`scale(${320 / x} 1)`}>
        {posts.map(({ turn, x: at, y, out }) => (
          <g key={turn}>
            {turn === round && (
              <>
                <circle className="dr-elight" cx={at} cy={y - 28} r="25" />
                <circle className="dr-elight" cx={at} cy={y - 28} r="16" />
              </>
            )}
            <path className="dr-npost" d={`M${at} ${y}v-23`} />
            <rect
              className="dr-nlamp"
              data-when={whenOf(turn, round)}
              x={at - 4.5}
              y={y - 34}
              width="9"
              height="12"
              rx="2.5"
            />
            <path className="dr-ewag" d={`M${at - 6} ${y - 33.5}l6-5 6 5z`} />
            {out && (
              <g className="dr-nout" transform={`translate(${at + 17} 62)`}>
                <rect x="-6" y="-6" width="12" height="12" rx="3" />
                <path d="m-4 4 8-8" />
              </g>
            )}
          </g>
        ))}
      </g>
    </svg>
  );
});
