import {
  type AnyGame,
  applyChoice,
  chanceFrom,
  copyTable,
  type Decision,
  determinize,
  isOver,
  nextSeat,
  type Option,
  pendingFor,
  type Seat,
  type Seating,
  seat,
  start,
  type Table,
} from '@stolik/engine';
import { describe, expect, it, vi } from 'vitest';
import { orchard } from '../../testkit/toy/orchard.ts';
import { type Bot, greedy, playGame, random, Search, searchBot, sightOf, think, usualSearch } from '../index.ts';
import { tinyGame, tinySteps } from './tiny.ts';

const { script, run, choose, chooseTogether, loop } = tinySteps;
const bot = searchBot({ budget: { iterations: 400 } });
const seating = (seats: number): Seating => ({ seats, variants: {} });

function chooses(who: Bot, game: AnyGame, table: Table<unknown>, luck = 'luck'): Option {
  const { seat: chooser } = table.pending[0] as Decision;
  return who.choose(sightOf(game, table, chooser), chanceFrom(luck));
}

/** Take one to three of the pile; who takes the last wins. Nothing can be seen before the end. */
const nim = (pile: number): AnyGame =>
  tinyGame({
    id: 'nim',
    pile,
    evaluate: () => 0,
    play: script<{ take: string }>('play', [
      loop(
        (state) => state.pile > 0,
        [
          choose('take', (state) => ['1', '2', '3'].slice(0, state.pile), { always: true }),
          run((state, local) => {
            state.pile -= Number(local.take);
            if (state.pile === 0) state.points[state.active] = 1;
            state.active = nextSeat(state.active, state.points.length);
          }),
        ],
      ),
    ]),
  });

/** Five choices in one turn: if all are right they are worth most, but the more are wrong the better it looks. */
const lock = tinyGame({
  id: 'lock',
  play: script<{ dial: string }>('play', [
    loop(
      (state) => state.chosen.length < 5,
      [
        choose('dial', () => ['left', 'middle', 'right']),
        run((state, local) => {
          state.chosen.push(local.dial);
        }),
      ],
    ),
    run((state) => {
      const right = state.chosen.filter((one, at) => one === ['left', 'right', 'middle'][at % 3]).length;
      state.points[0] = right === 5 ? 10 : 5 - right;
    }),
  ]),
});

/** Both choose at once. The other does best with x, whatever happens; against x one does best with a, against a blind other with b. */
const sealed = tinyGame({
  id: 'sealed',
  play: script<{ picks: Option[][] }>('play', [
    chooseTogether(
      'picks',
      (state) => [seat(0), seat(1)].slice(0, state.points.length),
      (_, __, at, picked) => (picked.length > 0 ? [] : at === 0 ? ['a', 'b'] : ['x', 'y']),
    ),
    run((state, local) => {
      const [[mine], [other]] = local.picks as [[string], [string]];
      state.points[1] = other === 'x' ? 10 : 0;
      state.points[0] = mine === 'a' ? (other === 'x' ? 5 : 0) : other === 'y' ? 7 : 0;
    }),
  ]),
});

/** Guess what nobody can see. */
const guess = tinyGame({
  id: 'guess',
  play: script<{ guess: string }>('play', [
    choose('guess', () => ['0', '1']),
    run((state, local) => {
      state.points[0] = Number(local.guess) === state.secret ? 1 : 0;
    }),
  ]),
});

/** Something sure, or something that has to be seen or tried first: what it brings depends on what turns up. */
const venture = (id: string, sure: number, settle: (bet: string, secret: number, dice: number) => number): AnyGame =>
  tinyGame({
    id,
    play: script<{ first: string; bet: string | null }>('play', [
      choose('first', () => ['sure', 'look', 'play']),
      run((state, local, dealer) => {
        state.chosen.push(local.first);
        if (local.first !== 'sure') dealer.reveal();
      }),
      choose('bet', (_, { first }) => (first === 'sure' ? [] : ['0', '1', '2', '3'])),
      run((state, { bet }, dealer) => {
        state.points[0] = bet === null ? sure : settle(bet, state.secret, dealer.below(4));
      }),
    ]),
  });

describe('the search finds', () => {
  const patient = searchBot({ budget: { iterations: 3000 } });
  it('a win that can be forced', () => {
    for (const pile of [2, 3, 5, 6, 7])
      for (const luck of ['a', 'b', 'c']) {
        const game = nim(pile);
        expect(`${pile} - ${chooses(bot, game, start(game, seating(2), 'nim'), luck)}`).toBe(`${pile} - ${pile % 4}`);
      }
  });

  it('a turn that pays only as a whole, and plays it through', () => {
    for (const luck of ['a', 'b', 'c', 'd']) {
      const { scores } = playGame(lock, seating(2), luck, [searchBot({ budget: { iterations: 800 } }), random]);
      expect(scores[0]?.total).toBe(10);
    }
  });

  it('what others will choose at the same time', () => {
    for (const luck of ['a', 'b', 'c', 'd']) {
      const table = start(sealed, seating(2), 'sealed');
      expect(bot.choose(sightOf(sealed, table, seat(0)), chanceFrom(luck))).toBe('a');
      expect(bot.choose(sightOf(sealed, table, seat(1)), chanceFrom(luck))).toBe('x');
    }
  });

  it('that what will be seen can be used', () => {
    const game = venture('look', 6, (bet, secret) => (Number(bet) === secret ? 10 : 0));
    for (const luck of ['a', 'b', 'c', 'd'])
      expect(chooses(bot, game, start(game, seating(2), luck), luck)).toBe('look');
  });

  it('that luck cannot be', () => {
    const game = venture('luck', 4, (bet, _, dice) => (Number(bet) === dice ? 10 : 0));
    for (const luck of ['a', 'b', 'c', 'd'])
      expect(chooses(patient, game, start(game, seating(2), luck), luck)).toBe('sure');
  });

  it.each([2, 3, 4])('more than greedy does, with %i seats', (seats) => {
    let won = 0;
    const games = 48;
    const quick = searchBot({ budget: { iterations: 250 } });
    for (let i = 0; i < games; i++) {
      const own = i % seats;
      const company = Array.from({ length: seats }, (_, at) => (at === own ? quick : greedy));
      const { winners } = playGame(orchard, seating(seats), `seats ${i}`, company);
      if (winners.includes(seat(own))) won += 1 / winners.length;
    }
    expect(won / games).toBeGreaterThan(1.2 / seats);
  });
});

describe('the search thinks only', () => {
  /** Saying what everybody knows brings nothing, and may be done for ever; picks of several at once are asked one by one. */
  const chat = tinyGame({
    id: 'chat',
    play: script<{ picks: Option[][] }>('play', [
      chooseTogether(
        'picks',
        () => [seat(0), seat(1)],
        (_, __, ___, picked) => (picked.at(-1) === 'talk' || picked.length === 0 ? ['talk', 'take', 'leave'] : []),
      ),
      run((state, local) => {
        local.picks.forEach((picks, at) => {
          state.points[at] = picks.at(-1) === 'take' ? 1 : 0;
        });
      }),
    ]),
    sensible: (_, { options }) => options.filter((option) => option !== 'talk'),
  });

  it('about what the game calls sensible, for itself and for others', () => {
    const table = start(chat, seating(2), 'chat');
    const search = new Search(sightOf(chat, table, seat(0)), chanceFrom('luck'), usualSearch);
    search.run({ iterations: 400 });
    expect(search.ranking().map(({ line }) => line)).toEqual([['take'], ['leave']]);
    expect(search.choice()).toBe('take');
  });

  it('if there is more than one sensible option', () => {
    const only = tinyGame({
      id: 'only',
      play: script<{ take: string }>('play', [choose('take', () => ['this', 'that'])]),
      sensible: () => ['that'],
    });
    const search = new Search(sightOf(only, start(only, seating(2), 'only'), seat(0)), chanceFrom('luck'), usualSearch);
    search.run({ iterations: 400 });
    expect([search.iterations, search.choice()]).toEqual([0, 'that']);
  });
});

describe('the search is honest', () => {
  it('chooses the same whatever is hidden from its seat', () => {
    for (let game = 0; game < 12; game++) {
      const table = start(orchard, seating(2 + (game % 3)), `hidden ${game}`) as Table<unknown>;
      for (let move = 0; !isOver(table); move++) {
        const { seat: chooser, options } = table.pending[0] as Decision;
        const redealt = determinize(orchard as AnyGame, table, chooser, chanceFrom(`other secrets ${move}`));
        const ask = (one: Table<unknown>) =>
          searchBot({ budget: { iterations: 150 } }).choose(
            sightOf(orchard as AnyGame, one, chooser),
            chanceFrom(`move ${move}`),
          );
        const option = ask(table);
        expect(ask(redealt)).toBe(option);
        expect(options).toContain(option);
        applyChoice(orchard as AnyGame, table, pendingFor(table, chooser) as Decision, option);
      }
    }
  });

  it('cannot guess better than anybody', () => {
    const chosen = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const table = start(guess, seating(2), `guess ${i}`);
      const { secret } = table.state as { secret: number };
      chosen.add(`${secret} ${chooses(bot, guess, table)}`);
    }
    // The same chance leads to the same guess, right or wrong.
    expect(chosen.size).toBe(2);
  });

  it('leaves the table alone', () => {
    const table = start(orchard, seating(3), 'alone') as Table<unknown>;
    const before = copyTable(orchard as AnyGame, table);
    chooses(bot, orchard as AnyGame, table);
    expect(table).toEqual(before);
  });
});

describe('the search keeps its budget', () => {
  const table = start(orchard, seating(3), 'budget') as Table<unknown>;
  const sight = sightOf(orchard as AnyGame, table, (table.pending[0] as Decision).seat as Seat);
  const searching = (patience = 1) => new Search(sight, chanceFrom('budget'), { ...usualSearch, patience });

  it('of iterations, to the last one', () => {
    for (const iterations of [1, 2, 75, 1000]) {
      const search = searching();
      search.run({ iterations });
      expect(search.iterations).toBe(iterations);
    }
  });

  it('of iterations for each option, where there are many', () => {
    const search = searching();
    search.run({ iterations: 5, perOption: 7 });
    expect(search.iterations).toBe(7 * search.decision.options.length);
  });

  it('of time', () => {
    const search = searching();
    // Time that passes only here, so that no other work of the machine takes any: each look at it is a millisecond later.
    let now = 0;
    const looks = vi.spyOn(performance, 'now').mockImplementation(() => now++);
    try {
      search.run({ milliseconds: 60 });
    } finally {
      looks.mockRestore();
    }
    expect(now).toBeGreaterThan(60);
    expect(now).toBeLessThan(66);
    expect(search.iterations).toBeGreaterThan(20);
  });

  it('and says so when there is none', () => {
    expect(() => searching().run({})).toThrow('A budget needs milliseconds, iterations or both.');
  });

  it('chooses the same for the same chance and iterations, in one go or in slices', async () => {
    for (let i = 0; i < 20; i++) {
      const option = bot.choose(sight, chanceFrom(`same ${i}`));
      expect(bot.choose(sight, chanceFrom(`same ${i}`))).toBe(option);
      expect(await bot.think(sight, chanceFrom(`same ${i}`))).toBe(option);
    }
  });

  it('stops at once when asked', () => {
    for (const after of [0, 1, 30, 400]) {
      let asked = 0;
      const search = searching();
      search.run(
        { iterations: 1e6 },
        {
          get aborted() {
            return asked++ >= after;
          },
        },
      );
      expect(search.iterations).toBeLessThanOrEqual(after + 1);
      expect(search.decision.options).toContain(search.choice());
    }
  });

  it('hears a word to stop while it thinks', async () => {
    const stop = new AbortController();
    const long = searchBot({ budget: { milliseconds: 60_000 }, settings: { patience: 1 } });
    const before = performance.now();
    setTimeout(() => stop.abort(), 50);
    const option = await think(long, sight, chanceFrom('long'), stop.signal);
    expect(performance.now() - before).toBeLessThan(2000);
    expect(sight.decision.options).toContain(option);
    expect(sight.decision.options).toContain(await think(greedy, sight, chanceFrom('long')));
  });

  it('saves time where the choice is clear', () => {
    const game = tinyGame({
      id: 'plain',
      play: script<{ take: string }>('play', [
        choose('take', () => ['nothing', 'everything']),
        run((state, local) => {
          state.points[0] = local.take === 'everything' ? 100 : 0;
        }),
      ]),
    });
    const plain = sightOf(game, start(game, seating(2), 'plain'), seat(0));
    const quick = new Search(plain, chanceFrom('plain'), usualSearch);
    quick.run({ iterations: 5000 });
    expect(quick.iterations).toBeLessThan(2500);
    expect(quick.choice()).toBe('everything');
  });

  it('does not think where there is nothing to choose', () => {
    const game = nim(1);
    const search = new Search(sightOf(game, start(game, seating(2), 'one'), seat(0)), chanceFrom('one'), usualSearch);
    search.run({ milliseconds: 5000 });
    expect(search.iterations).toBe(0);
    expect(search.choice()).toBe('1');
  });
});
