import { describe, expect, it } from 'vitest';
import { BACKS, backOf, backZones, CARDS, cardWithBack } from '../content/catalogue.ts';
import backsFile from '../content/evolution-backs.json' with { type: 'json' };
import { regionProblems } from '../content/region-problems.ts';
import {
  areasOf,
  edgeCode,
  hutsOf,
  isWater,
  landsOf,
  REGIONS,
  regionId,
  regionNamed,
  sideOf,
  symbolCount,
  turnsOf,
  watersOf,
} from '../content/regions.ts';
import tilesFile from '../content/tiles.json' with { type: 'json' };
import { ALL_KINDS, type KINDS, kindNamed, type Region } from '../pieces.ts';
import { areaFacing } from '../rules/graph.ts';
import { harvesters } from '../rules/harvest.ts';
import { position } from './position.ts';

const names = (regions: readonly Region[]): [string, Region][] => regions.map((region) => [regionId(region), region]);

/** Every side of every tile, and every back: what is printed is what the rules play with. */
describe('regions', () => {
  it('there are 24 tiles with two sides each, and the start tile', () => {
    expect(tilesFile.tiles).toHaveLength(24);
    expect(new Set(REGIONS.map(regionId)).size).toBe(50);
  });

  it.each(names(REGIONS))('%s: edges, areas, coasts and huts fit together (AR-4.2, 4.8)', (id, region) => {
    const side = sideOf(region);
    expect(regionProblems(side)).toEqual([]);
    const symbols = ALL_KINDS.reduce<number>((sum, kind) => sum + symbolCount(region, kind), 0);
    if (id === 'the-volcano') expect(hutsOf(region)).toBe(3);
    else expect(symbols + hutsOf(region)).toBe(5);
    expect(landsOf(region).length + watersOf(region).length).toBe(areasOf(region).length);
    for (let rotation = 0; rotation < 6; rotation++)
      side.edges.forEach((terrain, edge) => {
        const code = (edgeCode(region, rotation) >> (2 * ((edge + rotation) % 6))) & 3;
        expect(code).toBe(['sea', 'field', 'mountain'].indexOf(terrain) + 1);
      });
  });

  it.each(names(REGIONS))(
    '%s is offered once for every way in which it can lie, and no way twice (AR-4.1)',
    (_, region) => {
      const look = (rotation: number): string =>
        [0, 1, 2, 3, 4, 5]
          .map((at) => `${(edgeCode(region, rotation) >> (2 * at)) & 3}/${areaFacing({ region, rotation }, at)}`)
          .join(' ');
      const offered = turnsOf(region).map(look);
      expect(new Set(offered).size).toBe(offered.length);
      expect(new Set([0, 1, 2, 3, 4, 5].map(look))).toEqual(new Set(offered));
    },
  );

  it('a cay in the sea lies in one way, the heart of the isle in two, lands on both sides of a strait in six (AR-4.1)', () => {
    expect(turnsOf(regionNamed('pineapple-cay'))).toEqual([0]);
    expect(turnsOf(regionNamed('heart-of-the-isle'))).toEqual([0, 1]);
    expect(turnsOf(regionNamed('twins-strait'))).toHaveLength(6); // fruit on one side, wood on the other
    const table = position({
      map: ['white-beach', 'turtle-bay'],
      players: [{ ships: 'open-sea/w0' }],
      stack: ['pineapple-cay'],
    });
    table.choose('explore', 'take', 'pineapple-cay');
    if (table.prompt === 'explore.cell') table.choose(table.options[0] as string);
    expect(table.told('tile-laid')).toHaveLength(1); // nobody is asked how it lies
  });

  const harvests = REGIONS.filter((region) => regionId(region) !== 'desert-village').flatMap((region) =>
    areasOf(region).flatMap((area) =>
      Object.keys(sideOf(region).areas[area & 3]?.symbols ?? {}).map(
        (kind) => [`${regionId(region)}/${sideOf(region).areas[area & 3]?.id}`, kind, region] as const,
      ),
    ),
  );

  it.each(harvests)('%s gives %s to a unit that stands there (AR-9.2)', (place, kind, region) => {
    const water = isWater(areasOf(region)[0] ?? 0) && place.includes('/w');
    const inland = regionId(region) === 'heart-of-the-isle';
    const table = position({
      ...(inland ? { variants: { 'desert-start': 'true' } } : {}),
      map: region === REGIONS[0] ? [] : [inland ? 'heart-of-the-isle' : regionId(region)],
      players: [water ? { ships: place } : { citizens: place }],
    });
    expect(harvesters(table.state, table.state.active, kindNamed(kind))).toHaveLength(1);
    table.choose(`harvest-${kind}`);
    expect(table.cubes(kind as (typeof KINDS)[number])).toBe(1);
    expect(table.brokenLaws).toEqual([]);
  });
});

const THREE = ['palm-point', 'white-beach', 'turtle-bay'];
const PEOPLE = [0, 1, 2].map((_, at) => ({ citizens: `${THREE[at]}/city ${`${THREE[at]}/l0 `.repeat(2)}` }));

describe('backs of evolution cards', () => {
  it('belong to one card each; backs that look alike cannot be told apart', () => {
    expect(backsFile.backs).toHaveLength(48);
    expect(new Set(CARDS.map(backOf))).toEqual(new Set(BACKS));
    for (const { id, zones } of backsFile.backs) {
      const seen = backZones(backOf(cardWithBack(id)));
      expect(seen.map(({ red }) => red)).toEqual(zones.map(({ red }) => red));
    }
  });

  /** Nobody gives anything: what the white or the red zones bring then. */
  it.each(backsFile.backs.flatMap(({ id }) => [[id, false] as const, [id, true] as const]))(
    '%s with red zones %s brings what it shows, and nothing of the other colour',
    (id, red) => {
      const table = position(
        {
          map: THREE,
          buildings: THREE.flatMap((region) => [
            `${region}/city`,
            `${region}/temple`,
            `${region}/market`,
            `${region}/port`,
          ]),
          players: PEOPLE,
          deck: [id],
          unrest: 0,
          workers: 5,
        },
        red ? 'red-balance' : 'balance',
      );
      while (!table.over) table.choose('done');
      const printed = backsFile.backs.find((back) => back.id === id)?.zones ?? [];
      let unrest = 0;
      let workers = 5;
      for (const zone of printed.filter((one) => one.red === red)) {
        if (zone.zone === 'domestic-crisis') unrest += 9;
        else if (zone.zone === 'export-crisis') unrest += 'cubes' in zone ? Number(zone.cubes) : 0;
        else {
          const [, count = '1', what, marker, by] =
            /^(?:perEach\((\d )?(\w+) on map, )?(unrest|workers)\(([+-]\d)\)/.exec(zone.effect) ?? [];
          const times = what === undefined ? 1 : Math.floor(3 / Number(count));
          if (marker === 'unrest') unrest = Math.max(0, unrest + times * Number(by));
          else workers = Math.max(0, workers + times * Number(by));
        }
      }
      expect([table.state.ended, table.state.workers]).toEqual([unrest > 9 ? 'independence' : null, workers]);
      expect(table.state.unrest).toBe(unrest);
    },
  );
});
