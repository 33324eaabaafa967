import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Duplex, PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf } from '../socket/frame.ts';
import { Outbox } from '../socket/outbox.ts';

const server = createServer();
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
const heard: string[] = [];
let stream: Duplex;
let reader: WebSocket;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const opened = new Promise<void>((resolve) => {
    server.on('upgrade', (request, socket, head) => {
      stream = socket;
      sockets.handleUpgrade(request, socket, head, () => resolve());
    });
  });
  reader = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  reader.on('message', (data, isBinary) => heard.push(isBinary ? 'binary' : String(data)));
  await opened;
});
afterAll(() => {
  reader.terminate();
  server.close();
});

describe('a frame', () => {
  it('is read by others as the text it was made of, whatever letters and however long', async () => {
    const sizes = [0, 1, 125, 126, 127, 65_534, 65_535, 65_536, 200_000];
    const messages = sizes.flatMap((size) => ['x'.repeat(size), 'ż'.repeat(size), `${'x'.repeat(size)}🂡é`]);
    stream.write(messages.map(frameOf).join(''), 'latin1');
    await expect.poll(() => heard.length).toBe(messages.length);
    expect(heard.map((message, i) => message === messages[i])).toEqual(messages.map(() => true));
  });
});

describe('the outbox', () => {
  it('sends what was said in one turn in one piece, in order, and forgets nobody where many are told at once', async () => {
    const boxes = Array.from({ length: 100 }, () => {
      const way = new PassThrough();
      const pieces: string[] = [];
      way.on('data', (piece: Buffer) => pieces.push(piece.toString('latin1')));
      return { box: new Outbox(way), pieces };
    });
    for (const { box } of boxes) {
      box.put('step');
      box.put('done');
    }
    expect(boxes.at(-1)?.box.size).toBeGreaterThan(0);
    await expect.poll(() => boxes.map(({ box }) => box.size)).toEqual(boxes.map(() => 0));
    for (const { pieces } of boxes) expect(pieces).toEqual([frameOf('step') + frameOf('done')]);
  });
});
