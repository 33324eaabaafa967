import { byEvent, type Coverage, partsOfScores } from '@stolik/engine';
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
  ofEvent: byEvent<Event, string[]>(
    {
      'leader-used': ({ card }) => [`leader ${kindOf(card).id}`],
      'second-used': () => ['used second-in-command'],
      'skill-played': ({ card }) => [`skill ${kindOf(card).id}`],
      collected: ({ half }) => [`kept ${halfKind(half).id}`],
      'artifact-helped': ({ half }) => [`used ${halfKind(half).id}`],
      'start-artifact-used': ({ half }) => [`used ${halfKind(half).id}`],
      'force-field-took': () => ['used force-field'],
    },
    [],
  ),
  ofScores: (scores) =>
    partsOfScores(scores).flatMap(({ piece, points }) =>
      is.half(piece) && points > 0 ? [`scored ${halfKind(piece).id}`] : [],
    ),
};
