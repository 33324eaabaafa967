import { say, seat } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { brokenKeysOf, keysOf, type Namer, speakerOf } from '../index.ts';

const namer: Namer = { nameOf: (piece) => say(piece === 7 ? 'piece-robot' : 'piece-card', { piece }) };

const polish = `
piece-robot = { $form ->
    [acc] robota
    [gen] robota Zu
   *[nom] robot
  }
piece-card = karta { $piece }
took = { $who } bierze { $what }
cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
  }
hand = W ręce: { $cards }
-house = Stolik
about = Tu { -house }
`;

describe('a speaker', () => {
  const pl = speakerOf('pl', [polish], namer);

  it('says numbers with the plural forms of the language', () => {
    const said = [0, 1, 2, 5, 12, 22, 25, 104].map((count) => pl.say(say('cards', { count })));
    expect(said).toEqual(['0 kart', '1 karta', '2 karty', '5 kart', '12 kart', '22 karty', '25 kart', '104 karty']);
  });

  it('puts texts into texts', () => {
    expect(pl.say(say('hand', { cards: say('cards', { count: 3 }) }))).toBe('W ręce: 3 karty');
  });

  it('names pieces in the form that the sentence needs', () => {
    expect(pl.say(say('took', { who: 'Ala', what: { piece: 7, form: 'acc' } }))).toBe('Ala bierze robota');
    expect(pl.say(say('took', { who: 'Ala', what: { piece: 7 } }))).toBe('Ala bierze robot');
    expect(pl.say(say('took', { who: 'Ala', what: { piece: 3, form: 'acc' } }))).toBe('Ala bierze karta 3');
  });

  it('says a name on its own in its first form, without complaint', () => {
    const fresh = speakerOf('pl', [polish], namer);
    expect(fresh.say(namer.nameOf(7))).toBe('robot');
    expect(fresh.problems).toEqual([]);
  });

  it('calls seats by their names, or by their number when they have none', () => {
    const text = say('took', { who: { seat: seat(1) }, what: { piece: 3 } });
    expect(pl.say(text, ['Ala', 'Ola'])).toBe('Ola bierze karta 3');
    expect(pl.say(text)).toBe('Gracz 2 bierze karta 3');
    const en = speakerOf('en', ['took = { $who } takes { $what }', 'piece-card = card { $piece }'], namer);
    expect(en.say(text)).toBe('Player 2 takes card 3');
  });

  it('joins lists as the language does', () => {
    const all = { all: [{ piece: 7, form: 'acc' }, 'kość', 2] };
    expect(pl.say(say('took', { who: 'Ala', what: all }))).toBe('Ala bierze robota, kość i 2');
    const en = speakerOf('en', ['took = { $who } takes { $what }'], namer);
    expect(en.say(say('took', { who: 'Ann', what: { all: ['a', 'b', 'c'] } }))).toBe('Ann takes a, b and c');
  });

  it('puts no marks around what it fills in', () => {
    expect(pl.say(say('took', { who: 'Ala', what: 'x' }))).toBe('Ala bierze x');
  });
});

describe('what a speaker cannot say', () => {
  it('is said as its key and noted once', () => {
    const speaker = speakerOf('en', [''], namer);
    expect(speaker.say(say('no-such'))).toBe('⟦no-such⟧');
    speaker.say(say('no-such'));
    expect(speaker.problems).toEqual(['en: message "no-such" is missing']);
    expect(speaker.has('no-such')).toBe(false);
  });

  it('is noted when a variable is missing', () => {
    const speaker = speakerOf('en', ['took = { $who } takes { $what }'], namer);
    expect(speaker.say(say('took', { who: 'Ann' }))).toBe('Ann takes {$what}');
    expect(speaker.problems).toHaveLength(1);
    expect(speaker.problems[0]).toContain('"took"');
    expect(speaker.problems[0]).toContain('$what');
  });

  it('is noted when a message refers to one that is not there', () => {
    const speaker = speakerOf('en', ['about = This is { -house }'], namer);
    speaker.say(say('about'));
    expect(speaker.problems[0]).toContain('-house');
  });

  it('is noted at once when the source is broken or says a thing twice', () => {
    const speaker = speakerOf('en', ['whole = yes\nbroken = { $x\n', 'whole = again'], namer);
    expect(speaker.problems).toHaveLength(2);
    expect(speaker.problems[0]).toContain('"broken"');
    expect(speaker.problems[1]).toContain('"whole"');
  });

  it('is a piece, without a game to name it', () => {
    const speaker = speakerOf('en', ['took = took { $what }']);
    expect(speaker.say(say('took', { what: { piece: 4 } }))).toBe('took ⟦4⟧');
    expect(speaker.problems).toHaveLength(1);
  });
});

describe('a source', () => {
  it('lists its messages, not its terms', () => {
    expect(keysOf(polish)).toEqual(['piece-robot', 'piece-card', 'took', 'cards', 'hand', 'about']);
  });

  it('tells which of its entries Fluent cannot read', () => {
    expect(brokenKeysOf(polish)).toEqual([]);
    expect(brokenKeysOf('good = a\nbad = { $n ->\n  [one] x\n }\nlast = b')).toEqual(['bad']);
  });
});
