import { say } from '@stolik/engine';
import type { Reader } from '@stolik/engine/notation';
import type { Marker } from '../../content/effects.ts';
import { readSigned } from '../../content/read-terms.ts';
import { signed } from '../../words/phrases.ts';
import type { EffectVerb } from '../verb.ts';
import { movingMarker } from './moving-marker.ts';

/** Moves a marker. */
export interface MoveMarker {
  readonly does: 'marker';
  readonly marker: Marker;
  readonly by: number;
}

const read = (marker: Marker, reader: Reader): MoveMarker => ({
  does: 'marker',
  marker,
  by: reader.inBrackets(() => readSigned(reader)),
});

export const marker: EffectVerb<MoveMarker> = {
  reads: { unrest: (reader) => read('unrest', reader), workers: (reader) => read('workers', reader) },
  ...movingMarker<MoveMarker>('marker', { marker: ({ marker }) => marker, by: (_, { by }) => by }),
  says: ({ marker, by }) => say(`does-marker-${marker}`, { by: signed(by) }),
  gist: ({ marker, by }) => say(`gist-${marker}`, { by: signed(by) }),
};
