import { byEvent, type Coverage, partsOfScores } from '@stolik/engine';
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
import { is, type Objective, type Trend } from './pieces.ts';

const objectiveUse = (objective: Objective): string => `objective ${objectiveKind(objective).id}`;
const trendUse = (trend: Trend): string => `objective ${trendKind(trend).id}`;

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
  ofEvent: byEvent<Event, string[]>(
    {
      'card-used': ({ card }) => [`card ${cardKind(card).id}`],
      'wonder-built': ({ card }) => [`card ${cardKind(card).id}`],
      'tile-laid': ({ region }) => [`region ${regionId(region)}`],
      'disc-laid': ({ zone }) => [`zone ${zone}`],
      'domestic-crisis': ({ back }) => [`back ${backId(back)}`],
      'export-crisis': ({ back }) => [`back ${backId(back)}`],
      event: ({ back }) => [`back ${backId(back)}`],
      'objectives-dealt': ({ objectives }) => objectives.map(objectiveUse),
      'objectives-open': ({ objectives }) => objectives.map(objectiveUse),
      'trends-shown': ({ trends }) => trends.map(trendUse),
    },
    [],
  ),
  ofScores: (scores) =>
    partsOfScores(scores).flatMap(({ piece, points }) =>
      points === 0 ? [] : is.objective(piece) ? [objectiveUse(piece)] : is.trend(piece) ? [trendUse(piece)] : [],
    ),
};
