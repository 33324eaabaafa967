import * as v from 'valibot';
import { SHAPES } from '../limits.ts';

/** What messages are made of. */
export const PROTOCOL = 1;

export const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
export const tableId = v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/));
export const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(63));
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const option = v.union([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.maxLength(SHAPES.option))]);
export const word = v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/));
export const code = v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/));
/** What a person's own device adds to the deal. */
export const entropy = v.pipe(v.string(), v.regex(/^[\w-]{16,86}$/));

/** Control characters and marks that turn text around have no place in names; a name is not empty either. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/u;
export const nameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(SHAPES.name),
  v.check((name) => !unseen.test(name), 'a name has no invisible characters'),
);

export const clockSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  /** So many seconds for every turn, a turn being the time from being asked to being asked no more. */
  v.strictObject({
    kind: v.literal('turn'),
    seconds: v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(30 * 86400)),
  }),
  /** A bank for the whole game; each finished turn adds to it. */
  v.strictObject({
    kind: v.literal('bank'),
    seconds: v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(90 * 86400)),
    increment: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7 * 86400)),
  }),
]);
export type ClockKind = v.InferOutput<typeof clockSchema>;

export const variants = v.record(word, word);
