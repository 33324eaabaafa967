import { randomBytes } from 'node:crypto';
import { commitmentTo, defined } from '@stolik/engine';
import { WebSocket } from 'ws';
import { ownJson } from '../own-json.ts';
import type { ServerMessage, ServerMessageOf } from '../protocol.ts';
import { signUp } from '../test/player.ts';

/** The host, who surely is there, and the others. */
const seatedFrom = ([host, ...others]: readonly SeatLine[]): [SeatLine, ...SeatLine[]] => [defined(host), ...others];

/** A choice that was acknowledged: the server promised to have it on disk. */
export interface Acknowledged {
  readonly table: string;
  readonly at: number;
  readonly seat: number;
  readonly option: number | string;
}

export interface Notes {
  /** Milliseconds from saying a choice to its acknowledgement. */
  readonly times: number[];
  readonly acknowledged: Acknowledged[];
  /** Keep what was acknowledged, and not only how many. */
  readonly keep: boolean;
  choices: number;
  refusals: string[];
  /** Where all begin together: what those who are there already want to choose. */
  held: (() => void)[] | null;
}

/** Where the decision stands in a step. */
const DECISION = '"decision":';
const AFTER_DECISION = ',"picked":';

let numbers = 0;
const next = (): string => `c${++numbers}`;

/** One seat of a table: a socket that chooses as soon as it is asked. Reads as little as it can, so that the server is what is measured. */
export class SeatLine {
  private readonly waiting = new Map<string, (reply: ServerMessageOf<'done'> | ServerMessageOf<'refused'>) => void>();
  private readonly sent = new Map<string, { since: number; choice: Omit<Acknowledged, 'at'> }>();
  onCompany: ((company: ServerMessageOf<'company'>) => void) | null = null;
  playing = true;
  private part: { readonly commitment: string; readonly entropy: string } | null = null;
  /** The table that was opened last. */
  private table = '';

  private constructor(
    private readonly socket: WebSocket,
    private readonly notes: Notes,
  ) {}

  static open(url: string, cookie: string, notes: Notes): Promise<SeatLine> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, {
      headers: { cookie },
      perMessageDeflate: false,
    });
    const line = new SeatLine(socket, notes);
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('close', () => {
        line.drop();
        reject(new Error('The line is closed.'));
      });
      socket.on('open', () => socket.send('{"kind":"hello","id":"hello","protocol":1}'));
      socket.on('message', (data) => {
        const text = String(data);
        if (text.startsWith('{"kind":"welcome"')) resolve(line);
        else line.hear(text);
      });
    });
  }

  ask(said: object): Promise<ServerMessageOf<'done'>> {
    const id = next();
    return new Promise((resolve, reject) => {
      this.waiting.set(id, (reply) =>
        reply.kind === 'done' ? resolve(reply) : reject(new Error(`${reply.code}: ${reply.message}`)),
      );
      this.socket.send(JSON.stringify({ ...said, id }));
    });
  }

  /** Says that one is ready, or begins, bound to a part of the deal that is shown when all are. */
  commit(kind: 'ready' | 'start', table: string): Promise<ServerMessageOf<'done'>> {
    const entropy = randomBytes(16).toString('base64url');
    const commitment = commitmentTo(entropy);
    this.part = { commitment, entropy };
    return this.ask({ kind, table, commitment });
  }

  private reveal({ table, commitments, unrevealed }: ServerMessageOf<'company'>): void {
    const { part } = this;
    if (unrevealed === null || part === null || !commitments.includes(part.commitment)) return;
    this.part = null;
    this.ask({ kind: 'reveal', table, entropy: part.entropy }).catch(() => {});
  }

  /** The server is gone: whoever waits for an answer waits in vain. */
  private drop(): void {
    for (const tell of this.waiting.values())
      tell({ kind: 'refused', id: null, code: 'stopping', message: 'The line is closed.' });
    this.waiting.clear();
  }

  stop(): void {
    this.playing = false;
    this.socket.terminate();
  }

  private hear(text: string): void {
    if (text.startsWith('{"kind":"step"')) {
      this.hearStep(text);
      return;
    }
    const message = ownJson<ServerMessage>(text);
    switch (message.kind) {
      case 'state':
        this.table = message.table;
        if (message.decision !== null) this.choose(message.table, message.decision);
        break;
      case 'done':
      case 'refused':
        this.reply(message);
        break;
      case 'company':
        this.reveal(message);
        this.onCompany?.(message);
        break;
      default:
        break;
    }
  }

  /** Of a step only what is asked is read, and steps of others ask nothing of this seat. */
  private hearStep(text: string): void {
    const from = text.indexOf(DECISION) + DECISION.length;
    if (text.startsWith('null', from)) return;
    const decision = text.slice(from, text.indexOf(AFTER_DECISION, from));
    this.choose(this.table, ownJson<NonNullable<ServerMessageOf<'step'>['decision']>>(decision));
  }

  private choose(
    table: string,
    { seat, id: decision, options, prompt, question }: NonNullable<ServerMessageOf<'state'>['decision']>,
  ): void {
    if (!this.playing) return;
    if (this.notes.held !== null) {
      this.notes.held.push(() => this.choose(table, { seat, id: decision, options, prompt, question }));
      return;
    }
    const id = next();
    const option = options[Math.floor(Math.random() * options.length)] ?? '';
    this.sent.set(id, { since: performance.now(), choice: { table, seat, option } });
    this.socket.send(JSON.stringify({ kind: 'choose', id, table, seat, decision, option }));
  }

  private reply(reply: ServerMessageOf<'done'> | ServerMessageOf<'refused'>): void {
    const id = reply.id ?? '';
    const sent = this.sent.get(id);
    if (sent !== undefined) {
      this.sent.delete(id);
      const { notes } = this;
      if (reply.kind === 'refused') notes.refusals.push(reply.code);
      else {
        notes.choices++;
        notes.times.push(performance.now() - sent.since);
        if (notes.keep) notes.acknowledged.push({ ...sent.choice, at: reply.at ?? 0 });
      }
      return;
    }
    this.waiting.get(id)?.(reply);
    this.waiting.delete(id);
  }
}

/** Four people who play one game after the other. */
class Foursome {
  private constructor(private readonly lines: readonly SeatLine[]) {}

  static async sit(
    url: string,
    cookies: readonly string[],
    notes: Notes,
  ): Promise<{ foursome: Foursome; table: string }> {
    const lines = await Promise.all(cookies.map((cookie) => SeatLine.open(url, cookie, notes)));
    const foursome = new Foursome(lines);
    const [host, ...others] = seatedFrom(lines);
    const { table = '' } = await host.ask({ kind: 'create', game: 'star-scrappers', seats: lines.length });
    const company = new Promise<ServerMessageOf<'company'>>((resolve) => {
      host.onCompany = resolve;
    });
    await host.ask({ kind: 'open', table });
    const { code } = await company;
    for (const other of others) await other.ask({ kind: 'join', table, code });
    await foursome.begin(table);
    return { foursome, table };
  }

  stop(): void {
    for (const line of this.lines) line.stop();
  }

  private async begin(table: string): Promise<void> {
    const [host, ...others] = seatedFrom(this.lines);
    await Promise.all(
      others.map(async (other) => {
        await other.ask({ kind: 'open', table });
        await other.commit('ready', table);
      }),
    );
    let over = false;
    host.onCompany = (company) => {
      if (over || company.table !== table || company.status !== 'over') return;
      over = true;
      this.again(table).catch(() => {});
    };
    await host.commit('start', table);
  }

  /** The game is over: once more. */
  private async again(table: string): Promise<void> {
    const [host] = seatedFrom(this.lines);
    const { table: fresh = '' } = await host.ask({ kind: 'rematch', table });
    await Promise.all(this.lines.map((line) => line.ask({ kind: 'close', table })));
    await host.ask({ kind: 'open', table: fresh });
    await this.begin(fresh);
  }
}

/** Many foursomes at their tables. */
export class Crowd {
  private readonly foursomes: Foursome[] = [];
  readonly tables: string[] = [];
  /** By table: the session of its host. */
  readonly hosts = new Map<string, string>();
  readonly notes: Notes;

  constructor(keep = false) {
    this.notes = { times: [], acknowledged: [], keep, choices: 0, refusals: [], held: null };
  }

  /** Everybody comes, sits down and begins to play; where it is `together`, when all are there. */
  async come(url: string, tables: number, together = false): Promise<void> {
    this.notes.held = together ? [] : null;
    // Few people with many windows: what is measured is playing, not coming in.
    const cookies = await Promise.all(Array.from({ length: 8 }, (_, i) => signUp(url, `Guest ${i}`)));
    const left = Array.from({ length: tables }, (_, i) => i);
    const seatSome = async (): Promise<void> => {
      for (let i = left.shift(); i !== undefined; i = left.shift()) {
        const four = Array.from({ length: 4 }, (_, seat) => cookies[((i ?? 0) + seat) % cookies.length] ?? '');
        const { foursome, table } = await Foursome.sit(url, four, this.notes);
        this.foursomes.push(foursome);
        this.tables.push(table);
        this.hosts.set(table, four[0] ?? '');
      }
    };
    await Promise.all(Array.from({ length: 24 }, seatSome));
    const { held } = this.notes;
    this.notes.held = null;
    for (const choose of held ?? []) choose();
  }

  leave(): void {
    for (const foursome of this.foursomes) foursome.stop();
  }
}
