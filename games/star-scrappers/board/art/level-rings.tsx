import type { ReactNode } from 'react';

const RADII: readonly (readonly number[])[] = [[38], [42, 34], [46, 38, 30]];

/** What stands behind a figure: as many rings as it has levels; for the highest, rays. */
export function LevelRings({ level }: { readonly level: number }): ReactNode {
  const radii = RADII[level - 1];
  if (radii !== undefined) return radii.map((r) => <circle key={r} className="ss-ring" cx="50" cy="42" r={r} />);
  return (
    <>
      <path className="ss-ray" d={rays} />
      <circle className="ss-disc" cx="50" cy="44" r="36" />
    </>
  );
}

const RAYS = 24;

const rays = Array.from({ length: RAYS }, (_, index) => {
  const from = (2 * Math.PI * index) / RAYS;
  return `M50 44L${at(from)}L${at(from + 0.12)}z`;
}).join('');

function at(angle: number): string {
  return `${(50 + 110 * Math.cos(angle)).toFixed(1)} ${(44 + 110 * Math.sin(angle)).toFixed(1)}`;
}
