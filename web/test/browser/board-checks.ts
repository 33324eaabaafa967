import type { AnyGame, Option } from '@stolik/engine';
import { waysOf } from '@stolik/ui';
import { withoutDebts } from './board-debts.ts';
import { SLIPS, seriousFindings } from './findings.ts';
import { countOf, type Seen, seeFrame, settle, sum } from './frame-checks.ts';
import { DESKTOP, type House, type Look, PHONE, Visitor } from './house.ts';
import { layOut, nearEndOf, type Played, type Position, positionsOf } from './positions.ts';
import { thorough } from './watched.ts';

/**
 * What a board owes its players at any moment, looked for on the page: every answer has its place on the board or in the bar, what is asked glows and can be
 * touched, nothing is cut or runs out of the screen, nothing is too small to read.
 */

/** A visitor who makes the screen larger and smaller. Sizes, languages and themes take turns, so that every question is seen by some of them. */
interface Reader {
  readonly look: Look;
  readonly sizes: readonly { readonly width: number; readonly height: number }[];
}

const [LAPTOP, TABLET, UPRIGHT] = [
  { width: 1366, height: 768 },
  { width: 1180, height: 820 },
  { width: 820, height: 1180 },
];

const READERS: readonly Reader[] = [
  { look: { locale: 'pl-PL' }, sizes: [DESKTOP, LAPTOP] },
  { look: { locale: 'en-GB', colorScheme: 'dark', hasTouch: true }, sizes: thorough ? [PHONE, UPRIGHT] : [PHONE] },
  {
    look: { locale: 'pl-PL', hasTouch: true },
    sizes: thorough ? [TABLET, UPRIGHT, { width: 360, height: 740 }] : [TABLET, UPRIGHT],
  },
  ...(thorough ? [{ look: { locale: 'en-GB', colorScheme: 'dark' }, sizes: [LAPTOP, DESKTOP] } as const] : []),
];

const questions = new Map<string, readonly Position[]>();

/** Every question of these games: when it has most answers among the first `often` times that it is asked, and again among as many more. */
export function questionsOf(game: AnyGame, games: readonly Played[], often: number): readonly Position[] {
  const key = JSON.stringify([game.id, games, often]);
  const found = questions.get(key) ?? lookedUp(game, games, often);
  questions.set(key, found);
  return found;
}

function lookedUp(game: AnyGame, games: readonly Played[], often: number): Position[] {
  const asked = new Map<string, number>();
  const found = new Map<string, { readonly options: number; readonly position: Position }>();
  for (const played of games)
    for (const { prompt, options, take } of positionsOf(game, played)) {
      const times = asked.get(prompt) ?? 0;
      asked.set(prompt, times + 1);
      const name = `${prompt} ${Math.floor(times / often)}`;
      if (options > (found.get(name)?.options ?? 0)) found.set(name, { options, position: take() });
    }
  return [...found.values()].map(({ position }) => position);
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
  await layOut(page, position);
  await settle(page);
  const recap = page.getByTestId('recap-close').filter({ visible: true });
  if ((await recap.count()) > 0) await recap.first().click();
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
  const found = [...new Set(troubles)].map((trouble) => `${page.viewportSize()?.width}: ${trouble}`);
  return found.map((trouble) => `${position.name.replace(`: ${prompt}`, ` (${prompt})`)}, ${trouble}`);
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

/** Of every game, in `npm test`. */
const LEAST = { positions: 25, answers: 150 };

/** Every question of these games, on screens that take turns: board and frame, with axe at the last of each. Sentences say what is wrong. */
export async function boardTroubles(house: House, game: AnyGame, walk: Walk, own: BoardsOwn): Promise<string[]> {
  const [fewest, most] = walk.seats;
  const more = Array.from({ length: thorough ? walk.more : 0 }, (_, at): Played => {
    const seats = fewest + (at % (most - fewest + 1));
    return { seats, seed: `soak ${at}`, by: at % 2 === 0 ? 'random' : 'greedy' };
  });
  const positions = questionsOf(game, [...walk.games, ...more], thorough ? walk.often : 1_000);
  const troubles: string[] = [];
  const seen: Seen[] = [];
  for (const [turn, { look, sizes }] of READERS.entries()) {
    const visitor = await Visitor.arrive(house, { ...look, viewport: sizes[0] ?? DESKTOP });
    const { page } = visitor;
    const read = positions.filter((_, at) => at % READERS.length === turn);
    for (const [at, size] of sizes.entries()) {
      await page.setViewportSize(size);
      for (const position of read.filter((_, place) => place % sizes.length === at)) {
        troubles.push(...(await checkPosition(visitor, game, position, own)));
        const frame = await seeFrame(page, position);
        seen.push(frame);
        troubles.push(...frame.problems.map((problem) => `${position.name}, ${frame.size}: ${problem}`));
      }
    }
    troubles.push(...(await seriousFindings(visitor)));
    await visitor.leave();
  }
  const answers = sum(positions, ({ decision }) => decision.options.length);
  console.log(`${game.id}: ${positions.length} positions with ${answers} answers; ${countOf(seen)}`);
  if (positions.length < LEAST.positions || answers < LEAST.answers) troubles.push('Too little was looked at.');
  // Crowded maps have places nearer together than a finger is wide: nine of ten have room all the same.
  const tight = seen.flatMap((look) => look.tight.map((one) => `${look.size} ${one}`));
  if (tight.length * 10 > sum(seen, ({ places }) => places))
    troubles.push(`Less than 44 px for fingers: ${[...new Set(tight)].join('; ')}`);
  return withoutDebts(troubles);
}

/** The moment of a game that comes so many choices before its end. */
export const nearTheEnd = (game: AnyGame, played: Played, choices: number): Position =>
  nearEndOf(game, played, choices);
