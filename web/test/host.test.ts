import { verify } from '@stolik/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MemoryShelf } from '../saves/memory-shelf.ts';
import { type Save, ShelfError } from '../saves/shelf.ts';
import { Host } from '../table/host.ts';
import { openHost } from '../table/open-host.ts';
import {
  AT_ONCE,
  bot,
  game,
  loadRules,
  Page,
  person,
  playOut,
  recordFor,
  savedRecord,
  saveFor,
  sitDown,
  smallGame,
  untilAsked,
} from './company.ts';

afterEach(() => vi.useRealTimers());

describe('a table kept on this device', () => {
  it('plays a whole game of a person against bots and saves a record that verifies', async () => {
    const sitting = await sitDown(saveFor([person('Ania'), bot('Borsuk'), bot('Kuna', 'greedy')]));
    await playOut(sitting);
    expect(sitting.page.now.view.over).toBe(true);
    const record = await savedRecord(sitting);
    expect(record.result).toBeDefined();
    expect(record.bots).toEqual([null, 'random', 'greedy']);
    expect(verify(game, record)).toBeNull();
  });

  it('goes on after a reload exactly where it was, with the same log', async () => {
    const first = await sitDown(saveFor([person('Ania'), bot('Borsuk')]));
    for (let moves = 0; moves < 12; moves++) {
      await untilAsked(first);
      first.host.choose(first.page.now.view.decision?.id ?? -1, first.page.option());
    }
    await untilAsked(first);
    await first.host.close();
    const save = await first.shelf.read(first.id);
    if (save === null) throw new Error('nothing was saved');
    const second = await sitDown(save, first.shelf);
    expect(second.page.log).toEqual(first.page.log);
    expect(second.page.now.view.state).toEqual(first.page.now.view.state);
    expect(second.page.now.view.decision?.options).toEqual(first.page.now.view.decision?.options);
    expect(second.page.now.moment).toBe(first.page.now.moment);
  });

  it('plays on the same with and without a reload: bots do not depend on how often the table was opened', async () => {
    const whole = await sitDown(saveFor([person('Ania'), bot('Borsuk', 'greedy')]));
    await playOut(whole);
    let torn = await sitDown(saveFor([person('Ania'), bot('Borsuk', 'greedy')]));
    for (let moves = 0; moves < 10; moves++) {
      await untilAsked(torn);
      torn.host.choose(torn.page.now.view.decision?.id ?? -1, torn.page.option());
      await untilAsked(torn);
      await torn.host.close();
      const save = await torn.shelf.read(torn.id);
      if (save === null) throw new Error('nothing was saved');
      torn = await sitDown(save, torn.shelf);
    }
    await playOut(torn);
    expect((await savedRecord(torn)).choices).toEqual((await savedRecord(whole)).choices);
  });

  it('foresees what a choice brings, to the last word, and nothing is changed by that', async () => {
    const sitting = await sitDown(saveFor([person('Ania'), bot('Borsuk'), bot('Kuna')]));
    const { host, page } = sitting;
    for (let choices = 0; choices < 40; choices++) {
      await untilAsked(sitting);
      const { decision } = page.now.view;
      const [record, heard] = [host.recordText(), page.news.length];
      // Another one is foreseen as well, and not chosen.
      host.foresee(decision?.id ?? -1, page.option(-1));
      const foreseen = host.foresee(decision?.id ?? -1, page.option());
      expect([host.recordText(), page.news.length]).toEqual([record, heard]);
      expect(host.choose(decision?.id ?? -1, page.option())).toBeNull();
      expect(foreseen).toEqual({ ...page.now, kept: foreseen?.kept });
    }
  });

  it('foresees nothing of a choice that would be refused', async () => {
    const { host, page } = await sitDown(saveFor([person('Ania'), bot('Borsuk')]));
    expect(host.foresee(page.now.view.decision?.id ?? -1, 'no such option')).toBeNull();
    expect(host.foresee(-1, page.option())).toBeNull();
  });

  it('does not tell once more what the page shows already; if the table has changed since, it does', async () => {
    const { host, page } = await sitDown(saveFor([person('Ania'), bot('Borsuk')]));
    const told = () => page.news.filter(({ kind }) => kind === 'state').length;
    const asked = page.now.view.decision?.id ?? -1;
    const foreseen = host.foresee(asked, 'mine');
    // Others that were not chosen then do not matter.
    host.foresee(asked, page.option(-1));
    const before = told();
    expect(host.choose(asked, 'mine', [], true)).toBeNull();
    expect(told()).toBe(before);
    const next = foreseen?.view.decision;
    expect(host.choose(next?.id ?? -1, next?.options[0] ?? '')).toBeNull();
    expect(page.now.log.keep).toBe((foreseen?.log.keep ?? 0) + (foreseen?.log.add.length ?? 0));
    for (let back = 0; back < 2; back++) expect(host.undo()).toBeNull();
    const undone = told();
    expect(host.choose(page.now.view.decision?.id ?? -1, 'mine', [], true)).toBeNull();
    expect(told()).toBe(undone + 1);
  });

  it('makes both choices of one thought before it shows anything, and forgets the second if it is not asked for', async () => {
    const { host, page } = await sitDown(saveFor([person('Ania'), bot('Bot')]));
    host.choose(page.now.view.decision?.id ?? -1, 'mine');
    const crystal = page.option();
    const asked = page.now.view.decision?.prompt;
    expect(host.undo()).toBeNull();

    expect(host.choose(page.now.view.decision?.id ?? -1, 'mine', ['no such crystal'])).toBeNull();
    expect(page.now.view.decision?.prompt).toBe(asked);
    expect(host.undo()).toBeNull();

    const before = page.news.length;
    expect(host.choose(page.now.view.decision?.id ?? -1, 'mine', [crystal])).toBeNull();
    expect(page.news.slice(before).filter(({ kind }) => kind === 'state')).toHaveLength(1);
    expect(page.now.view.decision?.prompt).not.toBe(asked);
    expect(page.now.moment).toBe(2);
  });

  it('is written once for one choice', async () => {
    const shelf = new MemoryShelf();
    const { host, page } = await sitDown(saveFor([person('Ania'), bot('Bot')]), shelf);
    await expect.poll(() => page.kept.saved).toBe('saved');
    const write = vi.spyOn(shelf, 'write');
    host.choose(page.now.view.decision?.id ?? -1, page.option());
    await expect.poll(() => page.kept.saved).toBe('saved');
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('saves after every choice, before it says so', async () => {
    const shelf = new MemoryShelf();
    const { host, page, id } = await sitDown(saveFor([person('Ania'), person('Bartek')]), shelf);
    host.sit(page.now.passTo);
    await expect.poll(() => page.kept).toEqual({ saved: 'saved', trouble: null });
    host.choose(page.now.view.decision?.id ?? -1, page.option());
    expect(page.now.kept.saved).toBe('saving');
    await expect.poll(() => page.kept).toEqual({ saved: 'saved', trouble: null });
    expect(JSON.parse((await shelf.read(id))?.text ?? '{}').choices).toHaveLength(1);
  });

  it('refuses a stale or impossible choice and changes nothing', async () => {
    const { host, page } = await sitDown(saveFor([person('Ania'), person('Bartek')]));
    host.sit(page.now.passTo);
    const before = structuredClone(page.now.view);
    expect(host.choose(before.decision?.id ?? -1, 'no such option')?.why).toBe('unknown-option');
    expect(host.choose(999, page.option())?.why).toBe('stale-decision');
    host.sit(before.seat);
    expect(page.now.view).toEqual(before);
  });
});

describe('undo', () => {
  it('takes a choice back, and what was told by it', async () => {
    const { host, page } = await sitDown(saveFor([person('Ania'), person('Bartek')]));
    host.sit(page.now.passTo);
    const { log } = page;
    const [before, state] = [[...log], structuredClone(page.now.view.state)];
    const chosen = page.now.view.decision?.options.find((option) => option === 'mine' || option === 'recruit');
    expect(host.choose(page.now.view.decision?.id ?? -1, chosen ?? page.option())).toBeNull();
    expect(page.now.noUndo).toBeNull();
    expect(host.undo()).toBeNull();
    expect(page.log).toEqual(before);
    expect(page.now.view.state).toEqual(state);
    expect(page.now.moment).toBe(0);
  });

  it('says why it cannot', async () => {
    const { host, page } = await sitDown(saveFor([person('Ania'), person('Bartek')]));
    host.sit(page.now.passTo);
    expect(page.now.noUndo?.why).toBe('nothing-to-undo');
    expect(host.undo()?.why).toBe('nothing-to-undo');
  });

  it('while a bot still thinks, gives the turn back to the person', async () => {
    vi.useFakeTimers();
    const save = saveFor([person('Ania'), bot('Borsuk')], {}, smallGame);
    const { host, page } = await sitDown(save, new MemoryShelf(), { pace: 'calm' });
    while (page.now.view.decision === null) await vi.advanceTimersByTimeAsync(600);
    const { moment } = page.now;
    host.choose(page.now.view.decision.id, 'rest');
    expect(page.now.thinking).toBe(1);
    await vi.advanceTimersByTimeAsync(300);
    expect(host.undo()).toBeNull();
    await vi.advanceTimersByTimeAsync(5000);
    expect(page.now.moment).toBe(moment);
    expect(page.now.thinking).toBeNull();
    expect(page.now.view.decision?.options).toContain('rest');
  });

  it('is refused once a bot has chosen', async () => {
    const sitting = await sitDown(saveFor([person('Ania'), bot('Borsuk')], {}, smallGame));
    const { host, page } = sitting;
    await untilAsked(sitting);
    host.choose(page.now.view.decision?.id ?? -1, 'rest');
    await expect.poll(() => page.now.lastMover).toBe(1);
    expect(['undo-other-seat', 'undo-chance', 'undo-revealed']).toContain(host.undo()?.why);
  });
});

describe('bots', () => {
  it('leave time to watch each step, and none when hurried', async () => {
    vi.useFakeTimers();
    const { host, page } = await sitDown(saveFor([person('Ania'), bot('Borsuk')]), new MemoryShelf(), { pace: 'calm' });
    while (page.now.thinking === null) host.choose(page.now.view.decision?.id ?? -1, page.option());
    const { moment } = page.now;
    await vi.advanceTimersByTimeAsync(500);
    expect(page.now.moment).toBe(moment);
    await vi.advanceTimersByTimeAsync(200);
    expect(page.now.moment).toBeGreaterThan(moment);
    if (page.now.thinking !== null) {
      host.hurry();
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(page.now.thinking).toBeNull();
  });

  it('cannot be looked over the shoulder before the game is over', async () => {
    const { host, page } = await sitDown(saveFor([person('Ania'), bot('Borsuk')]));
    host.sit(1 as never);
    expect(page.now.view.seat).toBe(0);
  });

  it('of another version of the house are replaced rather than missed', async () => {
    const sitting = await sitDown(saveFor([person('Ania'), bot('Borsuk', 'of-tomorrow')]));
    await playOut(sitting);
    expect(sitting.page.now.view.over).toBe(true);
  });
});

describe('people who share a screen', () => {
  it('choose one after the other where all choose at once, and none sees what another picked', async () => {
    const sitting = await sitDown(saveFor([person('Ania'), person('Bartek'), bot('Borsuk')], {}, smallGame));
    await playOut(sitting);
    expect(sitting.page.now.view.over).toBe(true);
    expect(verify(smallGame, await savedRecord(sitting))).toBeNull();
  });

  it('see nothing until the screen was passed to them', async () => {
    const { host, page } = await sitDown(saveFor([person('Ania'), person('Bartek')]));
    expect(page.now.view.seat).toBeNull();
    expect(page.now.view.decision).toBeNull();
    expect(page.log.some((line) => line.includes('hand-dealt'))).toBe(false);
    const first = page.now.passTo;
    host.sit(first);
    expect(page.now.view.seat).toBe(first);
    expect(page.now.passTo).toBeNull();
    expect(page.log.filter((line) => line.includes('hand-dealt'))).toHaveLength(1);
  });

  it('change chairs by themselves where nothing is hidden, but not because somebody foresees the end of a turn', async () => {
    const save = saveFor([person('Ania'), person('Bartek')], {}, smallGame);
    const page = new Page();
    const open = { ...smallGame, view: (state: unknown) => state };
    const world = { shelf: new MemoryShelf(), loadRules: async () => open, tell: page.hear, now: () => 2000 };
    const host = await openHost(save.id, save, AT_ONCE, world);
    if (!(host instanceof Host)) throw new Error(`The table could not be opened: ${host.why}.`);
    host.begin();
    const changes = new Set<string>();
    for (let choices = 0; choices < 20 && !page.now.view.over; choices++) {
      const { seat, decision } = page.now.view;
      const then = host.foresee(decision?.id ?? -1, page.option())?.view.seat;
      expect(host.choose(decision?.id ?? -1, page.option())).toBeNull();
      expect(page.now.view.seat).toBe(then);
      if (then !== seat) changes.add(`${seat} to ${then}`);
    }
    expect([...changes].sort()).toEqual(['0 to 1', '1 to 0']);
  });

  it('pass it on when the turn goes to the other', async () => {
    const sitting = await sitDown(saveFor([person('Ania'), person('Bartek')]));
    const { host, page } = sitting;
    host.sit(page.now.passTo);
    const first = page.now.view.seat;
    while (page.now.passTo === null) host.choose(page.now.view.decision?.id ?? -1, page.option());
    expect(page.now.passTo).not.toBe(first);
    expect(page.now.view.seat).toBe(first);
    expect(page.now.view.decision).toBeNull();
  });

  it('need no curtain where everything lies open', async () => {
    const { page } = await sitDown(saveFor([person('Ania'), person('Bartek')], { open: 'true' }));
    expect(page.now.passTo).toBeNull();
    expect(page.now.view.decision).not.toBeNull();
  });
});

describe('the recap', () => {
  it('begins where one last chose, and is there only when somebody else has chosen since', async () => {
    const sitting = await sitDown(saveFor([person('Ania'), bot('Borsuk')]));
    const { host, page } = sitting;
    await untilAsked(sitting);
    host.choose(page.now.view.decision?.id ?? -1, page.option());
    while (page.now.thinking === null && page.now.view.decision !== null) {
      expect(page.now.recapFrom).toBeNull();
      host.choose(page.now.view.decision.id, page.option());
    }
    const told = page.log.length;
    await untilAsked(sitting);
    expect(page.now.recapFrom).toBe(told);
    expect(page.log.length).toBeGreaterThan(told);
  });
});

describe('when something goes wrong', () => {
  it('what a full disk had no room for is handed out, and gone on with from there', async () => {
    const shelf = new MemoryShelf();
    const save = saveFor([person('Ania'), person('Bartek')]);
    let now = 2000;
    const world = { shelf, loadRules, tell: () => {}, now: () => ++now };
    const first = await sitDown(save, shelf);
    first.host.sit(first.page.now.passTo);
    await expect.poll(() => first.page.kept.saved).toBe('saved');
    expect(await first.host.close()).toBeNull();

    const page = new Page();
    const host = await openHost(save.id, null, AT_ONCE, { ...world, tell: page.hear });
    if (!(host instanceof Host)) throw new Error(host.why);
    host.begin();
    host.sit(page.now.passTo);
    const write = vi.spyOn(shelf, 'write').mockRejectedValue(new ShelfError('full', 'full'));
    host.choose(page.now.view.decision?.id ?? -1, page.option());
    const unsaved = await host.close();
    expect(JSON.parse(unsaved?.text ?? '{}').choices).toHaveLength(1);
    expect(JSON.parse((await shelf.read(save.id))?.text ?? '{}').choices).toHaveLength(0);

    write.mockRestore();
    const again = await sitDown(unsaved as Save, shelf);
    expect(again.page.now.moment).toBe(1);
    await expect.poll(() => again.page.kept.saved).toBe('saved');
    expect(JSON.parse((await shelf.read(save.id))?.text ?? '{}').choices).toHaveLength(1);
  });

  it('a full disk does not stop the game; the next choice tries again', async () => {
    const shelf = new MemoryShelf();
    const write = vi.spyOn(shelf, 'write').mockRejectedValue(new ShelfError('full', 'full'));
    const { host, page } = await sitDown(saveFor([person('Ania'), person('Bartek')]), shelf);
    host.sit(page.now.passTo);
    await expect.poll(() => page.kept).toEqual({ saved: 'failed', trouble: 'full' });
    expect(host.choose(page.now.view.decision?.id ?? -1, page.option())).toBeNull();
    expect(JSON.parse(host.recordText()).choices).toHaveLength(1);
    write.mockRestore();
    host.keep();
    await expect.poll(() => page.kept).toEqual({ saved: 'saved', trouble: null });
  });

  it('two tabs do not spoil one game: the one that comes second lets go', async () => {
    const shelf = new MemoryShelf();
    const save = saveFor([person('Ania'), person('Bartek')]);
    await shelf.write(save);
    const here = await sitDown({ ...save, revision: 1 }, shelf);
    const there = await sitDown({ ...save, revision: 1 }, shelf);
    for (const { host, page } of [here, there]) host.sit(page.now.passTo);
    here.host.choose(here.page.now.view.decision?.id ?? -1, here.page.option());
    await expect.poll(() => here.page.news.at(-1)?.kind).toBe('kept');
    there.host.choose(there.page.now.view.decision?.id ?? -1, there.page.option(1));
    await expect.poll(() => there.page.news.at(-1)?.kind).toBe('lost');
    expect((await shelf.read(save.id))?.text).toBe(here.host.recordText());
    expect(there.host.choose(there.page.now.view.decision?.id ?? -1, there.page.option())?.why).toBe('stale-decision');
  });

  const openText = async (text: string) => {
    const page = new Page();
    const save = { ...saveFor([person('Ania'), bot('Borsuk')]), text };
    return openHost(save.id, save, AT_ONCE, { shelf: new MemoryShelf(), loadRules, tell: page.hear, now: () => 0 });
  };

  it('a damaged save is told from one of another version and from an unknown game', async () => {
    const record = recordFor([person('Ania'), bot('Borsuk')]);
    expect(await openText(JSON.stringify(record).slice(0, 100))).toMatchObject({ why: 'unreadable' });
    expect(await openText(JSON.stringify({ ...record, choices: ['nonsense'] }))).toMatchObject({ why: 'unreadable' });
    expect(await openText(JSON.stringify({ ...record, rules: '0.0.1' }))).toMatchObject({
      why: 'other-version',
      rules: '0.0.1',
      here: game.version,
    });
    expect(await openText(JSON.stringify({ ...record, game: 'go-fish' }))).toMatchObject({
      why: 'unknown-game',
      game: 'go-fish',
    });
  });

  it('what cannot be opened is handed out as it is', async () => {
    const text = '{"stolik":1,"game":"star-scr';
    expect(await openText(text)).toMatchObject({ text });
  });

  it('a game that is not there is told so', async () => {
    const world = { shelf: new MemoryShelf(), loadRules, tell: () => {}, now: () => 0 };
    expect(await openHost('nothing', null, AT_ONCE, world)).toEqual({ why: 'missing' });
  });
});
