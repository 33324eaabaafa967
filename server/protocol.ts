import type { AskedDecision, GameEvent, Refusal, RefusalReason } from '@stolik/engine';
import * as v from 'valibot';
import { SHAPES } from './limits.ts';

/**
 * Everything that is said between a browser and the server, over one WebSocket, as JSON. Both sides read this file; it knows nothing
 * of Node. `README.md` tells the story; here stand the exact shapes, and anything else is refused.
 */
export const PROTOCOL = 1;

// ---------------------------------------------------------------- small things

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const tableId = v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/));
const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(63));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const option = v.union([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.maxLength(SHAPES.option))]);
const word = v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/));
const code = v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/));
/** What a person's own device adds to the deal. */
const entropy = v.pipe(v.string(), v.regex(/^[\w-]{16,86}$/));

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

const variants = v.record(word, word);

// ---------------------------------------------------------------- what a browser says

/** The first thing said. The session comes with the cookie; programs without cookies give it here. */
const hello = v.strictObject({
  kind: v.literal('hello'),
  id,
  protocol: v.literal(PROTOCOL),
  token: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{20,80}$/))),
});

/** A new table, at which one sits down at once. */
const create = v.strictObject({
  kind: v.literal('create'),
  id,
  game: word,
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16)),
  variants: v.optional(variants, {}),
  clock: v.optional(clockSchema, { kind: 'none' }),
  /** By seat: `me`, `open` for whoever comes by the link, or a bot's name. Without it one sits at seat 0 and the others are open. */
  company: v.optional(v.pipe(v.array(word), v.maxLength(16))),
  /** Seconds after which a bot minds the seat of somebody who is away while another waits; 0: never. */
  absence: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86400)), 120),
  /** May people with the link look on? */
  spectators: v.optional(v.boolean(), true),
});

/** Follow a table: state now, steps from then on. `seat` is the chair to look from, null a spectator's place; left out, one's own. */
const open = v.strictObject({
  kind: v.literal('open'),
  id,
  table: tableId,
  seat: v.optional(v.nullable(seatNumber)),
  /** The invitation, where one has no seat. */
  code: v.optional(code),
  /** What one has already: the log is then sent from there on. */
  since: v.optional(v.strictObject({ at: count, seat: v.nullable(seatNumber) })),
});

const close = v.strictObject({ kind: v.literal('close'), id, table: tableId });

/** Take a free seat before the game begins. With `name` it is for somebody who shares one's screen. */
const join = v.strictObject({
  kind: v.literal('join'),
  id,
  table: tableId,
  code: v.optional(code),
  seat: v.optional(seatNumber),
  name: v.optional(nameSchema),
});

const leave = v.strictObject({ kind: v.literal('leave'), id, table: tableId, seat: seatNumber });

/** The host seats a bot, or (null) opens the seat again. */
const hire = v.strictObject({ kind: v.literal('hire'), id, table: tableId, seat: seatNumber, bot: v.nullable(word) });

/** I am ready, and this is what my device adds to the deal; all my seats are meant. */
const ready = v.strictObject({ kind: v.literal('ready'), id, table: tableId, ready: v.boolean(), entropy });

/** The host begins; everybody else has to be ready and no seat open. */
const start = v.strictObject({ kind: v.literal('start'), id, table: tableId, entropy });

/** Answers a decision. `id` makes it count once, however often it is sent. */
const choose = v.strictObject({
  kind: v.literal('choose'),
  id,
  table: tableId,
  seat: seatNumber,
  decision: count,
  option,
});

/** Take back one's last choice; beyond a fence the people concerned are asked. */
const undo = v.strictObject({ kind: v.literal('undo'), id, table: tableId, seat: seatNumber });
const undoAnswer = v.strictObject({
  kind: v.literal('undo-answer'),
  id,
  table: tableId,
  seat: seatNumber,
  yes: v.boolean(),
});

/** A bot plays the seat from now on, for good. When no person is left the table is closed. */
const resign = v.strictObject({ kind: v.literal('resign'), id, table: tableId, seat: seatNumber });

/** I am back: my seat is mine again. */
const comeBack = v.strictObject({ kind: v.literal('return'), id, table: tableId, seat: seatNumber });

/** The same people, seats and clock once more; whoever asks second comes to the same table. */
const rematch = v.strictObject({ kind: v.literal('rematch'), id, table: tableId });

const chat = v.strictObject({
  kind: v.literal('chat'),
  id,
  table: tableId,
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SHAPES.chat)),
});

/** I have looked at the table up to here: no need to call me. */
const seen = v.strictObject({ kind: v.literal('seen'), id, table: tableId, at: count });

/** A new invitation link; the old one opens nothing any more. */
const renew = v.strictObject({ kind: v.literal('renew'), id, table: tableId });

/** Bots that are thinking choose at once. */
const hurry = v.strictObject({ kind: v.literal('hurry'), id, table: tableId });

/** How late is it, and are you there? */
const ping = v.strictObject({ kind: v.literal('ping'), id });

const sayings = {
  hello,
  create,
  open,
  close,
  join,
  leave,
  hire,
  ready,
  start,
  choose,
  undo,
  'undo-answer': undoAnswer,
  resign,
  return: comeBack,
  rematch,
  chat,
  seen,
  renew,
  hurry,
  ping,
} as const;

export type SayingKind = keyof typeof sayings;
export type Saying = { [K in SayingKind]: v.InferOutput<(typeof sayings)[K]> }[SayingKind];
export type SayingOf<K extends SayingKind> = v.InferOutput<(typeof sayings)[K]>;
/** What a browser may leave out, it may leave out. */
export type SayingInput = { [K in SayingKind]: v.InferInput<(typeof sayings)[K]> }[SayingKind];
export const sayingKinds = Object.keys(sayings) as SayingKind[];

/** Reads a message of a browser, trusting nothing. */
export function readSaying(
  text: string,
): { said: Saying } | { code: 'bad-json' | 'bad-message'; id: string | null; where: string } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { code: 'bad-json', id: null, where: '' };
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return { code: 'bad-message', id: null, where: '' };
  const { kind, id: given } = data as { kind?: unknown; id?: unknown };
  const answerTo = v.is(id, given) ? given : null;
  if (typeof kind !== 'string' || !Object.hasOwn(sayings, kind))
    return { code: 'bad-message', id: answerTo, where: 'kind' };
  const read = v.safeParse(sayings[kind as SayingKind], data, { abortEarly: true });
  if (read.success) return { said: read.output };
  return { code: 'bad-message', id: answerTo, where: v.getDotPath(read.issues[0]) ?? '' };
}

// ---------------------------------------------------------------- what the server says

/** Why something was not done. Its words are `server-error-<code>` in `text/*.ftl`; the engine's own reasons keep their names. */
export const errorCodes = [
  'bad-json',
  'bad-message',
  'too-large',
  'too-many',
  'too-slow',
  'hello-first',
  'no-session',
  'no-table',
  'no-game',
  'no-bot',
  'not-allowed',
  'not-host',
  'not-your-seat',
  'seat-taken',
  'no-free-seat',
  'already-begun',
  'not-begun',
  'not-ready',
  'not-over',
  'undo-waits',
  'no-undo-asked',
  'table-full',
  'table-closed',
  'busy',
  'store-failed',
  'stopping',
  'failed',
] as const;
export type ErrorCode = (typeof errorCodes)[number] | RefusalReason;

const text = v.string();
const errorCode = v.pipe(
  text,
  v.transform((given) => given as ErrorCode),
);
const refusal = v.strictObject({
  why: v.pipe(
    text,
    v.transform((given) => given as RefusalReason),
  ),
  message: text,
});

const seatSchema = v.strictObject({
  name: text,
  kind: v.picklist(['open', 'person', 'bot']),
  bot: v.nullable(text),
  /** One of mine. */
  mine: v.boolean(),
  /** Shares the screen of the person at this seat. */
  guestOf: v.nullable(seatNumber),
  ready: v.boolean(),
  /** A bot plays for the person: `absent`, `clock` or `resigned`. */
  minded: v.nullable(v.picklist(['absent', 'clock', 'resigned'])),
});
export type CompanySeat = v.InferOutput<typeof seatSchema>;

/** Who is at the table and what was agreed: sent when a table is opened and whenever it changes. */
const company = v.strictObject({
  kind: v.literal('company'),
  table: tableId,
  at: count,
  status: v.picklist(['gathering', 'playing', 'over', 'closed']),
  game: word,
  rules: text,
  seating: v.strictObject({ seats: count, variants }),
  seats: v.array(seatSchema),
  host: v.boolean(),
  clock: clockSchema,
  absence: count,
  spectators: v.boolean(),
  /** Only to people who sit here. */
  code: v.nullable(text),
  commitment: text,
  /** The deal was known to whoever brought the game here, so it proves nothing. */
  brought: v.boolean(),
  /** Somebody wants to take back to the moment of `to` choices; these seats have not answered yet. */
  undo: v.nullable(v.strictObject({ seat: seatNumber, to: count, waitsFor: v.array(seatNumber), until: count })),
  rematch: v.nullable(tableId),
});
export type Company = v.InferOutput<typeof company>;

const decision = v.strictObject({
  id: count,
  seat: seatNumber,
  prompt: text,
  options: v.array(option),
  question: v.pipe(
    v.looseObject({ key: text }),
    v.transform((given) => given as AskedDecision['question']),
  ),
});

const logEntry = v.strictObject({
  id: count,
  sequence: count,
  event: v.pipe(
    v.looseObject({ type: text }),
    v.transform((given) => given as GameEvent),
  ),
});
/** The log as it was up to `keep` entries, and then these. */
const log = v.strictObject({ keep: count, add: v.array(logEntry) });

/** What changes with every step, beside the state itself. */
const standing = {
  table: tableId,
  /** The chair all this is seen from. */
  seat: v.nullable(seatNumber),
  /** Number of the table's last deed: it only grows, and a step follows exactly one `at`. */
  at: count,
  /** The engine's sequence number, which decisions are numbered by. */
  sequence: count,
  over: v.boolean(),
  decision: v.nullable(decision),
  waitingFor: v.array(seatNumber),
  log,
  /** Why the last choice cannot be taken back just like that; null when it can. */
  noUndo: v.nullable(refusal),
  /** Can the people concerned be asked to take it back? */
  mayAsk: v.boolean(),
  thinking: v.nullable(seatNumber),
  /** Choices that stand. */
  moment: count,
  lastMover: v.nullable(seatNumber),
  /** Log entries this chair had heard when it last chose; null: nobody else has chosen since. */
  recapFrom: v.nullable(count),
};

/** The whole table from one chair. */
const state = v.strictObject({ kind: v.literal('state'), ...standing, state: v.unknown() });

/** What has changed since `from`: apply `changes` to the state one has (`applyChanges`); with another `at` than `from`, open anew. */
const step = v.strictObject({
  kind: v.literal('step'),
  from: count,
  ...standing,
  changes: v.array(
    v.union([v.tuple([v.array(v.union([text, count])), v.unknown()]), v.tuple([v.array(v.union([text, count]))])]),
  ),
});

const seatClock = v.strictObject({
  /** Milliseconds left at the moment `now`; null without a clock. */
  left: v.nullable(v.number()),
  running: v.boolean(),
});
const clocks = v.strictObject({ kind: v.literal('clocks'), table: tableId, now: count, seats: v.array(seatClock) });

const presence = v.strictObject({
  kind: v.literal('presence'),
  table: tableId,
  /** Seats whose people look at the table now. */
  present: v.array(seatNumber),
  spectators: count,
});

const chatLine = v.strictObject({ n: count, seat: v.nullable(seatNumber), name: text, text, time: count });
/** The last lines when a table is opened; then each as it comes. */
const chats = v.strictObject({ kind: v.literal('chats'), table: tableId, lines: v.array(chatLine) });
export type ChatLine = v.InferOutput<typeof chatLine>;

const accountSchema = v.strictObject({ id: text, name: text, kept: v.boolean() });
export type AccountInfo = v.InferOutput<typeof accountSchema>;

const welcome = v.strictObject({
  kind: v.literal('welcome'),
  protocol: v.literal(PROTOCOL),
  account: accountSchema,
  now: count,
  games: v.array(v.strictObject({ id: text, rules: text })),
  bots: v.array(text),
});

/** It is somebody's turn, or over, at a table of mine that is not open here. */
const news = v.strictObject({
  kind: v.literal('news'),
  table: tableId,
  game: text,
  what: v.picklist(['turn', 'over', 'begun', 'undo', 'rematch']),
});

/** Done, and safe on disk. `table` and `code` where something new was made. */
const done = v.strictObject({
  kind: v.literal('done'),
  id,
  /** Number of the deed, where it was one. */
  at: v.optional(count),
  table: v.optional(tableId),
  code: v.optional(text),
  seat: v.optional(seatNumber),
  /** The people concerned are asked first. */
  asked: v.optional(v.boolean()),
  now: v.optional(count),
});

/** Not done; nothing was changed. `id` is null where the message could not be read so far. */
const refused = v.strictObject({ kind: v.literal('refused'), id: v.nullable(text), code: errorCode, message: text });

const tellings = { welcome, company, state, step, clocks, presence, chats, news, done, refused } as const;

export type TellingKind = keyof typeof tellings;
export type TellingOf<K extends TellingKind> = v.InferOutput<(typeof tellings)[K]>;
export type Telling = { [K in TellingKind]: TellingOf<K> }[TellingKind];

/** Reads a message of the server; null when it is none that this version knows. */
export function readTelling(given: string): Telling | null {
  let data: unknown;
  try {
    data = JSON.parse(given);
  } catch {
    return null;
  }
  const kind = (data as { kind?: unknown } | null)?.kind;
  if (typeof kind !== 'string' || !Object.hasOwn(tellings, kind)) return null;
  const read = v.safeParse(tellings[kind as TellingKind], data);
  return read.success ? (read.output as Telling) : null;
}

/** The server's refusal in the form that a table of the browser gives. */
export const asRefusal = ({ code, message }: TellingOf<'refused'>): Refusal => ({
  why: code as RefusalReason,
  message,
});
