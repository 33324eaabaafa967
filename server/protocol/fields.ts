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
/** What a person's own device adds to the deal, and what it is committed to by before that. */
export const entropy = v.pipe(v.string(), v.regex(/^[\w-]{16,86}$/));
export const commitment = v.pipe(v.string(), v.regex(/^sha256:[0-9a-f]{64}$/));

/** Control characters and marks that turn text around have no place in names; a name is not empty either. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\u2028\u2029]/u;
/** Letters and signs that are drawn as nothing: fillers of Hangul, the empty cell of Braille. */
const blanks = /[\p{Z}\p{M}\p{C}\u115f\u1160\u3164\uffa0\u2800]/gu;
const hasInk = (text: string): boolean => text.replace(blanks, '') !== '';
export const nameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(SHAPES.name),
  v.check((name) => !unseen.test(name), 'a name has no invisible characters'),
  v.check((name) => hasInk(name), 'a name can be seen'),
);

/** What is said at a table: several scripts and joined signs are welcome, what controls a terminal or turns lines around is not. */
const controls = /[\p{Cc}\p{Co}\p{Cs}\p{Cn}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
export const talkSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(SHAPES.chat),
  v.check((text) => !controls.test(text) && hasInk(text), 'talk has no control characters'),
);

/** A person at one table, as others there may speak of him; it means nothing elsewhere. */
export const personId = v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/));

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
