import { defined, say, type Text } from '@stolik/engine';
import { nodeAt } from '../content/cards.ts';
import type { Node } from '../content/language.ts';
import { canDo, couldChange, isVain } from '../rules/can.ts';
import { leadOf } from '../rules/effect.ts';
import { perform, type Sequence } from '../rules/running.ts';
import { rivalCan, rivalDoes } from '../rules/solo/acts.ts';
import { rivalSuffers } from '../rules/solo/suffers.ts';
import { loop, run, script } from '../rules/steps.ts';
import { isPlain, type Standing, within } from '../words/effects.ts';
import { ANYWHERE, by, NO_LEAD, NOT_FOR_RIVAL, type Verb } from './verb.ts';

/** `A; B`: left to right, each statement as fully as can be (IM-5.3). */
export interface Seq {
  readonly op: 'seq';
  readonly items: readonly Node[];
}

const doing = script<Sequence>('seq', [
  loop(
    (_, { node, at }) => at < nodeAt<'seq'>(node).items.length,
    [
      perform(({ node, at }) => defined(nodeAt<'seq'>(node).items[at])),
      run((_, local) => {
        local.at++;
      }),
    ],
  ),
]);

/** What is told of the opponent is one sentence about it; what a card says may be a list of orders. */
const keyOf = ({ mood, inside, who }: Standing): string => {
  if (mood === 'to') return 'phrase-and';
  if (inside) return 'phrase-next';
  return who === 'it' ? 'phrase-told' : 'phrase-then';
};

/** Statements one after the other. */
const sequence = (nodes: readonly Node[], texts: readonly Text[], key: string): Text =>
  texts.reduceRight((rest, first, at) => say(linkBetween(nodes[at], nodes[at + 1], key), { first, rest }));

/** Before a condition "then" would stumble; after one, and after a choice, it says that what follows is no part of it. */
function linkBetween(before: Node | undefined, after: Node | undefined, key: string): string {
  if (key === 'phrase-next') return after?.op === 'if' ? 'phrase-next-if' : key;
  const open = before?.op === 'choose' || before?.op === 'first' || before?.op === 'if';
  return key !== 'phrase-and' && open && after?.op !== 'if' ? 'phrase-afterwards' : key;
}

export const seq: Verb<Seq> = {
  reads: {}, // by the semicolon between statements
  parts: ({ items }) => items,
  stands: ANYWHERE,
  can: {
    begin: (s, { items }, seat, self, except) => canDo(s, defined(items[0]), seat, self, except),
    pay: () => true,
    beVain: (s, { items: [first, second] }, seat) =>
      isVain(s, defined(first), seat) || (first?.op === 'declareType' && isVain(s, defined(second), seat)),
    change: (s, { items }, seat, self) => items.some((item) => couldChange(s, item, seat, self)),
  },
  lead: { ...NO_LEAD, of: ({ items }) => leadOf(defined(items[0])) },
  does: { ...by(doing), memory: ({ id }) => ({ node: id, at: 0 }) },
  says: {
    text: ({ items }, standing) =>
      sequence(
        items,
        items.map((item) => within(item, standing)),
        keyOf(standing),
      ),
    gender: () => null,
    isPlain: ({ items }) => items.length <= 2 && items.every((item) => item.op !== 'choose' && isPlain(item)),
  },
  rival: {
    ...NOT_FOR_RIVAL,
    can: (s, { items }) => items.every((item) => rivalCan(s, item)),
    does: (s, { items }, dealer) => {
      for (const item of items) rivalDoes(s, item, dealer);
    },
    suffers: (s, { items }, dealer) => items.reduce((_, item) => rivalSuffers(s, item, dealer), 0),
  },
  shows: { sign: ({ items }, signs) => signs.all(items, ' '), keyword: null },
};
