import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import artifactsFile from '../content/artifacts.json' with { type: 'json' };
import { box } from '../content/box.ts';
import { ARTIFACTS, CRYSTALS, HALVES, MERCENARIES, MERCENARY_KINDS } from '../content/catalogue.ts';
import crystalsFile from '../content/crystals.json' with { type: 'json' };
import mercenariesFile from '../content/mercenaries.json' with { type: 'json' };
import { timingsOf } from '../content/timing.ts';

const { items, checkPack } = box;
const piecesOf = (kind: string): number =>
  items.filter((item) => item.kind === kind).reduce((sum, item) => sum + item.count, 0);

describe('the box', () => {
  it('holds what the rules deal: 78 Mercenaries, 60 crystals, 12 Artifacts of 24 halves', () => {
    expect(piecesOf('mercenary')).toBe(78);
    expect(piecesOf('crystal')).toBe(60);
    expect(piecesOf('artifact')).toBe(12);
    expect(piecesOf('artifact-half')).toBe(24);
    expect([MERCENARIES, CRYSTALS, ARTIFACTS, HALVES].map((pieces) => pieces.length)).toEqual([78, 60, 12, 24]);
  });

  it('holds 6 Totems, 6 Command cards, the board and the marker', () => {
    expect(['totem', 'command-card', 'board', 'marker'].map(piecesOf)).toEqual([6, 6, 1, 1]);
  });

  it('names every item once, in both languages', () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(items.filter(({ name }) => name.pl === '' || name.en === '')).toEqual([]);
    expect(items.filter(({ kind }) => kind === 'mercenary').map(({ name }) => name)).toEqual(
      mercenariesFile.items.map(({ name }) => name),
    );
    expect(items.filter(({ kind }) => kind === 'crystal')).toHaveLength(crystalsFile.items.length);
  });

  it('says of every item and part where it is known from', () => {
    const known = ['rulebook', 'public', 'known', 'designed'];
    for (const { id, source, sources } of items)
      for (const one of [source, ...Object.values(sources)]) expect(known, id).toContain(one);
    const tracker = items.find(({ id }) => id === 'mineggler-tracker');
    expect(tracker).toMatchObject({
      count: 5,
      source: 'rulebook',
      sources: { 'name.en': 'designed', count: 'designed' },
    });
    expect(items.find(({ id }) => id === 'contract')).toMatchObject({
      kind: 'artifact-half',
      count: 1,
      source: 'rulebook',
    });
  });

  it('gives skills the timing that their program has', () => {
    mercenariesFile.items.forEach(({ id, timing }, kind) => {
      const { skill } = MERCENARY_KINDS[kind] as (typeof MERCENARY_KINDS)[number];
      expect(timingsOf(skill), id).toContain(timing);
    });
  });
});

const pack = (lists: object): string[] => checkPack({ game: 'star-scrappers', name: 'Test', ...lists });

describe('a pack that fits', () => {
  it.each([
    ['nothing but a name', {}],
    ['an empty list', { mercenaries: [] }],
    [
      'the whole box again',
      {
        mercenaries: mercenariesFile.items.map(({ id, effect, count }) => ({ id, effect, count })),
        artifacts: artifactsFile.items.map(({ id, cost, left }) => ({ id, cost, left: { effect: left.effect } })),
      },
    ],
    ['another name, in one language', { mercenaries: [{ id: 'terron-foreman', name: { en: 'Terron Boss' } }] }],
    ['another number in a skill', { mercenaries: [{ id: 'terron-foreman', effect: 'turn{ recruitDiscount(3) }' }] }],
    [
      'another split of a faction',
      {
        mercenaries: [
          { id: 'bioss-cyberwitch', count: 4 },
          { id: 'bioss-domina', count: 3 },
        ],
      },
    ],
    [
      'another kind of skill with its timing',
      { mercenaries: [{ id: 'terron-foreman', effect: 'extra{ action(mine, 1) }', timing: 'extra' }] },
    ],
    [
      'other crystals',
      {
        crystals: [
          { id: 'crystal-red-3-plain', vp: 4, count: 3 },
          { id: 'crystal-red-3-symbol', count: 0 },
        ],
      },
    ],
    [
      'another Artifact',
      {
        artifacts: [
          {
            id: 'artifact-02',
            cost: 9,
            left: { effect: 'endgame{ vp(perEach(set(3, crystal(cost=3)), 5)) }', name: { pl: 'Trójki' } },
          },
        ],
      },
    ],
    [
      'another provenance',
      {
        totems: [{ id: 'totem-terrons', source: 'known', sources: { 'name.pl': 'public' } }],
        commandCards: [{ id: 'command-terrons', name: { pl: 'Dowództwo' } }],
      },
    ],
    ['a note', { note: 'from the second printing' }],
  ])('may have %s', (_, lists) => {
    expect(pack(lists)).toEqual([]);
  });
});

describe('a pack that does not fit', () => {
  it.each([
    ['a game of another name', { game: 'chess' }, '"game" must be "star-scrappers", not "chess".'],
    ['no name', { name: '' }, '"name" must be a text of 1 to 80 characters, not "".'],
    [
      'an unknown list',
      { dragons: [] },
      '"dragons" is not part of a pack; its lists are mercenaries, crystals, artifacts, totems, commandCards.',
    ],
    ['a list that is none', { crystals: 7 }, '"crystals" must be a list of items, not 7.'],
    [
      'an unknown id',
      { mercenaries: [{ id: 'terron-cook' }] },
      'mercenaries: item 1 must have the id of an item of the box, not "terron-cook".',
    ],
    [
      'an item twice',
      { totems: [{ id: 'totem-terrons' }, { id: 'totem-terrons' }] },
      'totems, "totem-terrons": this item is given twice.',
    ],
    [
      'an unknown field',
      { totems: [{ id: 'totem-terrons', vp: 9 }] },
      'totems, "totem-terrons": "vp" cannot be replaced; what can be is name, source, sources.',
    ],
    [
      'a wrong type',
      { crystals: [{ id: 'crystal-red-3-plain', vp: '4' }] },
      'crystals, "crystal-red-3-plain": "vp" must be a whole number from 0 to 20, not "4".',
    ],
    [
      'a number out of range',
      { mercenaries: [{ id: 'terron-foreman', level: 5 }] },
      'mercenaries, "terron-foreman": "level" must be one of 1, 2, 3, 4, not 5.',
    ],
    [
      'a field inside a field',
      { artifacts: [{ id: 'artifact-02', left: { name: { en: 5 } } }] },
      'artifacts, "artifact-02": "left.name.en" must be a text of 1 to 60 characters, not 5.',
    ],
    [
      'a half that is no object',
      { artifacts: [{ id: 'artifact-02', right: [] }] },
      'artifacts, "artifact-02": "right" must be an object, not [].',
    ],
    [
      'an unknown provenance',
      { artifacts: [{ id: 'artifact-02', source: 'rumour' }] },
      'artifacts, "artifact-02": "source" must be one of "rulebook", "public", "known", "designed", not "rumour".',
    ],
    [
      'a faction of another size',
      { mercenaries: [{ id: 'bioss-domina', count: 3 }] },
      'mercenaries: the biosses have 14 cards; each faction has 13.',
    ],
    [
      'a colour of another size',
      { crystals: [{ id: 'crystal-red-3-plain', count: 3 }] },
      'crystals: there are 11 red ones; each colour has 10.',
    ],
    [
      'a colour that is not the faction’s',
      { mercenaries: [{ id: 'bioss-domina', colour: 'blue' }] },
      'mercenaries, "bioss-domina": the biosses are red, so "colour" cannot be "blue".',
    ],
    [
      'the symbol of another faction',
      { crystals: [{ id: 'crystal-red-3-symbol', factionSymbol: 'terrons' }] },
      'crystals, "crystal-red-3-symbol": "factionSymbol" must be that of its own colour, not "terrons".',
    ],
    [
      'a timing that the skill does not have',
      { mercenaries: [{ id: 'bioss-domina', timing: 'turn' }] },
      'mercenaries, "bioss-domina": "timing" is "turn", but the effect works as "instant".',
    ],
    [
      'a program that cannot be read',
      { mercenaries: [{ id: 'bioss-domina', effect: 'instant{ take(1, }' }] },
      'mercenaries, "bioss-domina": "effect": expected a name but found "}", at character 18 of "instant{ take(1, }".',
    ],
    [
      'a program of an unknown verb',
      { mercenaries: [{ id: 'bioss-domina', effect: 'instant{ explode(1) }' }] },
      'mercenaries, "bioss-domina": "effect": "instant{ explode(1) }" has "explode", which this game does not know.',
    ],
    [
      'points on a right half',
      { artifacts: [{ id: 'artifact-02', right: { effect: 'endgame{ vp(perEach(totem, 2)) }' } }] },
      'artifacts, "artifact-02": "right.effect" must not score at the end of the game: left halves do, right ones do not.',
    ],
    [
      'groups of nothing',
      { artifacts: [{ id: 'artifact-02', left: { effect: 'endgame{ vp(perEach(set(0, crystal), 3)) }' } }] },
      'artifacts, "artifact-02": "left.effect" has a group of 0; it must be from 1 to 10.',
    ],
    [
      'a discount beyond all prices',
      { mercenaries: [{ id: 'terron-foreman', effect: 'turn{ recruitDiscount(30) }' }] },
      'mercenaries, "terron-foreman": "effect" has a recruiting discount of 30; it must be from 0 to 3.',
    ],
    [
      'a crystal that does not exist',
      { mercenaries: [{ id: 'terron-driller', effect: 'instant{ take(1, crystal(cost=2)) }' }] },
      'mercenaries, "terron-driller": "effect" asks for a crystal of a cost that none has.',
    ],
    [
      'a choice that has no script',
      {
        mercenaries: [
          {
            id: 'weedlock-sower',
            effect: 'instant{ choose{ take(1, baseCard(base=any)) | take(2, baseCard(base=oneAny)) } }',
          },
        ],
      },
      'mercenaries, "weedlock-sower": "effect" can only choose between one card of each Base and some of one Base, of the same faction.',
    ],
  ])('is told of %s', (_, lists, problem) => {
    expect(pack(lists)).toEqual([problem]);
  });

  // What the language could say and no script carries out, each with a word for what is meant.
  it.each([
    ['metanel-drollo', 'extra{ action(recruit, 1) }', 'an extra action other than mining'],
    ['hydran-mushell', 'instant{ take(1, baseCard(level=2, base=any)) }', 'cards of one level to take from Bases'],
    [
      'bioss-domina',
      'instant{ forEach(subjugate(upTo(3), handCard), take(1, crystal(cost=1))) }',
      'cards of hand without a level',
    ],
    ['mineggler-makkarat', 'turn{ mineDiscount(4, crystal(cost=same)) }', 'cost=same in a discount'],
  ])('is told of what the rules of %s cannot do: %s', (id, effect, unknown) => {
    expect(pack({ mercenaries: [{ id, effect }] })).toEqual([
      `mercenaries, "${id}": "effect": "${effect}" has ${unknown}, which this game does not know.`,
    ]);
  });

  it.each([
    ['metanel-drollo', 'extra{ action(mine, 9) }', 'has a number of actions of 9; it must be from 1 to 5'],
    [
      'bioss-domina',
      'instant{ forEach(subjugate(upTo(3), handCard(level=1)), take(1, crystal(cost=1, colour=red))) }',
      'gives crystals by something other than cost',
    ],
  ])('is told of what is out of the range of %s: %s', (id, effect, what) => {
    expect(pack({ mercenaries: [{ id, effect }] })).toEqual([`mercenaries, "${id}": "effect" ${what}.`]);
  });

  it('is told of too few cards of a level for the deal', () => {
    const levels = [
      ['mineggler-tracker', 'mineggler-snoutdigger'],
      ['terron-driller', 'terron-foreman'],
      ['hydran-frogtopus', 'hydran-fishbean'],
      ['metanel-raker', 'metanel-drollo'],
    ];
    const mercenaries = levels.flatMap(([one, two]) => [
      { id: one, count: 2 },
      { id: two, count: 7 },
    ]);
    expect(pack({ mercenaries })).toEqual([
      'mercenaries: four factions may have only 8 cards of level 1; setup deals 12.',
    ]);
  });

  it('is told of every problem at once, but not of more than anyone reads', () => {
    expect(pack({ mercenaries: [{ id: 'x' }, 5, null], crystals: {} })).toHaveLength(4);
    expect(pack({ mercenaries: Array(5000).fill(null) })).toHaveLength(100);
  });
});

describe('hostile packs', () => {
  const deep = (levels: number): unknown => {
    let value: unknown = 1;
    for (let i = 0; i < levels; i++) value = { value };
    return value;
  };
  const angry = new Proxy(
    {},
    {
      get: () => {
        throw new Error('no');
      },
      ownKeys: () => {
        throw new Error('no');
      },
    },
  );
  const circle: { self?: unknown } = {};
  circle.self = circle;

  it.each([
    ['null', null],
    ['undefined', undefined],
    ['a list', []],
    ['a number', 7],
    ['a text', 'pack'],
    ['a function', () => 1],
    ['a symbol', Symbol('x')],
    ['a big number', 10n],
    ['a proxy that throws', angry],
    ['a circle', circle],
    ['nesting without end', deep(100_000)],
  ])('%s gets a sentence', (_, hostile) => {
    const problems = checkPack(hostile);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.every((problem) => problem.endsWith('.'))).toBe(true);
  });

  it('cannot reach prototypes', () => {
    const hostile = JSON.parse(
      '{"game":"star-scrappers","name":"x","__proto__":{"polluted":1},"mercenaries":[{"id":"terron-foreman","__proto__":{"level":1},"constructor":{"prototype":{"polluted":1}},"sources":{"__proto__":"rulebook"}},{"id":"__proto__"},{"__proto__":{"id":"terron-foreman"}}]}',
    );
    const problems = checkPack(hostile);
    expect(problems.some((problem) => problem.startsWith('"__proto__" is not part of a pack'))).toBe(true);
    expect(problems.some((problem) => problem.includes('"constructor" cannot be replaced'))).toBe(true);
    expect('polluted' in {}).toBe(false);
  });

  it('with programs that nest without end are only too long', () => {
    const effect = `instant{ ${'take('.repeat(50_000)} }`;
    expect(pack({ mercenaries: [{ id: 'terron-foreman', effect }] })[0]).toContain(
      '"effect" must be a text of 1 to 400 characters',
    );
    const nested = `instant{ ${'take('.repeat(70)}1${')'.repeat(70)} }`;
    expect(pack({ mercenaries: [{ id: 'terron-foreman', effect: nested }] })).toHaveLength(1);
  });

  it('never make it throw, whatever they are', () => {
    const ids = fc.constantFrom('terron-foreman', 'artifact-02', 'crystal-red-3-plain', 'totem-terrons', '__proto__');
    const item = fc.oneof(
      fc.anything(),
      fc.record({ id: ids, left: fc.anything(), name: fc.anything(), effect: fc.anything(), count: fc.anything() }),
    );
    const list = fc.oneof(fc.anything(), fc.array(item, { maxLength: 4 }));
    const packs = fc.record({
      game: fc.constant('star-scrappers'),
      name: fc.string(),
      mercenaries: list,
      crystals: list,
      artifacts: list,
    });
    fc.assert(
      fc.property(fc.oneof(fc.anything({ withBigInt: true, withNullPrototype: true }), packs), (hostile) => {
        for (const problem of checkPack(hostile))
          if (typeof problem !== 'string' || !problem.endsWith('.')) return false;
        return true;
      }),
      { numRuns: 1000 },
    );
  });
});
