import { HOST, hand, type Verbs, you } from './verb.ts';

/** Operations that move cards of one's own. */
export const CARDS_MOVED: Verbs = {
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
      program: 'returnUnrest(upTo 3 from hand/discard)',
      given: you({ hand: ['c-unrest', 'c-elders'], discard: ['c-unrest'] }),
      choices: ['c-unrest', 'c-unrest'],
      shows: (t) => [t.hand(), t.discard()],
      be: ['c-elders', ''],
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
  give: [
    {
      program: 'give(1 any from hand/discard to eachOther)',
      given: you({ hand: ['c-elders'] }, { others: [{ hand: [] }] }),
      shows: (t) => t.hand(1),
      be: 'c-elders',
    },
  ],
};
