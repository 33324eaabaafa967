import { defined } from '@stolik/engine';
import type { Tip } from '@stolik/engine/lesson';
import { has, nodeAt, UNREST } from '../content/catalogue.ts';
import type { Event } from '../events.ts';
import { NONE } from '../pieces.ts';
import { leadOf } from '../rules/effect.ts';
import type { Player, State } from '../state.ts';

/** The unrest pile is so low that the end has to be thought of (IM-17). */
const NEARLY_COLLAPSED = 3;

const ownOf = ({ players }: State, me: number): Player => defined(players[me]);
const unrestIn = (state: State, me: number): number => ownOf(state, me).hand.filter((card) => has(card, UNREST)).length;

/** Is the question whether a card is hidden under the one that was played (IM-11.13)? */
function asksForGarrison({ running }: State): boolean {
  const asked = running.at(-1)?.asked;
  const node = asked === undefined ? null : nodeAt(asked);
  return node?.op === 'may' && leadOf(node.body)?.op === 'garrison';
}

/** For the first real games; what seldom happens comes first. */
export const tips: readonly Tip<State, Event>[] = [
  { id: 'scoring', rule: 'IM-15', after: 'scoring-triggered' },
  {
    id: 'last-turn',
    rule: 'IM-16',
    at: ['turn.move'],
    when: ({ trigger, round, lastRound }) => trigger !== null && round === lastRound,
  },
  {
    id: 'collapse-near',
    rule: 'IM-17',
    when: ({ unrestPile }) => unrestPile.length > 0 && unrestPile.length <= NEARLY_COLLAPSED,
    at: ['turn.move'],
  },
  { id: 'empire', rule: 'IM-12', after: 'became-empire', of: ({ seat }, me) => seat === me },
  {
    id: 'nation-unrest',
    rule: 'IM-12',
    after: 'nation-card',
    of: ({ seat, card }, me) => seat === me && has(card, UNREST),
  },
  { id: 'nation-card', rule: 'IM-12', after: 'nation-card', of: ({ seat }, me) => seat === me },
  {
    id: 'empire-soon',
    rule: 'IM-12',
    at: ['turn.move'],
    when: (state, me) => !ownOf(state, me).empire && ownOf(state, me).nationDeck.length === 1,
  },
  { id: 'nation', rule: 'IM-18', at: ['seating.nation'] },
  // Not in the first turn, which needs its own word: many nations begin with two.
  {
    id: 'two-unrest',
    rule: 'IM-7',
    at: ['turn.move'],
    when: (state, me) => state.round > 1 && unrestIn(state, me) >= 2,
  },
  { id: 'turn', rule: 'IM-6', at: ['turn.move'] },
  { id: 'innovating', rule: 'IM-7', after: 'turn-began', of: ({ seat }, me) => seat === me, at: ['turn.move'] },
  { id: 'paying', rule: 'IM-11', at: ['payment.materials', 'payment.population'] },
  {
    id: 'acquire',
    rule: 'IM-10',
    at: ['acquire.card'],
    // Regions have none: the flame is told of where one may be taken with it.
    when: ({ market, under }, _, options) =>
      market.some((card, place) => under[place] !== NONE && options.includes(card)),
  },
  { id: 'break-through', rule: 'IM-10', at: ['break-through.pick'] },
  { id: 'station', rule: 'IM-11', at: ['may.pick'], when: asksForGarrison },
  { id: 'put', rule: 'IM-8', at: ['put.card'] },
  { id: 'cleanup', rule: 'IM-8', at: ['cleanup.card'] },
  { id: 'development', rule: 'IM-12', at: ['reshuffle.card', 'develop.card'] },
  // With one card nobody is asked which comes first: its own question is the first of a solstice.
  {
    id: 'solstice',
    rule: 'IM-9',
    after: 'solstice-began',
    at: ['own-solstice.card', 'may.pick', 'choose.branch', 'move.card'],
  },
  { id: 'drawing', rule: 'IM-6', at: ['draw.more', 'draw-if-able.more'] },
  { id: 'protection', rule: 'IM-13', at: ['protection.card'] },
];
