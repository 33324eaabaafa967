import { say, type Text } from '@stolik/engine';
import { partsOf } from '../content/check.ts';
import type { Node, Op } from '../content/language.ts';

/** Keywords that have a sentence of their own, in the order in which they are told. */
export const TOLD = [
  'pinned',
  'freePlay',
  'barbarian',
  'empire',
  'exhaust',
  'exhaustWhen',
  'solstice',
  'passive',
  'attack',
  'acquire',
  'breakThrough',
  'garrison',
  'history',
  'exile',
  'abandon',
  'recall',
  'takeUnrest',
  'returnUnrest',
  'develop',
  'find',
  'sink',
] as const;

const opsIn = (node: Node): readonly Op[] => [node.op, ...partsOf(node).flatMap(opsIn)];

/** What the deeds of an effect mean, for those who point at it. */
export function meaningOf(node: Node): readonly Text[] {
  const ops: ReadonlySet<string> = new Set(opsIn(node));
  return TOLD.filter((keyword) => ops.has(keyword)).map((keyword) => say(`open-${keyword}`));
}
