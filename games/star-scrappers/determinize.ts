import { type Chance, defined, type Seat, shuffle } from '@stolik/engine';
import { dealAnew, lookAt, lookFrom } from '@stolik/engine/state';
import { COST, CRYSTALS, UNSTABLE } from './content/catalogue.ts';
import { MINE_ROWS } from './content/tables.ts';
import { played, sizes, state } from './fields.ts';
import { type Crystal, costOfFaceDown, FACE_DOWN, isFaceDownCrystal } from './pieces.ts';
import type { Rusted, State } from './state.ts';

/**
 * Deals anew everything the seat cannot see: Mercenaries and Artifacts in the usual way. Pools are made from the view alone and in a fixed order, so two tables that
 * look the same to the seat are dealt the same.
 */
export function determinize(s: State, seat: Seat, chance: Chance): void {
  const look = lookFrom(s, seat, state.lifted(s));
  const rusted = played(s.turn.rusted, look, s.turn);
  const crystals = s.players.map((player, at) => sizes(player.crystals, lookAt(look, at)));
  dealAnew(state, s, seat, chance);
  dealRusted(s, rusted, chance);
  dealCrystals(s, crystals, chance);
}

/** Of hidden colour changes only the number and the colour are known: any cards of that hand will do. */
function dealRusted(s: State, seen: readonly Rusted[], chance: Chance): void {
  if (!seen.some((entry) => entry.card === FACE_DOWN)) return;
  const hand = shuffle(chance, defined(s.players[s.active]).hand.slice());
  s.turn.rusted = seen.map((entry, index) =>
    entry.card === FACE_DOWN ? { ...entry, card: hand[index % hand.length] ?? entry.card } : entry,
  );
}

/** Crystals by cost. How many unstable ones were gained is no secret: the marker moved for each (SS-17.2). */
function dealCrystals(s: State, seen: readonly (readonly Crystal[])[], chance: Chance): void {
  const open = new Set<number>([...s.mine, ...seen.flat()]);
  const faceDown = seen.flat().filter(isFaceDownCrystal);
  const unstableHeld = s.players.reduce(
    (sum, player) => sum + player.crystals.filter((crystal) => UNSTABLE[crystal] && !open.has(crystal)).length,
    0,
  );
  let unstableLeft = unstableHeld;
  const byCost = new Map<number, Crystal[]>();
  // From the dearest on, where all are unstable, so that the number comes out for the cost that has both kinds.
  for (const { cost } of MINE_ROWS.slice().reverse()) {
    const row = MINE_ROWS.findIndex((entry) => entry.cost === cost);
    const hidden = shuffle(
      chance,
      CRYSTALS.filter((crystal) => COST[crystal] === cost && !open.has(crystal)),
    );
    const held = faceDown.filter((crystal) => costOfFaceDown(crystal) === cost).length;
    const unstable = hidden.filter((crystal) => UNSTABLE[crystal]);
    const stable = hidden.filter((crystal) => !UNSTABLE[crystal]);
    const shaken = Math.min(unstableLeft, held, unstable.length);
    unstableLeft -= shaken;
    const taken = shuffle(chance, [...unstable.splice(0, shaken), ...stable.splice(0, held - shaken)]);
    byCost.set(cost, taken);
    s.crystalStacks[row] = shuffle(chance, [...unstable, ...stable]);
  }
  seen.forEach((crystals, index) => {
    const own = defined(s.players[index]);
    own.crystals = crystals.map((crystal) =>
      isFaceDownCrystal(crystal) ? defined(byCost.get(costOfFaceDown(crystal))?.pop()) : crystal,
    );
  });
}
