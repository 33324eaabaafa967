import { describe, expect, it } from 'vitest';
import { CARDS, KIND_OF, library, nodeAt } from '../content/catalogue.ts';
import { partsOf } from '../content/check.ts';
import type { Node, Op } from '../content/language.ts';
import { VERBS } from '../verbs/index.ts';
import { running } from './position.ts';
import { CARDS_MOVED } from './verbs/cards.ts';
import { DECKS } from './verbs/decks.ts';
import { ORDER } from './verbs/order.ts';
import { TOKENS } from './verbs/tokens.ts';
import type { Verb, Verbs } from './verbs/verb.ts';

/** Each operation of the card language, run by itself. Those of the solo opponent's tables are in solo.test.ts. */

const SHOWN: Verbs = { ...ORDER, ...TOKENS, ...CARDS_MOVED, ...DECKS };

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

const cases = Object.entries(SHOWN).flatMap(([op, verbs]) =>
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
    expect([...spoken].sort()).toEqual(Object.keys(VERBS).sort());
    expect([...spoken].sort()).toEqual([...new Set([...Object.keys(SHOWN), ...Object.keys(ELSEWHERE)])].sort());
  });
});
