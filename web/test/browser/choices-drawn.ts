import type { CDPSession } from 'playwright-core';
import type { Visitor } from './house.ts';
import { dice } from './players.ts';
import type { SlowPhone } from './slow-phone.ts';

/** More taps that answer nothing than this, and something is wrong. */
const MOST_MISSES = 2;

/** So long anybody would wait for what they have tapped. */
const MISSED_MS = 8_000;

/**
 * What was tapped answers nothing: what tells of others' moves comes a moment after the question, and may have come to lie under the finger; or the machine
 * was so busy that the finger lay there long enough to ask what the thing is, which opens a sheet over the table.
 */
class Missed extends Error {}

/** Answers so many questions with real keys, or by tapping on what glows; the next one waits until each answer was painted. `before` comes before the finger. */
export async function choicesDrawn(
  visitor: Visitor,
  count: number,
  how: 'keys' | 'taps',
  around: (choose: () => Promise<void>) => Promise<void> = (choose) => choose(),
  before: () => Promise<void> = async () => {},
): Promise<void> {
  const { page } = visitor;
  const finger = await visitor.context.newCDPSession(page);
  let made = 0;
  let missed = 0;
  const roll = dice(5);
  await page.evaluate(watchDrawing);
  while (made < count) {
    await visitor.asked();
    // Bots are done, what follows their move is drawn and has landed, and the page has nothing else to do.
    await page.waitForFunction(() => document.querySelector('.flight, [data-aloft]') === null);
    await page.waitForTimeout(150);
    const places = how === 'taps' ? await page.evaluate(whereToTap) : [];
    const at = places[roll(places.length)];
    const options = Number(await page.locator('.prompt').getAttribute('data-options'));
    const key = String(1 + roll(Math.min(9, options)));
    const choose = async (): Promise<void> => {
      if (at === undefined) await page.keyboard.press(key);
      else await lift(finger);
    };
    if (how === 'taps' && at === undefined) {
      // Everything that answers is folded away, or lies under a sheet.
      const asked = await visitor.decision();
      await page.keyboard.press('Escape');
      await choose();
      await visitor.answered(asked);
      continue;
    }
    await before();
    if (at !== undefined) await press(finger, at);
    try {
      await around(async () => {
        await choose();
        if (!(await page.evaluate(isDrawn, MISSED_MS))) throw new Missed('What was tapped answers nothing.');
      });
      made++;
    } catch (error) {
      missed++;
      if (!(error instanceof Missed) || missed > MOST_MISSES) throw error;
      console.log('A tap answered nothing, and another one was made.');
      await page.keyboard.press('Escape');
    }
  }
}

/** Runs in the page: waits for the next question, but not for ever. */
function isDrawn(within: number): Promise<boolean> {
  const watched = window as unknown as Watched;
  const { drawn } = watched;
  watched.drawn = null;
  // No key and no finger came.
  if (drawn == null) return Promise.resolve(false);
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), within));
  return Promise.race([drawn.then(() => true), late]);
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The middle of everything in sight that answers at once: what glows, and words in the bar. */
function whereToTap(): Place[] {
  const answers = document.querySelectorAll('.table-layout [data-spot][data-legal], .prompt-options .option');
  return [...answers].flatMap((answer) => {
    const box = answer.getBoundingClientRect();
    const place = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const hit = document.elementFromPoint(place.x, place.y);
    return hit !== null && answer.contains(hit) ? [place] : [];
  });
}

/** So many milliseconds a finger lies on the glass when it taps. */
const PRESS_MS = 60;

async function press(finger: CDPSession, at: Place): Promise<void> {
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await new Promise((resolve) => setTimeout(resolve, PRESS_MS));
}

async function lift(finger: CDPSession): Promise<void> {
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

interface Watched {
  drawn: Promise<void> | null;
}

/**
 * Marks the moment of a key, or of a finger's lifting, that answers the open question, and the frame in which the next one stands. Of a finger the moment is
 * when the page hears of it, at once on a phone: the test browser draws a frame, of an empty page too, between stamping a touch and handing it on.
 */
function watchDrawing(): void {
  const watched = window as unknown as Watched;
  let painted = (): void => {};
  const frame = (): void => {
    performance.mark('frame');
    // The most urgent task that is posted now runs when this frame has been painted.
    void scheduler.postTask(painted, { priority: 'user-blocking' });
  };
  const observer = new MutationObserver(() => requestAnimationFrame(frame));
  observer.observe(document.querySelector('.prompt') as HTMLElement, {
    attributeFilter: ['data-decision', 'data-asks'],
  });
  const watch = ({ type, timeStamp }: Event): void => {
    performance.mark('choice', type === 'keydown' ? { startTime: timeStamp } : {});
    watched.drawn = new Promise((resolve) => {
      painted = resolve;
    });
  };
  document.addEventListener('keydown', watch, { capture: true });
  document.addEventListener('pointerup', watch, { capture: true });
}

/** The same on a slow phone, which is let go as soon as each answer was painted. */
export const slowChoicesDrawn = (
  visitor: Visitor,
  count: number,
  how: 'keys' | 'taps',
  phone: SlowPhone,
): Promise<void> =>
  choicesDrawn(
    visitor,
    count,
    how,
    async (choose) => {
      await choose().finally(phone.free);
    },
    phone.slow,
  );

/** One thing that a trace tells of; times in microseconds. */
interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  readonly ts: number;
  readonly dur: number;
}

/**
 * After how many milliseconds each choice stood in a frame that the page had finished: drawn and handed on. A trace tells when that was. The page itself hears
 * of it only after whatever else had been waiting for it, such as looking for what lies under the lifted finger now.
 */
export function drawnIn(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly Traced[] };
  const frames = traceEvents.filter(({ name, ph }) => name === 'ProxyMain::BeginMainFrame' && ph === 'X');
  const marks = traceEvents.filter(({ name }) => name === 'choice' || name === 'frame').toSorted((a, b) => a.ts - b.ts);
  return marks.flatMap((mark, at) => {
    const next = marks[at + 1];
    if (mark.name !== 'choice' || next?.name !== 'frame') return [];
    const frame = frames.find(({ tid, ts, dur }) => tid === next.tid && ts <= next.ts && next.ts <= ts + dur);
    return frame === undefined ? [] : [(frame.ts + frame.dur - mark.ts) / 1000];
  });
}
