import type { Option } from '@stolik/engine';
import type { Visitor } from './house.ts';

/** Ways to play a game to its end without knowing any rule: by what glows, by keys, by words. */

/** So often something else is tried before a question counts as one that cannot be answered. */
const MOST_TRIES = 30;

/** An answer is taken within so many milliseconds; a thing that is only taken up, or a key beyond the list, answers nothing. */
const TAKEN_MS = 400;

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
export async function playOn(visitor: Visitor, choose: (made: number) => Promise<void>): Promise<number> {
  for (let made = 0; made < MOST_CHOICES; made++) {
    await visitor.asked();
    if (await visitor.over()) return made;
    const asked = await visitor.decision();
    for (let tries = 0; (await visitor.decision()) === asked && !(await visitor.over()); tries++) {
      if (tries === MOST_TRIES) throw new Error(`Nothing answers decision ${asked} (${await visitor.question()}).`);
      await choose(made);
      await visitor.page
        .waitForFunction((old) => document.querySelector('.prompt')?.getAttribute('data-decision') !== old, asked, {
          timeout: TAKEN_MS,
        })
        .catch(() => {});
    }
  }
  throw new Error(`The game is not over after ${MOST_CHOICES} choices.`);
}

/** Clicks one of these, if there are any that a click in the middle meets, or `anyhow`; what was clicked already while the same was asked, and answered nothing, only if nothing else is left. */
function clicker(visitor: Visitor, roll: (sides: number) => number) {
  const clicked = new Set<string>();
  let asked: string | null = null;
  return async (which: string, anyhow = false): Promise<boolean> => {
    const now = await visitor.decision();
    if (now !== asked) clicked.clear();
    asked = now;
    const found = visitor.page.locator(which).filter({ visible: true });
    const things = await found.evaluateAll(seenThings);
    const every = [...things.keys()];
    const open = anyhow ? every : every.filter((nth) => things[nth]?.open);
    const anew = open.filter((nth) => !clicked.has(things[nth]?.name ?? ''));
    const among = anew.length > 0 ? anew : open;
    const nth = among[roll(among.length)];
    if (nth === undefined) return false;
    clicked.add(things[nth]?.name ?? '');
    // An option that had no room may be put away between looking and clicking: then something else is tried, a few times.
    await visitor.press(found.nth(nth), 1_000).catch(() => {});
    return true;
  };
}

/** Runs in the page: what they are, and whether a click in the middle meets them. The middle of a sector is the hub of its wheel. */
function seenThings(all: Element[]): { readonly name: string; readonly open: boolean }[] {
  return all.map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return {
      name: `${one.getAttribute('data-option')} ${one.getAttribute('data-spot')}`,
      open: there === null || one.contains(there),
    };
  });
}

/** Clicks something that glows on the board; a word where nothing does, from the open list if there is one. */
export function playByClicking(visitor: Visitor, seed: number): Promise<number> {
  const roll = dice(seed);
  const clickOne = clicker(visitor, roll);
  return playOn(visitor, async () => {
    // Closing the recap and opening the list answer nothing: the answer follows at once.
    await clickOne('[data-testid="recap-close"]');
    if (await clickOne('.prompt-list .option, dialog[open] .option')) return;
    if (roll(3) > 0 && (await clickOne('[data-spot][data-legal]'))) return;
    // Options that had no room are put away a moment after the others were drawn.
    await visitor.page.waitForTimeout(100);
    if (await clickOne('.prompt-options .option')) return;
    if (await clickOne('.option-list-opener')) await clickOne('.prompt-list .option, dialog[open] .option');
    else await clickOne('[data-spot][data-legal]', true);
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

/** What a game by the board alone came to. */
export interface OnBoard {
  readonly made: number;
  /** Answers given by a thing on the board, and by a word in the bar; none is ever given through a list. */
  readonly onBoard: number;
  readonly inWords: number;
}

interface Aim {
  readonly x: number;
  readonly y: number;
  readonly word: boolean;
}

/** Clicks what glows on the board, and of the bar only words that stand for nothing on it (`words`). */
export async function playOnBoard(visitor: Visitor, seed: number, words: ReadonlySet<Option>): Promise<OnBoard> {
  const roll = dice(seed);
  const given = { onBoard: 0, inWords: 0 };
  let last: Aim | null = null;
  let asked = -1;
  const count = (): void => {
    if (last !== null) given[last.word ? 'inWords' : 'onBoard']++;
    last = null;
  };
  const made = await playOn(visitor, async (made) => {
    if (made !== asked) count();
    asked = made;
    const aim = await visitor.page.evaluate(aimIn, {
      words: [...words].map(String),
      alsoWords: roll(6) === 0,
      from: roll(0x1_0000),
    });
    if (aim === null) return;
    last = aim;
    await visitor.page.mouse.click(aim.x, aim.y);
  });
  count();
  return { made, ...given };
}

interface Choice {
  readonly words: readonly string[];
  /** Words although something glows: some belong to a question beside it, as "buy nothing more". */
  readonly alsoWords: boolean;
  /** Which of them all is tried first. */
  readonly from: number;
}

/** Runs in the page: where something that glows can be hit, or a word of the bar that may be clicked. */
function aimIn({ words, alsoWords, from }: Choice): Aim | null {
  document.querySelector<HTMLElement>('[data-testid="recap-close"]')?.click();
  const hit = (element: HTMLElement): Omit<Aim, 'word'> | undefined => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    // A wedge of a wheel has its middle elsewhere, and a tucked card its corner only.
    const parts = [0.5, 0.12, 0.88, 0.3, 0.7];
    const points = parts.flatMap((x) => parts.map((y) => ({ x: left + x * width, y: top + y * height })));
    return points.find(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-spot], .option') === element);
  };
  const things = [...document.querySelectorAll<HTMLElement>('[data-spot][data-legal]')];
  const said = [...document.querySelectorAll<HTMLElement>('.prompt .option[data-option]')].filter(({ dataset }) =>
    words.includes(dataset.option ?? ''),
  );
  /** The first of them that can be hit, each in its turn. */
  const oneOf = (all: readonly HTMLElement[]): Aim | null => {
    for (const nth of all.keys()) {
      const element = all[(from + nth) % all.length] as HTMLElement;
      const point = hit(element);
      if (point !== undefined) return { ...point, word: said.includes(element) };
    }
    return null;
  };
  return (alsoWords ? null : oneOf(things)) ?? oneOf([...things, ...said]);
}
