import { describe, expect, it } from 'vitest';
import { isOver, scriptNamed, seat, viewTable } from '../index.ts';
import { answer, mark, startTiny, steps, tinyGame } from './tiny.ts';

const { call, choose, chooseTogether, chooseWith, forEachSeat, loop, run, script, when } = steps;

describe('a game that breaks off in the middle of a rule', () => {
  const inner = script<{ word?: string | null }>('inner', [
    mark('inner'),
    choose('word', () => ['on', 'stop']),
    mark((_, { word }) => word ?? 'none'),
    mark('too late'),
  ]);
  const middle = script('middle', [call(inner, () => ({})), mark('too late as well')]);
  const play = script('play', [
    loop((state) => !state.trail.includes('stop'), [call(middle)]),
    mark('after'),
    call(scriptNamed('last')),
  ]);
  const last = script('last', [mark('last')]);
  const game = tinyGame([play, middle, inner, last], { breaksOff: ({ trail }) => trail.at(-1) === 'stop' });

  it('drops whatever is going on, and goes on behind what the script of the whole game had called', () => {
    const table = startTiny(game);
    answer(game, table, 'stop');
    expect(table.state.trail).toEqual(['inner', 'stop', 'after', 'last']);
    expect(isOver(table)).toBe(true);
  });

  it('goes on as ever while it does not', () => {
    const table = startTiny(game);
    answer(game, table, 'on');
    expect(table.state.trail).toEqual(['inner', 'on', 'too late', 'too late as well', 'inner']);
  });

  it('takes nothing home from what was dropped, and does what is left once, though it is all over still', () => {
    const taking = script('play', [
      mark('before'),
      call(
        inner,
        () => ({}),
        (state) => {
          state.trail.push('taken home');
        },
      ),
      when(() => true, [mark('behind')]),
    ]);
    const dropped = tinyGame([taking, inner], { breaksOff: ({ trail }) => trail.includes('stop') });
    const table = startTiny(dropped);
    answer(dropped, table, 'stop');
    expect(table.state.trail).toEqual(['before', 'inner', 'stop', 'behind']);
  });

  it('is looked at after every change, also between the seats of a list', () => {
    let looks = 0;
    const counting = tinyGame(
      [
        script<{ player?: never }>('play', [
          forEachSeat('player', ({ seats }) => [seat(0), seat(seats - 1)] as never, [mark('x')]),
        ]),
      ],
      {
        breaksOff: () => {
          looks++;
          return false;
        },
      },
    );
    expect(startTiny(counting).state.trail).toEqual(['x', 'x']);
    expect(looks).toBe(5);
  });
});

describe('a script called by its name', () => {
  it('has to be listed', () => {
    const play = script('play', [call(scriptNamed('nowhere'))]);
    expect(() => tinyGame([play])).toThrow('calls "nowhere", which is not listed');
  });

  it('is looked for again when it is called, where the state says which', () => {
    const play = script('play', [call(() => scriptNamed('nowhere'))]);
    expect(() => startTiny(tinyGame([play]))).toThrow('tiny: script "nowhere" is not listed');
  });
});

describe('chooseWith', () => {
  interface Memory {
    word?: string | null;
  }
  const other = script('other', [mark('other')]);
  const asking = (options: string[], open?: () => boolean) => {
    const decide = chooseWith({ word: 'first', isOpen: ({ trail }) => trail.length < 2, script: other });
    const play = script<Memory>('play', [
      decide('word', () => [...options], open === undefined ? {} : { open }),
      mark((_, { word }: Memory) => String(word)),
    ]);
    return tinyGame([play, other]);
  };

  it('asks the same again after the other thing was done, as long as that is open', () => {
    const game = asking(['a', 'b']);
    const table = startTiny(game);
    expect(table.pending[0]?.options).toEqual(['a', 'b', 'first']);
    answer(game, table, 'first', 'first');
    expect(table.pending[0]?.options).toEqual(['a', 'b']);
    answer(game, table, 'b');
    expect(table.state.trail).toEqual(['other', 'other', 'b']);
  });

  it('asks also where only one answer would be left', () => {
    const table = startTiny(asking(['a']));
    expect(table.pending[0]?.options).toEqual(['a', 'first']);
  });

  it('is no question of its own, and is not open where the question says so', () => {
    expect(startTiny(asking([])).state.trail).toEqual(['null']);
    expect(startTiny(asking(['a'], () => false)).state.trail).toEqual(['a']);
  });
});

describe('what one has picked unseen', () => {
  it('is in one’s own view and in nobody else’s', () => {
    const play = script<{ picks?: string[][] }>('play', [
      chooseTogether(
        'picks',
        () => [seat(0), seat(1)],
        (_, __, ___, picked) => (picked.length < 2 ? ['a', 'b', 'c'] : []),
      ),
      run(() => {}),
    ]);
    const game = tinyGame([play]);
    const table = startTiny(game);
    answer(game, table, 'c');
    expect(viewTable(game, table, seat(0)).picked).toEqual(['c']);
    expect(viewTable(game, table, seat(1)).picked).toEqual([]);
    expect(viewTable(game, table, null).picked).toEqual([]);
  });
});
