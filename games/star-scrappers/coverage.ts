import { type Coverage, partsOfScores } from '@stolik/engine';
import { HALF_KINDS, halfKind, kindOf, MERCENARY_KINDS } from './content/catalogue.ts';
import type { Event } from './events.ts';
import { is } from './pieces.ts';

/**
 * What an exhaustive run has to have seen: every skill used by a Leader and from hand, every half kept, every ability at
 * work and every left half scoring.
 */
export const coverage: Coverage<Event> = {
  all: [
    ...MERCENARY_KINDS.flatMap(({ id }) => [`leader ${id}`, `skill ${id}`]),
    ...HALF_KINDS.map(({ id }) => `kept ${id}`),
    ...HALF_KINDS.map(({ id, side }) => `${side === 'left' ? 'scored' : 'used'} ${id}`),
  ],
  ofEvent(event) {
    switch (event.type) {
      case 'leader-used':
        return [`leader ${kindOf(event.card).id}`];
      case 'second-used':
        return ['used second-in-command'];
      case 'skill-played':
        return [`skill ${kindOf(event.card).id}`];
      case 'collected':
        return [`kept ${halfKind(event.half).id}`];
      case 'artifact-helped':
      case 'start-artifact-used':
        return [`used ${halfKind(event.half).id}`];
      case 'force-field-took':
        return ['used force-field'];
      default:
        return [];
    }
  },
  ofScores: (scores) =>
    partsOfScores(scores).flatMap(({ piece, points }) =>
      is.half(piece) && points > 0 ? [`scored ${halfKind(piece).id}`] : [],
    ),
};
