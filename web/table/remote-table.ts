import {
  type AnyGame,
  HOLD_MS,
  isObject,
  type Option,
  type Refusal,
  refuse,
  type Seat,
  seat,
  type View,
} from '@stolik/engine';
import { applyChanges, type Change } from '@stolik/server/changes';
import {
  asRefusal,
  type ChatLine,
  type Company,
  type ServerMessage,
  type ServerMessageOf,
} from '@stolik/server/protocol';
import type { LogEntry, SeatInfo } from '@stolik/ui';
import type { Line, Reply, Said } from '../online/line.ts';
import { withAsides } from './asides.ts';
import type { HouseSnapshot, HouseTable } from './client.ts';
import { type Kept, SAFE, UNHEARD } from './protocol.ts';
import { unchanged } from './unchanged.ts';

type Standing = Omit<ServerMessageOf<'state'>, 'kind' | 'state'>;

/** What is known of a table on the server beside the game itself. */
export interface OnlineFacts {
  readonly company: Company;
  readonly present: readonly number[];
  readonly spectators: number;
  readonly lookers: ServerMessageOf<'presence'>['lookers'];
  readonly clocks: {
    readonly seats: ServerMessageOf<'clocks'>['seats'] /** By the clock of this device. */;
    readonly since: number;
  } | null;
  readonly chats: readonly ChatLine[];
  /** Who is away while others wait for him, and when a bot takes over by the clock of this device. */
  readonly takeover: { readonly seat: number; readonly at: number } | null;
  /** The line to the server is open. */
  readonly connected: boolean;
}

/** Where one may go from a table. */
export interface Ways {
  toTable(table: string): void;
  /** Puts the record of a finished game on the shelf of this device, and opens it. */
  takeHome(record: string): Promise<void>;
  /** What a bot is called here. */
  nameOfBot(bot: string): string;
  /** Says why something was not done. */
  refused(refusal: Refusal): void;
  /** The record of the finished game has come. */
  received(table: string, record: string): void;
}

/** A table that is played on the server: the side of the page. While people gather it has facts and no game yet. */
export class RemoteTable implements HouseTable {
  /** Among people everybody thinks for himself. */
  readonly hint = null;
  readonly afterwards = {
    rematch: async (): Promise<void> => {
      const reply = await this.say({ kind: 'rematch', table: this.id });
      if (reply.kind === 'refused') this.ways.refused(asRefusal(reply));
      else if (reply.table !== undefined) this.ways.toTable(reply.table);
    },
    /** Those who have only looked on have nothing to play again. */
    mayRematch: (): boolean => this.facts?.company.seats.some(({ mine }) => mine) ?? false,
    isSet: (): boolean => this.facts !== null && this.facts.company.rematch !== null,
    replay: async (): Promise<void> => this.ways.takeHome(await this.recordText()),
  };
  private snapshot: HouseSnapshot | null = null;
  private facts: OnlineFacts | null = null;
  private standing: Standing | null = null;
  private state: unknown = null;
  private log: readonly LogEntry[] = [];
  /** Another chair than one's own was asked for. */
  private chair: number | null | undefined = undefined;
  private readonly listeners = new Set<() => void>();
  private readonly farewells: (() => void)[];
  private opening = false;

  private constructor(
    readonly id: string,
    private readonly line: Line,
    private readonly code: string | undefined,
    private game: AnyGame | null,
    private readonly loadRules: (id: string) => Promise<AnyGame | null>,
    private readonly ways: Ways,
    private readonly now: () => number,
  ) {
    this.farewells = [line.hear((message) => this.hear(message)), line.watch(() => this.lineChanged())];
  }

  /** Follows a table; or says why one may not. */
  static async open(
    line: Line,
    id: string,
    loadRules: (id: string) => Promise<AnyGame | null>,
    ways: Ways,
    code?: string,
    now: () => number = Date.now,
  ): Promise<RemoteTable | Refusal> {
    const table = new RemoteTable(id, line, code, null, loadRules, ways, now);
    const refusal = await table.openAnew();
    if (refusal === null) return table;
    table.close();
    return refusal;
  }

  /** Null while people gather. */
  played = (): HouseSnapshot | null => this.snapshot;
  online = (): OnlineFacts | null => this.facts;
  /** The number of the last deed one has seen. */
  at = (): number => this.standing?.at ?? 0;

  /** The server keeps what it has heard. */
  getKept = (): Kept => (this.facts?.connected === true ? SAFE : UNHEARD);

  getSnapshot = (): HouseSnapshot => {
    if (this.snapshot === null) throw new Error('The game at this table has not begun.');
    return this.snapshot;
  };

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  async choose(option: Option, then: readonly Option[] = []): Promise<Refusal | null> {
    const decision = this.standing?.decision ?? null;
    if (decision === null) return refuse('not-your-decision', 'Nothing is asked of this chair.');
    const more = then.length === 0 ? {} : { next: [...then] };
    return this.do({ kind: 'choose', table: this.id, seat: decision.seat, decision: decision.id, option, ...more });
  }

  async undo(): Promise<Refusal | null> {
    const at = this.standing?.seat ?? null;
    return at === null
      ? refuse('nothing-to-undo', 'A spectator has chosen nothing.')
      : this.do({ kind: 'undo', table: this.id, seat: at });
  }

  async sit(at: Seat | null): Promise<void> {
    this.chair = at;
    await this.openAnew();
  }

  hurry(): void {
    void this.say({ kind: 'hurry', table: this.id });
  }

  /** The server lets the others wait (decision 0010), unless it is told that the choice stands. */
  release(): void {
    void this.say({ kind: 'hurry', table: this.id, held: true });
  }

  /** The record, which the server gives when the game is over. */
  async recordText(): Promise<string> {
    const code = this.code === undefined ? '' : `?code=${encodeURIComponent(this.code)}`;
    const response = await fetch(`/api/tables/${this.id}/record${code}`);
    if (!response.ok) {
      const said: unknown = await response.json();
      throw new Error(isObject(said) ? String(said.message) : response.statusText);
    }
    const text = await response.text();
    this.ways.received(this.id, text);
    return text;
  }

  /** Has one come by an invitation, with which a free seat can be taken? */
  get mayJoin(): boolean {
    return this.code !== undefined;
  }

  /** Takes a free seat, this one if it is named, and looks from there. */
  async join(at?: number): Promise<Refusal | null> {
    const refusal = await this.do({
      kind: 'join',
      table: this.id,
      ...(at === undefined ? {} : { seat: at }),
      ...(this.code === undefined ? {} : { code: this.code }),
    });
    return refusal ?? this.openAnew();
  }

  /** Says something of this table to the server. */
  say(said: Said): Promise<Reply> {
    return this.line.ask(said);
  }

  async do(said: Said): Promise<Refusal | null> {
    const reply = await this.say(said);
    return reply.kind === 'refused' ? asRefusal(reply) : null;
  }

  close(): void {
    for (const farewell of this.farewells) farewell();
    if (this.line.state === 'open') void this.say({ kind: 'close', table: this.id });
    this.listeners.clear();
  }

  private async openAnew(): Promise<Refusal | null> {
    if (this.opening) return null;
    this.opening = true;
    const has = this.standing;
    const reply = await this.say({
      kind: 'open',
      table: this.id,
      ...(this.chair === undefined ? {} : { seat: this.chair }),
      ...(this.code === undefined ? {} : { code: this.code }),
      ...(has === null || (this.chair !== undefined && has.seat !== this.chair)
        ? {}
        : { since: { at: has.at, seat: has.seat } }),
    });
    this.opening = false;
    if (reply.kind === 'refused') return asRefusal(reply);
    if (this.game === null && this.facts !== null) {
      const game = await this.loadRules(this.facts.company.game);
      this.game = game === null ? null : withAsides(game);
    }
    this.show();
    return null;
  }

  private lineChanged(): void {
    if (this.facts !== null) this.know({ connected: this.line.state === 'open' });
    // What was missed meanwhile is told by opening the table again.
    if (this.line.state === 'open' && this.facts !== null) void this.openAnew();
  }

  private hear(message: ServerMessage): void {
    if (!('table' in message) || message.table !== this.id) return;
    switch (message.kind) {
      case 'company':
        this.know({ company: message });
        break;
      case 'presence':
        this.know({
          present: message.present,
          spectators: message.spectators,
          lookers: message.lookers,
          takeover:
            message.takeover === null ? null : { seat: message.takeover.seat, at: this.now() + message.takeover.left },
        });
        break;
      case 'clocks':
        this.know({ clocks: { seats: message.seats, since: this.now() } });
        break;
      case 'chats':
        this.know({ chats: joined(this.facts?.chats ?? [], message.lines) });
        break;
      case 'state': {
        const { kind: _, state, ...standing } = message;
        this.state = unchanged(this.state, state);
        this.stand(standing);
        break;
      }
      case 'step': {
        const { kind: _, from, changes, ...standing } = message;
        // A step that does not follow what one has: something was missed, so everything is asked for.
        if (this.standing === null || this.standing.at !== from || this.standing.seat !== standing.seat)
          return void this.openAnew();
        this.state = applyChanges(this.state, changes as Change[] /* paths and values, which the line has read */);
        this.stand(standing);
        break;
      }
      default:
        break;
    }
  }

  private stand(standing: Standing): void {
    const { keep, add } = standing.log;
    if (add.length > 0 || keep !== this.log.length) this.log = [...this.log.slice(0, keep), ...add];
    this.standing = standing;
    this.show();
  }

  private know(facts: Partial<OnlineFacts>): void {
    const company = facts.company ?? this.facts?.company;
    if (company === undefined) return;
    const nothing = {
      present: [],
      spectators: 0,
      lookers: [],
      clocks: null,
      chats: [],
      takeover: null,
      connected: true,
    };
    this.facts = { ...nothing, ...this.facts, ...facts, company };
    this.show();
  }

  private show(): void {
    if (this.game !== null && this.standing !== null && this.facts !== null)
      this.snapshot = this.look(this.game, this.standing, this.facts);
    for (const listener of this.listeners) listener();
  }

  private look(game: AnyGame, standing: Standing, { company }: OnlineFacts): HouseSnapshot {
    const { mayAsk, asked, held, thinking, moment, lastMover, recapFrom } = standing;
    // Where only bots are concerned nobody has to be asked.
    const free = mayAsk !== null && concerned(company).length === 0;
    const before = this.snapshot;
    const view = unchanged(before?.view ?? null, viewOf(standing, this.state));
    // Nobody is passed the screen for a seat that a bot plays, nor while the last choice is held.
    const mine = company.seats.flatMap((one, at) => (one.mine && one.minded === null ? [at] : []));
    const waiting = held === null ? mine.find((at) => standing.waitingFor.includes(at)) : undefined;
    return {
      id: this.id,
      game,
      seating: unchanged(before?.seating ?? null, company.seating),
      seats: unchanged(
        before?.seats ?? null,
        company.seats.map((one) => infoOf(one, this.ways.nameOfBot)),
      ),
      view,
      log: this.log,
      noUndo: free ? null : unchanged(before?.noUndo ?? null, standing.noUndo),
      mayAsk: free ? null : mayAsk,
      asked,
      heldBy: seatOrNull(held),
      thinking: seatOrNull(thinking),
      thinkingTime: null,
      held: held !== null && held === standing.seat ? HOLD_MS : null,
      passTo: standing.seat !== null && standing.decision === null && waiting !== undefined ? seat(waiting) : null,
      moment,
      recapFrom,
      lastMover: seatOrNull(lastMover),
      stopped: null,
    };
  }
}

/** Seats of other people who play: they are asked what may be taken back. */
export const concerned = ({ seats }: Company): number[] =>
  seats.flatMap(({ kind, mine, minded, guestOf }, at) =>
    kind === 'person' && !mine && guestOf === null && minded !== 'resigned' ? [at] : [],
  );

const viewOf = (
  { seat: chair, sequence, over, decision, picked, waitingFor }: Standing,
  state: unknown,
): View<unknown> => ({
  seat: seatOrNull(chair),
  sequence,
  over,
  state,
  decision: decision === null ? null : { ...decision, seat: seat(decision.seat) },
  picked,
  waitingFor: waitingFor.map(seat),
});

const seatOrNull = (at: number | null): Seat | null => (at === null ? null : seat(at));

const infoOf = (
  { name, kind, bot, mine, guestOf }: Company['seats'][number],
  nameOfBot: (bot: string) => string,
): SeatInfo => ({
  name: bot === null ? name : nameOfBot(bot),
  kind: kind === 'bot' ? 'bot' : mine && guestOf === null ? 'me' : 'guest',
  bot,
});

/** Lines one has, and those that came: each once, by their numbers. */
function joined(has: readonly ChatLine[], came: readonly ChatLine[]): readonly ChatLine[] {
  const known = new Set(has.map(({ n }) => n));
  return [...has, ...came.filter(({ n }) => !known.has(n))].toSorted((one, other) => one.n - other.n);
}
