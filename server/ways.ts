import type { AnyField, AnyRecord } from '@stolik/engine/state';

/**
 * How it is told that a field has changed, as follows from what the game says of it. To all: what all may see of it (`height` and `heights`: how much lies there,
 * `tops`: what is on top as well). To its owner, and to the others how much it is. To each what he sees there: by the field's own sight, or by his view of it.
 * Or part by part.
 */
type Way =
  | 'value'
  | 'list'
  | 'piles'
  | 'open'
  | 'height'
  | 'heights'
  | 'tops'
  | 'owner'
  | 'by seat'
  | 'sight'
  | 'view'
  | 'part'
  | 'each';

export interface Told {
  readonly name: string;
  /** The same in JSON. */
  readonly key: string;
  readonly way: Way;
  readonly field: AnyField;
}

const known = new WeakMap<AnyRecord, readonly Told[]>();

/** The fields of a record, each with the way in which it is told. */
export function waysOf(record: AnyRecord): readonly Told[] {
  let ways = known.get(record);
  if (ways === undefined) {
    ways = Object.entries(record.fields).map(([name, field]) => ({
      name,
      key: JSON.stringify(name),
      way: wayOf(field),
      field,
    }));
    known.set(record, ways);
  }
  return ways;
}

function wayOf({ how, seen, record }: AnyField): Way {
  if (record !== null) {
    if (isStanding(how)) return canBeToldInParts(record) ? how : 'view';
    return isOpen(record) ? 'open' : 'view';
  }
  if (typeof seen === 'function') return 'sight';
  switch (seen) {
    case 'all':
      return how === 'value' || how === 'piles' ? how : 'list';
    case 'nobody':
      return how === 'piles' ? 'heights' : 'height';
    case 'owner':
      return how === 'piles' ? 'by seat' : 'owner';
    case 'tops':
      return 'tops';
  }
}

/** Parts that are always there, and always as many. */
const isStanding = (how: AnyField['how']): how is 'part' | 'each' => how === 'part' || how === 'each';

/** A view is asked only for a field of the state itself. */
const canBeToldInParts = ({ fields }: AnyRecord): boolean =>
  Object.values(fields).every(
    ({ how, record }) => record === null || (isStanding(how) ? canBeToldInParts(record) : isOpen(record)),
  );

/** Does everybody see all of it? */
const isOpen = ({ fields }: AnyRecord): boolean =>
  Object.values(fields).every(({ seen, record }) => (record === null ? seen === 'all' : isOpen(record)));
