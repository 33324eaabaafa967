import { isRefusal, seat } from '@stolik/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { ReplayTable } from '../table/replay-table.ts';
import { bot, game, person, playOut, savedRecord, saveFor, sitDown } from './company.ts';

let finished: ReplayTable;
let running: ReplayTable;

beforeAll(async () => {
  const sitting = await sitDown(saveFor([person('Ania'), bot('Borsuk')]));
  await playOut(sitting);
  const record = await savedRecord(sitting);
  const open = (of: typeof record): ReplayTable => {
    const table = ReplayTable.open('some-id', { game, record: of }, JSON.stringify(of), 0);
    if (isRefusal(table)) throw new Error(table.message);
    return table;
  };
  const { result: _, ...unfinished } = record;
  finished = open(record);
  running = open({ ...unfinished, choices: record.choices.slice(0, 30) });
});

describe('a replay', () => {
  it('shows the same moment whichever way one comes to it', () => {
    finished.goTo(0);
    finished.goTo(25);
    const forward = finished.getSnapshot();
    finished.goTo(finished.length);
    expect(finished.getSnapshot().view.over).toBe(true);
    finished.goTo(25);
    const backward = finished.getSnapshot();
    expect(backward.view).toEqual(forward.view);
    expect(backward.log).toEqual(forward.log);
    expect(backward.moment).toBe(25);
  });

  it('keeps to the moments there are', () => {
    finished.goTo(-5);
    expect(finished.getSnapshot().moment).toBe(0);
    finished.goTo(99_999);
    expect(finished.getSnapshot().moment).toBe(finished.length);
  });

  it('asks nobody anything', async () => {
    finished.goTo(10);
    expect(finished.getSnapshot().view.decision).toBeNull();
    expect(finished.getSnapshot().view.waitingFor).not.toEqual([]);
    expect((await finished.choose())?.why).toBe('game-over');
  });

  it('of a finished game can be watched from every chair', async () => {
    expect(finished.chairs()).toEqual([0, 1]);
    finished.goTo(10);
    await finished.sit(seat(1));
    expect(finished.getSnapshot().view.seat).toBe(1);
    await finished.sit(seat(0));
  });

  it('of a game that goes on does not show what the bots hold', async () => {
    expect(running.chairs()).toEqual([0]);
    await running.sit(seat(1));
    expect(running.getSnapshot().view.seat).toBe(0);
  });

  it('is refused where the record does not fit the rules', () => {
    const record = { ...JSON.parse(JSON.stringify({ ...recordOfRunning() })), choices: ['nonsense'] };
    const table = ReplayTable.open('some-id', { game, record }, '', 0);
    expect(isRefusal(table) && table.why).toBe('bad-record');
  });
});

const recordOfRunning = () => ({ ...JSON.parse(saveFor([person('Ania'), bot('Borsuk')]).text) });
