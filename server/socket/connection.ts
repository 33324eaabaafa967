import type { Duplex } from 'node:stream';
import { reasonOf } from '@stolik/engine';
import type { WebSocket } from 'ws';
import type { House } from '../house.ts';

import { type ClientMessage, type ClientMessageOf, readClientMessage } from '../protocol.ts';
import { Bucket } from '../rates.ts';
import type { Sealed } from '../seal.ts';
import { hashOf } from '../secrets.ts';
import { refusedOf, welcomeOf } from '../serialise.ts';
import type { Account } from '../store/store.ts';
import { isRefused, refused } from '../tables/refused.ts';
import { Outbox } from './outbox.ts';
import { answer, type Visitor } from './requests.ts';

/** Close codes of the server; the browser comes back after all but the first two. */
export const CLOSE = { refused: 4400, noSession: 4401, tooMany: 4429, tooSlow: 4408, stopping: 1012 } as const;

const BAD: Record<'bad-json' | 'bad-message', string> = {
  'bad-json': 'That is not JSON.',
  'bad-message': 'That is no message of this protocol',
};

/** One browser's line to the server: reads, limits, answers in order. */
export class Connection implements Visitor {
  readonly following = new Set<string>();
  readonly muted = new Set<string>();
  private visitor: Account | null = null;
  /** The session by which it was opened, as the store knows it. */
  private sessionHash: string | null = null;
  private readonly outbox: Outbox;
  private readonly bucket: Bucket;
  private bad = 0;
  private waiting = 0;
  private tail: Promise<void> = Promise.resolve();
  private alive = true;
  /** The line is closed, or about to be. */
  gone = false;
  private readonly helloTimer: NodeJS.Timeout;
  private readonly pingTimer: NodeJS.Timeout;

  constructor(
    private readonly socket: WebSocket,
    /** What the socket writes to. */
    stream: Duplex,
    private readonly house: House,
    /** The session that came with the cookie. */
    private readonly session: string | null,
    private readonly left: (connection: Connection) => void,
  ) {
    this.outbox = new Outbox(stream);
    this.bucket = new Bucket(house.limits.messages, house.now());
    this.helloTimer = setTimeout(() => this.cut(CLOSE.noSession, 'hello-first'), house.limits.helloWithin);
    this.pingTimer = setInterval(() => this.ping(), house.limits.pingEvery);
    socket.on('message', (data, isBinary) => this.hear(isBinary ? null : String(data)));
    socket.on('ping', (data) => this.isAllowed() && socket.pong(data));
    socket.on('pong', () => {
      this.alive = true;
      this.isAllowed();
    });
    socket.on('error', () => {});
    socket.on('close', () => this.end());
  }

  get name(): string {
    return this.person.name;
  }

  get account(): string {
    return this.person.id;
  }

  get person(): Account {
    if (this.visitor === null) throw new Error('Nobody has said hello on this connection.');
    return this.visitor;
  }

  /** The account, once it has said hello. */
  get greeted(): string | null {
    return this.visitor?.id ?? null;
  }

  get openedBy(): string | null {
    return this.sessionHash;
  }

  send(message: Sealed): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.outbox.size > this.house.limits.backlog) {
      // It can come back and catch up; nobody else waits for it.
      this.cut(CLOSE.tooSlow, 'too-slow');
      return;
    }
    this.outbox.put(message);
  }

  cut(code: number, reason: string): void {
    if (this.gone) return;
    this.gone = true;
    this.house.metrics.cut.add({ reason });
    this.outbox.post();
    this.socket.close(code, reason);
    // Whoever does not read does not answer the farewell either.
    setTimeout(() => this.socket.terminate(), 2000).unref();
    if (code === CLOSE.tooSlow) this.socket.terminate();
  }

  /** The account's name has changed. */
  rename(person: Account): void {
    if (this.visitor?.id === person.id) this.visitor = person;
  }

  private hear(text: string | null): void {
    const { house } = this;
    if (this.gone) return;
    house.metrics.messages.add();
    if (!this.isAllowed()) return;
    const read = text === null ? { code: 'bad-message' as const, id: null, where: 'binary' } : readClientMessage(text);
    if (!('said' in read)) {
      const where = read.where === '' ? '' : ` ("${read.where}")`;
      this.complain(read.id, read.code, `${BAD[read.code]}${where}.`);
      return;
    }
    this.waiting++;
    this.tail = this.tail.then(async () => {
      this.waiting--;
      await this.reply(read.said);
    });
  }

  /** Whatever comes counts, pings and pongs as well: each of them takes our time. */
  private isAllowed(): boolean {
    const { house } = this;
    if (this.gone) return false;
    if (this.bucket.take(house.now()) && this.waiting < house.limits.waiting) return true;
    this.complain(null, 'too-many', 'That is too much at once: slow down.');
    return false;
  }

  private async reply(said: ClientMessage): Promise<void> {
    const { house } = this;
    if (this.socket.readyState !== this.socket.OPEN) return;
    try {
      if (said.kind === 'hello') await this.greet(said);
      else if (this.visitor === null) this.complain(said.id, 'hello-first', 'Say hello first.');
      else if (!house.isOpen()) this.send(refusedOf(said.id, refused('stopping', 'The server is being restarted.')));
      else {
        const reply = await answer(house, this, said);
        if (isRefused(reply)) {
          house.metrics.refusals.add({ code: reply.code });
          this.send(refusedOf(said.id, reply));
        } else this.send(reply);
      }
    } catch (error) {
      house.metrics.failures.add();
      house.log('error', 'request-failed', { kind: said.kind, reason: reasonOf(error) });
      this.send(refusedOf(said.id, refused('failed', 'Something went wrong on the server; try again.')));
    }
  }

  private async greet({ id, token }: ClientMessageOf<'hello'>): Promise<void> {
    const { house } = this;
    if (this.visitor !== null) return this.complain(id, 'bad-message', 'Hello was said already.');
    const secret = this.session ?? token ?? null;
    // Before anything is waited for: the session may be ended meanwhile, and its windows be looked for.
    this.sessionHash = secret === null ? null : hashOf(secret);
    const account = secret === null ? null : await house.accounts.bySession(secret);
    if (account === null) {
      this.send(refusedOf(id, refused('no-session', 'There is no such session: get one from /api/session.')));
      this.cut(CLOSE.noSession, 'no-session');
      return;
    }
    for (const { other } of await house.store.avoidedBy(account.id)) this.muted.add(other);
    if (this.gone) return;
    clearTimeout(this.helloTimer);
    this.visitor = account;
    this.send(welcomeOf(account, house.now(), house.registry.games, house.bots));
  }

  /** Mistakes are answered, but not without end. */
  private complain(
    id: string | null,
    code: 'bad-json' | 'bad-message' | 'too-many' | 'hello-first',
    message: string,
  ): void {
    this.house.metrics.refusals.add({ code });
    this.bad++;
    this.send(refusedOf(id, refused(code, message)));
    if (this.bad >= this.house.limits.badMessages) this.cut(code === 'too-many' ? CLOSE.tooMany : CLOSE.refused, code);
  }

  private ping(): void {
    if (!this.alive) {
      this.house.metrics.cut.add({ reason: 'silent' });
      this.socket.terminate();
      return;
    }
    this.alive = false;
    this.socket.ping();
  }

  private end(): void {
    this.gone = true;
    clearTimeout(this.helloTimer);
    clearInterval(this.pingTimer);
    for (const id of this.following) {
      const held = this.house.hall.here(id);
      held?.table.unwatch(this);
      held?.caretaker.look();
    }
    this.following.clear();
    this.left(this);
  }
}
