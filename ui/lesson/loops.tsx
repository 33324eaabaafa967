import { type Option, placeOf } from '@stolik/engine';
import type { Spoken } from '@stolik/engine/lesson';
import { type ReactNode, useEffect, useState } from 'react';
import { enclosed, type Loop } from './enclose.ts';
import { useLesson } from './lesson-context.ts';

/** Pieces may still be on their way, and boards scroll: where things lie is looked up so often. */
const LOOK_MS = 160;

/** A pencil loop round everything the lesson speaks of; round its tab where it is folded away. */
export function Loops(): ReactNode {
  const lesson = useLesson();
  const points = lesson?.shown.points;
  const proposed = lesson?.shown.proposed ?? NOTHING;
  const [loops, setLoops] = useState<readonly Loop[]>([]);
  useEffect(() => {
    if (points === undefined || points.length === 0) return setLoops([]);
    let marked: readonly Element[] = [];
    const look = (): void => {
      const found = withoutTwice(
        points.flatMap((target) => elementsOf(target, proposed).map((element) => ({ target, element }))),
        proposed,
      );
      for (const element of marked) if (!found.includes(element)) element.removeAttribute('data-spoken');
      for (const element of found) element.setAttribute('data-spoken', '');
      marked = found;
      const onTable = seenOf(found.filter(isOnTable));
      const boxes = onTable.flatMap((element) => inSight(element) ?? []);
      // All of it is scrolled out of sight: it comes to the learner.
      if (boxes.length === 0) onTable[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const next = enclosed(boxes);
      setLoops((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => {
      clearInterval(timer);
      for (const element of marked) element.removeAttribute('data-spoken');
    };
  }, [points, proposed]);
  return (
    <div className="loops" aria-hidden="true">
      {loops.map(({ x, y, width, height }) => (
        <svg
          key={`${Math.round(x)} ${Math.round(y)} ${Math.round(width)}`}
          className="loop"
          style={{ left: x, top: y, width, height }}
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
        >
          <path className="loop-case" d={PENCIL} />
          <path className="loop-line" d={PENCIL} />
        </svg>
      ))}
    </div>
  );
}

/** Not quite round and not quite closed: somebody drew it. */
const PENCIL = 'M22 5C45 -1 76 -1 90 8C100 16 100 78 93 90C84 101 30 100 12 95C-1 90 -1 30 4 15C8 5 24 1 52 3';

/** Folded away on this screen: the tab that opens it. */
const TAB_OF: Readonly<Record<string, string>> = { score: 'score' };

/** What opens something that is folded away. */
const FOLDS = '.tab, .strip-all';

/** The learner is seat 0: a part of a rival is not found in one's own panel. */
const OF_A_RIVAL = /-[1-9]$/;

const NOTHING: readonly Option[] = [];

/** Where a place has a spot for each answer (`three@reserve-0`), those that are proposed; where it is not drawn or folded away, its answers in the bar. */
function elementsOf(target: Spoken, proposed: readonly Option[]): readonly Element[] {
  const answers = proposed.filter((option) => placeOf(option) === String(target));
  const spots = answers.flatMap((option) => shown(spotCalled(option)) ?? []);
  if (spots.length > 0) return spots;
  const place = elementOf(target);
  if (place !== null && !place.matches(FOLDS)) return [place];
  const inBar = answers.flatMap((option) => shown(answerCalled(option)) ?? []);
  return inBar.length > 0 || place === null ? inBar : [place];
}

/** Where one of what is equally good lies on the table, the others are not ringed in the bar. */
function withoutTwice(found: readonly Found[], proposed: readonly Option[]): readonly Element[] {
  const answers = found.filter(({ target }) => proposed.includes(target));
  const onTable = answers.some(({ element }) => !isInBar(element));
  return found
    .filter((one) => !onTable || !answers.includes(one) || !isInBar(one.element))
    .map(({ element }) => element);
}

interface Found {
  readonly target: Spoken;
  readonly element: Element;
}

const isInBar = (element: Element): boolean => element.closest('.prompt-options') !== null;

const answerCalled = (option: Spoken): string => `.prompt-options [data-option="${CSS.escape(String(option))}"]`;
const spotCalled = (target: Spoken): string => `[data-spot="${CSS.escape(String(target))}"]`;

/** A part of the board that is told as a whole, the piece or the place, or an answer of the bar. */
function elementOf(target: Spoken): Element | null {
  const word = CSS.escape(String(target));
  const found = shown(
    `[data-part="${word}"]`,
    // A word may be called as a piece is ("0" is a bid and a citizen): what answers now is meant.
    `${spotCalled(target)}[data-legal]`,
    spotCalled(target),
    `[data-spot$="@${word}"]`,
    answerCalled(target),
  );
  if (found !== null) return found;
  // A board's own tab says what lies in it.
  const tab = shown(`[data-holds~="${word}"]`);
  if (tab !== null) return tab;
  // One's own panel is opened from the strip.
  const part = document.querySelector(`.sheet-of-players [data-part="${word}"]`);
  if (part !== null && !OF_A_RIVAL.test(String(target))) return shown('.strip-all');
  const hidden = document.querySelector(`.sheet-of-players [data-spot="${word}"]`);
  return shown(`.tab[data-tab="${(hidden ?? part) === null ? (TAB_OF[target] ?? '') : 'players'}"]`);
}

/** The first that can be seen: a thing may be shown twice, or its answer stand in the bar too, and one of both be scrolled away. */
function shown(...selectors: readonly string[]): Element | null {
  const drawn = selectors
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .filter((element) => element.getClientRects().length > 0);
  return drawn.find(isInSight) ?? drawn[0] ?? null;
}

const isInSight = (element: Element): boolean => element.contains(seenAt(element));

/** What is seen in the middle of where it lies. */
function seenAt(element: Element): Element | null {
  const { x, y, width, height } = boxOf(element);
  return document.elementFromPoint(x + width / 2, y + height / 2);
}

const AREAS = '[class*="area-"]';

/** Without what is scrolled away under another area of the table, unless that is all there is. */
function seenOf(elements: readonly Element[]): readonly Element[] {
  const seen = elements.filter((element) => seenAt(element)?.closest(AREAS) === element.closest(AREAS));
  return seen.length > 0 ? seen : elements;
}

/** In an open sheet it is marked there, under no loop. */
const isOnTable = (element: Element): boolean => element.closest('dialog') === null;

/** A spot that is clipped out of a larger box (a wedge of a wheel) marks what is seen of it with `data-loop`. */
function boxOf(element: Element): Loop {
  const { x, y, width, height } = (element.querySelector('[data-loop]') ?? element).getBoundingClientRect();
  return { x, y, width, height };
}

/** What of it is in sight: a board that scrolls cuts off the rest. Null: nothing. */
function inSight(element: Element): Loop | null {
  const { x, y, width, height } = boxOf(element);
  let [left, top, right, bottom] = [x, y, x + width, y + height];
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'visible') continue;
    const frame = around.getBoundingClientRect();
    left = Math.max(left, frame.left);
    top = Math.max(top, frame.top);
    right = Math.min(right, frame.right);
    bottom = Math.min(bottom, frame.bottom);
  }
  return right - left < 1 || bottom - top < 1 ? null : { x: left, y: top, width: right - left, height: bottom - top };
}
