import { type Chance, shuffle } from '../chance.ts';
import { defined } from '../defined.ts';
import type { Seat } from '../seat.ts';
import type { AnyField, AnyRecord, AnyState, Look, Shown } from './fields.ts';
import type { Kind, Pieces } from './kind.ts';
import { eachIn, type Holder, type Lying, Places } from './places.ts';
import { lookFrom, ownPile, tops } from './sight.ts';

/**
 * The usual way to deal anew, in place, what the seat cannot know: of each kind the pieces that are nowhere in sight are shuffled and laid where something lies face down; first where not
 * every piece may lie, then anywhere. All that it takes into account is what the seat sees, in the order of the fields, so two tables that look the same to the seat are dealt the same. Kinds that are
 * `special` are left to the game.
 */
export function dealAnew<S>(fields: AnyState, state: S, seat: Seat, chance: Chance): void {
  const heaps = new Map<Kind<S>, Heap>();
  const { back } = fields;
  dealtIn(fields).visit(fields, lookFrom(state, seat, fields.lifted(state)), (field, holder, name, look) => {
    const kind = field.kind as Pieces<S>; // what is counted is not visited
    let heap = heaps.get(kind);
    if (heap === undefined) {
      heap = heapOf(kind, state);
      heaps.set(kind, heap);
    }
    note(field, holder, name, look, kind, heap, back);
  });
  for (const { all, open, hidden } of heaps.values()) {
    if (hidden.length === 0) continue;
    const pool: number[] = [];
    for (const piece of all) if (open[piece] === 0) pool.push(piece);
    shuffle(chance, pool);
    for (const place of hidden) if (place.field.fits !== null) lay(place, pool, back);
    for (const place of hidden) if (place.field.fits === null) lay(place, pool, back);
  }
}

const dealt = new WeakMap<AnyState, Places>();

/** The places of kinds of which some lie hidden; the others need not be looked for. */
function dealtIn(fields: AnyState): Places {
  let places = dealt.get(fields);
  if (places === undefined) {
    const kinds = hiddenKinds(fields, new Set());
    places = new Places(({ kind }) => kind !== null && kinds.has(kind));
    dealt.set(fields, places);
  }
  return places;
}

function hiddenKinds(of: AnyRecord, kinds: Set<unknown>): Set<unknown> {
  for (const { kind, seen, record } of Object.values(of.fields)) {
    if (kind !== null && seen !== 'all' && !kind.counted && !kind.special) kinds.add(kind);
    if (record !== null) hiddenKinds(record, kinds);
  }
  return kinds;
}

/** What is known of the pieces of one kind. */
interface Heap {
  readonly all: readonly number[];
  /** By piece, 1: it lies in sight. */
  readonly open: Uint8Array;
  readonly hidden: Hidden[];
}

function heapOf<S>(kind: Pieces<S>, state: S): Heap {
  const all = kind.all(state);
  let highest = 0;
  for (const piece of all) if (piece > highest) highest = piece;
  const open = new Uint8Array(highest + 1);
  for (const number of kind.also(state)) open[kind.piece(number)] = 1;
  return { all, open, hidden: [] };
}

interface Hidden {
  readonly field: AnyField;
  readonly holder: Holder;
  readonly name: string;
  /** What is seen of it; null: nothing. */
  readonly shown: Lying;
}

/** Notes down what can be seen of a place, and whether something there has to be dealt. */
function note<S>(
  field: AnyField,
  holder: Holder,
  name: string,
  look: Look<S>,
  { piece }: Pieces<S>,
  { open, hidden }: Heap,
  back: number,
): void {
  const lying = defined(holder[name]);
  const shown = seenIn(field, lying, holder, look, back);
  if (shown === null) {
    if (lying !== null) hidden.push({ field, holder, name, shown });
    return;
  }
  let covered = false;
  eachIn(shown, (number) => {
    if (number <= back) covered = true;
    else open[piece(number)] = 1;
  });
  if (covered) hidden.push({ field, holder, name, shown });
}

/** Null: nothing of it can be seen. A back may tell something, so there may be several: all are below the one that tells nothing. */
function seenIn<S>({ how, seen }: AnyField, lying: Lying, holder: Holder, look: Look<S>, back: number): Lying {
  if (seen === 'all') return lying;
  if (seen === 'nobody') return null;
  // Fields of all types stand side by side here; `how` tells what lies in one, and no check of every pile has to.
  if (typeof seen === 'function') return (seen as Shown<Lying, unknown, S>)(lying, look, holder);
  if (how !== 'piles') return look.own ? lying : null;
  return seen === 'tops' ? tops(lying as number[][], back) : ownPile(lying as number[][], look, back);
}

/** Lays pieces of the pool where the seat sees backs. From the top on: of a top one sometimes knows more. */
function lay({ field, holder, name, shown }: Hidden, pool: number[], back: number): void {
  const { fits } = field;
  const next = (known: number, pile: number): number => {
    if (fits === null) return defined(pool.pop());
    for (let at = pool.length - 1; at >= 0; at--) {
      const piece = defined(pool[at]);
      if (!fits(piece, pile, known)) continue;
      pool[at] = defined(pool[pool.length - 1]);
      pool.pop();
      return piece;
    }
    throw new Error(`nothing that is left may lie in ${name}`);
  };
  const filled = (row: readonly number[], pile: number): number[] => {
    const laid = row.slice();
    for (let at = laid.length - 1; at >= 0; at--) {
      const known = shown === null ? back : defined(laid[at]);
      if (known <= back) laid[at] = next(known, pile);
    }
    return laid;
  };
  const lying = shown ?? defined(holder[name]);
  // As above.
  if (typeof lying === 'number') holder[name] = next(lying, 0);
  else if (field.how === 'piles') holder[name] = (lying as number[][]).map(filled);
  else holder[name] = filled(lying as number[], 0);
}
