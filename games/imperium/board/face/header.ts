import type { Text } from '@stolik/engine';
import type { Kind } from '../../content/catalogue.ts';
import { nameText } from '../../words/filters.ts';
import type { IconName } from '../art/icons.ts';

/** What the header and the picture of a card show of its record. */

/** A side has a name of its own, or that of the card: which side it is and which icon it has stand beside it. */
export const faceName = ({ record, side }: Kind): Text =>
  nameText((side === null ? undefined : record.sides?.[side].name) ?? record.name);

export type FaceType =
  | 'region'
  | 'uncivilised'
  | 'civilised'
  | 'tributary'
  | 'fame'
  | 'unrest'
  | 'power'
  | 'nation'
  | 'journey';

/** The type whose colour the header has (IM-2.1), and a second one. A card without a type is its nation's. */
export function typesOf({ record, start, side }: Kind): readonly [FaceType, FaceType?] {
  const [first, second] = record.types;
  if (first === undefined) return [side !== null && start !== 'power' ? 'journey' : 'nation'];
  return second === undefined ? [first] : [first, second];
}

const SUBTYPES = ['city', 'metropolis', 'knight', 'mask', 'scroll'] as const;

/** Round marks on the picture. That a card stays in play need not be said of one that does. */
export function marksOf({ record }: Kind, inPlay: boolean): readonly IconName[] {
  const marks: IconName[] = [];
  if (record.state !== null && !inPlay) marks.push(record.state);
  if (record.attack) marks.push('attack');
  if (record.pinned && !inPlay) marks.push('pinned');
  for (const subtype of SUBTYPES) if (record.subtypes.includes(subtype)) marks.push(subtype);
  return marks;
}
