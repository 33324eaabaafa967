import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import type { House } from '../house.ts';
import { LIMITS } from '../limits.ts';
import { Metrics } from '../metrics.ts';
import { hashOf } from '../secrets.ts';
import { CLOSE, Connection } from '../socket/connection.ts';

/** A socket that only remembers by what it was closed. */
class Line extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  closed: number | null = null;
  close(code: number): void {
    this.closed = code;
    this.readyState = 2;
  }
  terminate(): void {}
}

describe('a session that ends while its hello is being answered', () => {
  it('is found by its windows, and nobody is welcomed', async () => {
    let go = (): void => {};
    const asked = new Promise<void>((resolve) => {
      go = resolve;
    });
    const account = { id: 'ann', name: 'Ann', kept: false };
    const house = {
      limits: LIMITS,
      metrics: new Metrics(),
      now: () => 0,
      isOpen: () => true,
      accounts: { bySession: async () => account },
      store: { avoidedBy: () => asked.then(() => []) },
      registry: { games: [] },
      bots: [],
    } as unknown as House;
    const line = new Line();
    const written = new PassThrough();
    const connection = new Connection(line as unknown as WebSocket, written, house, 'secret', () => {});
    line.emit('message', '{"kind":"hello","id":"1","protocol":1}', false);
    await new Promise((resolve) => setImmediate(resolve));
    expect(connection.openedBy).toBe(hashOf('secret'));
    connection.cut(CLOSE.noSession, 'signed-out');
    go();
    await new Promise((resolve) => setImmediate(resolve));
    expect([connection.greeted, line.closed, written.read()]).toEqual([null, CLOSE.noSession, null]);
    line.emit('close');
  });
});
