import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Line, type Socket } from '../online/line.ts';

/** A socket whose other end is the test. */
class FakeSocket implements Socket {
  readonly sent: { kind: string; id: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { kind: string; id: string });
  }

  close(): void {
    this.closed = true;
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(): void {
    this.onopen?.();
    const account = { id: 'a', name: 'Ann', kept: false };
    this.tell({ kind: 'welcome', protocol: 1, account, now: 1, games: [], bots: [] });
  }
}

const table = 'table-of-test';

describe('the line to the server', () => {
  let sockets: FakeSocket[] = [];
  const call = (): FakeSocket => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  };
  const last = (): FakeSocket => sockets.at(-1) as FakeSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0);
    sockets = [];
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('tells those who wait why, when the server does not want to be called again', async () => {
    const line = new Line(call);
    const asked = line.ask({ kind: 'open', table });
    last().onopen?.();
    last().onclose?.({ code: 4401 });
    expect(await asked).toMatchObject({ kind: 'refused', code: 'no-session' });
    expect(line.state).toBe('shut');
    expect(await line.ask({ kind: 'open', table })).toMatchObject({ kind: 'refused', code: 'no-session' });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });

  it('says hello first, and what was asked meanwhile after the welcome', () => {
    const line = new Line(call);
    void line.ask({ kind: 'open', table });
    expect(last().sent).toEqual([]);
    last().welcome();
    expect(last().sent.map(({ kind }) => kind)).toEqual(['hello', 'open']);
    expect(line.state).toBe('open');
  });

  it('gives each answer to the one who asked', async () => {
    const line = new Line(call);
    last().welcome();
    const first = line.ask({ kind: 'open', table });
    const second = line.ask({ kind: 'chat', table, text: 'hi' });
    const [, one, two] = last().sent;
    last().tell({ kind: 'refused', id: two?.id ?? '', code: 'too-many', message: 'Wait.' });
    last().tell({ kind: 'done', id: one?.id ?? '', at: 3 });
    expect(await first).toMatchObject({ kind: 'done', at: 3 });
    expect(await second).toMatchObject({ kind: 'refused', code: 'too-many' });
  });

  it('never waits longer than eight seconds, and a little less as it happens', () => {
    const line = new Line(call);
    last().welcome();
    for (let broken = 0; broken < 9; broken++) {
      last().onclose?.({ code: 1006 });
      vi.advanceTimersByTime(8_000);
      expect(line.state).toBe('calling');
    }
    vi.mocked(Math.random).mockReturnValue(0.999);
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(5_500);
    expect(line.state).toBe('broken');
    vi.advanceTimersByTime(200);
    expect(line.state).toBe('calling');
  });

  it('calls again when it breaks, waits longer each time, and says the unanswered again with the same id', async () => {
    const line = new Line(call);
    last().welcome();
    const answer = line.ask({ kind: 'choose', table, seat: 0, decision: 4, option: 'mine' });
    const before = last().sent.at(-1);
    last().onclose?.({ code: 1006 });
    expect(line.state).toBe('broken');
    vi.advanceTimersByTime(999);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1999);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(1);
    last().welcome();
    expect(last().sent.at(-1)).toEqual(before);
    last().tell({ kind: 'done', id: before?.id ?? '', at: 5 });
    expect(await answer).toMatchObject({ at: 5 });
    // What was answered is not said a third time.
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    last().welcome();
    expect(last().sent.map(({ kind }) => kind)).toEqual(['hello']);
  });

  it('does not come back by itself when the server does not want it, nor after it was closed', () => {
    const unwanted = new Line(call);
    last().onclose?.({ code: 4401 });
    expect(unwanted.state).toBe('shut');
    const closed = new Line(call);
    closed.close();
    last().onclose?.({ code: 1000 });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(2);
  });

  it('calls at once when somebody looks again', () => {
    const line = new Line(call);
    last().onclose?.({ code: 1006 });
    line.callNow();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(5000);
    expect(sockets).toHaveLength(2);
  });

  it('is taken for broken when the server says nothing to whoever waits, not even that it is there', () => {
    const line = new Line(call);
    last().welcome();
    void line.ask({ kind: 'open', table });
    vi.advanceTimersByTime(5_000);
    expect(last().sent.map(({ kind }) => kind)).toEqual(['hello', 'open', 'ping']);
    // It is there, and is only slow: nobody hangs up, and nobody asks again before something else is wanted.
    last().tell({ kind: 'done', id: last().sent.at(-1)?.id ?? '', now: 1 });
    vi.advanceTimersByTime(60_000);
    expect([line.state, sockets.length, last().sent.length]).toEqual(['open', 1, 3]);
    void line.ask({ kind: 'chat', table, text: 'hi' });
    const [silent] = sockets;
    vi.advanceTimersByTime(10_000);
    expect(line.state).toBe('broken');
    expect(silent?.closed).toBe(true);
    // What the old one may still say is not heard, and what was not answered is said again.
    silent?.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1_000);
    last().welcome();
    expect(last().sent.map(({ kind }) => kind)).toEqual(['hello', 'open', 'chat']);
    expect(sockets).toHaveLength(2);
  });

  it('is broken at once when the device has left the net, and is looked after when somebody looks again', () => {
    const line = new Line(call);
    last().welcome();
    line.lose();
    expect(line.state).toBe('broken');
    line.callNow();
    last().welcome();
    expect(line.state).toBe('open');
    line.callNow();
    expect(last().sent.map(({ kind }) => kind)).toEqual(['hello', 'ping']);
    vi.advanceTimersByTime(5_000);
    expect(line.state).toBe('broken');
  });

  it('passes over what it cannot read', () => {
    const line = new Line(call);
    const heard: string[] = [];
    line.hear(({ kind }) => heard.push(kind));
    last().welcome();
    last().onmessage?.({ data: '{"kind":"presence"}' });
    last().onmessage?.({ data: 'not json' });
    expect(heard).toEqual(['welcome']);
  });
});
