import { given, type Seat, say } from '@stolik/engine';
import { symbolsOf } from '../../content/regions.ts';
import { ALL_KINDS, type Area, isShip, type KindName, kindName, kindNamed } from '../../pieces.ts';
import { choose, run, script } from '../../rules/steps.ts';
import { gainCubes } from '../../rules/stock.ts';
import { firstCitizen, lastCitizen, takenSymbols } from '../../rules/units.ts';
import { areaAt, isFree, type State } from '../../state.ts';
import type { EffectVerb } from '../verb.ts';

/** AR-10.7: cubes out of a symbol that is never harvested again. */
export interface Pillage {
  readonly does: 'pillage';
  readonly cubes: number;
}

/** The Barbarian pillages a land symbol beside one of his free citizens: it is never harvested again. */
interface Pillaging {
  cubes: number;
  area: Area | null;
  kind: KindName | null;
}

const pillaging = script<Pillaging>('pillage', [
  choose('area', (s) => pillageable(s, s.active)),
  choose('kind', (s, { area }) => kindsFreeIn(s, given(area)), {
    about: (_, { area }) => ({ area: { piece: given(area) } }),
  }),
  run((s, { cubes, area, kind: name }, dealer) => {
    const kind = kindNamed(given(name));
    const taken = takenSymbols(s, given(area));
    const place = symbolsOf(given(area)).findIndex((one, at) => one === kind && (taken & (1 << at)) === 0);
    s.pillaged = [...s.pillaged, given(area) * 8 + place];
    if (s.florins > 0) {
      s.florins--;
      s.pillageCoins++;
    }
    const gained = gainCubes(s, s.active, kind, cubes);
    dealer.tell({ type: 'pillaged', seat: s.active, area: given(area), kind, cubes: gained });
  }),
]);

function pillageable(s: State, seat: Seat): Area[] {
  const areas: Area[] = [];
  for (let unit = firstCitizen(seat); unit < lastCitizen(s, seat); unit++) {
    if (!isFree(s, unit) || isShip(unit)) continue;
    const area = areaAt(s, unit);
    if (!areas.includes(area) && kindsFreeIn(s, area).length > 0) areas.push(area);
  }
  return areas;
}

function kindsFreeIn(s: State, area: Area): KindName[] {
  const taken = takenSymbols(s, area);
  const free = symbolsOf(area).filter((_, at) => (taken & (1 << at)) === 0);
  return ALL_KINDS.filter((kind) => free.includes(kind)).map(kindName);
}

export const pillage: EffectVerb<Pillage> = {
  reads: {
    pillage: (reader) => {
      reader.phrase('(1 land symbol in the area of one of my free active citizens); gain(');
      const cubes = reader.number();
      reader.phrase('of that resource)');
      return { does: 'pillage', cubes };
    },
  },
  does: { script: pillaging, memory: ({ cubes }) => ({ cubes, area: null, kind: null }) },
  can: (s, seat) => pillageable(s, seat).length > 0,
  says: ({ cubes }) => say('does-pillage', { cubes }),
  gist: ({ cubes }) => say('gist-pillage', { cubes }),
  event: null,
};
