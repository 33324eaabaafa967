import type { Locator, Page } from 'playwright-core';
import { thorough } from './watched.ts';

/** What a learner found at a beat. */
export interface Met {
  readonly id: string;
  readonly kind: string;
  /** Loops drawn, and whether what is proposed could be pressed on the table itself. */
  readonly loops: number;
  readonly onTable: boolean;
  /** A sentence that has to be scrolled, or a button of the card that cannot be pressed. */
  readonly isCut: boolean;
  /** Words of what a loop is drawn round that lie under its line. */
  readonly struck: readonly string[];
}

type Press = (what: Locator) => Promise<void>;

/** More than any part needs. */
const MOST = 120;

/** Plays a part of a lesson as it proposes, by pressing what is ringed; `look` is called at every beat, before anything is done. */
export async function learn(
  page: Page,
  press: Press,
  look: (met: Met) => Promise<void> = async () => {},
): Promise<Met[]> {
  const met: Met[] = [];
  for (let steps = 0; steps < MOST; steps++) {
    const beat = page.locator('[data-testid="beat"][data-kind]:not([data-kind="bots"]), [data-testid="lesson-end"]');
    await beat.first().waitFor({ timeout: 30_000 });
    if ((await page.getByTestId('lesson-end').count()) > 0) return met;
    // Rings are drawn a few frames after what they are about.
    await page.waitForTimeout(100);
    const now = await settled(page);
    if (now.kind === 'bots') continue;
    const here: Met = { ...now, onTable: now.legal > 0 };
    if (met.at(-1)?.id !== here.id) {
      met.push(here);
      await look(here);
    }
    // What was pointed at last may still tell of itself over what is next.
    await page.mouse.move(0, 0);
    await press(await wayOn(page, now.kind, here.onTable));
    await changed(page, now.mark);
  }
  throw new Error(`The lesson does not end: ${met.map(({ id }) => id).join(', ')}`);
}

async function wayOn(page: Page, kind: string, onTable: boolean): Promise<Locator> {
  if (kind === 'tell') return page.getByTestId('beat-next');
  if (onTable) {
    const spot = page.locator('.area-board .spot[data-spoken][data-legal], .area-own .spot[data-spoken][data-legal]');
    const seen = spot.first().locator('[data-loop]');
    return (await seen.count()) > 0 ? seen : spot.first();
  }
  const best = page.locator('.prompt-options .option-best');
  if ((await best.count()) > 0) return best.first();
  return page.locator('.prompt-options .option[data-closes], .prompt-options .option').last();
}

/** What is folded away is drawn a moment later than the table, and ringed then; a loop follows what has moved as soon. What is wrong must stay so. */
async function settled(page: Page) {
  let now = await state(page);
  for (let looks = 0; looks < 30 && !isWell(now); looks++) {
    await page.waitForTimeout(100);
    now = await state(page);
  }
  return now;
}

const isWell = ({ kind, loops, struck, isCut }: Awaited<ReturnType<typeof state>>): boolean =>
  kind === 'bots' || ((kind !== 'ask' || loops > 0) && struck.length === 0 && !isCut);

/** Read from the page: which beat, what is ringed. `mark` changes with everything that is done. */
function state(page: Page) {
  return page.evaluate(() => {
    const beat = document.querySelector('[data-testid="beat"]');
    const own = '.area-board .spot[data-spoken][data-legal], .area-own .spot[data-spoken][data-legal]';
    const body = beat?.querySelector('.beat-body');
    const buttons = [...(beat?.querySelectorAll('.beat-ways .btn, .beat-foot .btn') ?? [])];
    const isCovered = (button: Element): boolean => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return height > 0 && !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    // A badge that hangs out of its piece is not its words; a line of text is taken without its ascenders.
    const words = [...document.querySelectorAll('[data-part][data-spoken], .prompt-options [data-spoken]')].flatMap(
      (told) => {
        const walk = document.createTreeWalker(told, NodeFilter.SHOW_TEXT);
        const lines: { text: string; box: DOMRect }[] = [];
        for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
          const text = node.textContent?.trim() ?? '';
          const range = document.createRange();
          range.selectNodeContents(node);
          if (text !== '') for (const box of range.getClientRects()) lines.push({ text, box });
        }
        return lines;
      },
    );
    const dots = [...document.querySelectorAll<SVGPathElement>('.loop-line')].flatMap((line) => {
      const toScreen = line.getScreenCTM();
      const length = line.getTotalLength();
      return Array.from({ length: 301 }, (_, at) =>
        line.getPointAtLength((length * at) / 300).matrixTransform(toScreen ?? undefined),
      );
    });
    const struck = words.filter(({ box: { left, right, top, bottom, height } }) => {
      const isOn = ({ x, y }: DOMPoint): boolean =>
        x > left && x < right && y > top + height / 4 && y < bottom - height / 4;
      const on = dots.filter(isOn);
      return on.length > 2 && on.some(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-spoken]') != null);
    });
    const seen = [...document.querySelectorAll(own)].filter((spot) => spot.getClientRects().length > 0);
    return {
      id: beat?.getAttribute('data-beat') ?? '',
      kind: beat?.getAttribute('data-kind') ?? '',
      loops: document.querySelectorAll('.loop').length,
      legal: seen.length,
      isCut: (body != null && body.scrollHeight > body.clientHeight + 1) || buttons.some(isCovered),
      struck: struck.map(({ text }) => text),
      mark: `${beat?.getAttribute('data-beat')} ${beat?.getAttribute('data-kind')} ${document.querySelector('.prompt')?.getAttribute('data-decision')}`,
    };
  });
}

/** Waits until what was pressed has shown. */
function changed(page: Page, before: string): Promise<unknown> {
  return page.waitForFunction((mark) => {
    const beat = document.querySelector('[data-testid="beat"]');
    const prompt = document.querySelector('.prompt')?.getAttribute('data-decision');
    const now = `${beat?.getAttribute('data-beat')} ${beat?.getAttribute('data-kind')} ${prompt}`;
    return now !== mark || document.querySelector('[data-testid="lesson-end"]') !== null;
  }, before);
}

type Played = [game: string, part: number, size: 'desktop' | 'phone', lang: 'pl' | 'en'];

/** One lesson for each layout in a usual run; all of them, in both languages, in the soak. */
export function lessonsPlayed(): Played[] {
  const usual: Played[] = [
    ['star-scrappers', 1, 'desktop', 'en'],
    ['star-scrappers', 1, 'phone', 'pl'],
  ];
  if (!thorough) return usual;
  const sizes = [
    ['desktop', 'en'],
    ['desktop', 'pl'],
    ['phone', 'en'],
    ['phone', 'pl'],
  ] as const;
  return PARTS.flatMap(([game, parts]) =>
    Array.from({ length: parts }, (_, at) => at + 1).flatMap((part) =>
      sizes.map(([size, lang]): Played => [game, part, size, lang]),
    ),
  );
}

/** Lessons, and how many parts each has. */
const PARTS: readonly [game: string, parts: number][] = [
  ['star-scrappers', 1],
  ['excavation-earth', 2],
  ['imperium', 2],
  ['dark-road', 2],
  ['archipelago', 3],
];
