import { soloSuite } from '@stolik/testkit';
import { LEVELS } from '../content/concern.ts';
import { darkRoad } from '../index.ts';

soloSuite(
  darkRoad,
  LEVELS.map(({ id }) => [id, { concern: id }] as const),
);
