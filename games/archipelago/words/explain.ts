import { defined, say, type Text } from '@stolik/engine';
import {
  backZones,
  type CardKind,
  cardKind,
  type ObjectiveKind,
  objectiveKind,
  trendKind,
} from '../content/catalogue.ts';
import { DIRECTIONS } from '../content/hexes.ts';
import { areasOf, hutsOf, isWater, sideOf, symbolsOf } from '../content/regions.ts';
import { costOf } from '../content/tables.ts';
import { ALL_KINDS, BUILDINGS, byKind, isShip, kindOfBuilding } from '../pieces.ts';
import { CRITERIA, ranks } from '../verbs/criteria.ts';
import { endOf } from '../verbs/ends.ts';
import { costText, effectText, fewOrMany, zoneText } from './effects.ts';
import { all, buildingText, kindText } from './phrases.ts';

/** What a piece is and does, line by line. Face-down pieces keep silent. */
export const explain = byKind<readonly Text[]>(
  {
    unit: (unit) => [say(isShip(unit) ? 'about-ship' : 'about-citizen')],
    card: (card) => explainCard(cardKind(card)),
    back: (back) => [say('about-back'), ...backZones(back).map(zoneText)],
    region: explainRegion,
    building: explainBuilding,
    area: (area) => [symbolsText(area)],
    objective: (objective) => explainObjective(objectiveKind(objective)),
    trend: (trend) => [CRITERIA[trendKind(trend).criterion].says, say('about-trend-points')],
    cell: () => [],
  },
  () => [],
);

function explainCard(card: CardKind): Text[] {
  const cost = costText(card.cost);
  const lines = [
    say(`about-card-${card.kind}`),
    say('about-prices', { prices: card.prices.join(' → ') }),
    say(`about-arrow-${card.arrow}`),
  ];
  if (card.requires !== null)
    lines.push(
      say('about-requires', {
        building: buildingText(
          card.requires.building,
          card.requires.least === 1 ? 'acc' : fewOrMany(card.requires.least),
        ),
        least: card.requires.least,
      }),
    );
  lines.push(cost === null ? say('about-no-cost') : say('about-cost', { cost }));
  if (card.beforeHarvest) lines.push(say('about-before-action'));
  lines.push(...card.effects.map(effectText));
  if (card.medals > 0) lines.push(say('about-medals', { medals: card.medals }));
  return lines;
}

/** Edges clockwise from the north, as the tile lies with no turn. */
function explainRegion(region: number): Text[] {
  const { edges } = sideOf(region);
  return [
    say('about-edges', {
      edges: all(
        edges.map((terrain, at) =>
          say('phrase-edge', { direction: say(`direction-${DIRECTIONS[at]}`), terrain: say(`terrain-${terrain}`) }),
        ),
      ),
    }),
    ...areasOf(region).map((area) => say('about-area', { area: { piece: area }, symbols: symbolsText(area) })),
    say('about-huts', { huts: hutsOf(region) }),
  ];
}

/** "2 fish": what an area shows. */
export function symbolsText(area: number): Text {
  const symbols = symbolsOf(area);
  const kinds = ALL_KINDS.filter((kind) => symbols.includes(kind));
  if (kinds.length === 0) return say(isWater(area) ? 'about-no-fish' : 'about-no-symbols');
  return say('about-symbols', {
    symbols: all(
      kinds.map((kind) =>
        say('phrase-symbols', { count: symbols.filter((one) => one === kind).length, kind: kindText(kind) }),
      ),
    ),
  });
}

function explainBuilding(building: number): Text[] {
  const kind = kindOfBuilding(building);
  return [say(`about-${BUILDINGS[kind]}`), say('about-cost', { cost: costText(costOf(kind)) ?? '' })];
}

function explainObjective(objective: ObjectiveKind): Text[] {
  const { end, thresholds, criterion, special, margin } = objective;
  const counts = [2, 3, 4, 5].map((players) =>
    say('phrase-threshold', { players, threshold: defined(thresholds[players]) }),
  );
  return [
    endOf(end).says(all(counts)),
    ranks(criterion) ? CRITERIA[criterion].says : say(`criterion-${criterion}`, { margin }),
    ...(special === null ? [say('about-secret-points')] : []),
  ];
}
