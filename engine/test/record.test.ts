import { describe, expect, it } from 'vitest';
import {
  commitmentTo,
  type GameRecord,
  isRefusal,
  Match,
  type Option,
  readRecord,
  recordOf,
  replay,
  seat,
  seatsFrom,
  verify,
} from '../index.ts';
import { answerOf, mark, steps, tinyGame } from './tiny.ts';

interface Memory {
  word?: string;
  picks?: Option[][];
}

/** A die, a word, a sealed pick of each seat. */
const game = tinyGame(
  [
    steps.script<Memory>('play', [
      steps.run((state, _, dealer) => {
        state.trail.push(dealer.below(1000));
      }),
      steps.choose('word', () => ['a', 'b']),
      mark((_, local: Memory) => local.word as string),
      steps.chooseTogether(
        'picks',
        (state) => seatsFrom(seat(0), state.seats),
        (_, __, ___, picked) => (picked.length === 0 ? ['x', 'y'] : []),
      ),
      steps.run((state, local) => {
        state.trail.push(...(local.picks as Option[][]).flat());
      }),
    ]),
  ],
  { variants: [{ id: 'length', values: ['short', 'long'], default: 'short' }] },
);

const company = { names: ['Ada', 'Bruno'] };

function played(...answers: [Option, number?][]): Match<never, never> {
  const match = new Match(game, { seats: 2, variants: { length: 'long' } }, { seed: 'record', entropy: ['salt'] });
  for (const [option, who] of answers) expect(match.choose(answerOf(match.table, option, who))).toBeNull();
  return match as unknown as Match<never, never>;
}

const whole = (): GameRecord => recordOf(played(['b'], ['y', 1], ['x', 0]), company);

/** The record as a file, with something about it changed. */
const file = (changed: object): string => JSON.stringify({ ...whole(), ...changed });

const problemOf = (text: string): string => {
  const record = readRecord(text);
  if (isRefusal(record)) {
    expect(record.why).toBe('bad-record');
    return record.message;
  }
  return 'none';
};

/** What verify says of a record read from a file. */
const verdictOn = (text: string): string => {
  const record = readRecord(text);
  return isRefusal(record) ? record.message : (verify(game, record)?.message ?? 'good');
};

describe('a record', () => {
  it('keeps bare options, and who chose where several choose at once', () => {
    expect(whole()).toEqual({
      stolik: 1,
      game: 'tiny',
      rules: '1.0.0',
      seats: 2,
      names: ['Ada', 'Bruno'],
      variants: { length: 'long' },
      seed: 'record',
      entropy: ['salt'],
      commitment: commitmentTo('record'),
      choices: ['b', { seat: 1, option: 'y' }, { seat: 0, option: 'x' }],
      result: {
        ending: 'end',
        scores: [0, 1].map((who) => ({ seat: who, total: 4, lines: [{ what: 'trail', points: 4 }] })),
        winners: [0],
      },
    });
  });

  it('says which seats bots play', () => {
    const bots = ['random', null];
    const record = recordOf(played(['a']), { ...company, bots });
    expect(record.bots).toEqual(bots);
    expect(problemOf(JSON.stringify(record))).toBe('none');
  });

  it('of an unfinished game has no result, and verifies', () => {
    const record = recordOf(played(['a']), company);
    expect(record).not.toHaveProperty('result');
    expect(verify(game, record)).toBeNull();
  });

  it('survives being written and read', () => {
    expect(readRecord(JSON.stringify(whole()))).toEqual(whole());
    expect(verdictOn(file({}))).toBe('good');
  });
});

describe('readRecord', () => {
  it('refuses a file cut off anywhere', () => {
    const text = file({});
    for (let length = 0; length < text.length; length++)
      expect(problemOf(text.slice(0, length))).toMatch(/^This is not a game record: it is not complete JSON/);
  });

  it.each([
    ['null', 'it is not a JSON object'],
    ['[]', 'it is not a JSON object'],
    ['"stolik"', 'it is not a JSON object'],
    ['{}', 'it has no "stolik": 1'],
    [file({ stolik: 2 }), 'it has no "stolik": 1'],
    [file({ stolik: '1' }), 'it has no "stolik": 1'],
    [file({ game: 7 }), '"game" is missing or not a short text'],
    [file({ game: undefined }), '"game" is missing or not a short text'],
    [file({ rules: null }), '"rules" is missing or not a short text'],
    [file({ seed: ['record'] }), '"seed" is missing or not a short text'],
    [file({ seed: 'x'.repeat(10_000) }), '"seed" is missing or not a short text'],
    [file({ commitment: {} }), '"commitment" is missing or not a short text'],
    [file({ seats: 0 }), '"seats" is not a number of seats'],
    [file({ seats: 2.5 }), '"seats" is not a number of seats'],
    [file({ seats: '2' }), '"seats" is not a number of seats'],
    [file({ seats: 1e9 }), '"seats" is not a number of seats'],
    [file({ seats: -1, names: [] }), '"seats" is not a number of seats'],
    [file({ names: ['Ada'] }), '"names" does not name every seat'],
    [file({ names: ['Ada', 7] }), '"names" does not name every seat'],
    [file({ names: { 0: 'Ada', 1: 'Bruno', length: 2 } }), '"names" does not name every seat'],
    [file({ names: ['Ada', 'B'.repeat(1000)] }), '"names" does not name every seat'],
    [file({ bots: ['random'] }), '"bots" does not say for every seat who plays it'],
    [file({ bots: ['random', 7] }), '"bots" does not say for every seat who plays it'],
    [file({ bots: 'random' }), '"bots" does not say for every seat who plays it'],
    [file({ variants: ['long'] }), '"variants" is not a list of words'],
    [file({ variants: { length: 3 } }), '"variants" is not a list of words'],
    [file({ variants: null }), '"variants" is not a list of words'],
    [file({ entropy: 'salt' }), '"entropy" is not a list of words'],
    [file({ commitments: [1] }), '"commitments" is not a list of words'],
    [file({ entropy: Array.from({ length: 1000 }, () => 'salt') }), '"entropy" is not a list of words'],
    [file({ choices: undefined }), '"choices" is missing'],
    [file({ choices: { length: 3 } }), '"choices" is missing'],
    [file({ choices: ['b', null] }), 'choice 2 is not an option'],
    [file({ choices: [1.5] }), 'choice 1 is not an option'],
    [file({ choices: [true] }), 'choice 1 is not an option'],
    [file({ choices: [['b']] }), 'choice 1 is not an option'],
    [file({ choices: ['b'.repeat(1000)] }), 'choice 1 is not an option'],
    [file({ choices: [{ seat: '0', option: 'b' }] }), 'choice 1 is not an option'],
    [file({ choices: [{ seat: 0 }] }), 'choice 1 is not an option'],
    [file({ choices: [{ seat: 0, option: { seat: 0, option: 'b' } }] }), 'choice 1 is not an option'],
    [file({ result: [] }), '"result" is not a result'],
    [file({ result: 'won' }), '"result" is not a result'],
    ...[null, 7, { seat: '0', total: 1, lines: [] }, { seat: 0, total: 1, lines: 7 }].map((score): [string, string] => [
      file({ result: { ...whole().result, scores: [score] } }),
      '"result" is not a result',
    ]),
  ])('refuses %.60s', (text, problem) => {
    expect(problemOf(text)).toContain(problem);
  });

  it('takes words of 200 letters', () => {
    const seed = 's'.repeat(200);
    expect(readRecord(file({ seed }))).toMatchObject({ seed });
    expect(problemOf(file({ seed: `${seed}s` }))).toContain('"seed" is missing or not a short text');
  });

  it('refuses endless lists of choices without replaying them', () => {
    expect(problemOf(file({ choices: Array.from({ length: 200_001 }, () => 'a') }))).toContain(
      'more than 200000 choices',
    );
  });

  it('is not led astray by names that every object has', () => {
    const text = file({});
    const polluted = text.replace('{', '{"__proto__":{"polluted":true,"stolik":1},"constructor":{"prototype":{}},');
    readRecord(polluted);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(problemOf('{"__proto__":{"stolik":1,"game":"tiny"}}')).toContain('it has no "stolik": 1');
    expect(verdictOn(text.replace('{"length":"long"}', '{"__proto__":"long"}'))).toMatch(/has no variant "__proto__"/);
    expect(verdictOn(text.replace('"result":{', '"result":{"__proto__":{"x":1},'))).toMatch(/The result of the record/);
  });
});

describe('replay', () => {
  it('leads to the table after any number of choices', () => {
    for (let count = 0; count <= 3; count++) {
      const match = replay(game, whole(), count);
      if (isRefusal(match)) throw new Error(match.message);
      expect(match.choices).toHaveLength(count);
      expect(match.over).toBe(count === 3);
    }
  });

  it.each([
    [{ game: 'chess' }, 'unknown-game', 'The record is of "chess", not of "tiny".'],
    [{ rules: '0.9.0' }, 'other-version', /made with rules 0\.9\.0 of tiny; this is 1\.0\.0/],
    [{ seats: 9 }, 'seats', /1 to 4 seats, not 9/],
    [{ variants: { length: 'endless' } }, 'variant', /short or long, not "endless"/],
    [{ variants: { colour: 'red' } }, 'variant', /no variant "colour"/],
    [{ choices: ['c'] }, 'bad-record', /^Choice 1 of the record does not fit: "c" is not one of the options/],
    [{ choices: ['b', 'x'] }, 'none', /./],
    [{ choices: ['b', { seat: 7, option: 'x' }] }, 'bad-record', /^Choice 2 .* Seat 7 has nothing to decide there/],
    [{ choices: ['b', { seat: -1, option: 'x' }] }, 'bad-record', /^Choice 2 /],
    [{ choices: ['b', { seat: 1, option: 'x' }, { seat: 1, option: 'x' }] }, 'bad-record', /^Choice 3 /],
    [{ choices: [...whole().choices, 'b'] }, 'bad-record', /^Choice 4 of the record does not fit: The game is over/],
  ])('of %j', (changed, why, message) => {
    const match = replay(game, { ...whole(), ...changed } as GameRecord);
    if (!isRefusal(match)) {
      expect(why).toBe('none');
      return;
    }
    expect(match.why).toBe(why);
    expect(match.message).toMatch(message);
  });
});

describe('verify', () => {
  it.each([
    [
      'another seed',
      { seed: 'other' },
      'The commitment is not that of the seed: the seed was changed after play began.',
    ],
    ['another part than was committed to', { commitments: [commitmentTo('sugar')] }, /^What the players added/],
    ['a part that nobody was committed to', { commitments: [] }, /^What the players added/],
    ['another commitment', { commitment: commitmentTo('other') }, /^The commitment is not that of the seed/],
    ['another choice', { choices: ['c', ...whole().choices.slice(1)] }, /^Choice 1 of the record does not fit/],
    [
      'a choice left out',
      { choices: whole().choices.slice(0, -1) },
      'The record gives a result, but its game is not over.',
    ],
    ['no result', { result: undefined }, 'The game is over, but the record gives no result.'],
    ['another winner', { result: { ...whole().result, winners: [1] } }, /^The result of the record is not the one/],
    ['another ending', { result: { ...whole().result, ending: 'flood' } }, /^The result of the record is not the one/],
    ['something more', { result: { ...whole().result, bonus: 1 } }, /^The result of the record is not the one/],
    ['points added', { result: { ...whole().result, scores: [] } }, /^The result of the record is not the one/],
    ['other rules', { rules: '2.0.0' }, /Replay it with the version that wrote it/],
  ])('notices %s', (_, changed, message) => {
    const verdict = verdictOn(file(changed));
    if (typeof message === 'string') expect(verdict).toBe(message);
    else expect(verdict).toMatch(message);
  });

  it('notices what players added to the seed', () => {
    const record = whole();
    const dice = (entropy: string[]) => {
      const match = replay(game, { ...record, entropy });
      return isRefusal(match) ? match.message : match.table.state.trail[0];
    };
    expect(dice(['salt'])).toBe(dice(['salt']));
    expect(new Set(['salt', 'pepper', 'sugar', 'thyme'].map((one) => dice([one]))).size).toBeGreaterThan(1);
  });

  it('does not mind in which order a result names its parts', () => {
    const { result } = whole();
    const { ending, scores, winners } = result as NonNullable<typeof result>;
    expect(verdictOn(file({ result: { winners, scores, ending } }))).toBe('good');
  });

  it('is not brought down by a result nested without end', () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000);
    const text = file({ result: { ending: 'HERE' } }).replace('"HERE"', deep);
    expect(verdictOn(text)).not.toBe('good');
  });
});
