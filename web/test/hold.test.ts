import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryShelf } from '../saves/memory-shelf.ts';
import type { Place } from '../saves/new-game.ts';
import { bot, person, type Sitting, saveFor, sitDown, smallGame } from './company.ts';

/** Decision 0010: the last choice of a turn is held, and can be taken back meanwhile. */

const HOLD = 5000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A person who has just made the last choice of a turn, with whom others sit. */
async function rested(others: readonly Place[], hold = HOLD): Promise<Sitting & { readonly moment: number }> {
  const save = saveFor([person('Ania'), ...others], {}, smallGame);
  const sitting = await sitDown(save, new MemoryShelf(), { hold });
  const { host, page } = sitting;
  for (let choices = 0; choices < 40; choices++) {
    if (page.now.passTo !== null) host.sit(page.now.passTo);
    const { decision } = page.now.view;
    if (decision === null) {
      host.release();
      await vi.advanceTimersByTimeAsync(100);
      continue;
    }
    const rests = decision.options.includes('rest');
    host.choose(decision.id, rests ? 'rest' : page.option());
    if (rests && page.now.view.decision === null) return { ...sitting, moment: page.now.moment };
  }
  throw new Error('Nobody was asked after the person.');
}

describe('the last choice of a turn', () => {
  it('is held before a bot: nobody thinks, and it can be taken back', async () => {
    const { host, page, moment } = await rested([bot('Borsuk'), bot('Kuna')]);
    expect(page.now).toMatchObject({ held: HOLD, thinking: null, noUndo: null });
    await vi.advanceTimersByTimeAsync(HOLD - 100);
    expect(page.now.moment).toBe(moment);
    expect(host.undo()).toBeNull();
    expect(page.now).toMatchObject({ held: null, moment: moment - 1 });
    expect(page.now.view.decision?.options).toContain('rest');
    await vi.advanceTimersByTimeAsync(3 * HOLD);
    expect(page.now.moment).toBe(moment - 1);
  });

  it('stands when the time is over, and the bot goes on', async () => {
    const { page, moment } = await rested([bot('Borsuk'), bot('Kuna')]);
    await vi.advanceTimersByTimeAsync(HOLD + 1000);
    expect(page.now.held).toBeNull();
    expect(page.now.moment).toBeGreaterThan(moment);
  });

  it('stands at once when it is released', async () => {
    const { host, page, moment } = await rested([bot('Borsuk'), bot('Kuna')]);
    host.release();
    expect(page.now.held).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(page.now.moment).toBeGreaterThan(moment);
  });

  it('is held before the screen is passed on', async () => {
    const { host, page } = await rested([person('Bartek'), person('Celina')]);
    expect(page.now).toMatchObject({ held: HOLD, passTo: null });
    host.release();
    expect(page.now.passTo).not.toBeNull();
  });

  it('is not held where that was set off, and goes on when it is set off meanwhile', async () => {
    const quick = await rested([bot('Borsuk'), bot('Kuna')], 0);
    expect(quick.page.now).toMatchObject({ held: null, thinking: expect.any(Number) });
    const slow = await rested([bot('Borsuk'), bot('Kuna')]);
    slow.host.setHold(0);
    expect(slow.page.now.held).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(slow.page.now.moment).toBeGreaterThan(slow.moment);
  });

  it('is not held where it cannot be taken back, nor when the turn was ended by saying so', async () => {
    // Ending a turn of Star Scrappers turns over new cards, and is asked for (SS-5.3).
    const { host, page } = await sitDown(saveFor([person('Ania'), bot('Borsuk')]), new MemoryShelf(), { hold: HOLD });
    for (let choices = 0; choices < 60; choices++) {
      const { decision } = page.now.view;
      if (decision === null) await vi.advanceTimersByTimeAsync(1000);
      else host.choose(decision.id, decision.options.at(-1) ?? '');
      expect(page.now.held).toBeNull();
    }
  });

  it('is not held any more when the table is opened anew', async () => {
    const first = await rested([bot('Borsuk'), bot('Kuna')]);
    await first.host.close();
    const save = await first.shelf.read(first.id);
    if (save === null) throw new Error('nothing was saved');
    const { page } = await sitDown(save, first.shelf, { hold: HOLD });
    expect(page.now).toMatchObject({ held: null, thinking: expect.any(Number) });
  });
});
