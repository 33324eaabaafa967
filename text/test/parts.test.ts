import { say, seat } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { speakerOf } from '../index.ts';

const source = `
took = { $who } bierze { $what } za { $cost } i { $paid }.
name = { $form ->
    [acc] kartę { $number }
   *[nom] karta { $number }
  }
nested = pudełko na { $inside }
`;

const game = {
  nameOf: (piece: number) => (piece === 9 ? say('nested', { inside: { piece: 1 } }) : say('name', { number: piece })),
};

const speaker = () => speakerOf('pl', [source], game);
const names = ['Maja', 'Kuba'];

describe('a sentence in parts', () => {
  const sentence = say('took', {
    who: { seat: seat(1) },
    what: { piece: 7, form: 'acc' },
    cost: 3,
    paid: { all: [{ piece: 1 }, { piece: 2 }] },
  });

  it('sets pieces and seats apart', () => {
    expect(speaker().parts(sentence, names)).toEqual([
      { words: 'Kuba', seat: 1, piece: null },
      ' bierze ',
      { words: 'kartę 7', seat: null, piece: 7 },
      ' za 3 i ',
      { words: 'karta 1', seat: null, piece: 1 },
      ' i ',
      { words: 'karta 2', seat: null, piece: 2 },
      '.',
    ]);
  });

  it('says the same words as the sentence', () => {
    const said = speaker()
      .parts(sentence, names)
      .map((part) => (typeof part === 'string' ? part : part.words))
      .join('');
    expect(said).toBe(speaker().say(sentence, names));
  });

  it('leaves no marks in a plain sentence said afterwards', () => {
    const one = speaker();
    one.parts(sentence, names);
    expect(one.say(sentence, names)).toBe('Kuba bierze kartę 7 za 3 i karta 1 i karta 2.');
  });

  it('keeps a name inside a name as one', () => {
    const what = say('took', { who: { seat: seat(0) }, what: { piece: 9 }, cost: 1, paid: 'nic' });
    expect(speaker().parts(what, names)[2]).toEqual({ words: 'pudełko na karta 1', seat: null, piece: 9 });
  });
});
