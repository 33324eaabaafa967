import { ALL_KINDS, kindNamed } from '../pieces.ts';
import type { Cost } from './effects.ts';

/** `{ ad, f, resources, anyResource }` of a content file. */
export interface CostData {
  readonly ad?: number;
  readonly f?: number;
  readonly resources?: { readonly [kind: string]: number | undefined };
  readonly anyResource?: number;
}

export const readCost = ({ ad = 0, f = 0, resources = {}, anyResource = 0 }: CostData): Cost => ({
  discs: ad,
  florins: f,
  cubes: ALL_KINDS.map((kind) => Object.entries(resources).find(([name]) => kindNamed(name) === kind)?.[1] ?? 0),
  any: anyResource,
});
