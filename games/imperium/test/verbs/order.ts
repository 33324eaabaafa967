import { HOST, tokens, type Verbs, you } from './verb.ts';

/** Operations that order others: one after another, at a price, by choice, on a condition, for several players. */
export const ORDER: Verbs = {
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
    { program: 'choose{discard(it) | toDeckTop(it)}; gain(1 progress)', given: you({}), shows: tokens, be: 'M0 P0 G1' },
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
};
