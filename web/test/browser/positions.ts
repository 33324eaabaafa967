import { botNamed, sightOf } from '@stolik/bots';
import {
  type AnyGame,
  type AskedDecision,
  chanceFrom,
  type GameRecord,
  isRefusal,
  Match,
  nextWord,
  recordOf,
  type Seat,
  seatingOf,
  type View,
  viewTable,
} from '@stolik/engine';
import type { Page } from 'playwright-core';
import { recall, remember, type Step } from './walks.ts';

/** Moments of real games, worked out here and laid on a table in the browser: for looking at boards, and for checking them. */

/** A moment in which a person is asked something; bots sit on all other chairs. */
export interface Position {
  /** "imperium, 3 seats, seed 7, choice 57: acquire-card". */
  readonly name: string;
  readonly record: GameRecord;
  readonly me: Seat;
  readonly decision: AskedDecision;
  /** What this chair sees. */
  readonly view: View<unknown>;
}

export interface Played {
  readonly seats: number;
  readonly variants?: { readonly [id: string]: string };
  readonly seed: string;
  /** Who chooses until then: `greedy` comes to where people come, `random` everywhere. */
  readonly by?: 'random' | 'greedy';
}

const NAMES = ['Maja', 'Kuba', 'Borsuk', 'Dorota', 'Lis'];

/** Every moment of the game in which somebody is asked, in order. What is not looked at costs little. */
export function* positionsOf(
  game: AnyGame,
  played: Played,
): Generator<{ readonly at: number; readonly prompt: string; readonly options: number; take(): Position }> {
  const { seats, variants = {}, seed, by = 'random' } = played;
  const seating = seatingOf(game, seats, variants);
  if (isRefusal(seating)) throw new Error(seating.message);
  const match = new Match(game, seating, { seed });
  const luck = chanceFrom(seed, ['positions']);
  const greedy = by === 'greedy' ? botNamed('greedy') : null;
  const name = [game.id, seats, seed, by, ...Object.entries(variants).flat()].join(' ');
  let known = recall(name, greedy !== null);
  const made: Step[] = [];
  let { drawn } = luck;
  try {
    while (!match.over) {
      if (made.length === known?.steps.length) luck.drawn = known.drawn;
      drawn = luck.drawn;
      const { pending } = match.table;
      const step = known?.steps[made.length];
      // Where rules have changed since it was walked, it goes on in another way.
      if (step !== undefined && pending[step[0]]?.options.includes(step[1]) !== true) known = undefined;
      const place = known?.steps[made.length]?.[0] ?? nextWord(luck) % pending.length;
      const decision = pending[place];
      if (decision === undefined) throw new Error('Nobody has anything to decide, and yet the game is not over.');
      const { seat } = decision;
      const at = match.choices.length;
      yield {
        at,
        prompt: decision.prompt,
        options: decision.options.length,
        take: () => {
          const view = viewTable(game, match.table, seat);
          const asked = view.decision;
          if (asked === null) throw new Error(`Seat ${seat} is not asked at choice ${at}.`);
          const bots = Array.from({ length: seats }, (_, other) => (other === seat ? null : 'novice'));
          return {
            name: `${game.id}, ${seats} seats, seed ${seed}, choice ${at}: ${decision.prompt}`,
            record: recordOf(match, { names: NAMES.slice(0, seats), bots }),
            me: seat,
            decision: asked,
            view,
          };
        },
      };
      let option = known?.steps[made.length]?.[1];
      if (option === undefined) {
        const anything = decision.options[nextWord(luck) % decision.options.length];
        // A table is put in another's place when a choice is taken back, so the sight of it is not kept.
        option = greedy?.choose(sightOf(game, match.table, seat), luck) ?? anything;
      }
      if (option === undefined) throw new Error(`The list of options of ${decision.prompt} is empty.`);
      const refusal = match.choose({ seat, decision: decision.id, option });
      if (refusal !== null) throw new Error(refusal.message);
      made.push([place, option]);
    }
    drawn = luck.drawn;
  } finally {
    // Whoever has seen enough leaves in the middle.
    if (made.length > (known?.steps.length ?? 0)) remember(name, greedy !== null, { steps: made, drawn });
  }
}

/** The first moment in which somebody is asked. */
export function beginningOf(game: AnyGame, played: Played): Position {
  for (const { take } of positionsOf(game, played)) return take();
  throw new Error(`Nobody is asked anything in ${game.id}.`);
}

/** The first moment after so many choices of the game. */
export function momentAfter(game: AnyGame, played: Played, choices: number): Position {
  for (const { at, take } of positionsOf(game, played)) if (at >= choices) return take();
  throw new Error(`${game.id} is over before that.`);
}

/** A moment so many choices before the end of the game, if it went on as it did here. */
export function nearEndOf(game: AnyGame, played: Played, left: number): Position {
  return momentAfter(game, played, [...positionsOf(game, played)].length - left);
}

/** Lays the game on the shelf of the page's browser and sits down at it. A page of the house must have been opened before. */
export async function layOut(page: Page, { record, me, decision }: Position, board?: 'plain'): Promise<string> {
  const id = await page.evaluate(
    async ({ text, me }) => {
      const id = `position-${Math.random().toString(36).slice(2)}`;
      const house = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('stolik', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('games');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      await new Promise<void>((resolve, reject) => {
        const writing = house.transaction('games', 'readwrite');
        const save = { id, text, revision: 1, me, waitingFor: [me], begun: Date.now(), touched: Date.now() };
        writing.objectStore('games').put(save, id);
        writing.oncomplete = () => resolve();
        writing.onerror = () => reject(writing.error);
      });
      house.close();
      // The table that lay there before goes with its bar, and its question may be like this one.
      document.querySelector('.prompt')?.setAttribute('data-before', '');
      return id;
    },
    { text: JSON.stringify(record), me },
  );
  // From a page with nothing on it the app is opened, on others it goes there.
  await page.goto(`${new URL(page.url()).origin}/#/table/${id}${board === undefined ? '' : `?board=${board}`}`);
  const asked = `:not([data-before])[data-decision="${decision.id}"][data-options="${decision.options.length}"]`;
  await page.locator(`.prompt[data-asks]${asked}`).waitFor({ timeout: 30_000 });
  return id;
}
