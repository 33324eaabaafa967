import { describe, expect, it } from 'vitest';
import { heldTogether, isPossessive, piecesIn, seatIn, withFigures, withTails } from '../words/rich.ts';
import { ruleIn } from '../words/rules.ts';

const fruit = (piece: number) => ({ words: `owoc ${piece}`, piece, seat: null });
const player = (seat: number) => ({ words: 'Kuba', piece: null, seat });

describe('figures in a sentence', () => {
  it('are set apart with their sign', () => {
    expect(withFigures(['Dopłać jeszcze 3 fioletowymi'])).toEqual(['Dopłać jeszcze ', { figure: '3' }, ' fioletowymi']);
    expect(withFigures(['zysk +9, strata −4'])).toEqual(['zysk ', { figure: '+9' }, ', strata ', { figure: '−4' }]);
  });

  it('are left alone in the names of pieces', () => {
    expect(withFigures([fruit(7), ' za 2'])).toEqual([fruit(7), ' za ', { figure: '2' }]);
  });
});

describe('punctuation after a piece', () => {
  it('stays with it, so that no line begins with a comma', () => {
    expect(withTails([fruit(4), ', ', fruit(2), ' i ', fruit(1), '.'])).toEqual([
      { part: fruit(4), head: '', tail: ',' },
      { part: ' ', head: '', tail: '' },
      { part: fruit(2), head: '', tail: '' },
      { part: ' i ', head: '', tail: '' },
      { part: fruit(1), head: '', tail: '.' },
    ]);
  });

  it('stays with it where it opens and closes around it', () => {
    expect(withTails(['bierze „', fruit(4), '”, a potem (', fruit(2), ')'])).toEqual([
      { part: 'bierze ', head: '', tail: '' },
      { part: fruit(4), head: '„', tail: '”,' },
      { part: ' a potem ', head: '', tail: '' },
      { part: fruit(2), head: '(', tail: ')' },
    ]);
  });

  it('stays in the words after anything else', () => {
    expect(withTails([player(1), ': ', { figure: '3' }, '.'])).toEqual([
      { part: player(1), head: '', tail: '' },
      { part: ': ', head: '', tail: '' },
      { part: { figure: '3' }, head: '', tail: '' },
      { part: '.', head: '', tail: '' },
    ]);
  });
});

describe('words of one letter', () => {
  it('stay with the next word, so that no line ends with them', () => {
    expect(heldTogether('Z kim i w co (a może z nim)?')).toBe('Z\u00a0kim i\u00a0w\u00a0co (a\u00a0może z\u00a0nim)?');
    expect(heldTogether('plan B i ')).toBe('plan B i\u00a0');
    expect(heldTogether('ma już nic')).toBe('ma już nic');
  });
});

describe('what a sentence names', () => {
  it('pieces, each once', () => {
    expect(piecesIn([player(1), ' bierze ', fruit(4), ', ', fruit(2), ' i ', fruit(4)])).toEqual([4, 2]);
  });

  it('the seat it is about', () => {
    expect(seatIn(['Ruch: ', player(2), player(0)])).toBe(2);
    expect(seatIn(['nikt', fruit(1)])).toBeNull();
  });
});

describe('the rule of a sentence', () => {
  const cases: [string, string, string | null][] = [
    ['Rekrutacja już była (SS-7.3).', 'Rekrutacja już była.', 'SS-7.3'],
    ['You already recruited this turn, SS-4.1', 'You already recruited this turn', 'SS-4.1'],
    ['Unstable: the marker moves on. Rule SS-17.2.', 'Unstable: the marker moves on.', 'SS-17.2'],
    ['Zasada SS-15.12a.', '', 'SS-15.12a'],
    ['Bez reguły.', 'Bez reguły.', null],
    ['Według SS-7.3 nie można tego zrobić.', 'Według SS-7.3 nie można tego zrobić.', 'SS-7.3'],
  ];
  for (const [sentence, words, rule] of cases)
    it(`"${sentence}"`, () => {
      expect(ruleIn(sentence)).toEqual({ words, rule });
    });
});

describe('the ending of a name', () => {
  it('is told from other words: "Maja’s turn" leaves no room for "(you)"', () => {
    expect(['’s turn.', "'s"].every(isPossessive)).toBe(true);
    expect([' gains 2.', '’summer', player(1), undefined].some(isPossessive)).toBe(false);
  });
});
