import { defined, type Seat, say } from '@stolik/engine';
import { readMost } from '../../content/read-terms.ts';
import { type Region, regionOfArea, type Unit } from '../../pieces.ts';
import { withDone } from '../../rules/growth.ts';
import { choose, loop, run, script } from '../../rules/steps.ts';
import { addKindOf, firstCitizen, hasActiveUnitIn, lastCitizen } from '../../rules/units.ts';
import type { State } from '../../state.ts';
import type { EffectVerb } from '../verb.ts';

/** Rebels stand up. */
export interface StandUp {
  readonly does: 'stand-up';
  readonly most: number;
  readonly oneRegion: boolean;
}

/** Missionary, Hospital: rebels stand up; unrest does not change by this. */
interface StandingUp {
  left: number;
  oneRegion: boolean;
  region: Region | null;
  made: number;
  citizen: Unit | 'done' | null;
}

const standing = script<StandingUp>('stand-up', [
  loop(
    (_, { left, citizen }) => left > 0 && citizen !== 'done',
    [
      choose('citizen', (s, local) => withDone(rebels(s, s.active, local.oneRegion, local.region), local.made)),
      run((s, local, dealer) => {
        const { citizen } = local;
        if (citizen === null) local.left = 0;
        if (citizen === null || citizen === 'done') return;
        s.lying[citizen] = 0;
        local.region = regionOfArea(defined(s.at[citizen]));
        local.left--;
        local.made++;
        dealer.tell({ type: 'stood-up', seat: s.active, units: [citizen] });
      }),
    ],
  ),
]);

/** Rebels anywhere; or in regions with an active unit of the seat, after the first one in its region only. */
function rebels(s: State, seat: Seat, oneRegion: boolean, region: Region | null): Unit[] {
  const list: Unit[] = [];
  for (const owner of s.order)
    for (let unit = firstCitizen(owner); unit < lastCitizen(s, owner); unit++) {
      if (s.lying[unit] === 0) continue;
      const where = regionOfArea(defined(s.at[unit]));
      if (oneRegion && (region === null ? !hasActiveUnitIn(s, seat, where) : where !== region)) continue;
      addKindOf(s, list, unit);
    }
  return list;
}

export const standUp: EffectVerb<StandUp> = {
  reads: {
    standUp: (reader) =>
      reader.inBrackets(() => {
        const most = readMost(reader);
        reader.expect('rebels');
        const oneRegion = !reader.took('anywhere');
        if (oneRegion) reader.phrase('in one region with my active unit');
        return { does: 'stand-up', most, oneRegion };
      }),
  },
  does: {
    script: standing,
    memory: ({ most, oneRegion }) => ({ left: most, oneRegion, region: null, made: 0, citizen: null }),
  },
  can: (s, seat, { oneRegion }) => rebels(s, seat, oneRegion, null).length > 0,
  says: ({ most, oneRegion }) => say(oneRegion ? 'does-stand-up-region' : 'does-stand-up', { most }),
  gist: ({ most }) => say('gist-stand-up', { most }),
  event: null,
};
