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
