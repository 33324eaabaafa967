import {
  allSeats,
  below,
  chanceFrom,
  defined,
  isOver,
  mayHear,
  piecesIn,
  placesIn,
  type Seat,
  type View,
} from '@stolik/engine';
import { languages, type Speaker } from '@stolik/text';
import {
  type BoardSlots,
  choicesFor,
  type LogEntry,
  PlainBoard,
  type SeatInfo,
  TableProvider,
  type TableProviderProps,
  type Target,
} from '@stolik/ui';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { newGround } from '../../testkit/new-ground.ts';
import type { Plan } from '../../testkit/plan.ts';
import { settingsFrom } from '../../testkit/settings.ts';
import { Walk } from '../../testkit/walk.ts';
import { loadSpeaker } from '../games/game-speaker.ts';
import { type GameKit, loadKit } from '../games/kit.ts';
import { playable } from '../games/rules.ts';

// Boards are drawn here without a browser, some milliseconds each: whoever sits anywhere, on any screen, whatever is pointed at, sees a board. What they look
// like is for the browser's tests.

/** Stores are read as they are: nothing is drawn a second time here, and what is pointed at is drawn too. */
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (_: unknown, now: () => unknown) => now(),
}));

const SCREENS = [
  [1440, 900],
  [390, 844],
  [820, 1180],
  [1180, 820],
] as const;
let screen: (typeof SCREENS)[number] = SCREENS[0];

/** Is the screen of now as a media query wants it? Boards ask for nothing but widths and heights; whatever else is asked is not so. */
function isSo(query: string): boolean {
  const limits = [...query.matchAll(/\((min|max)-(width|height): (\d+)px\)/g)];
  const fits = ([, end, side, number]: RegExpExecArray): boolean => {
    const given = screen[side === 'width' ? 0 : 1];
    return end === 'min' ? given >= Number(number) : given <= Number(number);
  };
  return limits.length > 0 && limits.every(fits);
}

const matchMedia = (query: string) => ({
  get matches() {
    return query.split(',').some(isSo);
  },
  addEventListener: () => {},
});
vi.stubGlobal('matchMedia', matchMedia);
vi.stubGlobal('window', { matchMedia, addEventListener: () => {} });

/** A usual run draws whenever something is asked for the first time and one position in so many; a thorough one all of them. */
const LOOKED_AT = 40;
const { day, usual, games } = settingsFrom(process.env);

const nothing: BoardSlots = { top: null, prompt: null, score: null, log: null };
const nobody = { choose: () => {}, explain: () => {}, ask: () => {}, hover: () => {} };

/** What no screen says: what a variable lacks, and texts that nobody wrote. */
const SLIP = />[^<]*(?:\bundefined\b|\bNaN\b|\[object|⟦)[^<]*</;

interface Look {
  readonly view: View<unknown>;
  readonly log: readonly LogEntry[];
  readonly at: Target | null;
}

function draw({ game, board, chip, face }: GameKit, speaker: Speaker, { view, log, at }: Look): string {
  const scores = game.score(view.state);
  const table = {
    game,
    view,
    speaker,
    lang: speaker.lang,
    seats: scores.map((_, seat): SeatInfo => ({ name: `P${seat}`, kind: 'guest', bot: null })),
    choices: choicesFor(game, view, nobody, { get: () => at, subscribe: () => () => {} }),
    scores: scores.map((score) => (view.over || score.seat === view.seat ? score : null)),
    justMoved: new Map<number, Seat>(),
    log,
  };
  const children = createElement(board ?? PlainBoard, { ...table, slots: nothing });
  const seated: TableProviderProps = { ...table, chip, face, children };
  return renderToStaticMarkup(createElement(TableProvider, seated));
}

/** Plays the game and draws its board on the way; says how many boards were drawn, and what could not be. */
function drawnAlong(kit: GameKit, speaker: Speaker, plan: Plan, asked: Set<string>): [number, readonly string[]] {
  const { game } = kit;
  const walk = new Walk(game, plan);
  const log: LogEntry[] = [];
  const luck = chanceFrom('pointing', [plan.seed]);
  const one = <T>(from: readonly T[]): T | null => (from.length === 0 ? null : defined(from[below(luck, from.length)]));
  const troubles = new Set<string>();
  let drawn = 0;

  /** An answer, anything that lies about, or nothing. */
  function aim({ decision, state }: View<unknown>): Target | null {
    const rows = game.describe(state).flatMap((section) => section.rows);
    const lying = rows.flatMap(piecesIn).flatMap(({ id }) => id ?? []);
    return one([one(decision?.options ?? []), one(lying), one(rows.flatMap((row) => [...placesIn(row)])), null]);
  }
  function look(from: Seat | null): void {
    const view = walk.viewOf(from);
    const at = aim(view);
    screen = SCREENS[drawn++ % SCREENS.length] ?? SCREENS[0];
    try {
      const slip = SLIP.exec(draw(kit, speaker, { view, at, log: log.filter(({ event }) => mayHear(event, from)) }));
      if (slip !== null) throw new Error(`it says ${slip[0]}`);
    } catch (error) {
      const where = `${plan.seats} seats, ${JSON.stringify(plan.variants)}, seed ${plan.seed}, choice ${walk.made}`;
      const what = `${view.decision?.prompt ?? 'nothing'} asked of ${from}, pointing at ${at}`;
      troubles.add(`${where}, ${screen.join('×')}: ${what}: ${error}`);
    }
  }
  const chairs = allSeats(plan.seats);
  for (; ; walk.step()) {
    for (const event of walk.events) log.push({ id: log.length, sequence: walk.table.sequence, event });
    const over = isOver(walk.table);
    const anew = walk.table.pending.filter(({ prompt }) => !asked.has(prompt));
    for (const { prompt } of anew) asked.add(prompt);
    if (!usual || over) for (const from of [null, ...chairs]) look(from);
    else if (anew.length > 0) for (const { seat } of anew) look(seat);
    else if (walk.made % LOOKED_AT === 0) look(one([null, ...chairs]));
    if (over) return [drawn, [...troubles]];
  }
}

describe.each(playable)('the board of %s', (id) => {
  it('is drawn at any moment, for whoever looks, wherever one points', { timeout: 7_200_000 }, async () => {
    const kit = defined((await loadKit(id)) ?? undefined);
    const asked = new Set<string>();
    const troubles: string[] = [];
    let drawn = 0;
    for (const [at, plan] of newGround(kit.game, `${day}, drawn`, games).entries()) {
      const lang = defined(languages[at % languages.length]);
      const [some, found] = drawnAlong(kit, await loadSpeaker(kit.game, lang), plan, asked);
      drawn += some;
      troubles.push(...found);
    }
    expect(troubles).toEqual([]);
    expect(drawn).toBeGreaterThan(25);
  });
});
