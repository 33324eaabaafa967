import type { Part } from '@stolik/text';
import { describe, expect, it } from 'vitest';
import { gistsOf } from '../words/gist.ts';
import { wordsIn } from '../words/rich.ts';

const heads = (answers: readonly (readonly Part[])[]): string[] => gistsOf(answers).map(({ head }) => wordsIn(head));

describe('the gist of an answer', () => {
  it('ends before what is said about it, and nothing is lost', () => {
    const answers = [['Travel: move your explorers'], ['Smuggle (red 3): deliver or take artefacts'], ['Pass']];
    expect(heads(answers)).toEqual(['Travel', 'Smuggle (red 3)', 'Pass']);
    for (const [at, { head, rest }] of gistsOf(answers).entries())
      expect(wordsIn([...head, ...rest])).toBe(answers[at]?.join(''));
  });

  it('leaves off a bracket, too, where the words before the colon are long', () => {
    expect(heads([['The Great Lakes (the red excavations): 1 line']])).toEqual(['The Great Lakes']);
  });

  it('is never what another answer says as well', () => {
    expect(heads([['Card (market 4): left'], ['Card (market 5): left']])).toEqual([
      'Card (market 4)',
      'Card (market 5)',
    ]);
    expect(heads([['Sell: for 3'], ['Sell: for 5']])).toEqual(['Sell: for 3', 'Sell: for 5']);
    expect(heads([['City: draw a card'], ['City walls: draw two']])).toEqual(['City', 'City walls']);
  });

  it('keeps a piece whole, and is that piece where the words go on', () => {
    const piece: Part = { words: 'Visions of a far land', piece: 7, seat: null };
    const [gist] = gistsOf([['Take ', piece, ' for 3 materials and 2 knowledge: discard a card']]);
    expect(gist?.head).toEqual(['Take ', piece]);
    expect(gist?.rest).toEqual([' for 3 materials and 2 knowledge: discard a card']);
  });

  it('is the same for two of a kind', () => {
    expect(heads([['Play Unrest: pay 1'], ['Play Unrest: pay 1'], ['Play Peace: rest']])).toEqual([
      'Play Unrest',
      'Play Unrest',
      'Play Peace',
    ]);
  });
});
