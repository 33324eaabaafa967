import { defined, given, type Script, type Seat } from '@stolik/engine';
import { backOf, backZones } from '../content/cards.ts';
import type { Zone } from '../content/effects.ts';
import { type Back, FIRST, type Kind, TEMPLE } from '../pieces.ts';
import { isOut, ON_BUILDING, type State } from '../state.ts';
import { countLying, crisisOf, crisisTurnOf, domesticTurn, evict, exportTurn } from './crisis-turns.ts';
import { changeUnrest, strike } from './markers.ts';
import { judgeCrisisPledges } from './pledges.ts';
import { call, forEachSeat, type GameDealer, loop, run, script, when } from './steps.ts';
import { firstCitizen, lastCitizen } from './units.ts';

/** AR-7.2 Domestic crisis: everybody lies down; cubes and temples stand citizens up; who still lies is a rebel. */
interface DomesticCrisis {
  back: Back;
  kind: Kind;
  rate: number;
  seat: Seat;
}

const domesticCrisis = script<DomesticCrisis>('domestic-crisis', [
  run(layDown), // AR-7.2a
  forEachSeat('seat', (s) => s.order, [
    when((s) => countLying(s) > 0, [run(beginTurn), call(domesticTurn, (_, { seat }) => crisisTurnOf(seat))]), // AR-7.2b, c
  ]),
  run((s, _, dealer) => {
    const rebels = countLying(s);
    dealer.tell({ type: 'domestic-crisis-over', rebels });
    judgeCrisisPledges(s, dealer);
    changeUnrest(s, rebels, dealer); // AR-7.2d
  }),
  forEachSeat('seat', (s) => s.order, [call(evict, (_, { seat }) => ({ seat, building: null }))]), // AR-7.2e
  run(closeCrisis),
]);

/** AR-7.4 Export crisis: so many cubes are demanded; each that is missing is unrest. */
interface ExportCrisis {
  back: Back;
  kind: Kind;
  cubes: number;
  seat: Seat;
}

const exportCrisis = script<ExportCrisis>('export-crisis', [
  run((s, { back, kind, cubes }, dealer) => {
    s.crisis = { zone: 'export', kind, rate: 0, toStand: 0, missing: cubes, talks: 0 };
    dealer.tell({ type: 'export-crisis', back, kind, cubes });
  }),
  forEachSeat('seat', (s) => s.order, [
    when((s) => crisisOf(s).missing > 0, [run(beginTurn), call(exportTurn, (_, { seat }) => crisisTurnOf(seat))]),
  ]),
  run((s, _, dealer) => {
    const { missing } = crisisOf(s);
    dealer.tell({ type: 'export-crisis-over', missing });
    judgeCrisisPledges(s, dealer);
    changeUnrest(s, missing, dealer);
  }),
  run(closeCrisis),
]);

function layDown(s: State, { back, kind, rate }: DomesticCrisis, dealer: GameDealer): void {
  s.crisis = { zone: 'domestic', kind, rate, toStand: 0, missing: 0, talks: 0 };
  for (let seat = 0; seat < s.seats; seat++)
    for (let unit = firstCitizen(seat); unit < lastCitizen(s, seat); unit++)
      if (isOut(s, unit) && s.spot[unit] !== ON_BUILDING + TEMPLE) s.lying[unit] = 1; // AR-11.7
  dealer.tell({ type: 'domestic-crisis', back, kind, rate, lying: countLying(s) });
}

function beginTurn(s: State): void {
  crisisOf(s).talks = 0;
}

function closeCrisis(s: State): void {
  s.crisis = null;
}

/** AR-7.1: the zones of a back one after another, either the red ones or the others. */
export interface Balance {
  back: Back | null;
  red: boolean;
  next: number;
}

export const balance = script<Balance>('balance', [
  loop(
    (_, { back, next }) => back !== null && next < backZones(back).length,
    [
      when(
        (_, local) => isNext(local, 'domestic-crisis'),
        [
          call(domesticCrisis, (s, local) => {
            const zone = zoneOf(local, 'domestic-crisis');
            return { back: given(local.back), kind: zone.kind, rate: zone.rate, seat: s.active };
          }),
        ],
      ),
      when(
        (_, local) => isNext(local, 'export-crisis'),
        [
          call(exportCrisis, (s, local) => {
            const zone = zoneOf(local, 'export-crisis');
            return { back: given(local.back), kind: zone.kind, cubes: zone.cubes, seat: s.active };
          }),
        ],
      ),
      when(
        (_, local) => isNext(local, 'event'),
        [
          run((s, local, dealer) => {
            const zone = zoneOf(local, 'event');
            dealer.tell({ type: 'event', back: given(local.back) });
            for (const effect of zone.effects) strike(s, effect, dealer); // AR-7.6
          }),
        ],
      ),
      run((_, local) => {
        local.next++;
      }),
    ],
  ),
]);

const nextZone = ({ back, next }: Balance): Zone => defined(backZones(back ?? FIRST.back)[next]);
/** The zone that is next, which is of this sort. */
function zoneOf<Z extends Zone['zone']>(local: Balance, sort: Z): Extract<Zone, { zone: Z }> {
  const zone = nextZone(local);
  return defined(isOf(zone, sort) ? zone : undefined);
}
const isOf = <Z extends Zone['zone']>(zone: Zone, sort: Z): zone is Extract<Zone, { zone: Z }> => zone.zone === sort;
const isNext = (local: Balance, zone: Zone['zone']): boolean =>
  nextZone(local).zone === zone && nextZone(local).red === local.red;

/** The economic balance that lies on top of the deck now (AR-7.7: none without a card). */
export const balanceOnTop = (s: State, red: boolean): Balance => {
  const top = s.deck.at(-1);
  return { back: top === undefined ? null : backOf(top), red, next: 0 };
};

export const crisisScripts: readonly Script[] = [
  balance,
  domesticCrisis,
  exportCrisis,
  domesticTurn,
  exportTurn,
  evict,
];
