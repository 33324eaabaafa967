import { isOver, type Refusal, refuse, seat, type View, viewTable } from '@stolik/engine';
import { Copy } from './changes.ts';
import { type AccountInfo, type ChatLine, type Company, PROTOCOL, type Telling, type TellingOf } from './protocol.ts';
import type { Bell, ListedTable, Passkey, StoredChat } from './store/store.ts';
import type { Ears } from './tables/chronicle.ts';
import type { Chair, Ledger } from './tables/ledger.ts';
import type { Refused } from './tables/refused.ts';

/**
 * The one door through which anything leaves the server. Sockets and answers take only what is sealed, and only this file seals. Every message is put
 * together field by field from what its reader may know, so what nobody has decided to show stays inside.
 */
declare const seal: unique symbol;
export type Sealed = string & { readonly [seal]: true };

const sealed = (telling: Telling): Sealed => JSON.stringify(telling) as Sealed;
const plain = (value: object): Sealed => JSON.stringify(value) as Sealed;

/** A message whose last part is JSON already. */
const withState = (
  telling: Omit<TellingOf<'state'>, 'state'> | Omit<TellingOf<'step'>, 'changes'>,
  key: 'state' | 'changes',
  json: string,
): Sealed => `${JSON.stringify(telling).slice(0, -1)},"${key}":${json}}` as Sealed;

export const welcomeOf = (
  account: AccountInfo,
  now: number,
  games: readonly { id: string; version: string }[],
  bots: readonly string[],
): Sealed =>
  sealed({
    kind: 'welcome',
    protocol: PROTOCOL,
    account: { id: account.id, name: account.name, kept: account.kept },
    now,
    games: games.map(({ id, version }) => ({ id, rules: version })),
    bots: [...bots],
  });

export const doneOf = (id: string, more: Omit<TellingOf<'done'>, 'kind' | 'id'> = {}): Sealed =>
  sealed({ kind: 'done', id, ...more });

export const refusedOf = (id: string | null, { code, message }: Refused): Sealed =>
  sealed({ kind: 'refused', id, code, message });

export const newsOf = (table: string, game: string, what: TellingOf<'news'>['what']): Sealed =>
  sealed({ kind: 'news', table, game, what });

/** Who sits here and what was agreed, as one account may know it. Other people's accounts and what they add to the deal stay inside. */
export function companyOf(table: string, ledger: Ledger, account: string, undoAnswer: number): Sealed {
  const { opening, undo } = ledger;
  const sitsHere = ledger.seatsOf(account).length > 0;
  const company: Company = {
    kind: 'company',
    table,
    at: ledger.at,
    status: ledger.status,
    game: opening.game,
    rules: opening.rules,
    seating: { seats: ledger.seating.seats, variants: { ...ledger.seating.variants } },
    seats: ledger.chairs.map((chair, at) => ({
      name: chair.name,
      kind: chair.kind,
      bot: chair.bot,
      mine: chair.account === account,
      guestOf: guestOf(ledger.chairs, at),
      ready: chair.kind === 'bot' || chair.entropy !== null,
      minded: chair.minded,
    })),
    host: ledger.host === account,
    clock: opening.clock,
    absence: opening.absence,
    spectators: opening.spectators,
    code: sitsHere ? ledger.code : null,
    commitment: opening.commitment,
    brought: opening.brought !== undefined,
    undo:
      undo === null
        ? null
        : { seat: undo.seat, to: undo.to, waitsFor: [...undo.waitsFor], until: undo.asked + undoAnswer },
    rematch: ledger.rematch,
  };
  return sealed(company);
}

/** The seat of the person whose screen this one shares. */
function guestOf(chairs: readonly Chair[], at: number): number | null {
  const { account } = chairs[at] as Chair;
  if (account === null) return null;
  const first = chairs.findIndex((chair) => chair.account === account);
  return first === at ? null : first;
}

export const clocksOf = (table: string, ledger: Ledger, now: number): Sealed =>
  sealed({
    kind: 'clocks',
    table,
    now,
    seats: ledger.chairs.map((_, at) => {
      const left = ledger.clocks.left(at, now);
      return { left: left === null ? null : Math.round(left), running: ledger.clocks.running(at) };
    }),
  });

export const presenceOf = (table: string, present: readonly number[], spectators: number): Sealed =>
  sealed({ kind: 'presence', table, present: [...present], spectators });

export const chatsOf = (table: string, ledger: Ledger, lines: readonly StoredChat[]): Sealed =>
  sealed({
    kind: 'chats',
    table,
    lines: lines.map(
      ({ n, account, name, text, time }): ChatLine => ({
        n,
        seat: ledger.seatsOf(account)[0] ?? null,
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

export const nothing: Sealed = '{}' as Sealed;

/** What somebody with an invitation may know before joining: enough to decide, and what the deal is committed to. */
export const invitationOf = (table: string, { opening, status, chairs, seating }: Ledger): Sealed =>
  plain({
    table,
    game: opening.game,
    status,
    seats: chairs.map(({ kind, name, bot }) => ({ kind, name, bot })),
    clock: opening.clock,
    variants: seating.variants,
    spectators: opening.spectators,
    commitment: opening.commitment,
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

/** To the one whom they call. */
export const bellsFor = (key: string, bells: readonly Bell[]): Sealed =>
  plain({ key, bells: bells.map(({ kind, address }) => ({ kind, endpoint: address })) });

export const passkeysFor = (passkeys: readonly Passkey[]): Sealed =>
  plain({ passkeys: passkeys.map(({ id }) => ({ id })) });

/** A question for a browser's authenticator; its challenge is made to be shown. */
export const questionOf = ({ ask, options }: { readonly ask: string; readonly options: object }): Sealed =>
  plain({ ask, options });

// ---- the table from one chair

const spectating = refuse('nothing-to-undo', 'A spectator has chosen nothing.');

/** What one chair sees of a running game: the last view it was sent, so that a step sends only what has changed. */
export class Outlook {
  private readonly ears: Ears;
  private readonly copy = new Copy();
  private at: number;

  constructor(
    private readonly table: string,
    private readonly ledger: Ledger,
    readonly chair: number | null,
  ) {
    this.ears = ledger.chronicle.ears(chair);
    this.copy.update(this.view().state as object);
    this.at = ledger.at;
  }

  /** The whole view, with the log from where its reader has it. */
  whole(since: number | null): Sealed {
    const standing = this.standing(this.view(), this.ears.since(since ?? -1));
    return withState({ kind: 'state', ...standing }, 'state', this.copy.whole());
  }

  /** What has changed since the last step. */
  step(): Sealed {
    const from = this.at;
    this.at = this.ledger.at;
    const view = this.view();
    const changes = this.copy.update(view.state as object);
    return withState({ kind: 'step', from, ...this.standing(view, this.ears.news()) }, 'changes', changes);
  }

  private view(): View<unknown> {
    const { match, game } = this.ledger;
    if (match === null) throw new Error('There is nothing to see before the game has begun.');
    return viewTable(game, match.table, this.chair === null ? null : seat(this.chair));
  }

  private standing(view: View<unknown>, log: ReturnType<Ears['news']>): Omit<TellingOf<'state'>, 'kind' | 'state'> {
    const { ledger, chair } = this;
    const noUndo = this.noUndo();
    return {
      table: this.table,
      seat: chair,
      at: ledger.at,
      sequence: view.sequence,
      over: view.over,
      decision:
        view.decision === null || ledger.status !== 'playing'
          ? null
          : {
              id: view.decision.id,
              seat: view.decision.seat,
              prompt: view.decision.prompt,
              options: [...view.decision.options],
              question: view.decision.question,
            },
      waitingFor: [...view.waitingFor],
      log,
      noUndo,
      mayAsk: noUndo !== null && chair !== null && ledger.undo === null && ledger.chronicle.lastChoiceOf(chair) >= 0,
      thinking: ledger.thinking,
      moment: ledger.match?.choices.length ?? 0,
      lastMover: ledger.chronicle.lastChooser,
      recapFrom: this.ears.recapFrom(),
    };
  }

  private noUndo(): Refusal | null {
    const { match } = this.ledger;
    if (this.chair === null || match === null) return spectating;
    if (isOver(match.table)) return refuse('game-over', 'The game is over.');
    return match.whyNoUndo(seat(this.chair));
  }
}
