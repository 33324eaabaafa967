import { describe, expect, it } from 'vitest';
import { KINDS } from '../content/catalogue.ts';
import { abilityProblems } from '../content/check.ts';
import { Library } from '../content/library.ts';
import { checkPack } from '../content/pack.ts';
import { readAbility, readPoints } from '../content/read-abilities.ts';
import { VERBS } from '../verbs/index.ts';
import { sourcesOf } from './owned.ts';

/** The reader of the card language and its validator. */

const body = (source: string): unknown => {
  const ability = readAbility(`play: ${source}`, new Library(VERBS));
  return JSON.parse(
    JSON.stringify('body' in ability ? ability.body : null, (key, value) => (key === 'id' ? undefined : value)),
  );
};

describe('the reader (NOTATION 11)', () => {
  it('reads sequences, costs, choices and permissions', () => {
    expect(body('draw(1); develop')).toMatchObject({
      op: 'seq',
      items: [{ op: 'draw' }, { op: 'develop', free: false }],
    });
    expect(body('spend(1 action) + take(1 unrest) -> breakThrough(region)')).toMatchObject({
      op: 'cost',
      costs: [
        { op: 'spend', n: 1 },
        { op: 'takeUnrest', n: 1 },
      ],
      // biome-ignore lint/suspicious/noThenProperty: the tree calls the reward so
      then: { op: 'breakThrough' },
    });
    expect(body('choose{draw(1) | may{develop(free)}}')).toMatchObject({
      op: 'choose',
      branches: [{ op: 'draw' }, { op: 'may', body: { op: 'develop', free: true } }],
    });
  });

  it('reads amounts, selectors and filters', () => {
    expect(body('gain(2 materials per production in play)')).toMatchObject({
      amounts: [
        { quantity: { kind: 'exact', n: 2 }, token: 'materials', per: { of: 'symbols', group: 1, zone: 'play' } },
      ],
    });
    expect(body('history(1 attack from hand/discard)')).toMatchObject({
      selector: { quantity: { kind: 'exact', n: 1 }, zones: ['hand', 'discard'] },
    });
    expect(body('abandon(1 pinned & !region / city)')).toMatchObject({
      selector: {
        filter: {
          terms: [
            [
              { not: false, atom: { mark: 'pinned' } },
              { not: true, atom: { mark: 'region' } },
            ],
            [{ not: false, atom: { mark: 'city' } }],
          ],
        },
      },
    });
  });

  it('reads points', () => {
    expect(readPoints('conditional(inHistory: 7, else: 3)', new Library(VERBS))).toEqual({
      kind: 'conditional',
      cases: [{ place: 'inHistory', points: 7 }],
      otherwise: 3,
    });
    expect(readPoints('variable(1 per 3 materials + 1 per 3 region)', new Library(VERBS))).toMatchObject({
      kind: 'variable',
      terms: [
        { points: 1, per: { group: 3 } },
        { points: 1, per: { group: 3, of: 'fitting' } },
      ],
    });
    expect(readPoints('fixed(-2)', new Library(VERBS))).toEqual({ kind: 'fixed', points: -2 });
  });

  it.each([
    ['play gain(1 progress)', 'expected ":" but found "gain", at character 6'],
    ['plays: gain(1 progress)', 'expected the head of an ability'],
    ['play: gain(1 gold)', 'but found "gold", at character 14'],
    ['play: gain(1 progress', 'expected ")" but found the end, at character 22'],
    ['play: frobnicate(1)', '"frobnicate" is no operation, at character 7'],
    ['play: choose{draw(1)}', 'expected "|" and another branch'],
    ['play: pay(1 materials) + draw(1)', 'expected "->" after costs joined by "+"'],
    ['play: draw(1) draw(1)', 'expected the end but found "draw", at character 15'],
    ['play: discard(1 #)', '"#" has no meaning here, at character 17'],
    ['passive: fly(1)', 'at character 10'],
    ['exhaust when moonrise: draw(1)', 'at character 14'],
    ['rule: sometimes', 'expected a rule such as freePlay'],
    ['play: treat(2 water as 3 production, turn)', 'expected 1 symbol before this'],
    ['play: spend(1 materials) -> draw(1)', 'expected "action" before this'],
  ])('says what is wrong and where: %s', (source, message) => {
    expect(() => readAbility(source, new Library(VERBS))).toThrow(message);
  });

  it.each([
    ['fixed()', 'expected a number'],
    ['conditional(onTheMoon: 2)', 'expected inHistory, inPlay, notInPlay or garrisoned'],
    ['lots(3)', 'expected none, fixed, conditional or variable'],
  ])('also of points: %s', (source, message) => {
    expect(() => readPoints(source, new Library(VERBS))).toThrow(message);
  });
});

describe('the validator', () => {
  const problems = (source: string): string[] => abilityProblems(readAbility(source, new Library(VERBS)));

  it('finds nothing wrong with any card', () => {
    for (const kind of KINDS) for (const source of sourcesOf(kind)) expect(problems(source), kind.id).toEqual([]);
  });

  it.each([
    ['play: find(@atlantis-airport)', 'names "@atlantis-airport", which is no card'],
    ['rule: playIf(inPlay(@nowhere))', 'names "@nowhere", which is no card'],
    ['passive: loseIcon(barbarian, @nothing)', 'names "@nothing", which is no card'],
    ['play: avoidAttack', '"avoidAttack" cannot stand in this ability'],
    ['play: draw(1); may{double(materials)}', '"double" cannot stand in this ability'],
    ['solstice: first{draw(1) | draw(2)}', '"first" cannot stand in this ability'],
    ['play: mill(1)', '"mill" cannot stand in this ability'],
    ['play: find(region in market)', '"find" cannot look in "market"'],
    ['play: play(1 region from exile, free)', '"play" cannot look in "exile"'],
    ['play: give(1 any from history to eachOther)', '"give" cannot look in "history"'],
  ])('%s', (source, problem) => {
    expect(problems(source)).toEqual([problem]);
  });
});

describe('content packs', () => {
  const pack = (cards: unknown) => ({ game: 'imperium', name: 'A pack', cards });

  it('accepts a card that replaces fields of a card of the box', () => {
    const card = {
      id: 'c-oasis',
      name: { pl: 'Oaza', en: 'Oasis' },
      effect: ['play: gain(1 progress)'],
      vp: 'fixed(1)',
    };
    expect(checkPack(pack([card]))).toEqual([]);
    expect(checkPack(pack([{ id: 'romans-power', sides: { A: { effect: [], vp: 'fixed(2)' } } }]))).toEqual([]);
  });

  it.each([
    [null, 'The pack must be a plain JSON object.'],
    [{ game: 'chess', name: 'x' }, '"game" must be "imperium", not "chess".'],
    [{ game: 'imperium', name: '' }, '"name" must be a text of 1 to 80 characters, not "".'],
    [{ ...pack([]), toys: 1 }, '"toys" is not part of a pack; its lists are cards.'],
    [pack('all'), '"cards" must be a list of cards, not "all".'],
    [pack([{ id: 'c-moon' }]), 'cards: card 1 must have the id of a card of the box, not "c-moon".'],
    [
      pack([{ id: 'c-oasis', effect: ['play: fly'] }]),
      'cards, "c-oasis": ability 1: "fly" is no operation, at character 7 of "play: fly".',
    ],
    [
      pack([{ id: 'c-oasis', effect: 'draw' }]),
      'cards, "c-oasis": "effect" must be a list of at most 8 programs, not "draw".',
    ],
    [pack([{ id: 'romans-power', vp: 'none' }]), 'cards, "romans-power": it has two sides; "vp" stands in "sides".'],
    [
      pack([{ id: 'c-oasis', state: 'kingdom' }]),
      'cards, "c-oasis": "state" must be "barbarian", "empire" or null, not "kingdom".',
    ],
    [pack([{ id: 'c-oasis' }, { id: 'c-oasis' }]), 'cards, "c-oasis": this card is given twice.'],
  ])('refuses %j', (given, problem) => {
    expect(checkPack(given)).toContain(problem);
  });

  it('refuses a field that cannot be replaced', () => {
    expect(checkPack(pack([{ id: 'c-oasis', count: 9 }]))[0]).toMatch(
      /"count" cannot be replaced; what can be is name/,
    );
  });
});
