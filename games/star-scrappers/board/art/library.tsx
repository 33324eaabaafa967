import { Pictures } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { HALF_KINDS, MERCENARY_KINDS } from '../../content/catalogue.ts';
import { COLOURS } from '../../pieces.ts';
import { CUTS } from './cuts.ts';
import { Drawn } from './drawing.tsx';
import { EMBLEMS } from './emblems.ts';
import { FIGURES } from './figures/index.ts';
import { LevelRings } from './level-rings.tsx';
import { MARKS } from './marks.tsx';

/** Every picture once, as symbols; pieces refer to them, so that sixty crystals cost six drawings. */
export const Library = memo(
  (): ReactNode => (
    <Pictures>
      {COLOURS.map((colour) => (
        <symbol key={colour} id={`ss-cut-${colour}`} viewBox="0 0 100 100">
          <polygon className="ss-rim" points={CUTS[colour].outline} />
          <Drawn shapes={CUTS[colour].facets} />
        </symbol>
      ))}
      {COLOURS.map((colour) => (
        <symbol key={colour} id={`ss-mark-${colour}`} viewBox="0 0 24 24">
          {MARKS[colour]}
        </symbol>
      ))}
      {MERCENARY_KINDS.map(({ id, level }, kind) => (
        <symbol key={id} id={`ss-figure-${id}`} viewBox="0 0 100 80">
          <LevelRings level={level} />
          <Drawn shapes={FIGURES[kind] ?? []} />
        </symbol>
      ))}
      {HALF_KINDS.map(({ id }, half) => (
        <symbol key={id} id={`ss-emblem-${id}`} viewBox="0 0 32 32">
          <Drawn shapes={EMBLEMS[half] ?? []} />
        </symbol>
      ))}
      <symbol id="ss-hex" viewBox="0 0 100 100">
        <polygon className="ss-hex-edge" points="30,6 70,6 94,50 70,94 30,94 6,50" />
        <polygon className="ss-hex-face" points="35,16 65,16 84,50 65,84 35,84 16,50" />
      </symbol>
    </Pictures>
  ),
);
