import { Pictures } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { CUTS } from './cuts.tsx';
import { DEEDS } from './deeds.tsx';
import { HEADS } from './heads.tsx';
import { RUINS } from './ruins.tsx';
import { THINGS } from './things.tsx';

/** Every picture once, as symbols; pieces refer to them. */
export const Library = memo(
  (): ReactNode => (
    <Pictures>
      {HEADS}
      {CUTS}
      {THINGS}
      {RUINS}
      {DEEDS}
    </Pictures>
  ),
);
