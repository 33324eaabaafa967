import { randomBytes } from 'node:crypto';
import { commitmentTo, type Option } from '@stolik/engine';
import { WebSocket } from 'ws';
import { applyChanges, type Change } from '../changes.ts';
import { type ClientMessageInput, readServerMessage, type ServerMessage, type ServerMessageOf } from '../protocol.ts';

/** A table as a player's browser keeps it. */
export interface Seen {
  at: number;
  seat: number | null;
  state: unknown;
  standing: ServerMessageOf<'state'> | ServerMessageOf<'step'>;
  log: ServerMessageOf<'state'>['log']['add'];
}

type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never;
type Reply = ServerMessageOf<'done'> | ServerMessageOf<'refused'>;

let requests = 0;
export const newRequest = (): string => `r${++requests}-${randomBytes(4).toString('hex')}`;
export const newEntropy = (): string => randomBytes(16).toString('base64url');

/** A person with a browser, without the browser: speaks the protocol over a real socket and checks every message by its schema. */
export class Player {
  readonly tables = new Map<string, Seen>();
  readonly companies = new Map<string, ServerMessageOf<'company'>>();
  readonly heard: ServerMessage[] = [];
  /** Every byte that came. */
  readonly raw: string[] = [];
  private readonly replies = new Map<string, (reply: Reply) => void>();
  private readonly hopes = new Set<{ test: () => boolean; resolve: () => void }>();
  /** Own parts of deals, by what one is committed to them by. */
  private readonly parts = new Map<string, string>();
  /** Shows no part of a deal, as a page would at once. */
  withholds = false;
  closed: { code: number; reason: string } | null = null;

  private constructor(
    readonly url: string,
    readonly cookie: string,
    readonly name: string,
    private socket: WebSocket,
  ) {}

  /** A guest who has just come. */
  static async come(url: string, name: string): Promise<Player> {
    const cookie = await signUp(url, name);
    return Player.back(url, cookie, name);
  }

  /** The same person with another window, or after a while. */
  static async back(url: string, cookie: string, name: string): Promise<Player> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers: { cookie } });
    const player = new Player(url, cookie, name, socket);
    await player.listen(socket);
    return player;
  }

  /** Says something and waits for the answer to it. */
  ask(said: WithoutId<ClientMessageInput> & { id?: string }): Promise<Reply> {
    const id = said.id ?? newRequest();
    return new Promise((resolve, reject) => {
      this.replies.set(id, resolve);
      if (this.socket.readyState !== WebSocket.OPEN) reject(new Error('The line is closed.'));
      this.socket.send(JSON.stringify({ ...said, id }));
    });
  }

  /** The same, where a refusal is a failure of the test. */
  async do(said: WithoutId<ClientMessageInput> & { id?: string }): Promise<ServerMessageOf<'done'>> {
    const reply = await this.ask(said);
    if (reply.kind === 'refused') throw new Error(`${said.kind} was refused: ${reply.code} ${reply.message}`);
    return reply;
  }

  sendRaw(data: string | Buffer): void {
    this.socket.send(data);
  }

  /** Waits until something holds. */
  until(test: () => boolean, within = 30_000): Promise<void> {
    if (test()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const hope = { test, resolve: () => resolve() };
      this.hopes.add(hope);
      setTimeout(() => {
        this.hopes.delete(hope);
        reject(new Error(`${this.name} waited in vain for: ${test}`));
      }, within).unref();
    });
  }

  at(table: string): Seen {
    const seen = this.tables.get(table);
    if (seen === undefined) throw new Error(`${this.name} does not follow table ${table}.`);
    return seen;
  }

  company(table: string): ServerMessageOf<'company'> {
    const company = this.companies.get(table);
    if (company === undefined) throw new Error(`${this.name} knows nothing of table ${table}.`);
    return company;
  }

  /** Answers the decision that is asked, with this option or the first one. */
  async choose(table: string, option?: Option): Promise<ServerMessageOf<'done'>> {
    const { decision } = this.at(table).standing;
    if (decision === null) throw new Error(`${this.name} is not asked.`);
    return this.do({
      kind: 'choose',
      table,
      seat: decision.seat,
      decision: decision.id,
      option: option ?? (decision.options[0] as Option),
    });
  }

  /** Binds oneself to a new part of a deal. */
  commit(): string {
    const entropy = newEntropy();
    const commitment = commitmentTo(entropy);
    this.parts.set(commitment, entropy);
    return commitment;
  }

  /** The part of a deal that one is committed to by this. */
  partOf(commitment: string): string {
    return this.parts.get(commitment) ?? '';
  }

  private reveal({ table, unrevealed, seats, commitments }: ServerMessageOf<'company'>): void {
    if (this.withholds || !unrevealed?.some((at) => seats[at]?.mine)) return;
    const own = commitments.find((commitment) => this.parts.has(commitment));
    if (own !== undefined) void this.ask({ kind: 'reveal', table, entropy: this.partOf(own) });
  }

  fetch(path: string, body?: unknown): Promise<Response> {
    return fetch(`${this.url}${path}`, {
      headers: { cookie: this.cookie, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  leave(): Promise<void> {
    return new Promise((resolve) => {
      if (this.socket.readyState === WebSocket.CLOSED) return resolve();
      this.socket.once('close', () => resolve());
      this.socket.close();
    });
  }

  /** The line breaks without a word. */
  vanish(): void {
    this.socket.terminate();
  }

  get line(): WebSocket {
    return this.socket;
  }

  private listen(socket: WebSocket): Promise<void> {
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('close', (code, reason) => {
        this.closed = { code, reason: String(reason) };
        reject(new Error(`The line was closed (${code} ${reason}).`));
        this.check();
      });
      socket.on('open', () => socket.send(JSON.stringify({ kind: 'hello', id: 'hello', protocol: 1 })));
      socket.on('message', (data) => {
        const text = String(data);
        this.raw.push(text);
        const message = readServerMessage(text);
        if (message === null) throw new Error(`The server said something outside the protocol: ${text}`);
        if (message.kind === 'welcome') resolve();
        this.hear(message);
        this.check();
      });
    });
  }

  private hear(message: ServerMessage): void {
    this.heard.push(message);
    switch (message.kind) {
      case 'done':
      case 'refused':
        this.replies.get(message.id ?? '')?.(message);
        this.replies.delete(message.id ?? '');
        break;
      case 'company':
        this.companies.set(message.table, message);
        this.reveal(message);
        break;
      case 'state':
        this.tables.set(message.table, {
          at: message.at,
          seat: message.seat,
          state: message.state,
          standing: message,
          log: [...(this.tables.get(message.table)?.log.slice(0, message.log.keep) ?? []), ...message.log.add],
        });
        break;
      case 'step': {
        const seen = this.at(message.table);
        if (seen.at !== message.from) throw new Error(`A step from ${message.from} came to one who is at ${seen.at}.`);
        seen.at = message.at;
        seen.state = applyChanges(seen.state, message.changes as Change[]);
        seen.standing = message;
        seen.log = [...seen.log.slice(0, message.log.keep), ...message.log.add];
        break;
      }
      default:
        break;
    }
  }

  private check(): void {
    for (const hope of this.hopes) {
      if (!hope.test()) continue;
      this.hopes.delete(hope);
      hope.resolve();
    }
  }
}

/** Gets a session as a guest; returns the cookie. */
export async function signUp(url: string, name: string): Promise<string> {
  const response = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  if (!response.ok) throw new Error(`No session: ${response.status} ${await response.text()}`);
  return (response.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
}
