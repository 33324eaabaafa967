import { describe, expect, it } from 'vitest';
import { box } from '../content/box.ts';
import { parseEffect } from '../content/notation.ts';
import { readDifficulty, readOrder, readPower, readZuCard } from '../content/read-effects.ts';

const pack = (lists: object) => ({ game: 'excavation-earth', name: 'a pack', ...lists });
const problems = (lists: object): string[] => box.checkPack(pack(lists));

describe('a content pack', () => {
  it('may replace what is designed: names, effects, the payout, the map, the split of the cards', () => {
    expect(
      problems({
        numbers: [{ id: 'popularity-payout', value: [9, 6, 4, 2, 0], source: 'rulebook' }],
        orderCards: [
          {
            id: 'order-campaign',
            white: { name: { pl: 'reklama', en: 'advert' }, effect: 'upTo(3){addBuyer(chosenColour, chosenMarket)}' },
          },
        ],
        actionCards: [{ id: 'action-yellow-m1-a', region: 'green', market: 'market-5' }],
        lines: [{ id: 'line-dig-red-north--market-1', a: 'dig-red-north', b: 'bm-west' }],
        buyerCards: [
          { id: 'buyer-card-red', count: 4 },
          { id: 'buyer-card-green', count: 2 },
        ],
        factions: [{ id: 'faction-gul', initiative: 9 }],
        zuCards: [{ id: 'zu-excavate-yellow-green', effect: 'zuExcavate(morePopularOf(yellow, red))' }],
        difficulty: [{ id: 'zu-hard-fail-15', effect: 'zu.failCredits = 20' }],
        artefacts: [{ id: 'artefact-yellow-g1', name: { pl: 'piłka', en: 'ball' } }],
      }),
    ).toEqual([]);
  });

  const wrong: [string, object, RegExp][] = [
    ['another game', { game: 'chess' }, /"game" must be "excavation-earth"/],
    ['an unknown list', { cheese: [] }, /"cheese" is not part of a pack; its lists are/],
    ['a list that is none', { factions: 'all' }, /"factions" must be a list of items/],
    ['an unknown item', { factions: [{ id: 'faction-x' }] }, /must have the id of an item of the box, not "faction-x"/],
    ['an item given twice', { factions: [{ id: 'faction-gul' }, { id: 'faction-gul' }] }, /this item is given twice/],
    ['a field that is fixed', { artefacts: [{ id: 'artefact-red-g1', value: 9 }] }, /"value" cannot be replaced/],
    [
      'a value of another kind',
      { factions: [{ id: 'faction-gul', initiative: 'first' }] },
      /whole number from 1 to 99/,
    ],
    ['a name that is no name', { factions: [{ id: 'faction-gul', name: 'Gul' }] }, /"name" must be an object/],
    ['equal initiatives', { factions: [{ id: 'faction-gul', initiative: 3 }] }, /"initiative" 3 is also that of/],
    ['an effect nobody knows', { orderCards: [{ id: 'order-transit', white: { effect: 'fly(5)' } }] }, /"fly"/],
    [
      'a broken effect',
      { orderCards: [{ id: 'order-transit', white: { effect: 'travel(5' } }] },
      /expected "\)" but found the end/,
    ],
    ['a number out of bounds', { orderCards: [{ id: 'order-transit', white: { effect: 'travel(50)' } }] }, /number 50/],
    [
      'an imaginary card in round 2',
      { orderCards: [{ id: 'order-transit', white: { effect: 'extraAction(virtualCard any, notPass)' } }] },
      /only "yellow" may have it/,
    ],
    ['a line to itself', { lines: [{ id: 'line-dig-red-north--market-1', b: 'dig-red-north' }] }, /with itself/],
    ['a line twice', { lines: [{ id: 'line-market-1--bm-west', b: 'dig-red-east' }] }, /is there twice/],
    [
      'a location out of reach',
      {
        lines: [
          { id: 'line-dig-red-north--market-1', a: 'market-2', b: 'market-6' },
          { id: 'line-dig-red-north--dig-red-east', a: 'market-2', b: 'market-5' },
        ],
      },
      /"dig-red-north" cannot be reached/,
    ],
    ['a glyph at two sites', { locations: [{ id: 'dig-red-east', glyphs: ['g1', 'g2'] }] }, /2 red sites show "g1"/],
    [
      'a kind at the wrong site',
      { artefacts: [{ id: 'artefact-red-g2', digSite: 'dig-red-north' }] },
      /which shows its glyph/,
    ],
    [
      'a centre with three markets',
      { markets: [{ id: 'market-1', commandCentre: 'centre-right' }] },
      /each centre has two/,
    ],
    ['too many buyer cards', { buyerCards: [{ id: 'buyer-card-red', count: 9 }] }, /there are 23; the box has 17/],
    [
      'too few cards of Zu',
      { zuCards: [{ id: 'zu-sell', count: 3 }] },
      /there are 3 of type "sell"; the three decks need 4/,
    ],
    ['a card of Zu of another type', { zuCards: [{ id: 'zu-sell', effect: 'zuSurge' }] }, /its effect is "surge"/],
    ['a payout that grows', { numbers: [{ id: 'popularity-payout', value: [1, 2, 3, 4, 5] }] }, /must not grow/],
    ['a payout of four', { numbers: [{ id: 'popularity-payout', value: [4, 3, 2, 1] }] }, /a list of 5 whole numbers/],
    [
      'an unknown difficulty',
      { difficulty: [{ id: 'zu-hard-fail-15', effect: 'zu.mood = bad' }] },
      /"zu\.mood" to "bad"/,
    ],
  ];
  for (const [what, lists, problem] of wrong)
    it(`is refused with a sentence: ${what}`, () => {
      const found = problems(lists);
      expect(found.join('\n')).toMatch(problem);
      for (const sentence of found) expect(sentence).toMatch(/\.$/);
    });

  it('that is no object is refused, and nothing in it can act', () => {
    expect(box.checkPack(null)).toEqual(['The pack must be a plain JSON object.']);
    expect(box.checkPack([1, 2])).toEqual(['The pack must be a plain JSON object.']);
    const loop: { self?: unknown } = {};
    loop.self = loop;
    expect(box.checkPack(loop)).toEqual(['The pack must be a plain JSON object.']);
    expect(box.checkPack(JSON.parse('{"game":"excavation-earth","name":"x","__proto__":{"factions":1}}'))).toHaveLength(
      1,
    );
  });
});

describe('the notation', () => {
  it('reads combinators, arguments of several words and nested terms', () => {
    expect(parseEffect('seq{gain(3 credits) ; place(guard, emptyCell(value<=4))}')).toEqual({
      name: 'seq',
      args: [],
      body: [
        { name: 'gain', args: [[3, 'credits']], body: [] },
        {
          name: 'place',
          args: [['guard'], [{ name: 'emptyCell', args: [['value', '<=', 4]], body: [] }]],
          body: [],
        },
      ],
    });
  });

  it('means what the rules know', () => {
    expect(readOrder('draw(2 action)')).toEqual([{ does: 'draw', cards: 2 }]);
    expect(readPower('on(turnStart){may{travel(2, oneExplorer)}}')).toEqual({ does: 'pilot', steps: 2 });
    expect(readZuCard('zuCommand(market-3, centre-middle)')).toEqual({ does: 'command', market: 2 });
    expect(readDifficulty('after(zuSell){discardTop(zuDeck)}')).toEqual({ discardsAfter: ['sell'] });
  });

  const broken: [string, () => unknown, RegExp][] = [
    ['a stray sign', () => parseEffect('draw(2 action)!'), /"!" has no meaning here/],
    ['no name', () => parseEffect('(2)'), /expected a name/],
    ['something left over', () => parseEffect('draw(2 action) gain(1)'), /expected the end/],
    ['a missing number', () => readOrder('draw(action)'), /"draw" without a number of action/],
    [
      'a mixed deal',
      () => readOrder('choose{deliver(upTo 2, anyColours, price value) | acquire(upTo 3, anyColours, price value)}'),
      /two numbers of artefacts/,
    ],
    [
      'another choice',
      () => readOrder('choose{draw(1 action) | gain(1 credits)}'),
      /other than to deliver or to acquire/,
    ],
    ['a power at another moment', () => readPower('on(lunch){may{travel(1)}}'), /the moment "on lunch"/],
    ['an unknown market', () => readZuCard('zuCommand(market-9, centre-left)'), /market "market-9"/],
    ['an unknown colour', () => readZuCard('zuExcavate(morePopularOf(yellow, pink))'), /colour "pink"/],
  ];
  for (const [what, read, message] of broken) it(`refuses ${what}`, () => expect(read).toThrow(message));
});
