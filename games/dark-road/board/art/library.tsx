import { Pictures } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { COMPANION_PICTURES } from './animals.ts';
import { BUILDING_PICTURES } from './buildings.ts';
import { CRESTS } from './crests.ts';
import { type Drawing, Drawn } from './drawing.tsx';
import { GOODS } from './goods.ts';
import { CLASSES } from './heroes.ts';
import { BACKDROPS, PROPS, TRAITS } from './portraits.ts';
import { SCENES } from './scenes.ts';
import { STEED_PICTURES } from './steeds.ts';
import { TOKENS } from './tokens.ts';
import { WAGON } from './wagon.ts';

/** Every picture once, as symbols; pieces refer to them. */
export const Library = memo(
  (): ReactNode => (
    <Pictures>
      <Symbols of={GOODS} prefix="good" box="0 0 24 24" />
      <Symbols of={TOKENS} prefix="token" box="0 0 24 24" />
      <Symbols of={CRESTS} prefix="crest" box="0 0 24 24" />
      <Symbols of={CLASSES} prefix="class" box="0 0 60 50" />
      <Symbols of={BACKDROPS} prefix="backdrop" box="0 0 60 50" />
      <Symbols of={PROPS} prefix="prop" box="0 0 60 50" />
      <Symbols of={TRAITS} prefix="trait" box="0 0 60 50" />
      <Symbols of={COMPANION_PICTURES} prefix="animal" box="0 0 60 50" />
      <Symbols of={STEED_PICTURES} prefix="steed" box="0 0 130 92" />
      <Symbols of={BUILDING_PICTURES} prefix="building" box="0 0 40 34" />
      <Symbols of={SCENES} prefix="scene" box="0 0 330 130" />
      <Symbols of={WAGON} prefix="ring" box="0 0 36 30" />
    </Pictures>
  ),
);

interface SymbolsProps {
  readonly of: Readonly<Record<string, Drawing>>;
  readonly prefix: string;
  readonly box: string;
}

const Symbols = ({ of, prefix, box }: SymbolsProps): ReactNode =>
  Object.entries(of).map(([id, shapes]) => (
    <symbol key={id} id={`dr-${prefix}-${id}`} viewBox={box}>
      <Drawn shapes={shapes} />
    </symbol>
  ));
