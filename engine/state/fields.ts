import type { Seat } from '../seat.ts';
import type { Kind } from './kind.ts';

/**
 * The state of a game, said once: for each field how it is copied, who may see it, and what lies there. From it follow the copy and the view (written out by `npm run state`, so that they are as
 * quick as if somebody had typed them), the usual dealing anew, and that no piece gets lost.
 */
export interface RecordFields<R, S> {
  /** The name of its type in the game's `state.ts`. */
  readonly name: string;
  /** One that is missing, and one that does not exist, does not compile. */
  readonly fields: { readonly [F in keyof R]-?: FieldFor<R[F], R, S> };
}

/** How a field is copied: shared, because it is only ever replaced; a list; a list of lists; a part, one that may be missing, one for each seat, any number of them. */
export type How = 'value' | 'list' | 'piles' | 'part' | 'maybe' | 'each' | 'row';

/** From where something is looked at. */
export interface Look<S> {
  readonly state: S;
  /** Null is a spectator. */
  readonly viewer: Seat | null;
  /** Are these the viewer's own things, or does everybody see what players own by now? */
  readonly own: boolean;
}

/** What is special about one field: what the viewer sees in its place. */
export type Shown<T, R, S> = (value: T, look: Look<S>, record: R) => T;

/** Who sees a field. Whose it is says the seat of its record; a list of piles is by seat. `tops`: of each pile only the last. There is no default: what nobody decided to show is not shown. */
export type Sight<T, R, S> = 'all' | 'owner' | 'nobody' | 'tops' | Shown<T, R, S>;

/** May this piece lie there? `pile` is its place among piles; `shown` is what is seen there. */
export type Fits = (piece: number, pile: number, shown: number) => boolean;

export interface Field<H extends How, T, R, S> {
  readonly how: H;
  readonly seen: Sight<T, R, S>;
  readonly kind: Kind<S> | null;
  readonly fits: Fits | null;
  /** Of a part of the state. */
  readonly record: AnyRecord | null;
}

/** What a field of this type can be: what is changed in place has to be copied. */
type FieldFor<T, R, S> = [T] extends [unknown[][]]
  ? Field<'piles', T, R, S>
  : [T] extends [unknown[]]
    ? Field<'list' | 'each' | 'row', T, R, S>
    : Field<'value' | 'part' | 'maybe', T, R, S>;

/** Any field, for those who go through all of them. */
// biome-ignore lint/suspicious/noExplicitAny: fields of all types stand side by side there; those who look into one know by `how` what is in it.
export type AnyField = Field<How, any, any, any>;

export interface AnyRecord {
  readonly name: string;
  readonly fields: { readonly [field: string]: AnyField };
}

/** Any state. */
export interface AnyState extends AnyRecord {
  readonly back: number;
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  readonly lifted: (state: any) => boolean;
}

/** The whole state. */
export interface StateFields<S> extends RecordFields<S, S> {
  /** What stands where a piece lies face down. */
  readonly back: number;
  /** Do all see by now what players own? */
  readonly lifted: (state: S) => boolean;
}

/** Numbers and words, and what is never changed but replaced: no mutable list. */
type Sights<T, R, S> = [T] extends [readonly number[]] ? Sight<T, R, S> : 'all' | Shown<T, R, S>;

/** The words in which a game of state `S` says its fields. */
export function fieldsFor<S>() {
  /** Its fields are all there, which no index can say. */
  const any = <T>(record: RecordFields<T, S>): AnyRecord => record as unknown as AnyRecord;
  const plain = { kind: null, fits: null, record: null, seen: 'all' } as const;
  return {
    /** A number or a word, or what is `readonly` because it is replaced and never changed: copies share it. */
    value: <T, R>(
      seen: Sights<T, R, S>,
      kind: Kind<S> | null = null,
      fits: Fits | null = null,
    ): Field<'value', T, R, S> => ({
      ...plain,
      how: 'value',
      seen,
      kind,
      fits,
    }),
    /** A list that is changed in place. Its entries are numbers, or are never changed. `fits` says what may lie there when it is dealt anew. */
    list: <T, R>(
      seen: Exclude<Sight<T, R, S>, 'tops'>,
      kind: Kind<S> | null = null,
      fits: Fits | null = null,
    ): Field<'list', T, R, S> => ({
      ...plain,
      how: 'list',
      seen,
      kind,
      fits,
    }),
    /** A list of such lists. */
    piles: <T, R>(
      seen: Sight<T, R, S>,
      kind: Kind<S> | null = null,
      fits: Fits | null = null,
    ): Field<'piles', T, R, S> => ({
      ...plain,
      how: 'piles',
      seen,
      kind,
      fits,
    }),
    /** A part of the table; each of its fields says who sees it. */
    part: <T, R>(record: RecordFields<T, S>): Field<'part', T, R, S> => ({
      ...plain,
      how: 'part',
      record: any(record),
    }),
    /** A part that may be missing. */
    maybe: <T, R>(record: RecordFields<T, S>): Field<'maybe', T | null, R, S> => ({
      ...plain,
      how: 'maybe',
      record: any(record),
    }),
    /** A part for each seat, and its own. */
    each: <T, R>(record: RecordFields<T, S>): Field<'each', T[], R, S> => ({
      ...plain,
      how: 'each',
      record: any(record),
    }),
    /** Any number of parts. */
    row: <T, R>(record: RecordFields<T, S>): Field<'row', T[], R, S> => ({ ...plain, how: 'row', record: any(record) }),
    /** A part of the state, field by field. It is exported by its name in small letters. */
    record: <R>(name: string, fields: RecordFields<R, S>['fields']): RecordFields<R, S> => ({ name, fields }),
    /** The whole state, field by field. */
    whole: (
      name: string,
      back: number,
      lifted: (state: S) => boolean,
      fields: RecordFields<S, S>['fields'],
    ): StateFields<S> => ({
      name,
      back,
      lifted,
      fields,
    }),
  };
}
