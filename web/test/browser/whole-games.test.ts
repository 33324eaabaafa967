import { describe, expect, it } from 'vitest';
import { browserPath, DESKTOP, PHONE, useHouse, Visitor } from './house.ts';
import { playByClicking, playByKeys } from './players.ts';
import { thorough } from './watched.ts';

/** From the home page to the last point. The soak plays whole games; here a game is begun, and another one is played from its last turns to the end. */
describe.skipIf(browserPath === null)('a whole game', () => {
  const house = useHouse();

  /** Choices that a person makes here at least. */
  const MADE = thorough ? 20 : 4;

  it('is played by clicking what glows, on a desktop', async () => {
    const maja = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'pl-PL', offline: true });
    await maja.playFromHome();
    await maja.shot('star-scrappers-desktop-pl-light-begin');
    if (!thorough) await maja.playTheEnd('star-scrappers');
    expect(await playByClicking(maja, 7)).toBeGreaterThan(MADE);
    await maja.page.getByTestId('rematch').waitFor();
    await maja.shot('star-scrappers-desktop-pl-light-end');
    expect(maja.errors).toEqual([]);
    await maja.leave();
  }, 240_000);

  it('is played by the keyboard alone', async () => {
    const ola = await Visitor.arrive(house(), { locale: 'en-GB' });
    await ola.comeHome();
    await ola.page.getByTestId('play-star-scrappers').focus();
    await ola.page.keyboard.press('Enter');
    await ola.page.getByTestId('table').waitFor();
    if (!thorough) await ola.playTheEnd('star-scrappers');
    expect(await playByKeys(ola, 11)).toBeGreaterThan(MADE);
    expect(await ola.over()).toBe(true);
    expect(ola.errors).toEqual([]);
    await ola.leave();
  }, 240_000);

  it('is played by tapping on the plain board, on a phone', async () => {
    const look = { viewport: PHONE, hasTouch: true, locale: 'en-GB', colorScheme: 'dark' } as const;
    const iga = await Visitor.arrive(house(), look);
    if (thorough) await iga.playFromHome();
    else await iga.playTheEnd('star-scrappers');
    await iga.goTo(`${new URL(iga.page.url()).hash.split('?')[0]}?board=plain`);
    await iga.asked();
    await iga.shot('plain-board-phone-en-dark');
    expect(await playByClicking(iga, 13)).toBeGreaterThan(MADE);
    expect(await iga.over()).toBe(true);
    expect(iga.errors).toEqual([]);
    await iga.leave();
  }, 240_000);
});
