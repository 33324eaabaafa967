import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

type Handler = (event: object) => void;

/** The service worker in a browser of this language, with the windows that are open. */
function worker(language: string, windows: readonly object[] = []) {
  const handlers = new Map<string, Handler>();
  const shown: { words: string; tag: string; data: { table: string } }[] = [];
  const opened: string[] = [];
  const self = {
    addEventListener: (kind: string, handler: Handler) => handlers.set(kind, handler),
    navigator: { language },
    registration: {
      showNotification: (words: string, more: object) => shown.push({ words, ...(more as { tag: string }) } as never),
    },
    clients: {
      matchAll: async () => windows,
      openWindow: (address: string) => opened.push(address),
    },
  };
  runInNewContext(readFileSync(join(import.meta.dirname, '../offline/service-worker.js'), 'utf8'), { self, URL });
  /** Lets something happen, and waits until the worker is done with it. */
  const happen = async (kind: string, event: object): Promise<void> => {
    const waits: unknown[] = [];
    handlers.get(kind)?.({ ...event, waitUntil: (done: unknown) => waits.push(done) });
    await Promise.all(waits);
  };
  const call = (said: unknown): Promise<void> => happen('push', { data: { json: () => said } });
  return { shown, opened, happen, call };
}

describe('a call from the server', () => {
  it('is told in words for everything that it may be about, in both languages', async () => {
    for (const language of ['pl-PL', 'en-GB', 'de']) {
      const { shown, call } = worker(language);
      for (const what of ['turn', 'over', 'begun', 'undo', 'rematch']) await call({ table: 'table-1', what });
      expect(shown.map(({ words }) => words).filter((words) => words.length > 5)).toHaveLength(5);
      expect(shown[0]?.words).toBe(language === 'pl-PL' ? 'Twoja kolej' : 'Your turn');
      // One for each table: the newer takes the place of the older.
      expect(new Set(shown.map(({ tag }) => tag))).toEqual(new Set(['table-1']));
    }
  });

  it('that says nothing known shows nothing', async () => {
    const { shown, call } = worker('en');
    await call({ table: 'table-1', what: 'sale' });
    await call({ what: 'turn' });
    await call(null);
    expect(shown).toEqual([]);
  });

  it('leads to its table, in a window that is open or in a new one', async () => {
    const notification = { close() {}, data: { table: 'table-1' } };
    const fresh = worker('en');
    await fresh.happen('notificationclick', { notification });
    expect(fresh.opened).toEqual(['/#/online/table-1']);
    const went: string[] = [];
    const open = { navigate: async (address: string) => went.push(address), focus: () => went.push('focus') };
    const busy = worker('en', [open]);
    await busy.happen('notificationclick', { notification });
    expect(went).toEqual(['/#/online/table-1', 'focus']);
    expect(busy.opened).toEqual([]);
  });
});
