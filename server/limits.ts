import { HOLD_MS } from '@stolik/engine';

/** Every limit and rate of the server, in one place. Nothing here needs Node: the browser reads the shapes too. */

/** Lengths of what people may write. */
export const SHAPES = {
  name: 32,
  chat: 500,
  option: 200,
  /** Choices that one tap may mean beside its first. */
  thought: 8,
  /** Of an address that is called. */
  address: 1000,
} as const;

/** So many at once, and so many a second from then on. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export interface Limits {
  /** Bytes of one message of a browser. */
  readonly message: number;
  /** Bytes of one HTTP request's body; a record brought from elsewhere may be larger. */
  readonly body: number;
  readonly record: number;
  /** Bytes that may wait for a slow reader before it is cut off: it can come back and catch up. */
  readonly backlog: number;
  /** Bytes of the head of an HTTP request. */
  readonly head: number;
  /** Bad messages before a connection is closed. */
  readonly badMessages: number;
  /** Unanswered messages of one connection. More come only from a program that does not listen. */
  readonly waiting: number;
  readonly connectionsPerAddress: number;
  readonly connections: number;
  readonly tablesPerConnection: number;
  /** Running or gathering tables of one account. */
  readonly tablesPerAccount: number;
  readonly watchersPerTable: number;
  readonly chatKept: number;
  readonly passkeysPerAccount: number;
  readonly subscriptionsPerAccount: number;
  /** People one account may mute or block. */
  readonly avoidedPerAccount: number;
  /** Choices after which a table is written down as a whole, so that opening it never plays many more than these. */
  readonly snapshotAfter: number;
  /** Tables told of at once. */
  readonly listed: number;
  /** Choices of a game that is brought: it is played again in one go. */
  readonly broughtChoices: number;
  /** Addresses or accounts whose rates are counted at the same time; with more, whoever is new has to wait. */
  readonly counted: number;

  readonly messages: Rate;
  readonly chat: Rate;
  readonly creations: Rate;
  readonly undos: Rate;
  readonly reports: Rate;
  /** By address. */
  readonly guests: Rate;
  readonly requests: Rate;
  /** Files of the app. A first visit takes all of them, and people share addresses. */
  readonly pages: Rate;

  /** Milliseconds. */
  readonly headWithin: number;
  readonly requestWithin: number;
  /** An HTTP connection on which nothing moves is closed. */
  readonly stalledAfter: number;
  readonly helloWithin: number;
  readonly pingEvery: number;
  readonly heartbeatEvery: number;
  /** Longer than this without a heartbeat the house was shut, and clocks stood still. */
  readonly outageAfter: number;
  /** Given to everybody after an outage, to come back. */
  readonly outageGrace: number;
  readonly idleTable: number;
  readonly leaseFor: number;
  readonly undoAnswer: number;
  readonly botThinks: number;
  readonly botRests: number;
  /** Bots wait so long after the last choice of a person's turn, in which it can be taken back. */
  readonly holdsLast: number;
  readonly notifyAfter: number;
  readonly notifyAgain: number;
  readonly notifyWithin: number;
  /** Without its person coming. */
  readonly sessionLives: number;
  readonly renewAfter: number;
  readonly challengeLives: number;
  readonly tidyEvery: number;
  /** A table at which nobody ever began, and nothing has moved, is forgotten after this. */
  readonly gatheringLives: number;
  /** A guest whom no session knows any more cannot come back; not at once, as one has to come in first. */
  readonly guestRests: number;
  readonly stopWithin: number;
}

const SECOND = 1000;
const DAY = 86_400 * SECOND;

export const LIMITS: Limits = {
  message: 8 * 1024,
  body: 32 * 1024,
  record: 1024 * 1024,
  backlog: 1024 * 1024,
  head: 16 * 1024,
  badMessages: 20,
  waiting: 200,
  connectionsPerAddress: 100,
  connections: 10_000,
  tablesPerConnection: 16,
  tablesPerAccount: 200,
  watchersPerTable: 500,
  chatKept: 200,
  passkeysPerAccount: 10,
  subscriptionsPerAccount: 10,
  avoidedPerAccount: 500,
  snapshotAfter: 400,
  listed: 50,
  broughtChoices: 5000,
  counted: 50_000,

  messages: { burst: 120, perSecond: 30 },
  chat: { burst: 6, perSecond: 0.5 },
  creations: { burst: 20, perSecond: 0.05 },
  undos: { burst: 30, perSecond: 0.5 },
  reports: { burst: 5, perSecond: 0.01 },
  guests: { burst: 40, perSecond: 0.1 },
  requests: { burst: 200, perSecond: 20 },
  pages: { burst: 1000, perSecond: 100 },

  headWithin: 15 * SECOND,
  requestWithin: 30 * SECOND,
  stalledAfter: 60 * SECOND,
  helloWithin: 10 * SECOND,
  pingEvery: 20 * SECOND,
  heartbeatEvery: 2 * SECOND,
  outageAfter: 6 * SECOND,
  outageGrace: 20 * SECOND,
  idleTable: 60 * SECOND,
  leaseFor: 10 * SECOND,
  undoAnswer: 60 * SECOND,
  botThinks: 20 * SECOND,
  botRests: 600,
  holdsLast: HOLD_MS,
  notifyAfter: 20 * SECOND,
  notifyAgain: 3600 * SECOND,
  notifyWithin: 10 * SECOND,
  sessionLives: 90 * DAY,
  renewAfter: DAY,
  challengeLives: 300 * SECOND,
  tidyEvery: 3600 * SECOND,
  gatheringLives: 30 * DAY,
  guestRests: DAY,
  stopWithin: 8 * SECOND,
};
