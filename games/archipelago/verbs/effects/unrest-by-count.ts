import { defined, say } from '@stolik/engine';
import type { Reader } from '@stolik/engine/notation';
import { MANY } from '../../content/effects.ts';
import { readBuilding, readSigned } from '../../content/read-terms.ts';
import type { BuildingKind } from '../../pieces.ts';
import { all, buildingText, signed } from '../../words/phrases.ts';
import type { EffectVerb } from '../verb.ts';
import { movingMarker } from './moving-marker.ts';

/** Unrest by how many buildings of the kind are on the map. */
export interface UnrestByCount {
  readonly does: 'unrest-by-count';
  readonly building: BuildingKind;
  readonly brackets: readonly Bracket[];
}

interface Bracket {
  readonly from: number;
  readonly to: number;
  readonly by: number;
}

/** `3-4: unrest(-2)`, `5+: unrest(-3)` */
function readBracket(reader: Reader): Bracket {
  const from = reader.number();
  let to = MANY;
  if (!reader.took('+')) {
    reader.expect('-');
    to = reader.number();
  }
  reader.phrase(': unrest');
  return { from, to, by: reader.inBrackets(() => readSigned(reader)) };
}

export const unrestByCount: EffectVerb<UnrestByCount> = {
  reads: {
    byCount: (reader) =>
      reader.inBrackets(() => {
        const building = readBuilding(reader);
        reader.phrase('on map,');
        return { does: 'unrest-by-count', building, brackets: reader.list(',', () => readBracket(reader)) };
      }),
  },
  ...movingMarker<UnrestByCount>('unrest-by-count', {
    marker: () => 'unrest',
    by: (s, { building, brackets }) => {
      const count = defined(s.built[building]);
      return brackets.find(({ from, to }) => count >= from && count <= to)?.by ?? 0;
    },
  }),
  says: ({ building, brackets }) =>
    say('does-unrest-by-count', {
      building: buildingText(building, 'pl'),
      brackets: all(
        brackets.map(({ from, to, by }) =>
          say(to >= MANY ? 'phrase-bracket-open' : 'phrase-bracket', { from, to, by: signed(by) }),
        ),
      ),
    }),
  gist: ({ building }) => say('gist-unrest-count', { building: buildingText(building, 'pl') }),
};
