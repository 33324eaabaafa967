import { type Option, placeOf } from '@stolik/engine';
import type { Spoken } from '@stolik/engine/lesson';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { enclosed, isLine, type Loop, pencil } from './enclose.ts';
import { useLesson } from './lesson-context.ts';

/** Pieces may still be on their way, and boards scroll: where things lie is looked up so often. */
const LOOK_MS = 160;

/** A pencil loop round everything the lesson speaks of; round its tab where it is folded away. */
export function Loops(): ReactNode {
  const lesson = useLesson();
  const points = lesson?.shown.points;
  const proposed = lesson?.shown.proposed ?? NOTHING;
  const [loops, setLoops] = useState<readonly Loop[]>([]);
  // What has come to the learner once is theirs to scroll away again.
  const brought = useRef('');
  useEffect(() => {
    if (points === undefined || points.length === 0) return setLoops([]);
    const spoken = JSON.stringify([points, proposed]);
    let marked: readonly Element[] = [];
    const look = (): void => {
      if (brought.current !== spoken && bring(points, proposed)) brought.current = spoken;
      const found = withoutTwice(
        points.flatMap((target) => elementsOf(target, proposed).map((element) => ({ target, element }))),
        proposed,
      );
      for (const element of marked) if (!found.includes(element)) element.removeAttribute('data-spoken');
      for (const element of found) element.setAttribute('data-spoken', '');
      marked = found;
      const onTable = seenOf(withoutInner(found.filter(isOnTable)));
      const boxes = onTable.flatMap((element) => inSight(element) ?? []);
      // All of it is scrolled out of sight: it comes to the learner.
      if (boxes.length === 0) show(onTable[0]);
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
        >
          <path className="loop-case" d={pencil(width, height)} />
          <path className="loop-line" d={pencil(width, height)} />
        </svg>
      ))}
    </div>
  );
}

/** Folded away on this screen: the tab that opens it. */
const TAB_OF: Readonly<Record<string, string>> = { score: 'score' };

/** What opens something that is folded away. */
const FOLDS = '.tab, .strip-all';

/** The learner is seat 0: a part of a rival is not found in one's own panel. */
const OF_A_RIVAL = /-[1-9]$/;

const NOTHING: readonly Option[] = [];

/**
 * A part of the table that is spoken of but scrolled away comes into sight, though its answer may stand in the bar: nobody buys a card unseen. What is proposed comes
 * last, where not all of it fits. False: none of it is drawn yet.
 */
function bring(points: readonly Spoken[], proposed: readonly Option[]): boolean {
  const isProposed = (target: Spoken): boolean => proposed.includes(target);
  const ordered = [...points.filter((target) => !isProposed(target)), ...points.filter(isProposed)];
  const drawn = ordered.map(drawnOf).filter((elements) => elements.length > 0);
  for (const elements of drawn) if (!elements.some(isInSight)) show(elements.find(scrolls));
  return drawn.length > 0;
}

function drawnOf(target: Spoken): readonly Element[] {
  const places = document.querySelectorAll(`[data-part="${CSS.escape(String(target))}"], ${spotCalled(target)}`);
  return [...places].filter(
    (element) => element.getClientRects().length > 0 && isOnTable(element) && !isInBar(element),
  );
}

/** What cuts it off. */
function roomOf(element: Element): { readonly room: Element; readonly scrolls: boolean } | null {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (overflowX !== 'visible' || overflowY !== 'visible')
      return { room: around, scrolls: /auto|scroll/.test(`${overflowX} ${overflowY}`) };
  }
  return null;
}

/** Does a scroll bring it, or is it cut off by a map that is moved by hand? */
const scrolls = (element: Element): boolean => roomOf(element)?.scrolls === true;

/** Of what is higher than its room the top is shown: there stands its name. */
function show(element: Element | undefined): void {
  const height = element?.getBoundingClientRect().height ?? 0;
  const isHigher = element !== undefined && height > (roomOf(element)?.room.clientHeight ?? height);
  element?.scrollIntoView({ block: isHigher ? 'start' : 'nearest', inline: 'nearest' });
}

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

/** What is part of something else that is told of is seen in its loop; what answers keeps its own. */
const withoutInner = (elements: readonly Element[]): readonly Element[] =>
  elements.filter(
    (element) =>
      element.matches('.spot, .option') || !elements.some((other) => other !== element && other.contains(element)),
  );

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

const isInSight = (element: Element): boolean => element.contains(seenAt(element)) && !isUnderSheet(element);

/** Sums may lie over the map and let fingers through: a loop round what they cover would be drawn round their words. */
function isUnderSheet(element: Element): boolean {
  const { x, y, width, height } = boxOf(element);
  return [...document.querySelectorAll('[data-shows]')].some((sheet) => {
    const over = sheet.getBoundingClientRect();
    const isApart = over.right < x || over.left > x + width || over.bottom < y || over.top > y + height;
    return !isApart && !sheet.contains(element);
  });
}

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

/** A spot that is clipped out of a larger box (a wedge of a wheel) marks what is seen of it with `data-loop`; so does a place whose spot has something under it. */
function boxOf(element: Element): Loop {
  const marked = element.querySelector('[data-loop]') ?? element.closest('[data-loop]') ?? element;
  const box = marked.getBoundingClientRect();
  const beside = isInBar(element) ? BAR_INSET : 0;
  const above = isLine(box) ? 0 : beside;
  const { x, y, width, height } = box;
  return { x: x + beside, y: y + above, width: width - 2 * beside, height: height - 2 * above };
}

/**
 * Answers stand so close that a loop with all its room would strike out the words of the next one. A line has no room above and below anyway: there it would strike
 * out its own.
 */
const BAR_INSET = 5;

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
