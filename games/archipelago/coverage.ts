import { type Coverage, partsOfScores } from '@stolik/engine';
import {
  BACKS,
  backId,
  CARD_KINDS,
  cardKind,
  OBJECTIVE_KINDS,
  objectiveKind,
  TREND_KINDS,
  trendKind,
} from './content/catalogue.ts';
import { REGIONS, regionId } from './content/regions.ts';
import { ZONES } from './content/tables.ts';
import type { Event } from './events.ts';
import { is } from './pieces.ts';

/** What an exhaustive run has to have seen: every card used or built, every region laid, every zone of the wheel, every objective in play. */
export const coverage: Coverage<Event> = {
  all: [
    ...CARD_KINDS.map(({ id }) => `card ${id}`),
    ...REGIONS.map((region) => `region ${regionId(region)}`).slice(2),
    ...ZONES.map((zone) => `zone ${zone}`),
    ...BACKS.map((back) => `back ${backId(back)}`),
    ...OBJECTIVE_KINDS.map(({ id }) => `objective ${id}`),
    ...TREND_KINDS.map(({ id }) => `objective ${id}`),
  ],
  ofEvent(event) {
    switch (event.type) {
      case 'card-used':
      case 'wonder-built':
        return [`card ${cardKind(event.card).id}`];
      case 'tile-laid':
        return [`region ${regionId(event.region)}`];
      case 'disc-laid':
        return [`zone ${event.zone}`];
      case 'domestic-crisis':
      case 'export-crisis':
      case 'event':
        return [`back ${backId(event.back)}`];
      case 'objectives-dealt':
      case 'objectives-open':
        return event.objectives.map((objective) => `objective ${objectiveKind(objective).id}`);
      case 'trends-shown':
        return event.trends.map((trend) => `objective ${trendKind(trend).id}`);
      default:
        return [];
    }
  },
  ofScores: (scores) =>
    partsOfScores(scores).flatMap(({ piece, points }) =>
      points === 0 || piece === undefined
        ? []
        : is.objective(piece)
          ? [`objective ${objectiveKind(piece).id}`]
          : is.trend(piece)
            ? [`objective ${trendKind(piece).id}`]
            : [],
    ),
};
