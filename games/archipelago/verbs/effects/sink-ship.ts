import { defined, given, type Seat, say } from '@stolik/engine';
import { ownerOf, regionOfArea, type Unit } from '../../pieces.ts';
import { otherSeats } from '../../rules/seats.ts';
import { choose, run, script } from '../../rules/steps.ts';
import { addKindOf, disappear, firstShip, lastShip } from '../../rules/units.ts';
import { areaAt, isOut, type State } from '../../state.ts';
import type { EffectVerb } from '../verb.ts';

/** AR-10.7: somebody else's ship. */
export interface SinkShip {
  readonly does: 'sink-ship';
}

/** An enemy ship in a region with one of one's own goes back to its owner's supply. */
interface Sinking {
  ship: Unit | null;
  victim: Seat | -1;
}

const sinking = script<Sinking>('sink-ship', [
  choose('ship', (s) => preyOf(s, s.active)),
  run((s, local, dealer) => {
    const ship = given(local.ship);
    local.victim = ownerOf(ship);
    const area = areaAt(s, ship);
    disappear(s, ship);
    dealer.tell({ type: 'ship-sunk', seat: s.active, owner: local.victim, area });
  }),
]);

function preyOf(s: State, seat: Seat): Unit[] {
  const prey: Unit[] = [];
  for (const other of otherSeats(s, seat))
    for (let ship = firstShip(other); ship < lastShip(s, other); ship++)
      if (isOut(s, ship) && hasShipIn(s, seat, regionOfArea(defined(s.at[ship])))) addKindOf(s, prey, ship);
  return prey;
}

function hasShipIn(s: State, seat: Seat, region: number): boolean {
  for (let ship = firstShip(seat); ship < lastShip(s, seat); ship++)
    if (isOut(s, ship) && regionOfArea(defined(s.at[ship])) === region) return true;
  return false;
}

export const sinkShip: EffectVerb<SinkShip> = {
  reads: {
    destroyShip: (reader) => {
      reader.phrase('(enemy ship in a region with one of my ships)');
      return { does: 'sink-ship' };
    },
  },
  does: { script: sinking, memory: () => ({ ship: null, victim: -1 }) },
  can: (s, seat) => preyOf(s, seat).length > 0,
  says: () => say('does-sink-ship'),
  gist: () => say('gist-sink-ship'),
  event: null,
};
