import { type AskedDecision, type GameEvent, isOneOf, keysOf, type Refusal, type RefusalReason } from '@stolik/engine';
import * as v from 'valibot';
import {
  clockSchema,
  commitment,
  count,
  id,
  option,
  PROTOCOL,
  personId,
  seatNumber,
  tableId,
  variants,
  word,
} from './fields.ts';

/** What the server says to a browser. */

/** Why something was not done. Its words are `server-error-<code>` in `text/*.ftl`; the engine's own reasons keep their names. */
export const errorCodes = [
  'bad-json',
  'bad-message',
  'too-large',
  'too-many',
  'too-slow',
  'hello-first',
  'no-session',
  'key-needed',
  'no-table',
  'no-game',
  'no-bot',
  'no-person',
  'not-allowed',
  'not-host',
  'not-your-seat',
  'seat-taken',
  'no-free-seat',
  'already-begun',
  'held',
  'not-begun',
  'not-ready',
  'not-committed',
  'not-over',
  'undo-waits',
  'undo-refused',
  'no-undo-asked',
  'table-full',
  'table-closed',
  'busy',
  'request-reused',
  'store-failed',
  'stopping',
  'failed',
] as const;
export type ErrorCode = (typeof errorCodes)[number] | RefusalReason;

const text = v.string();
/** A server that is newer than this page may know more words than these, and events and questions are its game's: they are taken as they come, hence the casts. */
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
  /** The person, as one may speak of him at this table; null for bots and free seats. */
  who: v.nullable(personId),
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
  /** Is the last choice of a person's turn held before others are asked? */
  hold: v.boolean(),
  /** Only to people who sit here. */
  code: v.nullable(text),
  commitment,
  /** By what those who play are committed to their parts of the deal, seat by seat and each person once, from the moment the deal is under way. */
  commitments: v.array(commitment),
  /** While a deal is under way: seats whose part has not been shown yet. */
  unrevealed: v.nullable(v.array(seatNumber)),
  /** So many deals were called off at this table after they were under way. */
  calledOff: count,
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
  /** What this chair has picked so far where several choose at once and unseen. */
  picked: v.array(option),
  waitingFor: v.array(seatNumber),
  log,
  /** Why the last choice cannot be taken back just like that; null when it can. */
  noUndo: v.nullable(refusal),
  /** Where the people concerned can be asked to take it back: so many log entries this chair had heard before it. What follows would go with it. */
  mayAsk: v.nullable(count),
  /** The same of what somebody asks to take back now. */
  asked: v.nullable(count),
  /** Whose last choice of a turn is held: it can be taken back, and nobody else is asked before it stands. */
  held: v.nullable(seatNumber),
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
  /** Who is away while others wait for him, and in how many milliseconds a bot takes over; null where none does. */
  takeover: v.nullable(v.strictObject({ seat: seatNumber, left: count })),
  /** Those who look on, as far as they are known; told only to people who sit here. */
  lookers: v.array(v.strictObject({ who: personId, name: text })),
});

const chatLine = v.strictObject({
  n: count,
  seat: v.nullable(seatNumber),
  who: personId,
  name: text,
  text,
  time: count,
});
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

const serverMessages = { welcome, company, state, step, clocks, presence, chats, news, done, refused } as const;

export type ServerMessageKind = keyof typeof serverMessages;
export type ServerMessageOf<K extends ServerMessageKind> = v.InferOutput<(typeof serverMessages)[K]>;
export type ServerMessage = { [K in ServerMessageKind]: ServerMessageOf<K> }[ServerMessageKind];

const serverMessageKinds = keysOf(serverMessages);

/** Reads a message of the server; null when it is none that this version knows. */
export function readServerMessage(given: string): ServerMessage | null {
  let data: unknown;
  try {
    data = JSON.parse(given);
  } catch {
    return null;
  }
  const kind = typeof data === 'object' && data !== null && 'kind' in data ? data.kind : null;
  if (!isOneOf(serverMessageKinds, kind)) return null;
  const read = v.safeParse(serverMessages[kind], data);
  return read.success ? read.output : null;
}

/** The server's refusal in the form that a table of the browser gives. */
export const asRefusal = ({ code, message }: ServerMessageOf<'refused'>): Refusal => ({
  why: code as RefusalReason, // a table of the browser says whatever it is told
  message,
});
