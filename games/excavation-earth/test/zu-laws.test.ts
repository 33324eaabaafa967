import type { Variants } from '@stolik/engine';
import { soloSuite } from '@stolik/testkit';
import { ZU_OPTIONS } from '../content/tables.ts';
import { excavationEarth } from '../index.ts';

const switched = (fits: (id: string) => boolean): Variants =>
  Object.fromEntries(ZU_OPTIONS.filter(({ id }) => fits(id)).map(({ id }) => [id, 'on']));

soloSuite(excavationEarth, [
  ['as it comes', {}],
  ...ZU_OPTIONS.map(({ id }) => [id, switched((other) => other === id)] as const),
  ['all that is easier', switched((id) => id.startsWith('zu-easy'))],
  ['all that is harder', switched((id) => id.startsWith('zu-hard'))],
]);
