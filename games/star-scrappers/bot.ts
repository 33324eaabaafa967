import { defined, mostOfOthers, type Seat } from '@stolik/engine';
import { halfKind, levelOf } from './content/catalogue.ts';
import { HAND_LIMIT } from './content/tables.ts';
import { pointsOf } from './score.ts';
import { type Player, playerAt, type State } from './state.ts';

/** What a position is worth to a seat: points in hand, the means to make more, and how the others stand. */
export function evaluate(s: State, seat: Seat): number {
  return standing(s, seat) - mostOfOthers(seat, s.seats, (other) => standing(s, other));
}

/** Points a level in hand is worth at the beginning; it falls to nothing as the mine comes down. */
const LEVEL_IN_HAND = 0.9;
/** A card one may not even use to draw further: beyond the hand limit it mostly stands in the way. */
const LEVEL_BEYOND_LIMIT = 0.2;
/** Cards of a Base can be raided back, by anyone. */
const LEVEL_IN_BASE = 0.12;
/** An ability that will still be of use. */
const ABILITY = 5;

function standing(s: State, seat: Seat): number {
  const player = playerAt(s, seat);
  const timeLeft = 1 - s.caveIn / s.collapse;
  return (
    pointsOf(s, seat) + (s.ended === null ? (0.25 + 0.75 * timeLeft) * means(player) + timeLeft * abilities(player) : 0)
  );
}

function means({ hand, base }: Player): number {
  let value = 0;
  for (let i = 0; i < hand.length; i++) {
    value += levelOf(defined(hand[i])) * (i < HAND_LIMIT ? LEVEL_IN_HAND : LEVEL_BEYOND_LIMIT);
  }
  for (let i = 0; i < base.length; i++) value += levelOf(defined(base[i])) * LEVEL_IN_BASE;
  return value;
}

const abilities = ({ artifacts }: Player): number =>
  ABILITY * artifacts.filter((half) => halfKind(half).side === 'right').length;
