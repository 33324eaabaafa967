import { defined } from '@stolik/engine';
import { deviceId } from './accounts/accounts.ts';
import {
  type AccountInfo,
  type ChatLine,
  type Company,
  PROTOCOL,
  type ServerMessage,
  type ServerMessageOf,
} from './protocol.ts';
import { type Sealed, sealed } from './seal.ts';
import { personAt } from './secrets.ts';
import type { Avoided, ListedTable, Passkey, Session, StoredChat, Subscription } from './store/store.ts';
import type { Chair } from './tables/chairs.ts';
import type { Deal } from './tables/deal.ts';
import type { Ledger } from './tables/ledger.ts';
import type { Looker } from './tables/presence.ts';
import type { Refused } from './tables/refused.ts';

/**
 * The one way by which anything leaves the server; the table from one chair is made in `projection.ts`. Every message is put together field by field
 * from what its reader may know.
 */
const serialised = (message: ServerMessage): Sealed => sealed(JSON.stringify(message));
const plain = (value: object): Sealed => sealed(JSON.stringify(value));

export const welcomeOf = (
  account: AccountInfo,
  now: number,
  games: readonly { id: string; version: string }[],
  bots: readonly string[],
): Sealed =>
  serialised({
    kind: 'welcome',
    protocol: PROTOCOL,
    account: { id: account.id, name: account.name, kept: account.kept },
    now,
    games: games.map(({ id, version }) => ({ id, rules: version })),
    bots: [...bots],
  });

export const doneOf = (id: string, more: Omit<ServerMessageOf<'done'>, 'kind' | 'id'> = {}): Sealed =>
  serialised({ kind: 'done', id, ...more });

export const refusedOf = (id: string | null, { code, message }: Refused): Sealed =>
  serialised({ kind: 'refused', id, code, message });

export const newsOf = (table: string, game: string, what: ServerMessageOf<'news'>['what']): Sealed =>
  serialised({ kind: 'news', table, game, what });

/** Who sits here and what was agreed, as one account may know it. Other people's accounts and what they add to the deal stay inside. */
export function companyOf(table: string, ledger: Ledger, account: string, undoAnswer: number): Sealed {
  const { opening, undo } = ledger;
  const sitsHere = ledger.company.seatsOf(account).length > 0;
  const company: Company = {
    kind: 'company',
    table,
    at: ledger.at,
    status: ledger.status,
    game: opening.game,
    rules: opening.rules,
    seating: { seats: ledger.seating.seats, variants: { ...ledger.seating.variants } },
    seats: ledger.company.chairs.map((chair, at) => ({
      name: chair.name,
      kind: chair.kind,
      bot: chair.bot,
      mine: chair.account === account,
      who: chair.account === null ? null : personAt(table, chair.account),
      guestOf: guestOf(ledger.company.chairs, at),
      ready: chair.kind === 'bot' || chair.commitment !== null,
      minded: chair.minded,
    })),
    host: ledger.company.host === account,
    clock: opening.clock,
    absence: opening.absence,
    spectators: ledger.company.spectators,
    hold: opening.hold === true,
    code: sitsHere ? ledger.company.code : null,
    commitment: opening.commitment,
    commitments: ledger.company.deal?.commitments ?? [],
    unrevealed:
      ledger.status === 'gathering' && ledger.company.deal !== null
        ? unrevealedOf(ledger.company.chairs, ledger.company.deal)
        : null,
    calledOff: ledger.company.calledOff,
    brought: opening.brought !== undefined,
    undo:
      undo === null
        ? null
        : { seat: undo.seat, to: undo.to, waitsFor: [...undo.waitsFor], until: undo.asked + undoAnswer },
    rematch: ledger.company.rematch,
  };
  return serialised(company);
}

/** A seat of each person whose part of the deal has not been shown. */
const unrevealedOf = (chairs: readonly Chair[], deal: Deal): number[] =>
  chairs.flatMap(({ account }, at) =>
    account !== null && guestOf(chairs, at) === null && !deal.hasRevealed(account) ? [at] : [],
  );

/** The seat of the person whose screen this one shares. */
function guestOf(chairs: readonly Chair[], at: number): number | null {
  const { account } = defined(chairs[at]);
  if (account === null) return null;
  const first = chairs.findIndex((chair) => chair.account === account);
  return first === at ? null : first;
}

export const clocksOf = (table: string, ledger: Ledger, now: number): Sealed =>
  serialised({
    kind: 'clocks',
    table,
    now,
    seats: ledger.company.chairs.map((_, at) => {
      const left = ledger.clocks.left(at, now);
      return { left: left === null ? null : Math.round(left), running: ledger.clocks.running(at) };
    }),
  });

export const presenceOf = (
  table: string,
  present: readonly number[],
  spectators: number,
  takeover: { readonly seat: number; readonly left: number } | null,
  lookers: readonly Looker[],
): Sealed =>
  serialised({
    kind: 'presence',
    table,
    present: [...present],
    spectators,
    takeover: takeover === null ? null : { seat: takeover.seat, left: takeover.left },
    lookers: lookers.map(({ account, name }) => ({ who: personAt(table, account), name })),
  });

export const chatsOf = (table: string, ledger: Ledger, lines: readonly StoredChat[]): Sealed =>
  serialised({
    kind: 'chats',
    table,
    lines: lines.map(
      ({ n, account, name, text, time }): ChatLine => ({
        n,
        seat: ledger.company.seatsOf(account)[0] ?? null,
        who: personAt(table, account),
        name,
        text,
        time,
      }),
    ),
  });

/** A finished game's record, with the seed that was committed to. While a game goes on there is none to be had. */
export function recordFor(ledger: Ledger): { readonly game: string; readonly record: Sealed } | null {
  const over = ledger.status === 'over' || (ledger.status === 'closed' && ledger.match !== null);
  const record = over ? ledger.record() : null;
  return record === null ? null : { game: record.game, record: plain(record) };
}

// ---- over HTTP

/** What is refused over HTTP. */
export const refusalOf = ({ code, message }: Refused): Sealed => plain({ code, message });

/** To the person it is about. */
export const accountFor = (account: AccountInfo | null): Sealed =>
  plain({ account: account === null ? null : { id: account.id, name: account.name, kept: account.kept } });

export const nothing = sealed('{}');

/** What somebody with an invitation may know before joining: enough to decide, and what the deal is committed to. */
export const invitationOf = (table: string, { opening, status, company, seating }: Ledger): Sealed =>
  plain({
    table,
    game: opening.game,
    status,
    seats: company.chairs.map(({ kind, name, bot }) => ({ kind, name, bot })),
    clock: opening.clock,
    absence: opening.absence,
    variants: seating.variants,
    spectators: company.spectators,
    commitment: opening.commitment,
    // Whoever brought the game could know what is still to be drawn.
    brought: opening.brought !== undefined,
  });

/** Tables in the list of one who sits at them. */
export const tablesFor = (account: string, tables: readonly ListedTable[]): Sealed =>
  plain({
    tables: tables.map(({ id, touched, summary }) => ({
      table: id,
      touched,
      game: summary.game,
      status: summary.status,
      seats: summary.seats.map((seat) => ({ name: seat.name, bot: seat.bot, mine: seat.account === account })),
      waiting: summary.waiting,
      myTurn: summary.waiting.some((seat) => summary.seats[seat]?.account === account),
    })),
  });

export const newTableOf = (table: string): Sealed => plain({ table });

/** To the one who avoids them. */
export const avoidedFor = (account: string, avoided: readonly Avoided[]): Sealed =>
  plain({ people: avoided.map(({ other, name, how }) => ({ who: personAt(account, other), name, how })) });

/** To the one whom they call. */
export const subscriptionsFor = (key: string, subscriptions: readonly Subscription[]): Sealed =>
  plain({ key, subscriptions: subscriptions.map(({ kind, address }) => ({ kind, endpoint: address })) });

export const passkeysFor = (passkeys: readonly Passkey[]): Sealed =>
  plain({ passkeys: passkeys.map(({ id }) => ({ id })) });

/** To the one who is signed in there. */
export const devicesFor = (sessions: readonly Session[], here: string | null): Sealed =>
  plain({
    devices: sessions.map(({ hash, device, since, used }) => ({
      id: deviceId(hash),
      device,
      since,
      used,
      here: hash === here,
    })),
  });

/** A question for a browser's authenticator; its challenge is made to be shown. */
export const questionOf = ({ ask, options }: { readonly ask: string; readonly options: object }): Sealed =>
  plain({ ask, options });
