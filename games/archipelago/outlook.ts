import { defined, type Seat } from '@stolik/engine';
import { talksWorth } from './bargain.ts';
import { backOf, backZones, objectiveKind } from './content/catalogue.ts';
import { LABOUR_UNREST, STABILITY_UNREST, unrestAt } from './content/tables.ts';
import { ALL_KINDS, DOMESTIC } from './pieces.ts';
import { countLying } from './rules/crisis-turns.ts';
import { playerAt, type State } from './state.ts';

/** How the archipelago as a whole is doing, seen by one seat: a danger for all, a hope for the Separatist. */
export function outlook(s: State, seat: Seat): number {
  const fear = danger(s);
  const separatist = playerAt(s, seat).objectives.some(
    (objective) => objectiveKind(objective).special === 'separatist',
  );
  const peace = playerAt(s, seat).objectives.some((objective) => objectiveKind(objective).special === 'pacifist');
  const calm = peace ? 0.6 * Math.min(20, s.population - s.unrest) : 0;
  return (separatist ? 0.8 * fear : -fear) + calm + talksWorth(s, seat);
}

/** Tenths of a point that the nearness of independence costs. */
const WORST = 150;
const EASE = 3;
/** A bit for every step, so that far from the edge less unrest is still better. */
const PER_UNREST = 0.5;

function danger(s: State): number {
  const expected = s.unrest + unrestAhead(s);
  const margin = Math.max(-2, s.population - expected);
  return WORST * Math.exp(-margin / EASE) + PER_UNREST * expected;
}

/** Unrest that is to be expected: from the crisis being resolved, the boards, and the back on top of the deck. */
function unrestAhead(s: State): number {
  let ahead = 0;
  const { crisis } = s;
  if (crisis !== null) ahead += crisis.zone === 'domestic' ? 0.9 * countLying(s) : 0.9 * crisis.missing;
  // In the phase before, both are certain.
  if (s.phase === 2) ahead += boards(s) + 0.9 * Math.max(-2, backAhead(s));
  if (s.phase === 5 || s.phase === 6) ahead += 0.6 * boards(s) + 0.4 * Math.max(-2, backAhead(s));
  return ahead;
}

function boards(s: State): number {
  let unrest = defined(STABILITY_UNREST[s.population]) + defined(LABOUR_UNREST[s.workers]);
  for (const kind of ALL_KINDS) unrest += unrestAt(DOMESTIC, kind, defined(s.domestic[kind]));
  return unrest;
}

/** What the next economic balance would bring if everybody gave half of what he has. */
function backAhead(s: State): number {
  const top = s.deck.at(-1);
  if (top === undefined) return 0;
  let unrest = 0;
  for (const zone of backZones(backOf(top))) {
    if (zone.red) continue;
    if (zone.zone === 'event') {
      for (const effect of zone.effects) {
        const { event } = effect.verb;
        if (event?.marker(effect) === 'unrest') unrest += event.by(s, effect);
      }
      continue;
    }
    const domestic = zone.zone === 'domestic-crisis';
    const market = defined((domestic ? s.domestic : s.export)[zone.kind]);
    let held = 0;
    for (const player of s.players) held += 0.5 * (defined(player.cubes[zone.kind]) + 0.5 * player.tokens);
    unrest += domestic
      ? Math.max(0, s.population - zone.rate * (market + held))
      : Math.max(0, zone.cubes - market - held);
  }
  return unrest;
}
