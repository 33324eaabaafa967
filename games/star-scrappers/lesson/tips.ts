import type { Tip } from '@stolik/engine/lesson';
import { colourOf, HAS_SYMBOL } from '../content/catalogue.ts';
import type { Event } from '../events.ts';
import { EMPTY } from '../pieces.ts';
import { playerAt, type State } from '../state.ts';

/** A hand and a Base hold so many cards (SS-14). */
const FULL = 7;

/** For the first real games; what seldom happens comes first. */
export const tips: readonly Tip<State, Event>[] = [
  { id: 'raided', rule: 'SS-12', after: 'raided', of: ({ owner, seat }, me) => owner === me && seat !== me },
  { id: 'totem-lost', rule: 'SS-12', after: 'totem-taken', of: ({ from }, me) => from === me },
  { id: 'last-round', rule: 'SS-17', after: 'collapse-begun' },
  { id: 'end-near', rule: 'SS-17', after: 'cave-in', of: ({ at, collapse }) => collapse - at <= 2 },
  { id: 'crystals-out', rule: 'SS-17', after: 'crystal-stack-empty' },
  { id: 'extra-mining', rule: 'SS-9', at: ['actions.move'], after: 'extra-mining', of: ({ seat }, me) => seat === me },
  {
    id: 'symbol',
    rule: 'SS-18',
    after: 'mined',
    of: ({ seat, crystal }, me) => seat === me && HAS_SYMBOL[crystal] === true,
  },
  {
    id: 'full-hand',
    rule: 'SS-14',
    at: ['actions.move'],
    when: (state, me) => playerAt(state, me).hand.length >= FULL,
  },
  {
    id: 'full-base',
    rule: 'SS-13',
    at: ['actions.move'],
    when: (state, me) => playerAt(state, me).base.length >= FULL - 1,
  },
  {
    id: 'short-of-cards',
    rule: 'SS-12',
    at: ['actions.move'],
    when: (state, me) => state.turn.mainUsed.length === 0 && playerAt(state, me).hand.length <= 1,
  },
  { id: 'two-actions', rule: 'SS-7', at: ['actions.move'], when: ({ turn }) => turn.mainUsed.length === 0 },
  {
    id: 'no-raid-now',
    rule: 'SS-12',
    at: ['actions.move'],
    when: ({ turn, players }) => turn.mainUsed.length === 1 && players.some(({ base }) => base.length > 0),
  },
  { id: 'leader', rule: 'SS-6', at: ['leader.card'] },
  { id: 'paying', rule: 'SS-13', at: ['payment.card'] },
  {
    id: 'wild',
    rule: 'SS-9',
    at: ['mine.crystal'],
    when: ({ mine, inPlay }) => mine.some((crystal) => crystal !== EMPTY && !inPlay.includes(colourOf(crystal))),
  },
  { id: 'recruiting', rule: 'SS-8', at: ['recruit.card'] },
  { id: 'half', rule: 'SS-10', at: ['collect.half'] },
  { id: 'skill', rule: 'SS-11', at: ['skill.card'] },
  { id: 'from-base', rule: 'SS-15', at: ['take-from-base.base'] },
  { id: 'recolouring', rule: 'SS-15', at: ['recolour-crystal.crystal'] },
  { id: 'subjugating', rule: 'SS-15', at: ['subjugate-from-base.card', 'subjugate-from-hand.card'] },
];
