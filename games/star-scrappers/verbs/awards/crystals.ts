import { defined, say } from '@stolik/engine';
import { COLOUR, COST, HAS_SYMBOL, UNSTABLE } from '../../content/cards.ts';
import type { CrystalFilter } from '../../content/effects.ts';
import { costLimits, withinRange } from '../../content/limits.ts';
import { crystalFilter, nameOf, number, positional } from '../../content/read-terms.ts';
import { ALL_COLOURS } from '../../pieces.ts';
import { type Player, playerAt } from '../../state.ts';
import { crystalArgs } from '../../words/filters.ts';
import { crystalSigns } from '../sign.ts';
import type { AwardVerb } from '../verb.ts';
import { perEach } from './per-each.ts';

/** Crystals, each or in whole groups. */
export interface CrystalsAward {
  readonly counts: 'crystals';
  readonly crystals: CrystalFilter;
  readonly group: number;
  readonly vp: number;
}

/** `best`: the number of crystals in the colour of which there are most (SS-16.1). */
function countCrystals(player: Player, filter: CrystalFilter): number {
  const fitting = player.crystals.filter(
    (crystal) =>
      (filter.cost === null || filter.cost === 'same' || filter.cost.includes(COST[crystal] ?? UNSEEN)) &&
      (!filter.symbol || HAS_SYMBOL[crystal]) &&
      (!filter.caveIn || UNSTABLE[crystal]),
  );
  if (filter.colour === null) return fitting.length;
  const byColour = ALL_COLOURS.map((colour) => fitting.filter((crystal) => COLOUR[crystal] === colour).length);
  return filter.colour === 'best' ? Math.max(...byColour) : defined(byColour[filter.colour]);
}

/** What a crystal costs that lies face down in a view. */
const UNSEEN = -1;

export const crystals: AwardVerb<CrystalsAward> = {
  reads: perEach((what, vp) => {
    if (nameOf(what) === 'crystal') return { counts: 'crystals', crystals: crystalFilter(what), group: 1, vp };
    if (nameOf(what) !== 'set') return null;
    const group = number(positional(what, 0));
    return { counts: 'crystals', crystals: crystalFilter(positional(what, 1)), group, vp };
  }),
  problems: ({ crystals, group }) => [...costLimits(crystals.cost), ...withinRange('a group', group, 1, 10)],
  points: (s, seat, { crystals, group, vp }) => Math.floor(countCrystals(playerAt(s, seat), crystals) / group) * vp,
  says: ({ crystals, group, vp }) => say('award-crystals', { vp, group, ...crystalArgs(crystals, 'gen') }),
  shows: ({ crystals, group }) => crystalSigns(crystals, group),
};
