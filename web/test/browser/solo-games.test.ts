import { describe, expect, it } from 'vitest';
import { seriousFindings } from './findings.ts';
import { browserPath, DESKTOP, PHONE, useHouse, Visitor } from './house.ts';
import { playWatched, thorough } from './watched.ts';

/** Choices left of a game whose end is played: one alone makes all of them. */
const LEFT = 14;

/** Games for one and long ones, on phones: their ends, and whole in the soak. */
describe.skipIf(browserPath === null)('a game against its own opponent', () => {
  const house = useHouse();

  it('Excavation Earth alone against Zu, on a phone, in English, with switches', async () => {
    const zoe = await Visitor.arrive(house(), { viewport: PHONE, locale: 'en-GB', colorScheme: 'dark' });
    await zoe.goTo('#/new/excavation-earth');
    await zoe.page.getByRole('radio', { name: /alone against Zu/ }).check({ force: true });
    await zoe.page.getByTestId('variants').locator('summary').first().click();
    await zoe.page.getByTestId('switches').locator('summary').click();
    await zoe.page.getByTestId('switch-zu-hard-fail-15').check();
    await zoe.shot('new-solo-phone-en-dark');
    expect(await seriousFindings(zoe)).toEqual([]);
    await zoe.page.getByTestId('begin').click();
    await zoe.asked();
    await zoe.shot('excavation-earth-solo-phone-en-dark');
    if (!thorough) await zoe.playTheEnd('excavation-earth', { seats: 1, variants: { 'zu-hard-fail-15': 'on' } }, LEFT);
    expect(await playWatched(zoe, 19)).toEqual([]);
    expect(await zoe.over()).toBe(true);
    await zoe.shot('excavation-earth-solo-phone-en-dark-end');
    expect(zoe.errors).toEqual([]);
    await zoe.leave();
  }, 300_000);

  it.runIf(thorough)(
    'Merchants of the Dark Road against a bot, by clicking, in English',
    async () => {
      const ben = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'en-GB' });
      await ben.sitDown('dark-road');
      await ben.shot('dark-road-plain-desktop-en-light');
      expect(await playWatched(ben, 23)).toEqual([]);
      expect(await ben.over()).toBe(true);
      await ben.shot('dark-road-plain-desktop-en-light-end');
      expect(ben.errors).toEqual([]);
      await ben.leave();
    },
    300_000,
  );

  it('Merchants of the Dark Road alone against the Private Concern, on a phone, in Polish', async () => {
    const iga = await Visitor.arrive(house(), { viewport: PHONE, locale: 'pl-PL', colorScheme: 'dark' });
    await iga.goTo('#/new/dark-road');
    await iga.page.locator('.choice-tabs input[value="1"]').first().check({ force: true });
    await iga.page.getByTestId('begin').click();
    await iga.asked();
    await iga.shot('dark-road-solo-phone-pl-dark');
    if (!thorough) await iga.playTheEnd('dark-road', { seats: 1 }, LEFT);
    expect(await playWatched(iga, 29)).toEqual([]);
    expect(await iga.over()).toBe(true);
    await iga.shot('dark-road-solo-phone-pl-dark-end');
    expect(iga.errors).toEqual([]);
    await iga.leave();
  }, 300_000);
});
