import { isOneOf, keysOf } from '@stolik/engine';
import * as v from 'valibot';
import { SHAPES } from '../limits.ts';
import {
  clockSchema,
  code,
  commitment,
  count,
  entropy,
  id,
  nameSchema,
  option,
  PROTOCOL,
  personId,
  seatNumber,
  tableId,
  talkSchema,
  variants,
  word,
} from './fields.ts';

/** What a browser says to the server. */

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
  /** Is the last choice of a person's turn held for a moment, in which it can be taken back, before others are asked? Left out, only bots wait for it. */
  hold: v.optional(v.boolean()),
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

/** Take a free seat before the game begins, instead of one's own if one has one already. With `name` it is for somebody who shares one's screen. */
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

/**
 * I am ready, and by this my device is committed to what it will add to the deal; null: not ready (any more). All my seats are meant. While a deal is under
 * way it is called off by this.
 */
const ready = v.strictObject({ kind: v.literal('ready'), id, table: tableId, commitment: v.nullable(commitment) });

/** The host begins; everybody else has to be ready and no seat open. From now on nobody's part of the deal can be another one. */
const start = v.strictObject({ kind: v.literal('start'), id, table: tableId, commitment });

/** This is what I was committed to. The game begins with the last one. */
const reveal = v.strictObject({ kind: v.literal('reveal'), id, table: tableId, entropy });

/** Answers a decision. `id` makes it count once, however often it is sent. */
const choose = v.strictObject({
  kind: v.literal('choose'),
  id,
  table: tableId,
  seat: seatNumber,
  decision: count,
  option,
  /** What the same thought chooses next (a tap that means two choices): chosen at once as long as that is what is asked. */
  next: v.optional(v.pipe(v.array(option), v.maxLength(SHAPES.thought))),
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
  text: talkSchema,
});

/** The host lets people look on, or no longer: whoever looks on then is asked to go. */
const admit = v.strictObject({ kind: v.literal('admit'), id, table: tableId, spectators: v.boolean() });

/** The host asks somebody who looks on to go, and not to come back; the invitation is another one from then on. */
const keepOut = v.strictObject({ kind: v.literal('keep-out'), id, table: tableId, who: personId });

/** What I want of somebody: `mute` hears his talk no longer, at no table; `block` keeps him away from my tables as well; `nothing` takes it back. */
const avoid = v.strictObject({
  kind: v.literal('avoid'),
  id,
  table: tableId,
  who: personId,
  how: v.picklist(['mute', 'block', 'nothing']),
});

/** The operator is told that something is wrong with somebody. */
const report = v.strictObject({
  kind: v.literal('report'),
  id,
  table: tableId,
  who: personId,
  why: v.picklist(['talk', 'name', 'play', 'other']),
});

/** I have looked at the table up to here: no need to call me. */
const seen = v.strictObject({ kind: v.literal('seen'), id, table: tableId, at: count });

/** A new invitation link; the old one opens nothing any more. */
const renew = v.strictObject({ kind: v.literal('renew'), id, table: tableId });

/** Bots that are thinking choose at once. `held`: one's own last choice of a turn, which is held, stands, so that others need not wait any more. */
const hurry = v.strictObject({
  kind: v.literal('hurry'),
  id,
  table: tableId,
  held: v.optional(v.literal(true)),
});

/** How late is it, and are you there? */
const ping = v.strictObject({ kind: v.literal('ping'), id });

const clientMessages = {
  hello,
  create,
  open,
  close,
  join,
  leave,
  hire,
  ready,
  start,
  reveal,
  choose,
  undo,
  'undo-answer': undoAnswer,
  resign,
  return: comeBack,
  rematch,
  chat,
  admit,
  'keep-out': keepOut,
  avoid,
  report,
  seen,
  renew,
  hurry,
  ping,
} as const;

export type ClientMessageKind = keyof typeof clientMessages;
export type ClientMessage = { [K in ClientMessageKind]: v.InferOutput<(typeof clientMessages)[K]> }[ClientMessageKind];
export type ClientMessageOf<K extends ClientMessageKind> = v.InferOutput<(typeof clientMessages)[K]>;
/** What a browser may leave out, it may leave out. */
export type ClientMessageInput = {
  [K in ClientMessageKind]: v.InferInput<(typeof clientMessages)[K]>;
}[ClientMessageKind];
export const clientMessageKinds = keysOf(clientMessages);

/** Reads a message of a browser, trusting nothing. */
export function readClientMessage(
  text: string,
): { said: ClientMessage } | { code: 'bad-json' | 'bad-message'; id: string | null; where: string } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { code: 'bad-json', id: null, where: '' };
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return { code: 'bad-message', id: null, where: '' };
  const { kind, id: given }: { kind?: unknown; id?: unknown } = data;
  const answerTo = v.is(id, given) ? given : null;
  if (!isOneOf(clientMessageKinds, kind)) return { code: 'bad-message', id: answerTo, where: 'kind' };
  const read = v.safeParse(clientMessages[kind], data, { abortEarly: true });
  if (read.success) return { said: read.output };
  return { code: 'bad-message', id: answerTo, where: v.getDotPath(read.issues[0]) ?? '' };
}
