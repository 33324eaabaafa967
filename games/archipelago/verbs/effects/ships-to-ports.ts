import { defined, given, type Seat, say, seat, sure } from '@stolik/engine';
import { type Building, buildingOf, is, PORT } from '../../pieces.ts';
import { controllerOf } from '../../rules/control.ts';
import { choose, forEachSeat, type GameDealer, loop, run, script } from '../../rules/steps.ts';
import { appear, harbourOf, newShip, shipsInSupply } from '../../rules/units.ts';
import type { State } from '../../state.ts';
import { type EffectVerb, NEVER } from '../verb.ts';

/** AR-10.10: ships for everybody, when the wonder is built. Nobody uses a card for it. */
export interface ShipsToPorts {
  readonly does: 'ships-to-ports';
}

/** AR-10.10 Great Lighthouse: in turn order every player a ship in each region where he controls a port. */
interface Lighthouse {
  seat: Seat;
  port: Building | null;
  done: Building[];
}

const lighting = script<Lighthouse>('ships-to-ports', [
  forEachSeat('seat', (s) => s.order, [
    run((_, local) => {
      local.done = [];
    }),
    loop(
      (s, local) => portsLeft(s, local).length > 0 && shipsInSupply(s, local.seat) > 0,
      [
        choose('port', portsToServe, { by: (_, { seat }) => seat }),
        run((s, local, dealer) => launch(s, local, dealer)),
      ],
    ),
  ]),
]);

const lighthouse = (): Lighthouse => ({ seat: seat(0), port: null, done: [] });

function portsLeft(s: State, { seat, done }: Lighthouse): Building[] {
  const ports: Building[] = [];
  for (let i = 0; i < s.map.length; i++) {
    const port = buildingOf(defined(s.map[i]).region, PORT);
    if (controllerOf(s, port) === seat && !done.includes(port)) ports.push(port);
  }
  return ports;
}

/** He chooses only if ships run short. */
function portsToServe(s: State, local: Lighthouse): Building[] {
  const ports = portsLeft(s, local);
  return shipsInSupply(s, local.seat) >= ports.length ? ports.slice(0, 1) : ports;
}

function launch(s: State, local: Lighthouse, dealer: GameDealer): void {
  const port = given(local.port);
  local.done.push(port);
  const water = sure(is.area, harbourOf(s, port));
  appear(s, newShip(s, local.seat), water);
  dealer.tell({ type: 'ship-added', seat: local.seat, area: water });
}

export const shipsToPorts: EffectVerb<ShipsToPorts> = {
  reads: {
    everyPlayer: (reader) => {
      reader.phrase('(perEach(region with a port I control, addShip(there)))');
      return { does: 'ships-to-ports' };
    },
  },
  does: { script: lighting, memory: lighthouse },
  can: NEVER,
  says: () => say('does-ships-to-ports'),
  gist: () => say('gist-ships-to-ports'),
  event: null,
};
