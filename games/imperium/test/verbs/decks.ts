import { hand, type Verbs, you } from './verb.ts';

/** Operations on the market and on decks: what is acquired, played, looked at, found and developed. */
export const DECKS: Verbs = {
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
  copyExhaust: [
    {
      program: 'copyExhaust(pinned)',
      given: you({ deck: ['c-elders'] }, { others: [{ play: ['l-code-of-laws', 'l-city'] }] }),
      shows: hand,
      be: 'c-elders',
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
};
