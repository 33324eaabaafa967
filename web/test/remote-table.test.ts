import { HOLD_MS, isRefusal } from '@stolik/engine';
import type { Company } from '@stolik/server/protocol';
import { starScrappers } from '@stolik/star-scrappers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Line, type Socket } from '../online/line.ts';
import { RemoteTable, type Ways } from '../table/remote-table.ts';

const id = 'table-of-test';
type Said = { kind: string; id: string; since?: unknown; seat?: number | null; code?: string };

/** A server that answers as it is told to. */
class FakeServer implements Socket {
  readonly said: Said[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  /** What it tells when the table is opened. */
  atOpening: () => readonly object[] = () => [company(), state(3, [1, 2])];

  send(text: string): void {
    const said = JSON.parse(text) as Said;
    this.said.push(said);
    if (said.kind === 'hello')
      this.tell({
        kind: 'welcome',
        protocol: 1,
        account: { id: 'a', name: 'Ann', kept: false },
        now: 1,
        games: [],
        bots: [],
      });
    else {
      if (said.kind === 'open') for (const message of this.atOpening()) this.tell(message);
      this.tell({ kind: 'done', id: said.id });
    }
  }

  close(): void {}

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const seat = (name: string, mine: boolean) => ({
  name,
  kind: 'person',
  bot: null,
  mine,
  who: `person-${name}`,
  guestOf: null,
  ready: true,
  minded: null,
});
const company = (given: Partial<Company> = {}): object => ({
  kind: 'company',
  table: id,
  at: 2,
  status: 'playing',
  game: 'star-scrappers',
  rules: '1.0.0',
  seating: { seats: 2, variants: {} },
  seats: [seat('Ann', true), seat('Bob', false)],
  host: true,
  clock: { kind: 'none' },
  absence: 120,
  spectators: true,
  hold: false,
  code: 'code-of-test',
  commitment: `sha256:${'0'.repeat(64)}`,
  commitments: [],
  unrevealed: null,
  calledOff: 0,
  brought: false,
  undo: null,
  rematch: null,
  ...given,
});
const standing = (at: number) => ({
  table: id,
  seat: 0,
  at,
  sequence: at,
  over: false,
  decision: { id: at, seat: 0, prompt: 'actions.move', options: ['end', 'mine'], question: { key: 'ask' } },
  picked: [],
  waitingFor: [0],
  log: { keep: 0, add: [] },
  noUndo: null,
  mayAsk: null,
  asked: null,
  held: null,
  thinking: null,
  moment: at,
  lastMover: null,
  recapFrom: null,
});
const state = (at: number, mine: number[]): object => ({ kind: 'state', ...standing(at), state: { mine, docks: [7] } });
const step = (from: number, at: number, changes: unknown[]): object => ({
  kind: 'step',
  from,
  ...standing(at),
  changes,
});

/** Records that have come, by table. */
const received: [string, string][] = [];
const ways: Ways = {
  toTable() {},
  async takeHome() {},
  nameOfBot: (bot) => bot,
  refused() {},
  received: (table, record) => received.push([table, record]),
};

async function open(code?: string): Promise<{ server: FakeServer; table: RemoteTable }> {
  const server = new FakeServer();
  const line = new Line(() => server);
  server.onopen?.();
  const table = await RemoteTable.open(line, id, async () => starScrappers, ways, code);
  if (isRefusal(table)) throw new Error(table.message);
  return { server, table };
}

afterEach(() => {
  vi.unstubAllGlobals();
  received.length = 0;
});

const shown = (table: RemoteTable): unknown => table.getSnapshot().view.state;

describe('a table on the server', () => {
  it('is seen from one’s own chair', async () => {
    const { table } = await open();
    const { view, seats, passTo } = table.getSnapshot();
    expect(view).toMatchObject({ seat: 0, sequence: 3, state: { mine: [1, 2], docks: [7] } });
    expect(seats.map(({ kind }) => kind)).toEqual(['me', 'guest']);
    expect(passTo).toBeNull();
  });

  it('takes steps, and what a step does not speak of stays the same object', async () => {
    const { server, table } = await open();
    const before = shown(table) as { docks: number[] };
    server.tell(step(3, 4, [[['mine'], [2]]]));
    expect(shown(table)).toEqual({ mine: [2], docks: [7] });
    expect((shown(table) as { docks: number[] }).docks).toBe(before.docks);
  });

  it('asks for everything when a step was missed', async () => {
    const { server, table } = await open();
    server.atOpening = () => [company(), state(6, [5])];
    server.tell(step(5, 6, [[['mine'], [9]]]));
    await Promise.resolve();
    expect(server.said.filter(({ kind }) => kind === 'open')).toHaveLength(2);
    expect(server.said.at(-1)?.since).toEqual({ at: 3, seat: 0 });
    expect(shown(table)).toEqual({ mine: [5], docks: [7] });
  });

  it('answers the decision one sees', async () => {
    const { server, table } = await open();
    expect(await table.choose('mine')).toBeNull();
    expect(server.said.at(-1)).toMatchObject({ kind: 'choose', table: id, seat: 0, decision: 3, option: 'mine' });
  });

  it('hands a refusal on', async () => {
    const { server, table } = await open();
    server.send = (text) => {
      const { id: asked } = JSON.parse(text) as Said;
      server.tell({ kind: 'refused', id: asked, code: 'stale-decision', message: 'Too late.' });
    };
    expect(await table.choose('mine')).toMatchObject({ why: 'stale-decision' });
  });

  it('keeps each line of the talk once, in order', async () => {
    const { server, table } = await open();
    const line = (n: number) => ({ n, seat: 0, who: 'person-Ann', name: 'Ann', text: `${n}`, time: n });
    server.tell({ kind: 'chats', table: id, lines: [line(2)] });
    server.tell({ kind: 'chats', table: id, lines: [line(1), line(2), line(3)] });
    expect(table.online()?.chats.map(({ n }) => n)).toEqual([1, 2, 3]);
  });

  it('has no game while people gather', async () => {
    const server = new FakeServer();
    server.atOpening = () => [company({ status: 'gathering' })];
    const line = new Line(() => server);
    server.onopen?.();
    const table = await RemoteTable.open(line, id, async () => starScrappers, ways);
    if (isRefusal(table)) throw new Error(table.message);
    expect(table.played()).toBeNull();
    expect(table.online()?.company.status).toBe('gathering');
    server.tell(state(1, [4]));
    expect(table.played()?.view.state).toEqual({ mine: [4], docks: [7] });
  });

  it('gives its record to those who look on by the invitation, too', async () => {
    const fetched: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      fetched.push(address);
      return new Response('{"a":"record"}');
    });
    const { table } = await open('code-of-test');
    expect(await table.recordText()).toBe('{"a":"record"}');
    expect(fetched).toEqual([`/api/tables/${id}/record?code=code-of-test`]);
    expect(received).toEqual([[id, '{"a":"record"}']]);
  });

  it('lets one with the invitation sit down, and look from there', async () => {
    const { server, table } = await open('code-of-test');
    expect(await table.join()).toBeNull();
    expect(server.said.slice(-2)).toMatchObject([{ kind: 'join', code: 'code-of-test' }, { kind: 'open' }]);
    expect((await open()).table.mayJoin).toBe(false);
  });

  it('offers another game to those who have played', async () => {
    const { server, table } = await open();
    expect(table.afterwards.mayRematch()).toBe(true);
    server.tell(company({ seats: [seat('Ann', false), seat('Bob', false)] as Company['seats'] }));
    expect(table.afterwards.mayRematch()).toBe(false);
  });

  it('hears nothing of other tables, and nothing after it was closed', async () => {
    const { server, table } = await open();
    server.tell({ ...state(9, [8]), table: 'another-table' });
    expect(table.getSnapshot().view.sequence).toBe(3);
    table.close();
    server.tell(step(3, 4, []));
    expect(table.getSnapshot().view.sequence).toBe(3);
  });
});

describe('the last choice of a turn', () => {
  /** Nobody is asked before it stands. */
  const held = (at: number, by: number): object => ({
    ...step(at - 1, at, []),
    decision: null,
    waitingFor: [by],
    held: by,
    lastMover: by,
  });

  it('is held, and stands when she lets it', async () => {
    const { server, table } = await open();
    await table.choose('mine');
    server.tell(held(4, 0));
    expect(table.getSnapshot()).toMatchObject({ held: HOLD_MS, heldBy: 0, passTo: null });
    table.release();
    expect(server.said.at(-1)).toMatchObject({ kind: 'hurry', held: true });
    server.tell({ ...step(4, 5, []), decision: null, waitingFor: [1], lastMover: 0 });
    expect(table.getSnapshot()).toMatchObject({ held: null, heldBy: null });
  });

  it('is not hers to take back where another has made it', async () => {
    const { server, table } = await open();
    server.tell(held(4, 1));
    expect(table.getSnapshot()).toMatchObject({ held: null, heldBy: 1 });
  });
});

describe('taking back', () => {
  const locked = (at: number): object => ({
    ...step(at - 1, at, []),
    noUndo: { why: 'undo-other-seat', message: 'Another seat has chosen since.' },
    mayAsk: 1,
  });

  it('beyond a fence is asked of the others', async () => {
    const { server, table } = await open();
    server.tell(locked(4));
    expect(table.getSnapshot()).toMatchObject({ noUndo: { why: 'undo-other-seat' }, mayAsk: 1 });
  });

  it('is free where only bots and those who have resigned are concerned', async () => {
    const { server, table } = await open();
    const gone = { ...seat('Bob', false), minded: 'resigned' };
    server.tell(company({ seats: [seat('Ann', true), gone] as Company['seats'] }));
    server.tell(locked(4));
    expect(table.getSnapshot()).toMatchObject({ noUndo: null, mayAsk: null });
  });
});

describe('people at one screen', () => {
  it('pass it on, but not for a seat that a bot plays', async () => {
    const { server, table } = await open();
    const both = [seat('Ann', true), seat('Granny', true)] as Company['seats'];
    server.tell(company({ seats: both }));
    server.tell({ ...step(3, 4, []), decision: null, waitingFor: [1] });
    expect(table.getSnapshot().passTo).toBe(1);
    server.tell(company({ seats: both.map((one) => ({ ...one, minded: 'clock' })) }));
    expect(table.getSnapshot().passTo).toBeNull();
  });
});

describe('somebody who is away', () => {
  it('has until a bot takes over, by the clock of this device', async () => {
    const { server, table } = await open();
    const before = Date.now();
    const presence = { kind: 'presence', table: id, present: [0], spectators: 0, lookers: [] };
    server.tell({ ...presence, takeover: { seat: 1, left: 60_000 } });
    const { takeover } = table.online() ?? {};
    expect(takeover?.seat).toBe(1);
    expect((takeover?.at ?? 0) - before).toBeGreaterThanOrEqual(60_000);
    server.tell({ ...presence, present: [0, 1], takeover: null });
    expect(table.online()?.takeover).toBeNull();
  });
});
