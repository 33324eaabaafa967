import { levels } from '@stolik/bots';
import { verify } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { bot, game, person, playOut, type Sitting, savedRecord, saveFor, sitDown, untilAsked } from './company.ts';

/** Ania ends her turn as soon as she can; then the bot is to choose. */
async function untilThinking({ host, page }: Sitting): Promise<void> {
  while (page.now.thinking === null) {
    const { decision } = page.now.view;
    if (decision === null) throw new Error('Nobody is asked.');
    host.choose(decision.id, page.option(decision.options.includes('end') ? decision.options.indexOf('end') : 0));
  }
}

const against = (level: string): Promise<Sitting> => sitDown(saveFor([person('Ania'), bot('Wiktor', level)]));

describe('bots that think', () => {
  it.each(['novice', 'casual', 'regular'])('a whole game against %s is played and verifies', async (level) => {
    const sitting = await against(level);
    await playOut(sitting);
    const record = await savedRecord(sitting);
    expect(record.bots).toEqual([null, level]);
    expect(verify(game, record)).toBeNull();
  });

  it('the table tells how long they may take', async () => {
    const master = await against('master');
    await untilThinking(master);
    expect(master.page.now.thinkingTime).toBe(levels.find(({ id }) => id === 'master')?.budget.milliseconds);
    await master.host.close();
    const novice = await against('novice');
    await untilThinking(novice);
    expect(novice.page.now.thinkingTime).toBeNull();
    await novice.host.close();
  });

  it('leave the worker free to hear, and choose at once when hurried', async () => {
    const sitting = await against('search:20s');
    await untilThinking(sitting);
    const { moment } = sitting.page.now;
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(sitting.page.now.moment).toBe(moment); // it thinks, and this test was given its turn meanwhile
    const begun = performance.now();
    sitting.host.hurry();
    await untilAsked(sitting);
    expect(performance.now() - begun).toBeLessThan(5000);
    expect(sitting.page.now.moment).toBeGreaterThan(moment);
    await sitting.host.close();
  });

  it('give up a thought when the choice before it is taken back', async () => {
    const sitting = await against('search:20s');
    const { host, page } = sitting;
    await untilThinking(sitting);
    if (page.now.noUndo !== null) throw new Error('This test needs a last choice that can be taken back.');
    const { moment } = page.now;
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(host.undo()).toBeNull();
    expect(page.now.thinking).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(page.now.moment).toBe(moment - 1);
    expect(page.now.view.decision).not.toBeNull();
    await host.close();
  });

  it('stop when the table is left', async () => {
    const sitting = await against('search:20s');
    await untilThinking(sitting);
    const { moment } = sitting.page.now;
    const told = sitting.page.news.length;
    await sitting.host.close();
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(sitting.page.news.slice(told).filter(({ kind }) => kind !== 'kept')).toEqual([]);
    expect(JSON.parse(sitting.host.recordText()).choices).toHaveLength(moment);
  });

  it('do not depend on how often the table was opened', async () => {
    const whole = await against('regular');
    await playOut(whole);
    let torn = await against('regular');
    for (let moves = 0; moves < 6; moves++) {
      await untilAsked(torn);
      torn.host.choose(torn.page.now.view.decision?.id ?? -1, torn.page.option());
      await expect.poll(() => torn.page.kept.saved).toBe('saved');
      await torn.host.close();
      const save = await torn.shelf.read(torn.id);
      if (save === null) throw new Error('nothing was saved');
      torn = await sitDown(save, torn.shelf);
    }
    await playOut(torn);
    expect((await savedRecord(torn)).choices).toEqual((await savedRecord(whole)).choices);
  });
});

describe('a hint', () => {
  it('tells a person the best options that are there, with reasons in words, and leaves the table as it is', async () => {
    const sitting = await against('novice');
    const { host, page } = sitting;
    await untilAsked(sitting);
    const before = structuredClone(page.now.view);
    const advice = await host.hint();
    expect(advice.length).toBeGreaterThanOrEqual(1);
    expect(advice.length).toBeLessThanOrEqual(3);
    for (const { option, reasons } of advice) {
      expect(before.decision?.options).toContain(option);
      expect(reasons.length).toBeGreaterThan(0);
      for (const { key } of reasons)
        expect(key).toMatch(/^hint-(gives|costs|trades|keeps|later|other-gains|other-loses)$/);
    }
    host.sit(before.seat);
    expect(page.now.view).toEqual(before);
    await host.close();
  });

  it('is nothing for one who is not asked, or who has chosen meanwhile', async () => {
    const sitting = await against('search:20s');
    const { host, page } = sitting;
    await untilAsked(sitting);
    const coming = host.hint();
    host.choose(page.now.view.decision?.id ?? -1, page.option());
    expect(await coming).toEqual([]);
    await untilThinking(sitting);
    expect(await host.hint()).toEqual([]);
    await host.close();
  });
});
