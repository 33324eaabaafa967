import { type AskedDecision, type Option, type Seat, say, type Text } from '@stolik/engine';
import { halfKind, kindOf, LEVEL } from '../content/catalogue.ts';
import { type Artifact, type Half, isArtifact, isCrystal, isHalf, isMercenary, type Mercenary } from '../pieces.ts';
import { seatOfBase } from '../rules/bases.ts';
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
    if (!isMercenary(option) && !isCrystal(option) && !isHalf(option) && !isArtifact(option)) return null;
    return { words: say('answer-piece', { piece: { piece: option } }), brings: bringsOf(view, seat, decision, option) };
  }
  if (!option.startsWith('raid@')) return null;
  const owner = seatOfBase(option);
  const { cards, totem } = haulOf(view, owner);
  const points = totem === null ? 0 : gainOf(view, seat, { totem }).points;
  return {
    words: owner === seat ? say('answer-raid-own') : say('answer-raid', { owner: { seat: owner } }),
    brings: say('answer-haul', { cards, points }),
  };
}

function bringsOf(view: State, seat: Seat, decision: AskedDecision, piece: number): Text | null {
  const points = (prize: Prize): number => gainOf(view, seat, prize).points;
  switch (decision.prompt) {
    case 'payment.card': {
      const left = owedIn(decision) - paymentValue(piece as Mercenary, termsOf(view));
      if (left > 0) return say('answer-left', { left });
      const goal = subjectOf(decision);
      return say('answer-paid', { points: isCrystal(goal) ? points({ piece: goal }) : 0 });
    }
    case 'mine.crystal':
      return isCrystal(piece)
        ? say('answer-mine', { cost: mineCost(view, piece, termsOf(view)), points: points({ piece }) })
        : null;
    case 'collect.artifact':
      return say('answer-cost', { cost: collectCost(piece as Artifact, termsOf(view)) });
    case 'recruit.card': {
      const bits = recruitPrices(LEVEL[piece] as number, termsOf(view));
      const cheapest = Array.from({ length: 31 }, (_, price) => price).find((price) => (bits >> price) & 1) ?? 0;
      return say('answer-recruit', { cost: cheapest });
    }
    case 'leader.card':
    case 'skill.card':
      return findsNothing(view, piece as Mercenary)
        ? say('answer-finds-nothing')
        : gistOf(kindOf(piece as Mercenary).skill).text;
    case 'collect.half': {
      const gain = points({ piece });
      if (gain > 0) return say('answer-points', { points: gain });
      return say(halfKind(piece as Half).side === 'left' ? 'answer-half-end' : 'answer-half-now');
    }
    case 'take-crystal.crystal':
    case 'subjugate-from-base.card':
    case 'subjugate-from-hand.card': {
      const gain = points({ piece });
      return gain === 0 ? null : say('answer-points', { points: gain });
    }
    default:
      return null;
  }
}
