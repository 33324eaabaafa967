import { describe, expect, it } from 'vitest';
import type { Option } from '../index.ts';
import { type Beat, choicesIn, type Lesson, LessonRun, shownBeat } from '../lesson/index.ts';
import { seat } from '../seat.ts';
import { steps, type Tiny, tinyGame } from './tiny.ts';

const { script, loop, choose, run } = steps;

interface Turn {
  colour: Option | null;
  size: Option | null;
}

/** Two seats choose in turn, a colour and then a size, five times in all. */
const turns = script<Turn>('turn', [
  loop(
    (state) => state.trail.length < 10,
    [
      choose('colour', () => ['red', 'blue', 'pass']),
      choose('size', () => ['small', 'large']),
      run((state, { colour, size }) => {
        state.trail.push(colour as Option, size as Option);
        state.active = seat(1 - state.active);
      }),
    ],
  ),
]);
const game = tinyGame([turns]);

const lessonOf = (...beats: Beat<Tiny>[]): Lesson =>
  ({ game: 'tiny', variants: {}, bots: ['novice'], parts: [{ id: 'only', scenes: [{ seed: 'a', beats }] }] }) as Lesson;

const red: Beat<Tiny> = {
  id: 'red',
  steps: [
    { at: 'turn.colour', propose: ['red'], not: [{ options: ['pass'], say: 'no-pass' }] },
    { at: 'turn.size', propose: ['small'], fine: ['large'] },
  ],
};
const watch: Beat<Tiny> = {
  id: 'watch',
  bots: [
    { at: 'turn.colour', prefer: ['green', 'blue'] },
    { at: 'turn.size', prefer: ['large'] },
  ],
};
const free: Beat<Tiny> = { id: 'free', free: true };

describe('a lesson', () => {
  it('proposes, follows the learner through a beat, and lets bots make their moves', () => {
    const run = new LessonRun(game, lessonOf(red, watch, free));
    expect(shownBeat(run)).toMatchObject({ id: 'red', number: 1, of: 3, kind: 'ask', proposed: ['red'] });
    expect(run.choose(['red'])).toEqual({ kind: 'proposed' });
    expect(shownBeat(run)).toMatchObject({ id: 'red', proposed: ['small'] });
    expect(run.choose(['large'])).toEqual({ kind: 'fine' });
    expect(shownBeat(run)).toMatchObject({ id: 'watch', kind: 'tell' });
    run.playBots();
    expect((run.match.table.state as Tiny).trail).toEqual(['red', 'large', 'blue', 'large']);
    expect(run.next()).toBe(true);
    expect(shownBeat(run)).toMatchObject({ id: 'free', kind: 'free' });
    expect(run.choose(['pass', 'small'])).toEqual({ kind: 'fine' });
    expect(run.finished).toBe(true);
    expect(shownBeat(run)).toMatchObject({ id: null, number: 3, kind: 'end' });
  });

  it('holds back what later beats could not go on with, also as the second half of a thought', () => {
    const run = new LessonRun(
      game,
      lessonOf({ ...red, steps: [red.steps[0], { at: 'turn.size', propose: ['small'] }] } as Beat<Tiny>),
    );
    expect(run.choose(['pass'])).toEqual({ kind: 'held', say: 'no-pass' });
    expect(run.choose(['blue'])).toEqual({ kind: 'held', say: null });
    expect(run.choose(['red', 'large'])).toEqual({ kind: 'held', say: null });
    expect(run.choose(['green'])).toEqual({ kind: 'illegal' });
    expect(run.match.choices).toEqual([]);
    expect(run.inputs).toEqual([]);
  });

  it('takes a move for having read on, and judges it by what comes next', () => {
    const run = new LessonRun(game, lessonOf({ id: 'hello' }, red, watch));
    expect(shownBeat(run)).toMatchObject({ id: 'hello', kind: 'tell' });
    expect(run.choose(['pass'])).toMatchObject({ kind: 'held' });
    expect(shownBeat(run).id).toBe('hello');
    expect(run.choose(['red'])).toEqual({ kind: 'proposed' });
    expect(shownBeat(run).id).toBe('red');
  });

  it('passes over what cannot be proposed, and takes another wording', () => {
    const never: Beat<Tiny> = { id: 'never', steps: [{ at: 'turn.colour', propose: ['green'] }] };
    const other: Beat<Tiny> = { ...red, id: 'other', instead: true };
    const first = new LessonRun(game, lessonOf(never, other, watch));
    expect(shownBeat(first)).toMatchObject({ id: 'other', number: 1, of: 2 });
    const second = new LessonRun(game, lessonOf(red, other, watch));
    second.choose(['red', 'small']);
    expect(shownBeat(second).id).toBe('watch');
    const third = new LessonRun(game, lessonOf({ ...red, when: () => false }, other));
    expect(shownBeat(third).id).toBe('other');
  });

  it('lets anything be done between beats, and waits for bots whose moves are still to come', () => {
    const later: Beat<Tiny> = { ...red, id: 'later', bots: [{ at: 'turn.colour', prefer: ['blue'] }] };
    const run = new LessonRun(game, lessonOf(later));
    expect(shownBeat(run)).toMatchObject({ id: 'later', kind: 'between' });
    expect(run.choose(['pass', 'large'])).toEqual({ kind: 'fine' });
    run.playBots();
    expect(shownBeat(run)).toMatchObject({ id: 'later', kind: 'ask' });
  });

  it('goes back by a step, and is found again as it was left', () => {
    const lesson = lessonOf(red, watch, free);
    const run = new LessonRun(game, lesson);
    run.choose(['red', 'large']);
    run.playBots();
    run.next();
    const kept = run.progress;
    const again = LessonRun.resumed(game, lesson, kept);
    again.playBots();
    expect(shownBeat(again)).toEqual(shownBeat(run));
    expect(again.match.table.state).toEqual(run.match.table.state);
    expect(run.back()).toBe(true);
    expect(shownBeat(run)).toMatchObject({ id: 'watch', kind: 'tell' });
    expect(run.back()).toBe(true);
    expect(shownBeat(run)).toMatchObject({ id: 'red', proposed: ['red'] });
    expect(run.back()).toBe(false);
  });

  it('begins anew from what still fits when it has changed since', () => {
    const run = LessonRun.resumed(game, lessonOf(red, watch), { part: 7, inputs: [['red'], ['huge'], null] });
    expect(run.inputs).toEqual([['red']]);
    expect(shownBeat(run)).toMatchObject({ id: 'red', proposed: ['small'] });
  });

  it('reads an opening by words, numbers and what stands in brackets', () =>
    expect(choicesIn('\n slot-1@locks-0 gain(2 coins)\n116 travel() ')).toEqual([
      'slot-1@locks-0',
      'gain(2 coins)',
      116,
      'travel()',
    ]));

  it('says which choice of an opening does not fit, and which beat it led to', () => {
    const part = { id: 'only', scenes: [{ seed: 'a', opening: ['red', 'huge'], beats: [red] }] };
    const lesson = { ...lessonOf(red), parts: [part] } as Lesson;
    expect(() => new LessonRun(game, lesson)).toThrow(
      'choice 2 of the opening ("huge") does not fit turn.size: beat "red" is not reached',
    );
  });
});
