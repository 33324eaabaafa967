import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocketServer } from 'ws';
import type { Config } from '../config.ts';
import type { House } from '../house.ts';
import { addressOf, isOurHost, isSecure } from '../http/address.ts';
import { sessionOf } from '../http/exchange.ts';
import type { Sealed } from '../seal.ts';
import type { Account } from '../store/store.ts';
import { CLOSE, Connection } from './connection.ts';

/** All connections of this node. */
export class Connections {
  private readonly open = new Set<Connection>();
  private readonly byAddress = new Map<string, number>();
  private empty: (() => void) | null = null;

  get size(): number {
    return this.open.size;
  }

  upgrade(
    house: House,
    config: Config,
    sockets: WebSocketServer,
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
  ): void {
    socket.on('error', () => socket.destroy());
    const address = addressOf(request, config.trustProxy);
    const there = this.byAddress.get(address) ?? 0;
    const trouble = this.trouble(house, config, request, there);
    if (trouble !== null) {
      socket.end(`HTTP/1.1 ${trouble}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    this.byAddress.set(address, there + 1);
    socket.once('close', () => {
      const left = (this.byAddress.get(address) ?? 1) - 1;
      if (left > 0) this.byAddress.set(address, left);
      else this.byAddress.delete(address);
    });
    sockets.handleUpgrade(request, socket, head, (opened) => {
      const session = sessionOf(request, isSecure(request, config));
      this.open.add(
        new Connection(opened, socket, house, session, (connection) => {
          this.open.delete(connection);
          if (this.open.size === 0) this.empty?.();
        }),
      );
    });
  }

  private trouble(house: House, config: Config, request: IncomingMessage, fromThere: number): string | null {
    if (request.url?.split('?', 1)[0] !== '/socket') return '404 Not Found';
    if (!house.isOpen()) return '503 Service Unavailable';
    if (!isOurHost(request, config)) return '421 Misdirected Request';
    if (!isOurPage(request, config)) return '403 Forbidden';
    const { connectionsPerAddress, connections } = house.limits;
    return fromThere >= connectionsPerAddress || this.open.size >= connections ? '429 Too Many Requests' : null;
  }

  /** Says something in all windows of an account. */
  tell(account: string, message: Sealed): void {
    for (const connection of this.open) if (connection.greeted === account) connection.send(message);
  }

  /** Windows that were opened by sessions which have ended are closed, and do not come back by themselves. */
  signOut(sessions: readonly string[]): void {
    const ended = new Set(sessions);
    for (const connection of this.open)
      if (connection.openedBy !== null && ended.has(connection.openedBy)) connection.cut(CLOSE.noSession, 'signed-out');
  }

  /** Somebody may have signed out elsewhere without this node hearing of it. */
  async checkSessions(account: (hash: string) => Promise<Account | null>): Promise<void> {
    for (const hash of new Set([...this.open].flatMap(({ openedBy }) => openedBy ?? [])))
      if ((await account(hash)) === null) this.signOut([hash]);
  }

  /** All windows of an account hear somebody no longer, or again. */
  mute(account: string, other: string, isMuted: boolean): void {
    for (const connection of this.open) {
      if (connection.greeted !== account) continue;
      if (isMuted) connection.muted.add(other);
      else connection.muted.delete(other);
    }
  }

  rename(person: Account): void {
    for (const connection of this.open) connection.rename(person);
  }

  closeAll(code: number, reason: string): void {
    for (const connection of this.open) connection.cut(code, reason);
  }

  allClosed(within: number): Promise<void> {
    if (this.open.size === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.empty = resolve;
      setTimeout(resolve, within).unref();
    });
  }
}

/** A browser says from which page it speaks; other people's pages may not. Programs that are no browsers say nothing. */
function isOurPage(request: IncomingMessage, config: Config): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return origin === config.origin || new URL(origin).host === request.headers.host;
}
