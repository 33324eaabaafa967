import { describe, expect, it } from 'vitest';
import { UndoQuestion } from '../tables/undo-question.ts';

/** A question about the choice number 5 that was answered with no. */
function refused(): UndoQuestion {
  const question = new UndoQuestion();
  expect(question.ask(0, 5, [1, 2], 0)).toBeNull();
  expect(question.answer(1, true)).toBeNull();
  expect(question.answer(2, false)).toBeNull();
  return question;
}

describe('the question whether something may be taken back', () => {
  it('leads back when all have said yes', () => {
    const question = new UndoQuestion();
    question.ask(0, 5, [1, 2], 0);
    expect([question.answer(1, true), question.answer(2, true)]).toEqual([null, 5]);
  });

  it('leads back at once where nobody has to be asked', () => {
    expect(new UndoQuestion().ask(0, 5, [], 0)).toBe(5);
  });

  it('waits for those it was put to; when play goes on without them nothing was refused', () => {
    const question = new UndoQuestion();
    question.ask(0, 5, [1, 2], 30);
    question.answer(2, true);
    expect(question.asked).toEqual({ seat: 0, to: 5, asked: 30, waitsFor: [1] });
    question.drop();
    expect(question.keep()).toEqual({ undo: null, refusedMoments: [] });
  });

  it('that nobody has asked has no answers', () => {
    const question = new UndoQuestion();
    expect(question.answer(1, true)).toBeNull();
    question.refuse();
    expect(question.keep()).toEqual({ undo: null, refusedMoments: [] });
  });

  it('is no more asked once it was refused, or once something was taken back', () => {
    expect(refused().asked).toBeNull();
    const question = refused();
    question.ask(0, 3, [1], 0);
    question.settle(6);
    expect(question.keep()).toEqual({ undo: null, refusedMoments: [5] });
  });

  it('goes on where it was kept', () => {
    const kept = refused();
    kept.ask(1, 3, [2], 7);
    const question = new UndoQuestion();
    question.restore(kept.keep());
    expect(question.refusedMoments).toEqual([5]);
    expect(question.answer(2, true)).toBe(3);
  });

  it('is remembered as refused while the choice it was about stands', () => {
    const question = refused();
    question.settle(6);
    expect(question.refusedMoments).toEqual([5]);
  });

  it('may be asked of another choice in its place', () => {
    const question = refused();
    question.settle(5);
    expect(question.refusedMoments).toEqual([]);
  });
});
