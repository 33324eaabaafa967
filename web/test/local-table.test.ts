import { describe, expect, it } from 'vitest';
import { MemoryShelf } from '../saves/memory-shelf.ts';
import { Host } from '../table/host.ts';
import { LocalTable, type TableWorker } from '../table/local-table.ts';
import { openHost } from '../table/open-host.ts';
import type { Call, News } from '../table/protocol.ts';
import { bot, loadRules, person, saveFor } from './company.ts';

/** A worker without a thread: the same host, and messages that arrive later, copied as between threads. */
function workerFor(shelf = new MemoryShelf()): TableWorker {
  const listeners: ((event: { data: News }) => void)[] = [];
  let host: Host | null = null;
  const tell = (news: News): void => {
    const data = structuredClone(news);
    setTimeout(() => {
      for (const listener of listeners) listener({ data });
    }, 0);
  };
  const hear = async (call: Call): Promise<void> => {
    if (call.kind === 'open') {
      const opened = await openHost(call.id, call.given, call, { shelf, loadRules, tell, now: () => 0 });
      if (!(opened instanceof Host)) return tell({ kind: 'refused', trouble: opened });
      host = opened;
      host.begin();
    } else if (call.kind === 'choose') {
      tell({
        kind: 'answer',
        call: call.call,
        refusal: host?.choose(call.decision, call.option, call.then, call.shown) ?? null,
      });
    } else if (call.kind === 'foresee') {
      tell({ kind: 'foreseen', call: call.call, state: host?.foresee(call.decision, call.option, call.then) ?? null });
    } else if (call.kind === 'undo') tell({ kind: 'answer', call: call.call, refusal: host?.undo() ?? null });
    else if (call.kind === 'sit') {
      host?.sit(call.seat);
      tell({ kind: 'answer', call: call.call, refusal: null });
    } else if (call.kind === 'record') tell({ kind: 'record', call: call.call, text: host?.recordText() ?? '' });
    else if (call.kind === 'close') tell({ kind: 'closed', unsaved: null });
  };
  return {
    postMessage: (call) => void hear(structuredClone(call)),
    addEventListener: (type: string, listener: (event: never) => void) => {
      if (type === 'message') listeners.push(listener as (event: { data: News }) => void);
    },
  };
}

/** When the worker has answered. */
const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

async function open(save = saveFor([person('Ania'), person('Bartek')]), worker = workerFor()): Promise<LocalTable> {
  const opening = { id: save.id, given: save, takeOver: false, pace: 'instant' as const, hold: 0, loadRules };
  const table = await LocalTable.open(worker, opening);
  if (!(table instanceof LocalTable)) throw new Error(`not opened: ${table.why}`);
  return table;
}

describe('the side of the page', () => {
  it('shows the same object until something changes', async () => {
    const table = await open();
    expect(table.getSnapshot()).toBe(table.getSnapshot());
    const before = table.getSnapshot();
    await table.sit(before.passTo);
    expect(table.getSnapshot()).not.toBe(before);
    expect(table.getSnapshot().view.seat).toBe(before.passTo);
  });

  it('has shown a choice when the choice is answered, so that one thought may make two choices', async () => {
    const table = await open();
    await table.sit(table.getSnapshot().passTo);
    const { decision } = table.getSnapshot().view;
    expect(await table.choose(decision?.options[0] ?? '')).toBeNull();
    expect(table.getSnapshot().moment).toBe(1);
    expect(await table.undo()).toBeNull();
    expect(table.getSnapshot().moment).toBe(0);
  });

  it('shows at once what was prepared, and the same table when it has come', async () => {
    const table = await open(saveFor([person('Ania'), person('Bartek')]));
    await table.sit(table.getSnapshot().passTo);
    for (let choices = 0; choices < 6; choices++) {
      const before = table.getSnapshot();
      const option = before.view.decision?.options[0] ?? '';
      table.prepare(option);
      await later();
      expect(table.getSnapshot(), 'nothing is chosen yet').toBe(before);
      const answer = table.choose(option);
      const shown = table.getSnapshot();
      expect(shown.moment).toBe(before.moment + 1);
      expect(table.getKept().saved).toBe('saving');
      expect(await answer).toBeNull();
      await later();
      expect(table.getSnapshot()).toBe(shown);
      if (shown.view.decision === null) break;
    }
    await expect.poll(() => table.getKept().saved).toBe('saved');
  });

  it('forgets what was prepared when the table is another one by then, or something else is chosen', async () => {
    const table = await open();
    await table.sit(table.getSnapshot().passTo);
    const [first = '', second = ''] = table.getSnapshot().view.decision?.options ?? [];
    table.prepare(first);
    await later();
    const before = table.getSnapshot();
    const answer = table.choose(second);
    expect(table.getSnapshot()).toBe(before);
    expect(await answer).toBeNull();
    expect(table.getSnapshot().moment).toBe(1);
    expect(await table.undo()).toBeNull();
    const again = table.getSnapshot();
    void table.choose(first);
    expect(table.getSnapshot()).toBe(again);
  });

  it('shows at once whichever was chosen of several things that were prepared', async () => {
    const table = await open();
    await table.sit(table.getSnapshot().passTo);
    const before = table.getSnapshot();
    const options = before.view.decision?.options.slice(0, 3) ?? [];
    expect(options.length).toBeGreaterThan(1);
    for (const option of options) table.prepare(option);
    await later();
    const answer = table.choose(options[0] ?? '');
    const shown = table.getSnapshot();
    expect(shown.moment).toBe(before.moment + 1);
    expect(await answer).toBeNull();
    await later();
    expect(table.getSnapshot(), 'the worker has nothing else to tell').toBe(shown);
  });

  it('tells the worker at once of a choice that it shows already: a page that goes away then must not lose it', async () => {
    const worker = workerFor();
    const heard: string[] = [];
    const listening: TableWorker = {
      ...worker,
      postMessage: (call) => {
        heard.push(call.kind);
        worker.postMessage(call);
      },
    };
    const table = await open(undefined, listening);
    await table.sit(table.getSnapshot().passTo);
    const before = table.getSnapshot();
    const option = before.view.decision?.options[0] ?? '';
    table.prepare(option);
    await later();
    heard.length = 0;
    void table.choose(option);
    expect(table.getSnapshot(), 'shown').not.toBe(before);
    expect(heard).toEqual(['choose']);
  });

  it('goes back to the table as it was when a choice that it shows already is refused', async () => {
    const worker = workerFor();
    const late: TableWorker = {
      ...worker,
      postMessage: (call) => worker.postMessage(call.kind === 'choose' ? { ...call, decision: -1 } : call),
    };
    const table = await open(undefined, late);
    await table.sit(table.getSnapshot().passTo);
    const before = table.getSnapshot();
    const option = before.view.decision?.options[0] ?? '';
    table.prepare(option);
    await later();
    const answer = table.choose(option);
    expect(table.getSnapshot()).not.toBe(before);
    expect((await answer)?.why).toBe('stale-decision');
    expect(table.getSnapshot()).toBe(before);
  });

  it('tells listeners until they leave', async () => {
    const table = await open();
    let heard = 0;
    const leave = table.subscribe(() => heard++);
    await table.sit(table.getSnapshot().passTo);
    expect(heard).toBeGreaterThan(0);
    leave();
    const before = heard;
    await table.sit(null);
    expect(heard).toBe(before);
  });

  it('tells that a choice is safe without showing another table for it', async () => {
    const table = await open();
    await table.sit(table.getSnapshot().passTo);
    await table.choose(table.getSnapshot().view.decision?.options[0] ?? '');
    const shown = table.getSnapshot();
    expect(table.getKept().saved).toBe('saving');
    await expect.poll(() => table.getKept()).toEqual({ saved: 'saved', trouble: null });
    expect(table.getSnapshot()).toBe(shown);
  });

  it('keeps the list of the log as it is while nothing is told', async () => {
    const table = await open(saveFor([person('Ania'), bot('Borsuk')]));
    // The bot has chosen whatever it is asked before Ania.
    await expect.poll(() => table.getSnapshot().view.decision).not.toBeNull();
    const { log } = table.getSnapshot();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(table.getSnapshot().log).toBe(log);
    expect(log.map(({ id }) => id)).toEqual(log.map((_, at) => at + 1));
  });

  it('hands out the record as a file has it', async () => {
    const table = await open();
    expect(JSON.parse(await table.recordText())).toMatchObject({ stolik: 1, game: 'star-scrappers', choices: [] });
  });

  it('says why a game cannot be opened', async () => {
    const opening = { id: 'nothing', given: null, takeOver: false, pace: 'instant' as const, hold: 0, loadRules };
    expect(await LocalTable.open(workerFor(), opening)).toEqual({ why: 'missing' });
  });

  it('tells when everything is written and the worker may end', async () => {
    const table = await open();
    table.close();
    await expect(table.closed).resolves.toBeNull();
  });
});
