import { describe, expect, it } from 'vitest';
import { CARDS, KIND_OF, library, nodeAt } from '../content/catalogue.ts';
import { partsOf } from '../content/check.ts';
import type { Node, Op } from '../content/language.ts';
import { type Given, type Position, running, type Side } from './position.ts';

/** Each operation of the card language, run by itself. Those of the solo opponent's tables are in solo.test.ts. */

const you = (side: Side, more: Given = {}): Given => ({ ...more, you: { hand: [], ...side } });

interface Verb {
  readonly program: string;
  readonly given: Given;
  readonly choices?: readonly string[];
  readonly self?: string;
  readonly shows: (table: Position) => unknown;
  readonly be: unknown;
}

const tokens = (table: Position): string => table.tokens();
const hand = (table: Position): string => table.hand();
const HOST = { play: ['c-cape'] } as const;

const VERBS: { readonly [op in Op]?: readonly Verb[] } = {
  seq: [{ program: 'gain(1 materials); gain(2 progress)', given: you({}), shows: tokens, be: 'M1 P0 G2' }],
  cost: [
    { program: 'pay(2 materials) -> gain(1 progress)', given: you({ m: 2 }), shows: tokens, be: 'M0 P0 G1' },
    { program: 'pay(2 materials) -> gain(1 progress)', given: you({ m: 1 }), shows: tokens, be: 'M1 P0 G0' },
    {
      program: 'pay(1 materials) + spend(4 action) -> gain(1 progress)',
      given: you({ m: 1 }),
      shows: tokens,
      be: 'M1 P0 G0',
    },
    {
      program: 'pay(1 materials) -> acquire(region)',
      given: you({ m: 1 }, { market: ['c-shrine'] }),
      shows: tokens,
      be: 'M1 P0 G0',
    },
  ],
  choose: [
    {
      program: 'choose{gain(1 materials) | gain(1 progress)}',
      given: you({}),
      choices: ['b'],
      shows: tokens,
      be: 'M0 P0 G1',
    },
    {
      program: 'choose{pay(1 materials) -> gain(1 action) | gain(1 progress)}',
      given: you({}),
      shows: tokens,
      be: 'M0 P0 G1',
    },
    { program: 'choose{recall(1 region) | gain(1 progress)}', given: you({}), shows: tokens, be: 'M0 P0 G1' },
  ],
  may: [
    { program: 'may{gain(1 progress)}', given: you({}), choices: ['accept'], shows: tokens, be: 'M0 P0 G1' },
    { program: 'may{gain(1 progress)}', given: you({}), choices: ['decline'], shows: tokens, be: 'M0 P0 G0' },
  ],
  if: [
    {
      program: 'if(barbarian){gain(1 materials)} else {gain(1 progress)}',
      given: you({}),
      shows: tokens,
      be: 'M1 P0 G0',
    },
    { program: 'if(empire){gain(1 materials)} else {gain(1 progress)}', given: you({}), shows: tokens, be: 'M0 P0 G1' },
    { program: 'if(not empire){gain(1 materials)}', given: you({}), shows: tokens, be: 'M1 P0 G0' },
    { program: 'if(has(3 progress) or barbarian){gain(1 materials)}', given: you({}), shows: tokens, be: 'M1 P0 G0' },
    { program: 'if(has(3 progress) and barbarian){gain(1 materials)}', given: you({}), shows: tokens, be: 'M0 P0 G0' },
    {
      program: 'if(inDiscard(@cape)){gain(1 materials)}',
      given: you({ discard: ['c-cape'] }),
      shows: tokens,
      be: 'M1 P0 G0',
    },
    {
      program: 'if(inPlay(@cape)){gain(1 materials)}',
      given: you({ discard: ['c-cape'] }),
      shows: tokens,
      be: 'M0 P0 G0',
    },
    {
      program: 'if(inHistory(@cape)){gain(1 materials)}',
      given: you({ history: ['c-cape'] }),
      shows: tokens,
      be: 'M1 P0 G0',
    },
    { program: 'if(count(region in play) >= 2){gain(1 materials)}', given: you(HOST), shows: tokens, be: 'M0 P0 G0' },
    { program: 'if(noActiveQuest){gain(1 materials)}', given: you({}), shows: tokens, be: 'M1 P0 G0' },
    {
      program: 'discard(1); if(it is region){gain(1 materials)}',
      given: you({ hand: ['c-cape'] }),
      shows: tokens,
      be: 'M1 P0 G0',
    },
  ],
  each: [
    {
      program: 'eachOther{gain(1 progress)}',
      given: you({}),
      shows: (t) => [t.tokens(0), t.tokens(1)],
      be: ['M0 P0 G0', 'M0 P0 G1'],
    },
    {
      program: 'everyone{gain(1 progress)}',
      given: you({}),
      shows: (t) => [t.tokens(0), t.tokens(1)],
      be: ['M0 P0 G1', 'M0 P0 G1'],
    },
    {
      program: 'others(empire){gain(1 progress)}',
      given: you({}, { others: [{ empire: true }, {}] }),
      shows: (t) => [t.tokens(1), t.tokens(2)],
      be: ['M0 P0 G1', 'M0 P0 G0'],
    },
  ],
  repeat: [
    { program: 'repeat(3){gain(1 progress)}', given: you({}), shows: tokens, be: 'M0 P0 G3' },
    {
      program: 'discard(any unrest); repeat(last){gain(1 progress)}',
      given: you({ hand: ['c-unrest', 'c-unrest'] }),
      choices: ['c-unrest', 'c-unrest'],
      shows: tokens,
      be: 'M0 P0 G2',
    },
  ],
  gain: [
    {
      program: 'gain(1 materials, 2 population, 1 action)',
      given: you({}),
      shows: (t) => [t.tokens(), t.player().actions],
      be: ['M1 P2 G0', 4],
    },
    { program: 'gain(2 progress per 3 materials)', given: you({ m: 7 }), shows: tokens, be: 'M7 P0 G4' },
    { program: 'gain(1 progress per water in play)', given: you(HOST), shows: tokens, be: 'M0 P0 G1' },
  ],
  pay: [
    {
      program: 'pay(upTo 3 progress); gain(1 materials per last)',
      given: you({ g: 5 }),
      choices: ['2'],
      shows: tokens,
      be: 'M2 P0 G3',
    },
    { program: 'pay(all min 5 progress) -> gain(1 materials)', given: you({ g: 6 }), shows: tokens, be: 'M1 P0 G0' },
    { program: 'pay(all min 5 progress) -> gain(1 materials)', given: you({ g: 4 }), shows: tokens, be: 'M0 P0 G4' },
  ],
  spend: [
    {
      program: 'spend(2 action) -> gain(1 progress)',
      given: you({}),
      shows: (t) => [t.tokens(), t.player().actions],
      be: ['M0 P0 G1', 1],
    },
  ],
  steal: [
    {
      program: 'steal(2 materials from eachOther)',
      given: you({}, { others: [{ m: 1 }, { m: 5 }] }),
      shows: tokens,
      be: 'M3 P0 G0',
    },
    {
      program: 'steal(1 progress from others(empire))',
      given: you({}, { others: [{ g: 1, empire: true }, { g: 1 }] }),
      shows: tokens,
      be: 'M0 P0 G1',
    },
    {
      program: 'steal(2 materials from eachOther, unable: {take(1 unrest)})',
      given: you({}, { others: [{ m: 1 }, { m: 5 }] }),
      shows: (t) => [t.unrest(1), t.unrest(2)],
      be: [1, 0],
    },
  ],
  draw: [
    { program: 'draw(2)', given: you({ deck: ['c-cape', 'c-elders', 'c-river'] }), shows: hand, be: 'c-cape c-elders' },
    {
      program: 'draw(upTo 2)',
      given: you({ deck: ['c-cape', 'c-elders'] }),
      choices: ['draw', 'done'],
      shows: hand,
      be: 'c-cape',
    },
    { program: 'draw(1 per region in play)', given: you({ ...HOST, deck: ['c-elders'] }), shows: hand, be: 'c-elders' },
  ],
  drawIfAble: [
    { program: 'drawIfAble(2)', given: you({ deck: ['c-cape'], discard: ['c-elders'] }), shows: hand, be: 'c-cape' },
  ],
  takeUnrest: [{ program: 'take(2 unrest)', given: you({}), shows: (t) => t.unrest(), be: 2 }],
  take: [
    {
      program: 'take(1 region from discard)',
      given: you({ discard: ['c-elders', 'c-cape'] }),
      shows: hand,
      be: 'c-cape',
    },
    {
      program: 'take(upTo 2 from history)',
      given: you({ history: ['c-elders', 'c-cape'] }),
      choices: ['c-cape', 'done'],
      shows: hand,
      be: 'c-cape',
    },
  ],
  discard: [
    {
      program: 'discard(2)',
      given: you({ hand: ['c-elders', 'c-cape'] }),
      shows: (t) => t.discard(),
      be: 'c-elders c-cape',
    },
    {
      program: 'draw(2); discard(1 of drawn)',
      given: you({ hand: ['c-river'], deck: ['c-elders', 'c-cape'] }),
      choices: ['c-cape'],
      shows: hand,
      be: 'c-river c-elders',
    },
  ],
  toDiscard: [
    {
      program: 'toDiscard(1 from quest)',
      given: you({ nation: 'arthurians', quest: 'arthurians-graal' }),
      shows: (t) => t.discard(),
      be: 'arthurians-graal',
    },
  ],
  toDeckTop: [
    {
      program: 'toDeckTop(1 attack from discard)',
      given: you({ discard: ['c-elders', 'c-corruption'], deck: [] }),
      shows: (t) => t.deck(),
      be: 'c-corruption',
    },
  ],
  history: [
    { program: 'history(1 from hand)', given: you({ hand: ['c-elders'] }), shows: (t) => t.history(), be: 'c-elders' },
  ],
  exile: [
    {
      program: 'exile(1 !unrest from hand)',
      given: you({ hand: ['c-unrest', 'c-elders'] }),
      shows: (t) => t.exile,
      be: 'c-elders',
    },
    {
      program: 'exile(1 from market)',
      given: you({}, { market: ['c-shrine 1g', 'c-steppe'] }),
      shows: (t) => t.exile,
      be: 'c-steppe',
    },
  ],
  abandon: [
    {
      program: 'abandon(1 pinned & !region)',
      given: you({ play: ['c-cape', 'l-city'] }),
      shows: (t) => t.discard(),
      be: 'l-city',
    },
    {
      program: 'abandon(1 knight from garrison)',
      given: you({ ...HOST, garrison: { 'c-cape': ['arthurians-cai'] } }),
      shows: (t) => [t.discard(), t.play()],
      be: ['arthurians-cai', 'c-cape'],
    },
    {
      program: 'abandon(1 region & garrisoned(knight))',
      given: you({ play: ['c-cape', 'c-river'], garrison: { 'c-river': ['arthurians-cai'] } }),
      shows: (t) => t.play(),
      be: 'c-cape',
    },
  ],
  recall: [{ program: 'recall(1 region)', given: you(HOST), shows: hand, be: 'c-cape' }],
  sink: [
    {
      program: 'sink(1 region)',
      given: you({ ...HOST, nation: 'atlanteans' }),
      shows: (t) => t.sunken(),
      be: 'c-cape',
    },
  ],
  returnUnrest: [
    {
      program: 'returnUnrest(upTo 2 from hand/discard)',
      given: you({ hand: ['c-unrest'], discard: ['c-unrest'] }),
      choices: ['c-unrest', 'c-unrest'],
      shows: (t) => [t.hand(), t.discard()],
      be: ['', ''],
    },
  ],
  garrison: [
    {
      program: 'garrison(1)',
      given: you({ ...HOST, hand: ['c-elders'] }),
      self: 'c-cape',
      shows: (t) => t.garrison('c-cape'),
      be: 'c-elders',
    },
  ],
  acquire: [
    {
      program: 'acquire(any & withMaterials)',
      given: you({}, { market: ['c-steppe', 'c-shrine 2m'] }),
      shows: (t) => [t.hand(), t.tokens()],
      be: ['c-shrine c-unrest', 'M2 P0 G0'],
    },
    {
      program: 'acquire(!knight from exile)',
      given: you({}, { exile: ['arthurians-cai', 'c-cape'] }),
      shows: hand,
      be: 'c-cape',
    },
  ],
  breakThrough: [
    {
      program: 'breakThrough(uncivilised)',
      given: you({}, { market: ['c-shrine 1p'] }),
      choices: ['c-shrine'],
      shows: (t) => [t.hand(), t.tokens()],
      be: ['c-shrine', 'M0 P1 G0'],
    },
  ],
  play: [
    {
      program: 'play(1 region from discard, action)',
      given: you({ discard: ['celts-britannia'] }),
      shows: (t) => [t.play(), t.player().actions],
      be: ['celts-britannia', 2],
    },
    {
      program: 'play(1 empire from hand, free, ignoreState)',
      given: you({ hand: ['c-coinage'] }),
      shows: (t) => [t.play(), t.player().actions],
      be: ['c-coinage', 3],
    },
  ],
  look: [
    {
      program: 'look(fame, 2); take(1 of looked)',
      given: you({}, { fameDeck: ['c-great', 'c-glorious'] }),
      choices: ['c-glorious'],
      shows: hand,
      be: 'c-glorious',
    },
  ],
  shuffle: [{ program: 'shuffle(nation)', given: you({}), shows: (t) => t.told('shuffled-nation').length, be: 1 }],
  toBottom: [
    {
      program: 'look(nation, 1); toBottom(nation)',
      given: you({}),
      shows: (t) => t.told('nation-to-bottom').length,
      be: 1,
    },
  ],
  find: [
    { program: 'find(@cape); take(it)', given: you({ deck: ['c-elders', 'c-cape'] }), shows: hand, be: 'c-cape' },
    { program: 'find(@cape); take(it)', given: you({ deck: ['c-elders'] }), shows: hand, be: '' },
  ],
  reveal: [
    {
      program: 'declareType; reveal(mainDeck); if(it is declared){take(it)} else {exile(it)}',
      given: you({}, { mainDeck: ['c-cape'] }),
      choices: ['region'],
      shows: hand,
      be: 'c-cape',
    },
  ],
  declareType: [
    {
      program: 'declareType; reveal(mainDeck); if(it is declared){take(it)} else {exile(it)}',
      given: you({}, { mainDeck: ['c-cape'] }),
      choices: ['tributary'],
      shows: (t) => t.exile,
      be: 'c-cape',
    },
  ],
  give: [
    {
      program: 'give(1 any from hand/discard to eachOther)',
      given: you({ hand: ['c-elders'] }, { others: [{ hand: [] }] }),
      shows: (t) => t.hand(1),
      be: 'c-elders',
    },
  ],
  copyExhaust: [
    {
      program: 'copyExhaust(pinned)',
      given: you({ deck: ['c-elders'] }, { others: [{ play: ['l-code-of-laws', 'l-city'] }] }),
      shows: hand,
      be: 'c-elders',
    },
  ],
  put: [
    {
      program: 'put(2 progress on market)',
      given: you({}, { market: ['c-shrine'] }),
      shows: (t) => t.state.tokens.slice(0, 3),
      be: [0, 0, 2],
    },
  ],
  treat: [
    {
      program: 'treat(1 water as 3 production, turn); gain(1 materials per production in play)',
      given: you(HOST),
      shows: tokens,
      be: 'M4 P0 G0',
    },
  ],
  ignoreIcon: [
    { program: 'ignoreIcon(empire, nextCard)', given: you({}), shows: (t) => t.state.turn.ignoring, be: 'empire' },
  ],
  develop: [
    {
      program: 'develop',
      given: you({ m: 4, development: ['romans-the-senate'] }),
      shows: (t) => [t.discard(), t.tokens()],
      be: ['romans-the-senate', 'M0 P0 G0'],
    },
    { program: 'develop', given: you({ m: 1, development: ['romans-the-senate'] }), shows: (t) => t.discard(), be: '' },
    {
      program: 'develop(free)',
      given: you({ development: ['romans-the-senate'] }),
      shows: (t) => t.discard(),
      be: 'romans-the-senate',
    },
  ],
  takeTopFame: [{ program: 'takeTopFame', given: you({}, { fameDeck: ['c-great'] }), shows: hand, be: 'c-great' }],
  swapExile: [
    {
      program: 'swapExile',
      given: you({}, { market: ['c-shrine 1g'], exile: ['c-cape'] }),
      shows: (t) => [t.market[0], t.exile, t.state.tokens[2]],
      be: ['c-cape', 'c-shrine', 1],
    },
  ],
  swapWithNation: [
    {
      program: 'swapWithNation',
      given: you({ hand: ['c-elders'], nationDeck: ['romans-raetia'] }),
      shows: hand,
      be: 'romans-raetia',
    },
  ],
  gainNation: [
    {
      program: 'gainNation',
      given: you({ nationDeck: [] }),
      shows: (t) => [t.discard(), t.player().empire],
      be: ['romans-julius-caesar', true],
    },
  ],
  flip: [{ program: 'flip(state)', given: you({}), shows: (t) => t.player().empire, be: true }],
};

/** Operations that need their card, their moment or the solo opponent: which tests show them. */
const ELSEWHERE: { readonly [op in Op]?: string } = {
  station: 'EX-50, LX-A15: a knight under a region',
  resolvePlayEffect: 'EX-50, LX-A15',
  lookMore: 'every-modifier: romans-power-a',
  tollAttack: 'every-reaction: c-standing-army',
  avoidAttack: 'every-reaction: c-cape',
  double: 'every-reaction: carthaginians-power-a',
  reduceDiscard: 'every-reaction: olmecs-step-pyramids',
  returnExhaust: 'every-card: c-olmecs',
  takeTokens: 'LX-N1: Pottery',
  replaceWith: 'LX-U9: Path to Shangri-La',
  putIntoPlay: 'every-reaction: arthurians-gwaith-camlan',
  triggerEnd: 'LX-A28, LX-U14, every-reaction',
  first: 'solo.test.ts',
  mill: 'solo.test.ts',
  pin: 'solo.test.ts',
};

const cases = Object.entries(VERBS).flatMap(([op, verbs]) =>
  (verbs as Verb[]).map((verb) => [op, verb.program, verb] as const),
);

describe('the operations of the card language', () => {
  it.each(cases)('%s: %s', (_, program, { given, choices = [], self, shows, be }) => {
    const table = running(program, given, self);
    table.choose(...choices);
    expect(shows(table)).toEqual(be);
    expect(table.over).toBe(true);
  });

  it('are all tested, and none that is not spoken', () => {
    const spoken = new Set<string>();
    const visit = (node: Node): void => {
      spoken.add(node.op);
      for (const part of partsOf(node)) visit(part);
    };
    for (let id = 0; id < library.nodes.length; id++) visit(nodeAt(id));
    expect(CARDS.length).toBe(KIND_OF.length);
    expect([...spoken].sort()).toEqual([...new Set([...Object.keys(VERBS), ...Object.keys(ELSEWHERE)])].sort());
  });
});
