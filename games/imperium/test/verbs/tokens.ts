import { HOST, tokens, type Verbs, you } from './verb.ts';

/** Operations on tokens and on what they are counted by. */
export const TOKENS: Verbs = {
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
  flip: [{ program: 'flip(state)', given: you({}), shows: (t) => t.player().empire, be: true }],
};
