import { describe, expect, it } from 'vitest';
import { choose as chooseIn, isOver, type Option, type Seat, seat, seatsFrom } from '../index.ts';
import { answer, mark, startTiny, steps, type Tiny, tinyGame } from './tiny.ts';

const { call, choose, chooseTogether, forEachSeat, loop, run, script, when } = steps;

/** The trail that a game without decisions leaves. */
const trailOf = (...scripts: Parameters<typeof tinyGame>[0]): Option[] => {
  const table = startTiny(tinyGame(scripts));
  expect(isOver(table)).toBe(true);
  return table.state.trail;
};

const ask = (word: string) => choose<{ word?: string }, 'word'>('word', () => [word, 'other']);

describe('steps', () => {
  it('run in order', () => {
    expect(trailOf(script('play', [mark('a'), mark('b'), mark('c')]))).toEqual(['a', 'b', 'c']);
  });

  it('of an empty script end the game at once', () => {
    expect(trailOf(script('play', []))).toEqual([]);
  });

  it('of a "when" run if it holds, the others if not, and both rejoin', () => {
    const branches = (yes: boolean) => [
      mark('before'),
      when(() => yes, [mark('then 1'), mark('then 2')], [mark('else 1'), mark('else 2')]),
      mark('between'),
      when(() => yes, [mark('only')]),
      mark('after'),
    ];
    expect(trailOf(script('play', branches(true)))).toEqual(['before', 'then 1', 'then 2', 'between', 'only', 'after']);
    expect(trailOf(script('play', branches(false)))).toEqual(['before', 'else 1', 'else 2', 'between', 'after']);
  });

  it('of a "when" may be empty on either side', () => {
    expect(trailOf(script('play', [when(() => true, [], [mark('else')]), mark('end')]))).toEqual(['end']);
    expect(trailOf(script('play', [when(() => false, [], [mark('else')]), mark('end')]))).toEqual(['else', 'end']);
  });

  it('of a loop run while its test holds, also not at all', () => {
    const upTo = (count: number) =>
      script('play', [loop((state) => state.trail.length < count, [mark((state) => state.trail.length)]), mark('end')]);
    expect(trailOf(upTo(3))).toEqual([0, 1, 2, 'end']);
    expect(trailOf(upTo(0))).toEqual(['end']);
  });

  it('nest: a loop in a branch in a loop', () => {
    interface Memory {
      outer?: number;
      inner?: number;
    }
    const play = script<Memory>('play', [
      run((_, local) => {
        local.outer = 0;
      }),
      loop(
        (_, local) => (local.outer as number) < 4,
        [
          when(
            (_, local) => (local.outer as number) % 2 === 1,
            [
              run((_, local) => {
                local.inner = 0;
              }),
              loop(
                (_, local) => (local.inner as number) < 2,
                [
                  mark((_, local: Memory) => `${local.outer}.${local.inner}`),
                  run((_, local) => {
                    local.inner = (local.inner as number) + 1;
                  }),
                ],
              ),
            ],
            [mark((_, local: Memory) => `${local.outer}`)],
          ),
          run((_, local) => {
            local.outer = (local.outer as number) + 1;
          }),
        ],
      ),
      mark('end'),
    ]);
    expect(trailOf(play)).toEqual(['0', '1.0', '1.1', '2', '3.0', '3.1', 'end']);
  });

  it('that never ask and never end are stopped with a sentence', () => {
    const game = tinyGame([script('play', [loop(() => true, [run(() => {})])])]);
    expect(() => startTiny(game)).toThrow('tiny: script "play" ran 1000000 steps without a decision');
    const inner = script('inner', []);
    const calling = tinyGame([script('play', [loop(() => true, [call(inner)])]), inner]);
    expect(() => startTiny(calling)).toThrow(/without a decision/);
  });
});

describe('call', () => {
  interface Inner {
    given: number;
    word?: string;
    result?: number;
  }
  interface Outer {
    home?: number;
  }
  const inner = script<Inner>('inner', [
    mark((_, local: Inner) => `given ${local.given}`),
    choose('word', () => ['double', 'half']),
    run((_, local) => {
      local.result = local.word === 'double' ? local.given * 2 : local.given / 2;
    }),
  ]);
  const game = tinyGame([
    script<Outer>('play', [
      call(
        inner,
        () => ({ given: 4 }),
        (_, local, given) => {
          local.home = given.result as number;
        },
      ),
      mark((_, local: Outer) => `home ${local.home}`),
      choose('home' as never, () => [] as never[]),
    ]),
    inner,
  ]);

  it('gives a memory, waits inside, and takes results home', () => {
    const table = startTiny(game);
    expect(table.stack).toEqual([
      { script: 'play', at: 0, locals: {} },
      { script: 'inner', at: 1, locals: { given: 4 } },
    ]);
    expect(answer(game, table, 'double')).toBeNull();
    expect(table.state.trail).toEqual(['given 4', 'home 8']);
    expect(isOver(table)).toBe(true);
  });

  it('may choose the script by the state, and begin each with a memory of its own', () => {
    const left = script<{ seen?: boolean }>('left', [
      mark((_, local: { seen?: boolean }) => (local.seen ? 'left again' : 'left')),
      run((_, local) => {
        local.seen = true;
      }),
    ]);
    const right = script('right', [mark('right')]);
    const play = script('play', [
      loop(
        (state) => state.trail.length < 4,
        [
          call(
            (state: Tiny) => (state.trail.length % 2 === 0 ? left : right),
            () => ({}),
          ),
        ],
      ),
    ]);
    expect(trailOf(play, left, right)).toEqual(['left', 'right', 'left', 'right']);
  });

  it('works as the last step, several deep', () => {
    const c = script('c', [mark('c')]);
    const b = script('b', [mark('b'), call(c)]);
    expect(trailOf(script('a', [mark('a'), call(b)]), b, c)).toEqual(['a', 'b', 'c']);
  });
});

describe('forEachSeat', () => {
  it('asks each seat of the list in turn, and goes on after a saved table was restored', () => {
    interface Memory {
      player: Seat;
      word?: string;
    }
    const game = tinyGame([
      script<Memory>('play', [
        forEachSeat('player', (state) => seatsFrom(seat(1), state.seats), [
          choose('word', () => ['yes', 'no'], { by: (_, local) => local.player }),
          mark((_, local: Memory) => `${local.player} ${local.word}`),
        ]),
        mark('end'),
      ]),
    ]);
    let table = startTiny(game, 3);
    for (const [asked, word] of [
      [1, 'yes'],
      [2, 'no'],
      [0, 'yes'],
    ] as const) {
      expect(table.pending.map((decision) => decision.seat)).toEqual([asked]);
      table = JSON.parse(JSON.stringify(table));
      expect(answer(game, table, word)).toBeNull();
    }
    expect(table.state.trail).toEqual(['1 yes', '2 no', '0 yes', 'end']);
  });

  it('does nothing for an empty list', () => {
    expect(
      trailOf(script<{ player?: Seat }>('play', [forEachSeat('player', () => [], [mark('never')]), mark('end')])),
    ).toEqual(['end']);
  });

  it('does not use up a list that belongs to the state', () => {
    const play = script<{ player?: Seat }>('play', [
      run((state) => {
        state.secrets = [1, 0];
      }),
      forEachSeat('player', (state) => state.secrets as Seat[], []),
      mark((state) => state.secrets.join()),
    ]);
    expect(trailOf(play)).toEqual(['1,0']);
  });

  it('lists seats afresh each time it is reached', () => {
    const play = script<{ player?: Seat }>('play', [
      loop(
        (state) => state.trail.length < 4,
        [
          forEachSeat('player', () => [seat(0), seat(1)], [
            mark((_, local: { player?: Seat }) => local.player as number),
          ]),
        ],
      ),
    ]);
    expect(trailOf(play)).toEqual([0, 1, 0, 1]);
  });
});

describe('choose', () => {
  interface Memory {
    word?: string | null;
    next?: string;
  }
  const offering = (options: string[], always = false) =>
    tinyGame([
      script<Memory>('play', [
        choose('word', () => options, { always }),
        mark((_, local: Memory) => String(local.word)),
        ask('next') as never,
      ]),
    ]);

  it('skips a step without options, and remembers null', () => {
    const table = startTiny(offering([]));
    expect(table.state.trail).toEqual(['null']);
    expect(table.pending).toHaveLength(1);
  });

  it('takes a single option without asking', () => {
    expect(startTiny(offering(['only'])).state.trail).toEqual(['only']);
  });

  it('asks for a single option where the pause would tell something, but never for none', () => {
    const table = startTiny(offering(['only'], true));
    expect(table.state.trail).toEqual([]);
    expect(table.pending).toEqual([{ id: 0, seat: 0, prompt: 'play.word', options: ['only'] }]);
    expect(startTiny(offering([], true)).state.trail).toEqual(['null']);
  });

  it('asks the active seat, or whom the step says, under the key of its script or its own', () => {
    const game = tinyGame([
      script<{ a?: string; b?: string }>('play', [
        choose('a', () => ['x', 'y']),
        choose('b', () => ['x', 'y'], { by: (state) => seat(state.seats - 1), prompt: 'other.key' }),
      ]),
    ]);
    const table = startTiny(game, 3);
    expect(table.pending).toEqual([{ id: 0, seat: 0, prompt: 'play.a', options: ['x', 'y'] }]);
    answer(game, table, 'y');
    expect(table.pending).toEqual([{ id: 1, seat: 2, prompt: 'other.key', options: ['x', 'y'] }]);
  });
});

describe('chooseTogether', () => {
  interface Memory {
    picks?: Option[][];
  }
  const together = (
    options: (state: Tiny, local: Memory, seat: Seat, picked: readonly Option[]) => readonly Option[],
    always = false,
  ) =>
    tinyGame([
      script<Memory>('play', [
        chooseTogether('picks', (state) => seatsFrom(seat(0), state.seats), options, { always }),
        run((state, local) => {
          state.trail = (local.picks as Option[][]).map((picks) => picks.join('+') || 'none');
        }),
      ]),
    ]);

  it('asks all at once, takes answers in any order, and goes on with the last', () => {
    const game = together((_, __, ___, picked) => (picked.length === 0 ? ['a', 'b'] : []));
    const table = startTiny(game, 3);
    expect(table.pending.map((decision) => decision.seat)).toEqual([0, 1, 2]);
    expect(answerBy(game, table, 2, 'b')).toBeNull();
    expect(answerBy(game, table, 0, 'a')).toBeNull();
    expect(table.state.trail).toEqual([]);
    expect(answerBy(game, table, 0, 'a')?.why).toBe('not-your-decision');
    expect(answerBy(game, table, 1, 'a')).toBeNull();
    expect(table.state.trail).toEqual(['a', 'a', 'b']);
    expect(isOver(table)).toBe(true);
  });

  it('asks a seat again until nothing is left for it, and makes forced picks itself', () => {
    const cards = ['x', 'y', 'z'];
    const left = (picked: readonly Option[]) => cards.filter((card) => !picked.includes(card));
    const game = together((_, __, who, picked) => (picked.length < who + 1 ? left(picked) : []));
    const table = startTiny(game, 3);
    answerBy(game, table, 2, 'y');
    answerBy(game, table, 2, 'x');
    // The last of three was forced: seat 2 is done, the others wait.
    expect(table.pending.map((decision) => decision.seat).sort()).toEqual([0, 1]);
    answerBy(game, table, 1, 'z');
    answerBy(game, table, 0, 'z');
    answerBy(game, table, 1, 'y');
    expect(table.state.trail).toEqual(['z', 'z+y', 'y+x+z']);
  });

  it('does not ask for forced picks at all, unless always', () => {
    const forced = (_: Tiny, __: Memory, ___: Seat, picked: readonly Option[]) =>
      picked.length < 2 ? [picked.length] : [];
    expect(startTiny(together(forced)).state.trail).toEqual(['0+1', '0+1']);
    const game = together(forced, true);
    const table = startTiny(game);
    expect(table.pending).toHaveLength(2);
    for (const [who, pick] of [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const)
      expect(answerBy(game, table, who, pick)).toBeNull();
    expect(table.state.trail).toEqual(['0+1', '0+1']);
  });

  it('is skipped when nobody has anything to pick', () => {
    expect(startTiny(together(() => [])).state.trail).toEqual(['none', 'none']);
  });

  it('gives each question its own number, so that answers meant for an earlier pick are late', () => {
    const game = together((_, __, ___, picked) => (picked.length < 2 ? ['a', 'b'] : []));
    const table = startTiny(game);
    const first = table.pending[0]?.id as number;
    answerBy(game, table, 0, 'a');
    const second = table.pending.find((decision) => decision.seat === 0)?.id as number;
    expect(second).toBeGreaterThan(first);
    expect(table.pending.find((decision) => decision.seat === 1)?.id).toBe(first);
  });
});

function answerBy(game: ReturnType<typeof tinyGame>, table: ReturnType<typeof startTiny>, who: number, option: Option) {
  const decision = table.pending.find((waiting) => waiting.seat === who);
  return chooseIn(game, table, { seat: seat(who), decision: decision?.id ?? -1, option });
}
