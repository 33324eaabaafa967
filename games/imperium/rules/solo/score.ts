import { defined } from '@stolik/engine';
import { kindOf, UNREST } from '../../content/cards.ts';
import { LEVELS, VARIABLE_WORTH } from '../../content/solo-levels.ts';
import type { Card } from '../../pieces.ts';
import type { Rival } from '../../state.ts';
import { marksOf } from '../moves.ts';

/** IM-21.10a: what a card counts for when the opponent compares cards. */
export function worthOf(card: Card): number {
  const points = kindOf(card).points;
  switch (points.kind) {
    case 'none':
      return 0;
    case 'fixed':
      return points.points;
    case 'variable':
      return VARIABLE_WORTH;
    case 'conditional':
      return Math.max(points.otherwise, ...points.cases.map((one) => one.points));
  }
}

/** IM-21.19: deck, slots, discard pile, play area and history. */
export const rivalPiles = ({ deck, slots, discard, play, history }: Rival): readonly (readonly Card[])[] => [
  deck,
  slots,
  discard,
  play,
  history,
];

/** What a card brings the opponent where it lies. */
export function rivalCardPoints({ play, history }: Rival, card: Card): number {
  const points = kindOf(card).points;
  if (points.kind !== 'conditional') return worthOf(card);
  for (const { place, points: worth } of points.cases) {
    const holds = {
      inHistory: history.includes(card),
      inPlay: play.includes(card),
      notInPlay: !play.includes(card),
      garrisoned: false,
    };
    if (holds[place]) return worth;
  }
  return points.otherwise;
}

/** IM-21.7, IM-21.19 */
export function rivalPoints(rival: Rival): number {
  let points = rival.progress + rivalTokenPoints(rival);
  for (const pile of rivalPiles(rival)) for (const card of pile) if (card >= 0) points += rivalCardPoints(rival, card);
  return points;
}

export const rivalTokenPoints = ({ level, materials, population }: Rival): number =>
  Math.floor((materials + population) / defined(LEVELS[level]).pointsPerTokens);

export const rivalUnrestOf = (rival: Rival): number =>
  rivalPiles(rival).reduce(
    (sum, pile) => sum + pile.filter((card) => card >= 0 && (marksOf(card) & UNREST) !== 0).length,
    0,
  );
