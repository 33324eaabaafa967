import { type AskedDecision, type Option, type Seat, say, seatIn, type Text } from '@stolik/engine';
import { halfKind, kindOf, levelOf } from '../content/catalogue.ts';
import { is, type Mercenary } from '../pieces.ts';
import { collectCost, mineCost, paymentValue, recruitPrices, termsOf } from '../rules/terms.ts';
import type { State } from '../state.ts';
import { findsNothing } from '../words/finds-nothing.ts';
import { haulOf } from '../words/haul.ts';
import { gainOf, type Prize } from './gain.ts';
import { owedIn, subjectOf } from './subject.ts';
import { gistOf } from './words.ts';

/** How an answer stands in the bar: the piece or the place, and what it brings or costs. */
export interface ShortAnswer {
  readonly words: Text;
  readonly brings: Text | null;
}

/** Null where the words of the game are short enough themselves. */
export function answerOf(view: State, seat: Seat, decision: AskedDecision, option: Option): ShortAnswer | null {
  if (typeof option === 'number') {
    if (!is.mercenary(option) && !is.crystal(option) && !is.half(option) && !is.artifact(option)) return null;
    return { words: say('answer-piece', { piece: { piece: option } }), brings: bringsOf(view, seat, decision, option) };
  }
  if (!option.startsWith('raid@')) return null;
  const owner = seatIn(option);
  const { cards, totem } = haulOf(view, owner);
  const points = totem === null ? 0 : gainOf(view, seat, { totem }).points;
  return {
    words: owner === seat ? say('answer-raid-own') : say('answer-raid', { owner: { seat: owner } }),
    brings: say('answer-haul', { cards, points }),
  };
}

/** What is taken is worth points at the end, and costs nothing. */
const ENDS_WITH_POINTS = ['take-crystal.crystal', 'subjugate-from-base.card', 'subjugate-from-hand.card'];

function bringsOf(view: State, seat: Seat, decision: AskedDecision, piece: number): Text | null {
  const points = (prize: Prize): number => gainOf(view, seat, prize).points;
  const terms = termsOf(view);
  if (ENDS_WITH_POINTS.includes(decision.prompt)) {
    const gain = points({ piece });
    return gain === 0 ? null : say('answer-points', { points: gain });
  }
  if (is.mercenary(piece)) return cardBrings(view, decision, piece, points);
  if (is.crystal(piece) && decision.prompt === 'mine.crystal')
    return say('answer-mine', { cost: mineCost(view, piece, terms), points: points({ piece }) });
  if (is.artifact(piece) && decision.prompt === 'collect.artifact')
    return say('answer-cost', { cost: collectCost(piece, terms) });
  if (!is.half(piece) || decision.prompt !== 'collect.half') return null;
  const gain = points({ piece });
  if (gain > 0) return say('answer-points', { points: gain });
  return say(halfKind(piece).side === 'left' ? 'answer-half-end' : 'answer-half-now');
}

function cardBrings(
  view: State,
  decision: AskedDecision,
  card: Mercenary,
  points: (prize: Prize) => number,
): Text | null {
  switch (decision.prompt) {
    case 'payment.card': {
      // SS-9.6: what is added to a paid bill buys nothing; it only leads.
      if (owedIn(decision) <= 0) return say('answer-overpaid');
      const left = owedIn(decision) - paymentValue(card, termsOf(view));
      if (left > 0) return say('answer-left', { left });
      const goal = subjectOf(decision);
      return say('answer-paid', { points: is.crystal(goal) ? points({ piece: goal }) : 0 });
    }
    case 'recruit.card': {
      const bits = recruitPrices(levelOf(card), termsOf(view));
      const cheapest = Array.from({ length: 31 }, (_, price) => price).find((price) => (bits >> price) & 1) ?? 0;
      return say('answer-recruit', { cost: cheapest });
    }
    case 'leader.card':
    case 'skill.card':
      return findsNothing(view, card) ? say('answer-finds-nothing') : gistOf(kindOf(card).skill).text;
    default:
      return null;
  }
}
