import type { ReactNode } from 'react';

/**
 * Pictures as data: flat cut-paper shapes, from back to front. Tones are classes: `k` from a suit's night to its
 * light (k3 cream, k4 lamp), `f` the facets of its crystal, and a few materials that all suits share.
 */
export type Tone =
  | 'k0'
  | 'k1'
  | 'k2'
  | 'k3'
  | 'k4'
  | 'f1'
  | 'f2'
  | 'f3'
  | 'f4'
  | 'f5'
  | 'steel'
  | 'iron'
  | 'copper'
  | 'rust'
  | 'wood'
  | 'ink'
  | 'glow';

export interface Shape {
  readonly tone: Tone;
  readonly d: string;
  /** Drawn as a line so wide, instead of filled. */
  readonly width?: number;
  readonly opacity?: number;
}

export type Drawing = readonly Shape[];

export const fill = (tone: Tone, d: string, opacity?: number): Shape =>
  opacity === undefined ? { tone, d } : { tone, d, opacity };

export const line = (tone: Tone, width: number, d: string, opacity?: number): Shape =>
  opacity === undefined ? { tone, width, d } : { tone, width, d, opacity };

export const poly = (tone: Tone, points: string): Shape => fill(tone, `M${points}z`);

export const dot = (tone: Tone, x: number, y: number, r: number, opacity?: number): Shape =>
  oval(tone, x, y, r, r, opacity);

export const oval = (tone: Tone, x: number, y: number, rx: number, ry: number, opacity?: number): Shape =>
  fill(tone, `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`, opacity);

export const box = (tone: Tone, x: number, y: number, w: number, h: number, r = 0, opacity?: number): Shape =>
  fill(
    tone,
    `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`,
    opacity,
  );

/** The paint itself is thin, not the shape: a shape with an opacity of its own would be put together apart from the others at every drawing. */
export const Drawn = ({ shapes }: { readonly shapes: Drawing }): ReactNode =>
  shapes.map(({ tone, d, width, opacity }) =>
    width === undefined ? (
      <path key={d} className={`tone tone-${tone}`} d={d} fillOpacity={opacity} />
    ) : (
      <path key={d} className={`ss-line tone-${tone}`} d={d} strokeWidth={width} strokeOpacity={opacity} />
    ),
  );
