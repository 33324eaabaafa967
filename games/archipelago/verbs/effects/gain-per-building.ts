import { defined, say } from '@stolik/engine';
import { readBuilding } from '../../content/read-terms.ts';
import type { BuildingKind } from '../../pieces.ts';
import { buildingText, florinsText } from '../../words/phrases.ts';
import type { EffectVerb } from '../verb.ts';
import { gainingFlorins } from './gaining-florins.ts';

/** One florin for each building of the kind on the map. */
export interface GainPerBuilding {
  readonly does: 'gain-per-building';
  readonly building: BuildingKind;
  readonly most: number;
}

export const gainPerBuilding: EffectVerb<GainPerBuilding> = {
  reads: {
    gain: (reader) => {
      if (reader.ahead(1).text !== 'min') return null;
      reader.phrase('(min(');
      const most = reader.number();
      reader.expect(',');
      const building = readBuilding(reader);
      reader.phrase('on map) f)');
      return { does: 'gain-per-building', building, most };
    },
  },
  ...gainingFlorins<GainPerBuilding>('gain-per-building', (s, { building, most }) =>
    Math.min(most, defined(s.built[building])),
  ),
  says: ({ building, most }) =>
    say('does-gain-per-building', { building: buildingText(building, 'each'), most: florinsText(most) }),
  gist: ({ building }) => say('gist-florins-each', { building: buildingText(building, 'each') }),
};
