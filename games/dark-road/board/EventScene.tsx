import { memo, type ReactNode } from 'react';

const FLAKES = [
  [30, 38],
  [96, 42],
  [140, 28],
  [242, 44],
  [304, 96],
  [40, 110],
  [206, 26],
  [250, 112],
  [160, 12],
  [110, 118],
  [66, 16],
] as const;

/** The country at night, with what happens there; without an event only the caravan is under way. */
export const EventScene = memo(function EventScene({ scene }: { readonly scene: string | null }): ReactNode {
  const bridge = scene === 'event-frozen-bridge';
  // Where the panel is lower or narrower than the picture, the caravan at its lower left stays whole.
  const keeps = scene === null ? 'xMinYMax slice' : bridge ? 'xMidYMid slice' : 'xMidYMax slice';
  return (
    <svg className="dr-scene" viewBox="0 0 330 130" preserveAspectRatio={keeps} aria-hidden="true">
      <rect className="dr-e0" width="330" height="130" />
      <circle className="dr-emoon" cx="272" cy="30" r="24" opacity=".1" />
      <circle className="dr-emoon" cx="272" cy="30" r="11" />
      <path className="dr-e1" d="M0 130V70l30-22 26 18 34-32 40 36 34-22 44 30 40-28 36 22 46-26v84z" />
      {!bridge && (
        <>
          <path className="dr-e2" d="M0 130V96c60-14 120-4 180-6s100-8 150 0v40z" />
          <path className="dr-esnow" d="M0 118c60-12 130-4 190-8s90-6 140 0v20H0z" opacity=".92" />
        </>
      )}
      {scene !== null && <use href={`#dr-scene-${scene}`} />}
      <g transform={bridge ? 'translate(36 22)' : 'translate(-94 52)'}>
        <circle className="dr-elight" cx="178" cy="46" r="40" />
        <circle className="dr-elight" cx="178" cy="46" r="26" />
        <circle className="dr-elight" cx="178" cy="46" r="14" />
        <path className="dr-ewag" d="M142 56c-1-14 4-19 13-19s14 5 13 19l6 3h-34z" />
        <circle className="dr-ewag" cx="147" cy="62" r="5" />
        <circle className="dr-ewag" cx="163" cy="63" r="5" />
        <path className="dr-ewag" d="M182 62l2-11 16-2 8-9 6 4-6 6-3 13h-3l-1-9-11 1-2 8z" />
        <path className="dr-eline" d="M168 44h10" />
        <circle className="dr-elamp" cx="178" cy="48" r="3.4" />
      </g>
      {FLAKES.map(([x, y]) => (
        <circle key={x} className="dr-eflake" cx={x} cy={y} r="1.5" />
      ))}
    </svg>
  );
});
