import { archipelago } from '@stolik/archipelago';
import { darkRoad } from '@stolik/dark-road';
import {
  type AnyGame,
  type AnyMatch,
  allSeats,
  below,
  type Chance,
  chanceFrom,
  defined,
  type GameEvent,
  isRefusal,
  Match,
  type Seat,
  seatingOf,
} from '@stolik/engine';
import { fieldsFor } from '@stolik/engine/state';
import { excavationEarth } from '@stolik/excavation-earth';
import { imperium } from '@stolik/imperium';
import { starScrappers } from '@stolik/star-scrappers';
import { describe, expect, it } from 'vitest';
import { applyChanges, type Change } from '../changes.ts';
import { Told } from '../told.ts';

type Viewer = Seat | null;

const CHOICES = 120;
/** One in so many steps somebody goes, comes, or takes back. */
const SELDOM = 5;

const plain = (given: unknown): unknown => JSON.parse(JSON.stringify(given));
/** What stands at a place of a view; undefined where there is none. */
const at = (view: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce((part: unknown, key) => (part as { [key: string | number]: unknown })[key], view);

function begin(game: AnyGame, seats: number, seed: string): AnyMatch {
  const seating = seatingOf(game, seats, {});
  if (isRefusal(seating)) throw new Error(seating.message);
  return new Match<unknown, GameEvent>(game, seating, { seed });
}

/** Any option of whoever is asked first, or the last choice is taken back. */
function move(match: AnyMatch, luck: Chance): void {
  const last = match.choices.at(-1);
  if (last !== undefined && below(luck, SELDOM) === 0 && match.undo(last.seat) === null) return;
  const asked = defined(match.table.pending[0]);
  const option = defined(asked.options[below(luck, asked.options.length)]);
  expect(match.choose({ seat: asked.seat, decision: asked.id, option })).toBeNull();
}

/** Plays on, with people who come and go, and compares what each was told with what he may see. */
function play(match: AnyMatch, luck: Chance): { told: number; anew: number } {
  const { game } = match;
  const look = (viewer: Viewer): unknown => plain(game.view(match.table.state, viewer));
  const told = new Told(game);
  const everybody: readonly Viewer[] = [...allSeats(match.seating.seats), null];
  const seen = new Map<Viewer, unknown>();
  const come = (viewer: Viewer): void => {
    seen.set(viewer, look(viewer));
    told.meet(match.table.state, viewer);
  };
  for (const viewer of everybody) come(viewer);
  const counts = { told: 0, anew: 0 };
  for (let made = 0; made < CHOICES && !match.over; made++) {
    move(match, luck);
    const viewers = [...seen.keys()];
    const steps = told.changes(match.table.state, viewers).map((step): Change[] => JSON.parse(step));
    viewers.forEach((viewer, i) => {
      const before = seen.get(viewer);
      for (const [path, value] of defined(steps[i])) {
        counts.told++;
        if (path.length === 0) counts.anew++;
        // Else he would learn that something has happened which he cannot see.
        else expect(value, `${game.id}: ${path} as ${viewer} sees it`).not.toEqual(at(before, path));
      }
      const after = applyChanges(before, defined(steps[i]));
      expect(plain(after), `${game.id} as ${viewer} sees it`).toEqual(look(viewer));
      seen.set(viewer, after);
    });
    // Only the first stays all the time.
    const anybody = defined(everybody[1 + below(luck, everybody.length - 1)]);
    if (below(luck, SELDOM) > 0) continue;
    if (seen.has(anybody)) seen.delete(anybody);
    else come(anybody);
  }
  return counts;
}

describe('whoever is told what has changed sees what he may see, and nothing else', () => {
  for (const game of [starScrappers, excavationEarth, darkRoad, imperium, archipelago] as readonly AnyGame[])
    for (let seats = game.seats.min; seats <= game.seats.max; seats++)
      it(`at ${game.id} for ${seats}`, () => {
        const counts = play(begin(game, seats, `told ${game.id} ${seats}`), chanceFrom('told', [`${seats}`]));
        expect(counts.told).toBeGreaterThan(CHOICES);
      });

  it('when at the end of a game everything is shown', () => {
    const luck = chanceFrom('told', ['end']);
    const match = begin(starScrappers, 2, 'told to the end');
    let anew = 0;
    while (!match.over) anew += play(match, luck).anew;
    expect(anew).toBeGreaterThan(0);
  });

  it('of a game that does not say who sees what', () => {
    const { fields: _, ...game } = starScrappers;
    const match = begin(game as AnyGame, 2, 'told nothing');
    expect(play(match, chanceFrom('told', ['nothing'])).anew).toBeGreaterThan(CHOICES);
  });
});

interface Small {
  turn: number;
  /** Seen by whoever has the turn. */
  note: readonly number[];
  piles: number[][];
}

it('what looks different though the same lies there is told, and what looks the same is not', () => {
  const { value, piles, whole } = fieldsFor<Small>();
  const note = value<readonly number[], Small>((numbers, { state, viewer }) =>
    state.turn === viewer ? numbers : numbers.map(() => -1),
  );
  const fields = whole('Small', -1, () => false, { turn: value('all'), note, piles: piles('tops') });
  const told = new Told({ ...starScrappers, fields } as AnyGame);
  const [first, second] = allSeats(2);
  const tell = (state: Small): unknown[] =>
    told.changes(state, [defined(first), defined(second), null]).map((step) => JSON.parse(step));
  const state: Small = { turn: 0, note: [7], piles: [[1, 2], []] };
  for (const viewer of [defined(first), defined(second), null]) told.meet(state, viewer);
  expect(tell(state)).toEqual([[], [], []]);
  const turn = [['turn'], 1];
  expect(tell({ ...state, turn: 1 })).toEqual([[turn, [['note'], [-1]]], [turn, [['note'], [7]]], [turn]]);
  // Another card on top, as many as before; and one below it, which nobody sees.
  const seen = [['piles'], [[-1, 3], []]];
  expect(tell({ ...state, turn: 1, piles: [[1, 3], []] })).toEqual([[seen], [seen], [seen]]);
  expect(tell({ ...state, turn: 1, piles: [[4, 3], []] })).toEqual([[], [], []]);
});
