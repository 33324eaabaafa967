import { defined, given, or, type Seat, sure } from '@stolik/engine';
import {
  type Building,
  buildingOf,
  DOMESTIC,
  EXPORT,
  FIRST,
  is,
  MARKET,
  ownerOf,
  PORT,
  regionOfArea,
  regionOfBuilding,
  TEMPLE,
  type Unit,
} from '../pieces.ts';
import { type Crisis, playerAt, type State } from '../state.ts';
// biome-ignore lint/style/noRestrictedImports: a question's arguments are data, and the kind in it is said in the genitive.
import { kindText } from '../words/phrases.ts';
import { honour } from './benefactor.ts';
import { controllerOf, lordOf } from './control.ts';
import { noteDone } from './pledges.ts';
import { call, choose, type GameDealer, loop, run, script, when } from './steps.ts';
import { areasOfMarket, payCube, spendToken, takeOffMarket } from './stock.ts';
import { talk, talking } from './talk.ts';
import { rowOf } from './trade.ts';
import { addKindOf, firstCitizen, lastCitizen, stepOff } from './units.ts';

/** AR-7.2b, AR-7.4: what one player does in a crisis. Whether he could give anything is nobody's business, so everybody is asked. */
export interface CrisisTurn {
  seat: Seat;
  move: string | Building | null;
  citizen: Unit | 'mine' | null;
}

export const crisisTurnOf = (seat: Seat): CrisisTurn => ({ seat, move: null, citizen: null });
export const crisisOf = (s: State): Crisis => given(s.crisis);

const bySeat = <L extends { seat: Seat }>(_: State, { seat }: L): Seat => seat;
const isGift = (move: string | Building | null): boolean =>
  typeof move === 'string' && (move === 'own' || move === 'token' || move.startsWith('market@'));

export const domesticTurn = script<CrisisTurn>('crisis', [
  loop(
    (s, { move }) => move !== 'done' && countLying(s) > 0,
    [
      choose('move', crisisMoves, { by: bySeat, about: aboutCrisis, always: true }),
      when(
        (_, { move }) => isGift(move),
        [
          run(consume),
          loop(
            (s) => crisisOf(s).toStand > 0,
            [
              choose('citizen', citizensToStand, { by: bySeat, about: (s) => ({ left: crisisOf(s).toStand }) }),
              run((s, { seat, citizen }, dealer) => {
                if (citizen === 'mine') standOwn(s, seat, dealer);
                else standUp(s, seat, given(citizen), dealer);
              }),
            ],
          ),
        ],
      ),
      when((_, { move }) => is.building(move), [run(blessRegion)]),
      when(
        (_, { move }) => move === 'negotiate',
        [run(noteTalk), call(talk, (_, { seat }) => talking('crisis', seat))],
      ),
    ],
  ),
]);

export const exportTurn = script<CrisisTurn>('delivery', [
  loop(
    (s, { move }) => move !== 'done' && crisisOf(s).missing > 0,
    [
      choose('move', (s, { seat }) => giftsAndTalk(s, seat), { by: bySeat, about: aboutCrisis, always: true }),
      when((_, { move }) => isGift(move), [run(deliver)]),
      when(
        (_, { move }) => move === 'negotiate',
        [run(noteTalk), call(talk, (_, { seat }) => talking('crisis', seat))],
      ),
    ],
  ),
]);

function aboutCrisis(s: State) {
  const { kind, rate, missing } = crisisOf(s);
  return { kind: kindText(kind, 'gen'), rate, missing, lying: countLying(s) };
}

export function countLying(s: State): number {
  let lying = 0;
  for (let unit = 0; unit < s.lying.length; unit++) lying += defined(s.lying[unit]);
  return lying;
}

const marketOf = ({ zone }: Crisis) => (zone === 'domestic' ? DOMESTIC : EXPORT);

function gifts(s: State, seat: Seat): (string | Building)[] {
  const crisis = crisisOf(s);
  const { kind } = crisis;
  const moves: (string | Building)[] = [];
  const market = marketOf(crisis);
  if (defined(areasOfMarket(s, market)[kind]) > 0) moves.push(`market@${rowOf(market, kind)}`);
  if (defined(playerAt(s, seat).cubes[kind]) > 0) moves.push('own');
  if (playerAt(s, seat).tokens > 0) moves.push('token'); // AR-2.6
  return moves;
}

/** AR-7.5, AR-17.6: so often in each crisis turn. */
const TALKS_OF_CRISIS_TURN = 2;
const mayTalk = (s: State): boolean => s.options.negotiation && crisisOf(s).talks < TALKS_OF_CRISIS_TURN;

function giftsAndTalk(s: State, seat: Seat): (string | Building)[] {
  const moves = gifts(s, seat);
  if (mayTalk(s)) moves.push('negotiate');
  moves.push('done');
  return moves;
}

function crisisMoves(s: State, { seat }: CrisisTurn): (string | Building)[] {
  return [...temples(s, seat), ...giftsAndTalk(s, seat)];
}

/** Temples he controls at this moment, in regions where somebody lies. */
function temples(s: State, seat: Seat): Building[] {
  const list: Building[] = [];
  if (s.built[TEMPLE] === 0) return list;
  for (let i = 0; i < s.map.length; i++) {
    const { region } = defined(s.map[i]);
    const temple = buildingOf(region, TEMPLE);
    if (controllerOf(s, temple) === seat && liesIn(s, region)) list.push(temple);
  }
  return list;
}

function liesIn(s: State, region: number): boolean {
  for (let unit = 0; unit < s.lying.length; unit++)
    if (s.lying[unit] !== 0 && regionOfArea(defined(s.at[unit])) === region) return true;
  return false;
}

/** Gives a cube or a token; true if it came from behind the screen (AR-14.1). */
function give(s: State, { seat, move }: CrisisTurn, dealer: GameDealer): void {
  const crisis = crisisOf(s);
  if (move === 'own') payCube(s, seat, crisis.kind);
  else if (move === 'token') spendToken(s, seat);
  else takeOffMarket(s, marketOf(crisis), crisis.kind);
  const source = move === 'own' || move === 'token' ? move : 'market';
  dealer.tell({ type: 'given', seat, kind: crisis.kind, source });
  if (source !== 'market') honour(s, seat, dealer);
}

function consume(s: State, local: CrisisTurn, dealer: GameDealer): void {
  const crisis = crisisOf(s);
  give(s, local, dealer);
  crisis.toStand = crisis.rate;
  if (countLying(s) <= crisis.rate) standAll(s, local.seat, dealer);
}

function deliver(s: State, local: CrisisTurn, dealer: GameDealer): void {
  give(s, local, dealer);
  crisisOf(s).missing--;
  for (const seat of s.order) noteDone(s, local.seat, seat, 'deliver', 1, dealer);
}

/** One of each sort of lying citizen; `mine`: as many of one's own as the cube is good for. */
function citizensToStand(s: State, { seat }: CrisisTurn): (Unit | 'mine')[] {
  const list: Unit[] = [];
  let own = 0;
  for (const owner of s.order)
    for (let unit = firstCitizen(owner); unit < lastCitizen(s, owner); unit++) {
      if (s.lying[unit] === 0) continue;
      if (owner === seat) own++;
      addKindOf(s, list, unit);
    }
  return own > 1 && crisisOf(s).toStand > 1 && list.length > 1 ? ['mine', ...list] : list;
}

/** AR-7.3: engaged ones stay engaged. */
function standUp(s: State, seat: Seat, citizen: Unit, dealer: GameDealer): void {
  s.lying[citizen] = 0;
  crisisOf(s).toStand--;
  dealer.tell({ type: 'stood-up', seat, units: [citizen] });
  noteDone(s, seat, ownerOf(citizen), 'stand-up', 1, dealer);
}

function standOwn(s: State, seat: Seat, dealer: GameDealer): void {
  const units: Unit[] = [];
  for (let unit = firstCitizen(seat); unit < lastCitizen(s, seat); unit++)
    if (s.lying[unit] !== 0 && units.length < crisisOf(s).toStand) units.push(unit);
  for (const unit of units) s.lying[unit] = 0;
  crisisOf(s).toStand -= units.length;
  dealer.tell({ type: 'stood-up', seat, units });
}

function standAll(s: State, seat: Seat, dealer: GameDealer): void {
  standThose(s, seat, () => true, dealer);
  crisisOf(s).toStand = 0;
}

/** AR-7.2b: a temple stands up all citizens of its region, for free. */
function blessRegion(s: State, { seat, move }: CrisisTurn, dealer: GameDealer): void {
  const region = regionOfBuilding(sure(is.building, move));
  dealer.tell({ type: 'temple-used', seat, building: sure(is.building, move) });
  standThose(s, seat, (unit) => regionOfArea(defined(s.at[unit])) === region, dealer);
}

function standThose(s: State, seat: Seat, test: (unit: Unit) => boolean, dealer: GameDealer): void {
  const units: Unit[] = [];
  for (let unit = firstCitizen(0); unit < s.lying.length; unit++)
    if (s.lying[unit] !== 0 && test(unit)) units.push(unit);
  for (const unit of units) s.lying[unit] = 0;
  dealer.tell({ type: 'stood-up', seat, units });
  for (const unit of units) noteDone(s, seat, ownerOf(unit), 'stand-up', 1, dealer);
}

function noteTalk(s: State): void {
  crisisOf(s).talks++;
}

/** AR-11.5: the lord of a region may turn foreign rebels off its ports and markets. */
export interface Eviction {
  seat: Seat;
  building: Building | 'done' | null;
}

export const evict = script<Eviction>('evict', [
  loop(
    (s, { seat, building }) => building !== 'done' && squats(s, seat).length > 0,
    [
      choose('building', (s, { seat }) => or(squats(s, seat), 'done'), { by: bySeat }),
      run((s, { seat, building }, dealer) => {
        if (building === null || building === 'done') return;
        const rebel = sure(is.unit, s.holder[building - FIRST.building]);
        stepOff(s, rebel);
        dealer.tell({ type: 'evicted', seat, unit: rebel, building });
      }),
    ],
  ),
]);

function squats(s: State, seat: Seat): Building[] {
  const list: Building[] = [];
  for (let i = 0; i < s.map.length; i++) {
    const { region } = defined(s.map[i]);
    if (lordOf(s, region) !== seat) continue;
    for (const kind of [MARKET, PORT]) {
      const building = buildingOf(region, kind);
      const unit = defined(s.holder[building - FIRST.building]);
      if (unit >= 0 && ownerOf(unit) !== seat && s.lying[unit] !== 0) list.push(building);
    }
  }
  return list;
}
