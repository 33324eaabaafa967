import { say, type Text } from '@stolik/engine';
import { figure } from '@stolik/engine/phrases';
import { backZones, cardKind, objectiveKind, trendKind } from '../content/catalogue.ts';
import type { Zone } from '../content/effects.ts';
import { qOf, rOf } from '../content/hexes.ts';
import { areaName, isWater, landsOf, regionId, watersOf } from '../content/regions.ts';
import { BUILDINGS, byKind, isShip, kindOfBuilding, ownerOf, regionOfArea, regionOfBuilding } from '../pieces.ts';
import { cubesText, inParts, kindText } from './phrases.ts';

/** What a piece is called; of a face-down one, what can be seen of it. */
export const nameOf = byKind(
  {
    unit: (unit) => say(isShip(unit) ? 'name-ship' : 'name-citizen', { player: { seat: ownerOf(unit) } }),
    card: (card) => say(`card-${cardKind(card).id}`),
    back: backName,
    region: (region) => say(`region-${regionId(region)}`),
    building: (building) =>
      say(`name-${BUILDINGS[kindOfBuilding(building)]}`, { region: { piece: regionOfBuilding(building) } }),
    area: areaText,
    objective: (objective) => say(`objective-${objectiveKind(objective).id}`),
    trend: (trend) => say(trendKind(trend).id),
    cell: (cell) => say('name-cell', { q: figure(qOf(cell)), r: figure(rOf(cell)) }),
  },
  () => say('face-down'),
);

/** "Turtle Bay (land)"; where a region has several lands or waters they are numbered. */
function areaText(area: number): Text {
  const kind = isWater(area) ? 'name-water' : 'name-land';
  return say(kind, { region: { piece: regionOfArea(area) }, number: numberOfArea(area) });
}

/** The number of a land or water among those of its region; 0 if it is the only one. */
export function numberOfArea(area: number): number {
  const alike = (isWater(area) ? watersOf : landsOf)(regionOfArea(area));
  return alike.length > 1 ? Number(areaName(area).slice(1)) + 1 : 0;
}

function backName(back: number): Text {
  const zones = backZones(back);
  const [first] = zones;
  return first?.zone === 'event'
    ? zoneName(first)
    : say('name-back', { zones: inParts(zones.map(zoneName)), count: zones.length });
}

/** What is asked for, and whether it comes at once or waits for phase 4 (AR-7.1, AR-18.6). */
function zoneName(zone: Zone): Text {
  const red = zone.red ? 'yes' : 'no';
  switch (zone.zone) {
    case 'domestic-crisis':
      return say('name-zone-domestic', { kind: kindText(zone.kind), rate: zone.rate, red });
    case 'export-crisis':
      return say('name-zone-export', { cubes: cubesText(zone.cubes, zone.kind), red });
    case 'event':
      return say('name-back-event', { name: say(`event-name-${zone.name}`), red });
  }
}
