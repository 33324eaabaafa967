import type { AnyGame, Option } from '@stolik/engine';
import { waysOf } from '@stolik/ui';
import { SLIPS } from './findings.ts';
import type { Visitor } from './house.ts';
import { layOut, type Position } from './positions.ts';

/**
 * What a board owes its players at any moment, looked for on the page: every answer has its place on the board or in the bar, what is asked glows and can be
 * touched, nothing is cut or runs out of the screen, nothing is too small to read.
 */

/** An answer, and everything on the board that stands for it. */
interface Answer {
  readonly option: Option;
  readonly targets: readonly (number | string)[];
}

/** Lays the position out and looks it over; sentences say what is wrong. */
export async function checkPosition(visitor: Visitor, game: AnyGame, position: Position): Promise<string[]> {
  await visitor.goTo('#/');
  await visitor.page.getByTestId('game-star-scrappers').waitFor();
  await layOut(visitor.page, position);
  await visitor.page
    .locator('[data-testid="recap-close"]')
    .click({ timeout: 200 })
    .catch(() => {});
  const { prompt } = position.decision;
  const troubles = await visitor.page.evaluate(look, { answers: answersOf(game, position) });
  const slip = SLIPS.exec(await visitor.words());
  if (slip !== null) troubles.push(`says "${slip[0]}"`);
  troubles.push(...visitor.errors.splice(0));
  return troubles
    .map((trouble) => `${position.name}: ${trouble}`)
    .map((line) => line.replace(`: ${prompt}: `, ` (${prompt}): `));
}

/** Every answer with what means it now: its own piece or place, and what the game says stands for it. */
function answersOf(game: AnyGame, { view, decision }: Position): Answer[] {
  const ways = [...waysOf(game, view)];
  return decision.options.map((option) => ({
    option,
    targets: ways.filter(([, meant]) => meant.some(([first]) => first === option)).map(([target]) => target),
  }));
}

/** Runs in the page. */
function look({ answers }: { readonly answers: readonly Answer[] }): string[] {
  const troubles: string[] = [];
  const shown = (element: Element): boolean =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
  const spotsOf = (target: number | string): HTMLElement[] => [
    ...document.querySelectorAll<HTMLElement>(`.spot[data-spot="${CSS.escape(String(target))}"][data-legal]`),
  ];

  /** Can it be hit anywhere: in its middle, at its edges, at its corner tab? */
  const hits = (spot: HTMLElement): boolean => {
    // Cards in play, fans and lists scroll by themselves where they do not fit.
    spot.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = spot.getBoundingClientRect();
    const points = [0.5, 0.08, 0.92].flatMap((x) => [0.5, 0.12, 0.9].map((y) => [left + x * width, top + y * height]));
    return points.some(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('.spot') === spot);
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
    if (spots.length === 0 && inBar === undefined && !(isWord && listed)) troubles.push(`nothing glows for ${option}`);
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
    if (Number.parseFloat(style.fontSize) < 11.9) troubles.push(`${what} is set in ${style.fontSize}`);
    const cut = style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    if (cut && style.textOverflow !== 'ellipsis') troubles.push(`${what} is cut`);
    const { left, right } = element.getBoundingClientRect();
    if (
      (left < -1 || right > innerWidth + 1) &&
      element.closest('.hand-window, .log, .prompt, dialog, .im-fan') === null
    )
      troubles.push(`${what} runs out of the screen`);
  }
  return [...new Set(troubles)];
}
