import { closes } from '@stolik/engine';
import type { Page } from 'playwright-core';
import { type Look, lookAtFrame } from './frame-look.ts';
import type { Position } from './positions.ts';

/** Boards whose own words and places are looked at with the frame, too; those of the others by `board-checks.ts`. */
const WHOLE: ReadonlySet<string> = new Set(['star-scrappers']);

/** One look at a moment on one screen. */
export interface Seen extends Look {
  readonly game: string;
  readonly size: string;
  readonly answers: number;
}

/** Looks at the frame of the table that lies there, on the screen as it is. */
export async function seeFrame(page: Page, { record, decision }: Position, board?: 'plain'): Promise<Seen> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const { options } = decision;
  await settle(page);
  const look = await page.evaluate(lookAtFrame, {
    answers: options.map(String),
    closing: options.filter(closes).length,
    touch: width <= 1180,
    whole: board === 'plain' || WHOLE.has(record.game),
  });
  return { ...look, game: record.game, size: `${width}×${height}`, answers: options.length };
}

/** Until everything that was changed has been drawn. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

/** What the looks found, as a line for people. */
export function countOf(seen: readonly Seen[]): string {
  const answers = sum(seen, (one) => one.answers);
  const few = seen.filter((one) => one.answers <= 6);
  const inBar = sum(seen, (one) => one.inBar);
  const glowing = sum(seen, (one) => one.glowing);
  const places = sum(seen, (one) => one.places);
  return [
    `${seen.length} looks at ${answers} answers`,
    `${percent(inBar, answers)} of them in the bar, ${percent(inBar + sum(seen, ({ behind }) => behind), answers)} with its list`,
    `${percent(few.filter((one) => one.inBar === one.answers).length, few.length)} of questions with up to six show all`,
    `${percent(
      sum(seen, ({ glowingSeen }) => glowingSeen),
      glowing,
    )} of what glows in sight`,
    `one’s own in sight at ${percent(seen.filter(({ ownSeen }) => ownSeen).length, seen.length)}`,
    `44 px for fingers at ${percent(places - sum(seen, ({ tight }) => tight.length), places)} of ${places} places`,
  ].join(', ');
}

export const sum = <One>(list: readonly One[], of: (one: One) => number): number =>
  list.reduce((total, one) => total + of(one), 0);

const percent = (part: number, whole: number): string => `${whole === 0 ? 100 : Math.round((100 * part) / whole)} %`;
