/** What a look at the frame of a table finds. */
export interface Look {
  /** Sentences; none where all is well. */
  readonly problems: string[];
  /** Answers in sight in the bar, and behind its button. */
  readonly inBar: number;
  readonly behind: number;
  readonly barHeight: number;
  /** Things that glow, those in sight without scrolling, and those one tap away: in a sheet whose tab says so, or in the list of the bar. */
  readonly glowing: number;
  readonly glowingSeen: number;
  readonly ownSeen: boolean;
  /** For fingers: places that glow, in sight, and what those are of whom less than 44 px belong to alone. */
  readonly places: number;
  readonly tight: readonly string[];
  /** How many screens high the board is. */
  readonly screens: number;
}

export interface Expected {
  readonly answers: readonly string[];
  /** How many of them end, pass or decline. */
  readonly closing: number;
  readonly touch: boolean;
  /** The board is drawn by the frame, or known to keep all its laws: its own words and places are looked at as well. */
  readonly whole: boolean;
}

/** Looks at the table that lies there now. It runs in the page, so it stands on its own. */
export async function lookAtFrame({ answers: asked, closing, touch, whole }: Expected): Promise<Look> {
  const answers = asked.length;
  /** A finger needs so much room; a place on a map that is told in bar and list as well at least so much. */
  const TARGET = 44;
  const LEAST = 24;
  /** So many answers stand in the bar. */
  const FULL = 6;
  const problems: string[] = [];
  const tight: string[] = [];
  const nothing: Look = {
    problems: ['no table'],
    inBar: 0,
    behind: 0,
    barHeight: 0,
    glowing: 0,
    glowingSeen: 0,
    ownSeen: false,
    places: 0,
    tight: [],
    screens: 0,
  };
  const found = document.querySelector<HTMLElement>('.table-layout');
  const bar = document.querySelector<HTMLElement>('.prompt');
  if (found === null || bar === null) return nothing;
  const layout = found;
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
  const spots = [...layout.querySelectorAll<HTMLElement>('.spot[data-legal]')];
  const onTable = spots.filter((spot) => spot.closest('dialog') === null);
  const room = bar.getBoundingClientRect();
  const row = bar.parentElement?.getBoundingClientRect() ?? room;

  const answersProblems = await lookAtAnswers();
  const { inBar } = answersProblems;
  lookAtOwn();
  lookAtText();
  lookAtWidth();
  if (touch) lookAtTargets();
  const mine = ownAreas();
  const board = layout.querySelector<HTMLElement>('.area-board');
  const heights = [board, ...(board?.querySelectorAll<HTMLElement>('*') ?? [])].map((part) =>
    part === null || !/auto|scroll/.test(getComputedStyle(part).overflowY) ? 0 : part.scrollHeight / part.clientHeight,
  );
  return {
    problems,
    inBar: inBar.length,
    behind: answersProblems.behind,
    barHeight: Math.round(room.height),
    glowing: spots.length,
    glowingSeen: onTable.filter(inSight).length,
    ownSeen: mine.length > 0,
    places: touch ? onTable.filter(inSight).length : 0,
    tight,
    screens: Math.max(1, ...heights.filter(Number.isFinite)),
  };

  /** Every answer is in the bar in full, or behind a button that names it; what ends or declines is in the bar, last, in its corner. */
  async function lookAtAnswers(): Promise<{ inBar: HTMLElement[]; behind: number }> {
    const opener = bar?.querySelector<HTMLElement>('.option-list-opener') ?? null;
    const all = [...(bar?.querySelectorAll<HTMLElement>('.prompt-options > .option') ?? [])].filter(
      (option) => option !== opener,
    );
    // A board may lay the answers out as things to be touched in place of the bar.
    const besides = new Set(
      all.every((option) => !shown(option))
        ? onTable.filter((spot) => inSight(spot)).map((spot) => spot.dataset.spot)
        : [],
    );
    const inBar = all.filter(
      (option) =>
        (within(option.getBoundingClientRect(), room) && inSight(option)) || besides.has(option.dataset.option),
    );
    const openerSeen = opener !== null && inSight(opener);
    const left = answers - inBar.length;
    if (answers <= FULL && left > 0) problems.push(`only ${inBar.length} of ${answers} answers are in the bar`);
    // Those without room in the bar are not drawn there at all, and may lie on the table like the others.
    if (answers > FULL && !asked.every((answer) => besides.has(answer))) {
      const words = opener?.textContent ?? '';
      if (!openerSeen) problems.push(`no way to the other ${left} answers`);
      else if (!words.includes(`${left}`) || !/\p{L}{3}/u.test(words))
        problems.push(`the button "${words}" does not name the other ${left}`);
      if (inBar.length < (innerWidth > 640 ? FULL - 1 : 3))
        problems.push(`only ${inBar.length} of ${answers} answers are in the bar`);
    }
    for (const option of inBar) {
      if (/^\p{Ll}/u.test(option.querySelector('.option-words')?.textContent ?? ''))
        problems.push(`an answer does not begin with a capital: "${option.textContent}"`);
      const words = option.querySelector<HTMLElement>('.option-words');
      if (words !== null && words.scrollHeight > words.clientHeight + 2)
        problems.push(`an answer is not told in full: "${words.textContent}"`);
    }
    const ends = inBar.filter((option) => option.dataset.closes !== undefined);
    if (ends.length < Math.min(closing, 2)) problems.push('the answer that ends or declines is not in the bar');
    const last = ends.at(-1);
    if (last !== undefined && besides.size === 0) {
      if (inBar.slice(-ends.length).some((option) => option.dataset.closes === undefined))
        problems.push('the answer that ends or declines is not the last');
      const corner = last.getBoundingClientRect();
      const farther = inBar.some((option) => {
        const box = option.getBoundingClientRect();
        return box.bottom > corner.bottom + 2 || (box.right > corner.right + 2 && box.bottom > corner.top + 2);
      });
      if (farther) problems.push('the answer that ends or declines does not keep its corner');
    }
    if (room.height > row.height + 1.5) problems.push('the bar is higher than its row');
    if (!openerSeen) return { inBar, behind: 0 };
    // The list has all of them in the same order, and covers nothing that it is about.
    const seen = onTable.filter(inSight);
    opener.click();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const paper = document.querySelector<HTMLElement>('.prompt-list');
    const listed = [...(paper?.querySelectorAll<HTMLElement>('.option') ?? [])].map(({ dataset }) => dataset.option);
    if (listed.length !== answers) problems.push(`the list has ${listed.length} of ${answers} answers`);
    const first = inBar.filter((option) => option.dataset.closes === undefined).map(({ dataset }) => dataset.option);
    if (first.some((option, at) => option !== listed[at])) problems.push('list and bar have another order');
    const over = paper?.getBoundingClientRect();
    if (over !== undefined) {
      const covered = seen.filter((spot) => {
        const box = spot.getBoundingClientRect();
        // What the board hides of it, as it scrolls, the list cannot cover.
        const part = spot.closest('.area-board')?.getBoundingClientRect() ?? box;
        const across = Math.min(box.right, part.right, over.right) - Math.max(box.left, part.left, over.left);
        const down = Math.min(box.bottom, part.bottom, over.bottom) - Math.max(box.top, part.top, over.top);
        return across > 4 && down > 4;
      });
      if (covered.length > 0) problems.push(`the list covers ${covered.length} of ${seen.length} things it is about`);
    }
    opener.click();
    return { inBar, behind: left };
  }

  function ownAreas(): HTMLElement[] {
    return [...layout.querySelectorAll<HTMLElement>('.area-strip, .area-me, [data-own]')].filter(
      (area) => shown(area) && within(area.getBoundingClientRect(), screen) && /\d/.test(area.textContent ?? ''),
    );
  }

  /** What is mine, whose turn, the round. */
  function lookAtOwn(): void {
    if (layout.dataset.looksOn === undefined && ownAreas().length === 0)
      problems.push('nothing of one’s own is in sight');
    if (![...layout.querySelectorAll('.top-seats > [data-on]')].some(inSight))
      problems.push('whose turn it is is not in sight');
    const moment = layout.querySelector<HTMLElement>('.top-moment');
    if (moment === null || !inSight(moment)) problems.push('the round is not in sight');
  }

  /** Text that is cut needs a mark: dots, or a mark of its own, and something that opens it. */
  function lookAtText(): void {
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element): CSSStyleDeclaration => {
      const known = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, known);
      return known;
    };
    const cut = new Set<string>();
    const texts = document.createTreeWalker(layout, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const holder = text.parentElement;
      if (holder === null || (text.textContent ?? '').trim() === '' || !shown(holder)) continue;
      // A tucked card has pushed its words out of sight on purpose, and opens like any other.
      if (holder.closest('.sr-only, dialog, svg, .zoom-pan, [aria-hidden="true"], .hand .spot[data-off]') !== null)
        continue;
      if (!whole && holder.closest('.area-board, .area-opponents, .area-me, .area-hand, .area-base') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter((line) => line.width > 1);
      if (lines.length === 0) continue;
      let marked = false;
      for (
        let around: HTMLElement | null = holder;
        around !== null && around !== layout;
        around = around.parentElement
      ) {
        const style = styleOf(around);
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
  }

  /** Nothing is wider than its place. */
  function lookAtWidth(): void {
    if (document.documentElement.scrollWidth > innerWidth) problems.push('the page is wider than the screen');
    for (const area of layout.querySelectorAll<HTMLElement>(':scope > [class^="area-"], .area-own > *')) {
      if (!shown(area) || area.classList.contains('area-hand')) continue;
      const box = area.getBoundingClientRect();
      if (box.right > innerWidth + 1 || box.left < -1) problems.push(`${area.className} leaves the screen`);
    }
  }

  /** Room for fingers: a circle of 44 px around the middle of a control meets no other. What glows answers as far around its middle as no other middle is nearer. */
  function lookAtTargets(): void {
    const controls = [...layout.querySelectorAll<HTMLElement>('button:not(.spot), a[href], summary')].filter(
      (control) => inSight(control) && control.closest('dialog') === null,
    );
    const places = onTable.filter(inSight);
    const targets = [...controls, ...places].map((target) => ({ target, box: target.getBoundingClientRect() }));
    for (const { target, box } of targets) {
      const own = Math.min(box.width, box.height);
      if (own >= TARGET - 0.5) continue;
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const place = places.includes(target);
      const room = targets.map(({ target: other, box: its }) => {
        if (other.contains(target) || target.contains(other)) return TARGET;
        if (place && places.includes(other))
          return Math.hypot(its.left + its.width / 2 - x, its.top + its.height / 2 - y);
        return 2 * Math.hypot(Math.max(its.left - x, 0, x - its.right), Math.max(its.top - y, 0, y - its.bottom));
      });
      const reach = Math.max(own, Math.min(...room));
      if (reach >= TARGET - 0.5) continue;
      const found = `${Math.round(reach)} px of ${Math.round(box.width)}×${Math.round(box.height)}: ${name(target)}`;
      // What a board draws lies as near together as its pieces do, and is told in bar and list as well.
      const drawn = target.closest('.area-board, .area-opponents, .area-me, .area-hand, .area-base, .area-strip .spot');
      if (drawn !== null && !whole && reach >= LEAST) tight.push(found);
      else problems.push(`too little room for a finger, ${found}`);
    }
  }
}
