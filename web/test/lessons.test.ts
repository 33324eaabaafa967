import { describe, expect, it } from 'vitest';
import { learnedFrom } from '../lessons/progress-from.ts';

const soFar = { part: 0, inputs: [['mine', 122], null], number: 2, of: 20, done: [], parts: 1 };

describe('what was learned so far', () => {
  it('is read as it was kept', () => {
    expect(learnedFrom(JSON.stringify({ 'star-scrappers': soFar }))).toEqual({ 'star-scrappers': soFar });
  });

  it.each([
    null,
    'not JSON',
    '[]',
    'null',
    JSON.stringify({ 'star-scrappers': { ...soFar, inputs: [{ odd: true }] } }),
    JSON.stringify({ 'star-scrappers': { ...soFar, part: -1 } }),
    JSON.stringify({ 'star-scrappers': { ...soFar, done: 'all' } }),
  ])('is nothing where something else is found: %s', (text) => expect(learnedFrom(text)).toEqual({}));
});
