import type { AnyGame, Option } from '@stolik/engine';
import { waysOf } from '@stolik/ui';
import { SLIPS, seriousFindings } from './findings.ts';
import { DESKTOP, type House, type Look, PHONE, Visitor } from './house.ts';
import { layOut, type Played, type Position, positionsOf } from './positions.ts';
import { thorough } from './watched.ts';

/**
 * What a board owes its players at any moment, looked for on the page: every answer has its place on the board or in the bar, what is asked glows and can be
 * touched, nothing is cut or runs out of the screen, nothing is too small to read.
 */

/** Sizes, languages and themes take turns, so that every question is seen by some of them. The first three are enough in haste. */
export const LOOKS: readonly Look[] = [
  { viewport: DESKTOP, locale: 'pl-PL' },
  { viewport: PHONE, locale: 'en-GB', colorScheme: 'dark', hasTouch: true },
  { viewport: { width: 1180, height: 820 }, locale: 'pl-PL', hasTouch: true },
  { viewport: { width: 820, height: 1180 }, locale: 'en-GB', hasTouch: true },
  { viewport: { width: 1366, height: 768 }, locale: 'en-GB', colorScheme: 'dark' },
  { viewport: { width: 360, height: 740 }, locale: 'pl-PL', hasTouch: true },
];

/** Every question of these games: the first time it is asked, and again each time it was asked `often` times more. */
export function questionsOf(game: AnyGame, games: readonly Played[], often: number): Position[] {
  const asked = new Map<string, number>();
  const found: Position[] = [];
  for (const played of games)
    for (const { prompt, take } of positionsOf(game, played)) {
      const times = asked.get(prompt) ?? 0;
      asked.set(prompt, times + 1);
      if (times % often === 0) found.push(take());
    }
  return found;
}

/** What is a board's own. */
export interface BoardsOwn {
  /** Tabs of views of the board: what lies in another one is a tap away. */
  readonly views?: string;
  /** Answers that are words and nothing on the table. All others must glow on the board, each for itself; without it the bar will do. */
  inWords?(option: Option, prompt: string): boolean;
}

/** An answer, and everything on the board that stands for it. */
interface Answer {
  readonly option: Option;
  readonly targets: readonly (number | string)[];
}

/** Lays the position out and looks it over; sentences say what is wrong. */
export async function checkPosition(
  visitor: Visitor,
  game: AnyGame,
  position: Position,
  own: BoardsOwn = {},
): Promise<string[]> {
  const { page } = visitor;
  await visitor.goTo('#/');
  await page.getByTestId('game-star-scrappers').waitFor();
  await layOut(page, position);
  await page
    .locator('[data-testid="recap-close"]')
    .click({ timeout: 200 })
    .catch(() => {});
  const { prompt } = position.decision;
  const answers = answersOf(game, position, own);
  const inSight = own.inWords !== undefined;
  const { troubles, glowing, worded } = await page.evaluate(look, { answers, inSight });
  for (const tab of own.views === undefined ? [] : await page.locator(own.views).all()) {
    await tab.click();
    const there = await page.evaluate(look, { answers, inSight });
    glowing.push(...there.glowing);
    troubles.push(...there.troubles);
  }
  for (const { option } of answers) {
    const isSaid = own.inWords?.(option, prompt) ?? worded.includes(option);
    if (!isSaid && !glowing.includes(option)) troubles.push(`nothing glows for ${option}`);
  }
  const slip = SLIPS.exec(await visitor.words());
  if (slip !== null) troubles.push(`says "${slip[0]}"`);
  troubles.push(...visitor.errors.splice(0));
  const name = position.name.replace(`: ${prompt}`, ` (${prompt}), ${page.viewportSize()?.width}`);
  return [...new Set(troubles)].map((trouble) => `${name}: ${trouble}`);
}

/** Every answer with what means it now: its own piece or place, and what the game says stands for it. */
function answersOf(game: AnyGame, { view, decision }: Position, { inWords }: BoardsOwn): Answer[] {
  const ways = [...waysOf(game, view)].filter(([, meant]) => inWords === undefined || meant.length === 1);
  return decision.options.map((option) => ({
    option,
    targets: ways.filter(([, meant]) => meant.some(([first]) => first === option)).map(([target]) => target),
  }));
}

interface Looked {
  readonly troubles: string[];
  /** Answers that glow on the board as it is, and those that stand in the bar or its list. */
  readonly glowing: Option[];
  readonly worded: Option[];
}

/** Runs in the page. */
function look({ answers, inSight }: { readonly answers: readonly Answer[]; readonly inSight: boolean }): Looked {
  const troubles: string[] = [];
  const glowing: Option[] = [];
  const worded: Option[] = [];
  const shown = (element: Element): boolean =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
  /** Spots that glow, and buttons that begin an answer of several parts. */
  const spotsOf = (target: number | string): HTMLElement[] => [
    ...document.querySelectorAll<HTMLElement>(
      `.spot[data-spot="${CSS.escape(String(target))}"][data-legal], [data-answers="${CSS.escape(String(target))}"]`,
    ),
  ];

  /** Can it be hit anywhere: in its middle, at its edges, at its corner tab? */
  const hits = (spot: HTMLElement): boolean => {
    // Cards in play, fans and lists scroll by themselves where they do not fit.
    spot.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = spot.getBoundingClientRect();
    const parts = [0.5, 0.08, 0.3, 0.7, 0.92];
    const points = parts.flatMap((x) => parts.map((y) => [left + x * width, top + y * height]));
    return points.some(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('.spot, [data-answers]') === spot);
  };
  /** A hand that does not fit scrolls by itself. */
  const scrolls = (spot: HTMLElement): boolean => spot.closest('.hand-window, .zoom-pan, dialog, .sheet') !== null;

  for (const { option, targets } of answers) {
    const spots = targets.flatMap(spotsOf);
    const inBar = [...document.querySelectorAll<HTMLElement>('.prompt [data-option]')].find(
      (button) => button.dataset.option === String(option) && shown(button),
    );
    const seen = spots.filter(shown);
    const listed = shown(document.querySelector('.option-list-opener') ?? document.body);
    const isWord = typeof option === 'string' && !option.includes('@');
    if ((inSight ? seen : spots).length > 0) glowing.push(option);
    if (inBar !== undefined || (isWord && listed)) worded.push(option);
    for (const spot of seen)
      if (!hits(spot) && !scrolls(spot)) troubles.push(`${spot.dataset.spot} glows but is covered`);
  }

  if (document.documentElement.scrollWidth > innerWidth) troubles.push('the page is wider than the screen');
  const table = document.querySelector('.table-layout');
  for (const element of table?.querySelectorAll<HTMLElement>('*') ?? []) {
    const words = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim() !== '');
    if (words.length === 0 || !shown(element) || element.closest('.sr-only, svg, [aria-hidden="true"]')) continue;
    const style = getComputedStyle(element);
    // Words for screen readers only.
    if (style.clipPath !== 'none') continue;
    const what = `"${element.textContent?.trim().slice(0, 40)}" (${element.className})`;
    const size = Number.parseFloat(style.fontSize);
    // Set in nothing at all they are left out on purpose.
    if (size === 0) continue;
    if (size < 11.9) troubles.push(`${what} is set in ${style.fontSize}`);
    const cut = style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    if (cut && style.textOverflow !== 'ellipsis') troubles.push(`${what} is cut`);
    const { left, right } = element.getBoundingClientRect();
    if (
      (left < -1 || right > innerWidth + 1) &&
      element.closest('.hand-window, .log, .prompt, dialog, .im-fan, .ar-cards') === null
    )
      troubles.push(`${what} runs out of the screen`);
  }
  return { troubles, glowing, worded };
}

/** How much of a board is looked over. */
interface Walk {
  /** Games in which nearly every question comes up. */
  readonly games: readonly Played[];
  /** The fewest and the most at a table. */
  readonly seats: readonly [number, number];
  /** In the soak: so many games more, and each question again when it was asked so often. */
  readonly more: number;
  readonly often: number;
}

/** Every question of these games, on screens that take turns, with axe at the last of each. Sentences say what is wrong. */
export async function boardTroubles(house: House, game: AnyGame, walk: Walk, own: BoardsOwn): Promise<string[]> {
  const [fewest, most] = walk.seats;
  const more = Array.from({ length: thorough ? walk.more : 0 }, (_, at): Played => {
    const seats = fewest + (at % (most - fewest + 1));
    return { seats, seed: `soak ${at}`, by: at % 2 === 0 ? 'random' : 'greedy' };
  });
  const positions = questionsOf(game, [...walk.games, ...more], thorough ? walk.often : 1_000);
  const looks = thorough ? LOOKS : LOOKS.slice(0, 3);
  const troubles: string[] = [];
  for (const [turn, look] of looks.entries()) {
    const visitor = await Visitor.arrive(house, look);
    for (const position of positions.filter((_, at) => at % looks.length === turn))
      troubles.push(...(await checkPosition(visitor, game, position, own)));
    troubles.push(...(await seriousFindings(visitor)));
    await visitor.leave();
  }
  const answers = positions.reduce((sum, { decision }) => sum + decision.options.length, 0);
  console.log(`${game.id}: ${positions.length} positions, ${answers} answers, ${looks.length} screens.`);
  return troubles;
}

/** The moment of a game that comes so many choices before its end. */
export function nearTheEnd(game: AnyGame, played: Played, choices: number): Position {
  const last: Position[] = [];
  for (const { take } of positionsOf(game, played)) {
    last.push(take());
    if (last.length > choices) last.shift();
  }
  return last[0] as Position;
}
