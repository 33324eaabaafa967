/** What a look at the frame of a table finds. It runs in the page, so it stands on its own. */
export interface Look {
  /** Sentences; none where all is well. */
  readonly problems: string[];
  /** Answers in sight in the bar, and behind its button. */
  readonly inBar: number;
  readonly behind: number;
  readonly barHeight: number;
  /** Things that glow, those of them in sight without scrolling, and those in a closed sheet that a tab opens. */
  readonly glowing: number;
  readonly glowingSeen: number;
  readonly ownSeen: boolean;
}

export interface Expected {
  readonly answers: number;
  /** How many of them end, pass or decline. */
  readonly closing: number;
  readonly touch: boolean;
}

/** A finger needs so much room. */
export function lookAtFrame({ answers, closing, touch }: Expected): Look {
  const TARGET = 44;
  const FULL = 6;
  const problems: string[] = [];
  const layout = document.querySelector<HTMLElement>('.table-layout');
  const bar = document.querySelector<HTMLElement>('.prompt');
  if (layout === null || bar === null) {
    return { problems: ['no table'], inBar: 0, behind: 0, barHeight: 0, glowing: 0, glowingSeen: 0, ownSeen: false };
  }
  const name = (element: Element): string =>
    `${element.className.toString().split(' ').slice(0, 3).join('.')} "${(element.textContent ?? '').trim().slice(0, 50)}"`;
  const shown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const within = (one: DOMRect, other: { left: number; top: number; right: number; bottom: number }): boolean =>
    one.left >= other.left - 1.5 &&
    one.right <= other.right + 1.5 &&
    one.top >= other.top - 1.5 &&
    one.bottom <= other.bottom + 1.5;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const inSight = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    if (!shown(element) || box.width < 2 || box.height < 2 || !within(box, screen)) return false;
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return top !== null && (element.contains(top) || top.contains(element));
  };

  // Answers.
  const bars = [...bar.querySelectorAll<HTMLElement>('.prompt-options > .option')];
  const opener = bar.querySelector<HTMLElement>('.option-list-opener');
  const openerSeen = opener !== null && inSight(opener);
  const room = bar.getBoundingClientRect();
  const inBar = bars.filter(
    (option) => option !== opener && within(option.getBoundingClientRect(), room) && inSight(option),
  );
  const behind = openerSeen ? answers - inBar.length : 0;
  if (answers <= FULL && inBar.length < answers)
    problems.push(`only ${inBar.length} of ${answers} answers are in the bar`);
  if (answers > FULL) {
    if (!openerSeen) problems.push(`no way to the other ${answers - inBar.length} answers`);
    else if (
      !(opener.textContent ?? '').includes(`${answers - inBar.length}`) ||
      !/\p{L}{3}/u.test(opener.textContent ?? '')
    )
      problems.push(`the button "${opener.textContent}" does not name the other ${answers - inBar.length}`);
    if (inBar.length < FULL - 1)
      problems.push(`only ${inBar.length} of ${answers} answers are in the bar beside the button`);
  }
  const ends = inBar.filter((option) => option.dataset.closes !== undefined);
  if (ends.length < Math.min(closing, 2)) problems.push('the answer that ends or declines is not in the bar');
  if (
    ends.length > 0 &&
    ends.length < inBar.length &&
    inBar.indexOf(ends[0] as HTMLElement) < inBar.length - ends.length
  )
    problems.push('the answer that ends or declines is not the last');
  if (ends.length > 0) {
    const corner = (ends.at(-1) as HTMLElement).getBoundingClientRect();
    const farther = inBar.some((option) => {
      const box = option.getBoundingClientRect();
      return box.bottom > corner.bottom + 2 || (box.right > corner.right + 2 && box.bottom > corner.top + 2);
    });
    if (farther) problems.push('the answer that ends or declines does not keep its corner');
  }

  // What is mine, whose turn, the round.
  const looksOn = layout.dataset.looksOn !== undefined;
  const mine = [...layout.querySelectorAll<HTMLElement>('.area-strip, .area-me')].filter(
    (area) => shown(area) && within(area.getBoundingClientRect(), screen) && /\d/.test(area.textContent ?? ''),
  );
  if (!looksOn && mine.length === 0) problems.push('nothing of one’s own is in sight');
  if (![...layout.querySelectorAll('.top-seats > [data-on]')].some(inSight))
    problems.push('whose turn it is is not in sight');
  const moment = layout.querySelector<HTMLElement>('.top-moment');
  if (moment === null || !shown(moment)) problems.push('the round is not in sight');

  // Text that is cut needs a mark: dots, or a mark of its own, and something that opens it.
  const texts = document.createTreeWalker(layout, NodeFilter.SHOW_TEXT);
  const cut = new Set<string>();
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const holder = text.parentElement;
    if (holder === null || (text.textContent ?? '').trim() === '' || !shown(holder)) continue;
    if (holder.closest('.sr-only, dialog, svg, .zoom-pan, [aria-hidden="true"]') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter((line) => line.width > 1);
    if (lines.length === 0) continue;
    let marked = false;
    for (let around: HTMLElement | null = holder; around !== null && around !== layout; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.position === 'absolute' && style.clipPath.startsWith('inset')) break;
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || around.dataset.cut !== undefined)
        marked = true;
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
      if (!/hidden|clip/.test(style.overflowX + style.overflowY)) continue;
      const box = around.getBoundingClientRect();
      const over = lines.some(
        (line) =>
          line.right > box.right + 2 ||
          line.left < box.left - 2 ||
          line.bottom > box.bottom + 3 ||
          line.top < box.top - 3,
      );
      if (!over) continue;
      const opens = around.closest('button, a, summary, [title], [tabindex], .area-strip, .log, .top-bar') !== null;
      if (!marked || !opens)
        cut.add(
          `cut${marked ? ' (nothing opens it)' : ''}: ${name(holder)} in ${around.className.toString().slice(0, 40)}`,
        );
      break;
    }
  }
  problems.push(...cut);

  // Nothing wider than its place.
  if (document.documentElement.scrollWidth > innerWidth) problems.push('the page is wider than the screen');
  for (const area of layout.querySelectorAll<HTMLElement>(':scope > [class^="area-"], .area-own > *')) {
    if (!shown(area) || area.classList.contains('area-hand')) continue;
    const box = area.getBoundingClientRect();
    if (box.right > innerWidth + 1 || box.left < -1) problems.push(`${area.className} leaves the screen`);
  }

  // Room for fingers: a circle of 44 px around the middle of a target meets no other.
  const legal = [...layout.querySelectorAll<HTMLElement>('.spot[data-legal]')].filter(
    (spot) => spot.closest('dialog') === null,
  );
  if (touch) {
    const controls = [...layout.querySelectorAll<HTMLElement>('button:not(.spot), a[href], summary')].filter(
      (control) => inSight(control) && control.closest('dialog') === null,
    );
    const targets = [...controls, ...legal.filter(inSight)];
    const boxes = targets.map((target) => target.getBoundingClientRect());
    for (const [at, target] of targets.entries()) {
      const box = boxes[at] as DOMRect;
      if (box.width >= TARGET - 0.5 && box.height >= TARGET - 0.5) continue;
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const near = boxes.some((other, index) => {
        if (
          index === at ||
          (targets[index] as HTMLElement).contains(target) ||
          target.contains(targets[index] as HTMLElement)
        )
          return false;
        const dx = Math.max(other.left - x, 0, x - other.right);
        const dy = Math.max(other.top - y, 0, y - other.bottom);
        return Math.hypot(dx, dy) < TARGET / 2 - 0.5;
      });
      if (near)
        problems.push(`${Math.round(box.width)}×${Math.round(box.height)} beside another target: ${name(target)}`);
    }
  }
  return {
    problems,
    inBar: inBar.length,
    behind,
    barHeight: Math.round(room.height),
    glowing: legal.length,
    glowingSeen: legal.filter(inSight).length,
    ownSeen: mine.length > 0,
  };
}
