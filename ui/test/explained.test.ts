import { say } from '@stolik/engine';
import { speakerOf } from '@stolik/text';
import { describe, expect, it } from 'vitest';
import { explained } from '../table/explained.ts';
import { orchard, orchardText } from './orchard.ts';

const source = `${orchardText.en}
one = First. Rule OR-1.1.
same = Second (OR-1.1).
other = Third, OR-2.2.
bare = Rule OR-1.1.
`;
const speaker = speakerOf('en', [source], orchard);
const of = (...keys: string[]) =>
  explained(
    orchard,
    speaker,
    [],
    1,
    keys.map((key) => say(key)),
  );

describe('an explanation', () => {
  it('is what the game says of the piece, its rule set apart', () => {
    expect(explained(orchard, speaker, [], 3, null)).toEqual({
      sentences: ['Worth 3 VP in the basket, and a new kind 1 VP more.'],
      rule: 'OR-3.1',
    });
  });

  it('has one link when all sentences name one rule', () => {
    expect(of('one', 'same')).toEqual({ sentences: ['First.', 'Second.'], rule: 'OR-1.1' });
  });

  it('leaves a sentence out that is nothing but its rule', () => {
    expect(of('bare')).toEqual({ sentences: [], rule: 'OR-1.1' });
  });

  it('keeps several rules in their sentences', () => {
    expect(of('one', 'other')).toEqual({ sentences: ['First. Rule OR-1.1.', 'Third, OR-2.2.'], rule: null });
  });

  it('of a place without words is nothing', () => {
    expect(explained(orchard, speaker, [], 'stall', null)).toEqual({ sentences: [], rule: null });
  });
});
