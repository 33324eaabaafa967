import { allSeats, choose, type Decision, type Seat, seat, start, type Table, viewTable } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { objectiveKind } from '../content/catalogue.ts';
import type { Event } from '../events.ts';
import { archipelago } from '../index.ts';
import type { Objective } from '../pieces.ts';
import { objectivesInBox } from '../rules/setup.ts';
import { playerAt, type State } from '../state.ts';
import { position } from './position.ts';

/** A table with what it has told so far, by who may hear it. */
interface Played {
  readonly table: Table<State>;
  readonly events: Event[];
}

/** The same game twice, but in the second one a seat holds another objective. */
function twice(variants: { readonly [id: string]: string }, seed: string, holder: Seat): [Played, Played] {
  const games = [0, 1].map((): Played => {
    const events: Event[] = [];
    return { table: start(archipelago, { seats: 3, variants }, seed, (event) => events.push(event)), events };
  }) as [Played, Played];
  // Round 0 is played with first options; then the objectives are dealt.
  while (games[0].table.state.round === 0) for (const game of games) answer(game, game.table.pending[0] as Decision, 0);
  const { state } = games[1].table;
  const held = state.players.flatMap(({ objectives }) => objectives);
  const others = objectivesInBox(state).filter((one) => !held.includes(one));
  playerAt(state, holder).objectives = [others[Number(seed.at(-1)) % others.length] as Objective];
  for (const game of games) game.events.length = 0;
  return games;
}

function answer({ table, events }: Played, { seat: of, id, options }: Decision, at: number): void {
  const option = options[at % options.length] ?? '';
  choose(archipelago, table, { seat: of, decision: id, option }, (event) => events.push(event));
}

/** Compared as text: quicker than looking at every field, and the order of fields is the same. */
const plain = (value: unknown): string => JSON.stringify(value);

const ended = ({ table, events }: Played): boolean =>
  table.state.ended !== null || events.some(({ type }) => type === 'objective-met');

/** AR-13.2: a secret objective shows in nothing until its end condition is met. */
describe('a secret objective', () => {
  it.each(
    ['short', 'medium', 'long'].flatMap((length) => ['true', 'false'].map((negotiation) => ({ length, negotiation }))),
  )('of another changes nothing that a seat sees, hears or is asked: %o', (variants) => {
    let compared = 0;
    for (let game = 0; game < 3; game++) {
      const holder = seat(game % 3);
      const [one, other] = twice(variants, `secret ${variants.length} ${game}`, holder);
      for (let step = 0; step < 100 && !ended(one) && !ended(other); step++) {
        for (const viewer of [0, 1, 2, null] as const) {
          if (viewer === holder) continue;
          const of = viewer === null ? null : seat(viewer);
          expect(plain(viewTable(archipelago, one.table, of))).toBe(plain(viewTable(archipelago, other.table, of)));
        }
        expect(plain(one.events.splice(0))).toBe(plain(other.events.splice(0)));
        expect(plain(one.table.pending)).toBe(plain(other.table.pending)); // what everybody is asked, the holder too
        const [decision] = one.table.pending as [Decision];
        const pick = (step * 7919 + game * 31) % 101;
        for (const played of [one, other]) answer(played, decision, pick);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  it('is met in phase 3: it is shown at once, and the game ends with the phase, before any crisis (AR-13.2)', () => {
    const table = position(
      {
        variants: { length: 'long' },
        map: ['palm-point', 'white-beach'],
        players: [
          { citizens: 'palm-point/l0 palm-point/l0 palm-point/l0', objectives: ['long-01'] },
          { citizens: 'white-beach/l0 white-beach/l0 white-beach/l0', objectives: ['long-09'] },
          { objectives: ['long-05'] },
        ],
        workers: 21,
        domestic: { fish: 5 },
        deck: ['back-01'],
      },
      'round',
    );
    for (const bidder of [0, 1, 2]) table.chooseFor(bidder, '0');
    expect(table.told('objective-met')).toMatchObject([{ seat: 1 }]);
    expect([table.ended, table.over, table.told('domestic-crisis').length]).toEqual(['workers', true, 0]);
  });

  it('is met in phase 3, but independence comes in the same phase and prevails (AR-13.2)', () => {
    const table = position(
      {
        variants: { length: 'long' },
        map: ['palm-point'],
        players: [
          { citizens: 'palm-point/l0 palm-point/l0', objectives: ['long-09'] },
          {},
          { objectives: ['long-10'] },
        ],
        workers: 21,
        unrest: 2,
        domestic: { fish: 5 },
      },
      'round',
    );
    for (const bidder of [0, 1, 2]) table.chooseFor(bidder, '0');
    expect(table.told('objective-met')).toHaveLength(1);
    expect([table.ended, table.winners]).toEqual(['separatist', [2]]);
  });

  it('is kept by its owner alone, who hears of nobody else’s; the others he saw are out (AR-5.12, AR-16.4)', () => {
    const events: Event[] = [];
    const seating = { seats: 3, variants: { negotiation: 'false', 'wider-choice': 'true' } };
    const table = start(archipelago, seating, 'kept', (event) => events.push(event));
    while (!events.some(({ type }) => type === 'objectives-kept'))
      answer({ table, events }, table.pending[0] as Decision, 0);
    for (const of of allSeats(3)) {
      const { objectives, declined, shown } = playerAt(table.state, of);
      expect([objectives.length, declined.length > 0, shown]).toEqual([1, true, []]);
      expect(events).toContainEqual({ type: 'objectives-kept', seat: of, objectives, to: [of] });
    }
  });

  it('that was not kept is not in force, nor is it anybody’s triumph (AR-16.4)', () => {
    const table = position({
      map: ['palm-point'],
      players: [{ citizens: 'palm-point/l0', objectives: ['short-01'] }],
      unrest: 1,
    });
    playerAt(table.state, 0).declined = [809 as Objective];
    expect(objectiveKind(809).special).toBe('separatist');
    expect(table.choose('taxes').ended).toBe('independence');
  });
});

describe('the hands of a Thief’s victim (AR-10.7)', () => {
  it.each([{ wood: 2 }, { wood: 1 }, { wood: 1, iron: 1 }, { fish: 3, wood: 2, iron: 1 }])(
    'are both asked for, whatever there is to choose: %o',
    (cubes) => {
      const table = position({ players: [{ cards: ['thief'] }, { cubes }] }).choose('thief', 'rob@player-1');
      for (let hand = 0; hand < 2; hand++) {
        expect([table.asked, table.prompt]).toEqual([1, 'steal.hand']);
        expect(viewTable(archipelago, table.table, seat(0)).state.fists?.left).toBe(hand === 0 ? 7 : -1);
        table.choose(table.options[0] as string);
      }
      expect([table.asked, table.options]).toEqual([0, ['left', 'right']]);
    },
  );
});
