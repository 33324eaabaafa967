import type { Visitor } from './house.ts';

/** Ways to play a game to its end without knowing any rule: by what glows, by keys, by words. */

/** So often something else is tried before a question counts as one that cannot be answered. */
const MOST_TRIES = 12;

/** More choices than any game here has for one person. */
const MOST_CHOICES = 900;

/** A small generator, so that a failing game can be played again. */
export function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * sides);
  };
}

/** Makes one choice after the other until the game is over; returns how many it made. */
async function playOn(visitor: Visitor, choose: (made: number) => Promise<void>): Promise<number> {
  for (let made = 0; made < MOST_CHOICES; made++) {
    await visitor.asked();
    if (await visitor.over()) return made;
    const asked = await visitor.decision();
    for (let tries = 0; (await visitor.decision()) === asked && !(await visitor.over()); tries++) {
      if (tries === MOST_TRIES) throw new Error(`Nothing answers decision ${asked} (${await visitor.question()}).`);
      await choose(made);
      await visitor.page
        .waitForFunction((old) => document.querySelector('.prompt')?.getAttribute('data-decision') !== old, asked, {
          timeout: 1_000,
        })
        .catch(() => {}); // a key beyond the list of options answers nothing: try another
    }
  }
  throw new Error(`The game is not over after ${MOST_CHOICES} choices.`);
}

/** Clicks something that glows on the board; a word where nothing does, from the open list if there is one. */
export function playByClicking(visitor: Visitor, seed: number): Promise<number> {
  const roll = dice(seed);
  const clickOne = async (which: string): Promise<boolean> => {
    const found = visitor.page.locator(which).filter({ visible: true });
    const count = await found.count();
    // An option that had no room may be put away between looking and clicking: then something else is tried, a few times.
    if (count > 0) await visitor.press(found.nth(roll(count)), 2_000).catch(() => {});
    return count > 0;
  };
  return playOn(visitor, async () => {
    // Closing the recap and opening the list answer nothing: the answer follows at once.
    await clickOne('[data-testid="recap-close"]');
    if (await clickOne('.prompt-list .option, dialog[open] .option')) return;
    if (roll(3) > 0 && (await clickOne('[data-spot][data-legal]'))) return;
    // Options that had no room are put away a moment after the others were drawn.
    await visitor.page.waitForTimeout(100);
    if (await clickOne('.prompt-options .option')) return;
    if (await clickOne('.option-list-opener')) await clickOne('.prompt-list .option, dialog[open] .option');
    else await clickOne('[data-spot][data-legal]');
  });
}

/** Types digits, as they stand in front of the options. */
export function playByKeys(visitor: Visitor, seed: number): Promise<number> {
  const roll = dice(seed);
  return playOn(visitor, async () => {
    const options = Number(await visitor.page.locator('.prompt').getAttribute('data-options'));
    await visitor.page.keyboard.press(String(1 + roll(Math.min(9, options))));
  });
}
