import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allSeats,
  applyChoice,
  below,
  type Chance,
  chanceFrom,
  type Decision,
  determinize,
  isOver,
  mayHear,
  type Option,
  type Seat,
  seat,
  type Table,
  viewTable,
} from '../index.ts';
import { answer, startTiny, steps, type Tiny, tinyGame } from './tiny.ts';

const { chooseTogether, run, script } = steps;

interface Memory {
  picks?: Option[][];
}

type Options = (state: Tiny, local: Memory, seat: Seat, picked: readonly Option[]) => readonly Option[];

const sealed = (options: Options, changed: Parameters<typeof tinyGame>[1] = {}) =>
  tinyGame(
    [
      script<Memory>('bid', [
        chooseTogether('picks', (state) => allSeats(state.seats), options),
        run((state, local) => {
          state.trail = (local.picks as Option[][]).map((picks) => picks.join('+'));
        }),
      ]),
    ],
    changed,
  );

const CARDS = ['a', 'b', 'c', 'd'];

/** Three cards, in any order. */
const threeCards = sealed((_, __, ___, picked) =>
  picked.length < 3 ? CARDS.filter((card) => !picked.includes(card)) : [],
);

/** As many cards as one likes. */
const someCards = sealed((_, __, ___, picked) =>
  picked.includes('done') ? [] : [...CARDS.filter((card) => !picked.includes(card)), 'done'],
);

const picksOf = (table: Table<Tiny>): Option[][] => table.stack[0]?.locals.picks as Option[][];

/** Plays on by the numbers. */
function play(game: ReturnType<typeof sealed>, table: Table<Tiny>, picks: readonly number[]): void {
  for (const pick of picks) {
    const decision = table.pending[pick % Math.max(1, table.pending.length)];
    if (decision === undefined) return;
    applyChoice(game, table, decision, decision.options[pick % decision.options.length] as Option);
  }
}

/** Whom the table waits for, as a set. */
const seen = (game: ReturnType<typeof sealed>, table: Table<Tiny>, who: Seat) => {
  const view = viewTable(game, table, who);
  return { ...view, waitingFor: new Set(view.waitingFor) };
};

describe('a view', () => {
  const game = tinyGame([
    script<{ word?: string }>('play', [
      steps.choose('word', () => ['x', 'y'], {
        about: (state, _, who) => ({ trail: state.trail.length, who: { seat: who } }),
      }),
    ]),
  ]);

  it('has the question only for the seat that is asked', () => {
    const table = startTiny(game, 2);
    expect(viewTable(game, table, seat(0)).decision).toEqual({
      id: 0,
      seat: 0,
      prompt: 'play.word',
      options: ['x', 'y'],
      question: { key: 'ask-play-word', args: { trail: 0, who: { seat: 0 } } },
    });
    expect(viewTable(game, table, seat(1)).decision).toBeNull();
    expect(viewTable(game, table, null).decision).toBeNull();
    expect(viewTable(game, table, null).waitingFor).toEqual([0]);
  });

  it('knows the end', () => {
    const table = startTiny(game, 2);
    expect(viewTable(game, table, seat(1)).over).toBe(false);
    answer(game, table, 'x');
    expect(viewTable(game, table, seat(1))).toMatchObject({ over: true, decision: null, waitingFor: [], sequence: 1 });
  });

  it('takes out what is hidden', () => {
    const table = startTiny(game, 2);
    table.state.secrets = [3, 4];
    expect(viewTable(game, table, seat(1)).state.secrets).toEqual([-1, 4]);
    expect(viewTable(game, table, null).state.secrets).toEqual([-1, -1]);
  });

  it('stays as it was when the seat picks on', () => {
    const table = startTiny(threeCards, 2);
    answer(threeCards, table, 'a');
    const view = viewTable(threeCards, table, seat(0));
    expect(view.picked).toEqual(['a']);
    applyChoice(threeCards, table, table.pending.find((waiting) => waiting.seat === 0) as Decision, 'b');
    expect(view.picked).toEqual(['a']);
  });
});

describe('mayHear', () => {
  it('keeps private events private', () => {
    expect(mayHear({ type: 'all' }, null)).toBe(true);
    expect(mayHear({ type: 'all' }, seat(1))).toBe(true);
    expect(mayHear({ type: 'some', to: [0] }, seat(0))).toBe(true);
    expect(mayHear({ type: 'some', to: [0] }, seat(1))).toBe(false);
    expect(mayHear({ type: 'some', to: [0] }, null)).toBe(false);
    expect(mayHear({ type: 'none', to: [] }, seat(0))).toBe(false);
  });
});

describe('determinize', () => {
  it('deals chance anew', () => {
    const table = startTiny(threeCards, 2);
    const redealt = determinize(threeCards, table, seat(0), chanceFrom('guess'));
    expect(redealt.chance.key).not.toEqual(table.chance.key);
  });

  it('keeps the seat’s own picks and replaces those of others', () => {
    const table = startTiny(threeCards, 3);
    for (const [who, card] of [
      [0, 'c'],
      [1, 'a'],
      [1, 'b'],
      [1, 'd'],
      [2, 'a'],
    ] as const) {
      const decision = table.pending.find((waiting) => waiting.seat === who);
      if (decision === undefined) throw new Error(`Seat ${who} is not asked.`);
      applyChoice(threeCards, table, decision, card);
    }
    const picked = new Set<string>();
    for (let guess = 0; guess < 400; guess++) {
      const redealt = determinize(threeCards, table, seat(0), chanceFrom(`guess ${guess}`));
      const [own, other, idle] = picksOf(redealt);
      expect(own).toEqual(['c']);
      expect(idle).toEqual([]); // how far another has come is hidden, so it begins anew
      expect(new Set(other).size).toBe(3);
      picked.add((other as Option[]).join('+'));
    }
    // Three of four cards, in order: 24 ways, all of them possible.
    expect(picked.size).toBe(24);
    expect(picksOf(table)).toEqual([['c'], ['a', 'b', 'd'], ['a']]);
  });

  it('leaves a sealed bid of three cards that looks the same and can be finished', () => canBeFinished(threeCards));

  it('leaves a sealed bid of as many cards as one likes that looks the same and can be finished', () =>
    canBeFinished(someCards));

  function canBeFinished(game: ReturnType<typeof sealed>): void {
    fc.assert(
      fc.property(fc.array(fc.nat(999), { maxLength: 8 }), fc.nat(2), fc.string(), (picks, who, luck) => {
        const table = startTiny(game, 3);
        play(game, table, picks);
        fc.pre(table.pending.some((decision) => decision.seat === who));
        const redealt = determinize(game, table, seat(who), chanceFrom(luck));
        expect(seen(game, redealt, seat(who))).toEqual(seen(game, table, seat(who)));
        for (const decision of redealt.pending) expect(decision.options.length).toBeGreaterThan(0);
        for (const done of allSeats(3))
          if (!table.pending.some((decision) => decision.seat === done))
            expect(nothingLeft(game, redealt, done)).toBe(true);
        play(
          game,
          redealt,
          Array.from({ length: 40 }, (_, i) => i * 7),
        );
        expect(isOver(redealt)).toBe(true);
      }),
    );
  }

  it('depends on nothing that the seat does not see', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(999), { maxLength: 8 }), fc.nat(2), (picks, who) => {
        const table = startTiny(threeCards, 3);
        play(threeCards, table, picks);
        fc.pre(!isOver(table));
        const other = determinize(threeCards, table, seat(who), chanceFrom('other'));
        expect(determinize(threeCards, other, seat(who), chanceFrom('same'))).toEqual(
          determinize(threeCards, table, seat(who), chanceFrom('same')),
        );
      }),
    );
  });

  it('lists another seat’s options as they are on the table dealt anew', () => {
    const game = tinyGame([
      script<{ number?: number }>('play', [
        steps.choose('number', (state) => [state.secrets[1] as number, 99], { by: () => seat(1) }),
      ]),
    ]);
    const table = startTiny(game, 2);
    for (let guess = 0; guess < 10; guess++) {
      const redealt = determinize(game, table, seat(0), chanceFrom(`guess ${guess}`));
      expect(redealt.pending[0]?.options).toEqual([redealt.state.secrets[1], 99]);
    }
  });

  it('leaves a finished game alone', () => {
    const { changed, deals } = countedDeals();
    const game = tinyGame([script('play', [])], changed);
    const table = startTiny(game, 2);
    expect(determinize(game, table, seat(0), chanceFrom('guess')).stack).toEqual([]);
    expect(deals()).toBe(1);
  });

  /** Only who has an even secret has something to choose. */
  const ifEven = (state: Tiny, who: Seat): Option[] => ((state.secrets[who] as number) % 2 === 0 ? ['x', 'y'] : []);

  it('deals again while another seat in the middle of its move would have nothing to choose', () => {
    const { changed, deals } = countedDeals();
    const game = tinyGame(
      [script('play', [steps.choose('word', (state) => ifEven(state, seat(1)), { by: () => seat(1) })])],
      changed,
    );
    const table = evenTable(game);
    for (let guess = 0; guess < 20; guess++) {
      const redealt = determinize(game, table, seat(0), chanceFrom(`guess ${guess}`));
      expect(redealt.pending.map(({ options }) => options)).toEqual([['x', 'y']]);
    }
    // Every second deal will do.
    expect(deals()).toBeGreaterThan(20);
    expect(deals()).toBeLessThan(100);
  });

  it('deals again while somebody would not be asked in a sealed choice who is asked now', () => {
    const game = sealed((state, __, who, picked) => (picked.length === 0 ? ifEven(state, who) : []));
    const table = evenTable(game);
    for (let guess = 0; guess < 20; guess++)
      expect(determinize(game, table, seat(0), chanceFrom(`guess ${guess}`)).pending).toHaveLength(2);
  });

  it('takes what it has when fifty deals leave another seat nothing to choose', () => {
    const { changed, deals } = countedDeals((state) => state.trail.push('dealt'));
    const game = tinyGame(
      [
        script('play', [
          steps.choose('word', ({ trail }) => (trail.length === 0 ? ['x', 'y'] : []), { by: () => seat(1) }),
        ]),
      ],
      changed,
    );
    const redealt = determinize(game, startTiny(game, 2), seat(0), chanceFrom('guess'));
    expect(redealt.pending.map(({ options }) => options)).toEqual([[]]);
    expect(deals()).toBe(50);
  });

  it('picks nothing for a seat that has no part in a sealed choice', () => {
    const game = tinyGame([
      script<Memory>('bid', [
        chooseTogether(
          'picks',
          () => [seat(0), seat(1)],
          (_, __, ___, picked) => (picked.length === 0 ? CARDS : []),
        ),
      ]),
    ]);
    const redealt = determinize(game, startTiny(game, 3), seat(0), chanceFrom('guess'));
    expect(picksOf(redealt)[2]).toEqual([]);
  });

  it('ends a sealed choice after a thousand picks that would never end', () => {
    const { changed } = countedDeals((state) => state.trail.push('dealt'));
    const endless: Options = ({ trail }, _, __, picked) => (picked.length === 0 || trail.length > 0 ? CARDS : []);
    const game = sealed(endless, changed);
    const table = startTiny(game, 2);
    applyChoice(game, table, table.pending.find((waiting) => waiting.seat === 1) as Decision, 'a');
    expect(picksOf(determinize(game, table, seat(0), chanceFrom('guess')))[1]).toHaveLength(1000);
  });

  it('lists whom the table waits for in the same order', () => {
    const table = startTiny(threeCards, 3);
    play(threeCards, table, [0]);
    const redealt = determinize(threeCards, table, seat(0), chanceFrom('guess'));
    expect(viewTable(threeCards, redealt, seat(0)).waitingFor).toEqual(
      viewTable(threeCards, table, seat(0)).waitingFor,
    );
  });
});

/** A table of two at which everybody has an even secret. */
function evenTable(game: ReturnType<typeof sealed>): Table<Tiny> {
  for (let seed = 0; ; seed++) {
    const table = startTiny(game, 2, `even ${seed}`);
    if (table.state.secrets.every((secret) => secret % 2 === 0)) return table;
  }
}

/** Deals as tiny games do, and counts how often. */
function countedDeals(also: (state: Tiny) => void = () => {}) {
  let deals = 0;
  const determinize = (state: Tiny, viewer: Seat, chance: Chance): void => {
    deals++;
    for (const owner of allSeats(state.seats)) if (owner !== viewer) state.secrets[owner] = below(chance, 10);
    also(state);
  };
  return { changed: { determinize }, deals: () => deals };
}

/** Is the seat's sealed bid complete? */
function nothingLeft(game: ReturnType<typeof sealed>, table: Table<Tiny>, who: Seat): boolean {
  const picked = picksOf(table)[who] as Option[];
  const op = game.programs.bid?.[0];
  return op?.options(table.state, {}, who, picked).length === 0;
}
