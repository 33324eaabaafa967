import { defined, say } from '@stolik/engine';
import type { Marker } from '../../content/effects.ts';
import { readBuilding, readSigned } from '../../content/read-terms.ts';
import type { BuildingKind } from '../../pieces.ts';
import { fewOrMany } from '../../words/effects.ts';
import { buildingText, signed } from '../../words/phrases.ts';
import type { EffectVerb } from '../verb.ts';
import { movingMarker } from './moving-marker.ts';

/** Moves a marker once for every `each` buildings of the kind on the map. */
export interface MarkerPerBuilding {
  readonly does: 'marker-per-building';
  readonly building: BuildingKind;
  readonly each: number;
  readonly marker: Marker;
  readonly by: number;
}

export const markerPerBuilding: EffectVerb<MarkerPerBuilding> = {
  reads: {
    perEach: (reader) =>
      reader.inBrackets(() => {
        const each = reader.numberOr(1);
        const building = readBuilding(reader);
        reader.phrase('on map,');
        const marker = reader.oneOf(['unrest', 'workers'], 'unrest or workers');
        return { does: 'marker-per-building', building, each, marker, by: reader.inBrackets(() => readSigned(reader)) };
      }),
  },
  ...movingMarker<MarkerPerBuilding>('marker-per-building', {
    marker: ({ marker }) => marker,
    by: (s, { building, each, by }) => Math.floor(defined(s.built[building]) / each) * by,
  }),
  says: ({ building, each, marker, by }) =>
    say(`does-marker-per-building-${marker}`, {
      by: signed(by),
      each,
      building: buildingText(building, each === 1 ? 'each' : fewOrMany(each)),
    }),
  gist: ({ building, marker, by }) =>
    say(`gist-${marker}-each`, { by: signed(by), building: buildingText(building, 'each') }),
};
