import { defined, given, type Script, scriptNamed } from '@stolik/engine';
import { ACTIONS, type ActionKind, actionKind, noticeKind, SARCOPHAGI, sarcophagusKind } from '../content/cards.ts';
import { CONCERN_GAINS, DISTRICT_PRIORITY, THRESHOLDS } from '../content/concern.ts';
import { type DistrictId, SPACES, type Space } from '../content/tables.ts';
import { EMPTY, isFilled } from '../pieces.ts';
import { CONCERN, concernOf, type State } from '../state.ts';
import { type Caravan, leaveRow } from './caravan.ts';
import { passOn } from './companions.ts';
import { actIn, canSell, isProductive } from './concern-districts.ts';
import { bestTown } from './concern-journey.ts';
import { concernGains, doConcernEffects } from './concern-stock.ts';
import { RING } from './move.ts';
import { tidyBoard } from './rest.ts';
import { call, type GameDealer, loop, run, script, when } from './steps.ts';

/** DR-29.4: a turn of the Private Concern. It decides nothing; every step says what decided it. */
interface ConcernTurn {
  target?: DistrictId | null;
  /** Districts still to be looked at. */
  left?: DistrictId[];
  /** How many it has acted in. */
  done?: number;
  caravan?: Caravan | null;
}

export const concernTurn = script<ConcernTurn>('concern-turn', [
  run(passStrays), // step 1
  run(drawCard), // step 2
  run(ride), // step 3
  loop(
    (_, { left }) => defined(left).length > 0, // step 4
    [
      run(actInNext),
      when(
        (_, { caravan }) => caravan !== null,
        [call(scriptNamed<Caravan>('caravan'), (_, { caravan }) => ({ ...given(caravan) }))],
      ),
    ],
  ),
  run(fallBack), // step 5
  run(useBuilding), // step 6
  run((s, _, dealer) => tidyBoard(s, dealer)), // step 7
]);

/** A coin for each stray, which then goes on to the left (DR-29.15). */
function passStrays(s: State, _: ConcernTurn, dealer: GameDealer): void {
  for (const card of concernOf(s).companions.slice()) {
    concernGains(s, 'coins', 1, dealer);
    passOn(s, CONCERN, card, dealer);
  }
}

function drawCard(s: State, _: ConcernTurn, dealer: GameDealer): void {
  const concern = concernOf(s);
  concern.turns++;
  if (concern.actions.length === 0) {
    concern.actions = dealer.shuffle(ACTIONS.slice());
    concern.usedActions = [];
  }
  dealer.reveal();
  const card = defined(concern.actions.pop());
  concern.usedActions.push(card);
  concern.town = actionKind(card).town;
  dealer.tell({ type: 'concern-card', card });
}

/** Towards what it lacks if coins and prestige lie far apart, otherwise by its card. */
function ride(s: State, local: ConcernTurn, dealer: GameDealer): void {
  const concern = concernOf(s);
  const target = balanceTarget(s);
  local.target = target;
  let by = cardOf(s).move;
  if (target !== null) {
    dealer.tell({ type: 'concern-balances', target, coins: concern.coins, prestige: concern.prestige });
    by = stepsTo(concern.pawn, target);
  }
  concern.pawn = (concern.pawn + by) % RING;
  dealer.tell({ type: 'concern-rode', space: concern.pawn, by });
  local.left = inOrder(spaceOf(s).districts, target);
  local.done = 0;
}

function balanceTarget(s: State): DistrictId | null {
  const { coins, prestige } = concernOf(s);
  const { balanceGap, travelValue } = THRESHOLDS;
  if (coins <= prestige - balanceGap && canSell(s)) return 'ringway-inn';
  return prestige <= coins - balanceGap && bestTown(s).value >= travelValue ? 'yurgs-excursions' : null;
}

/** The nearest space clockwise that touches the district, the present one included. */
function stepsTo(from: number, district: DistrictId): number {
  for (let by = 0; by < RING; by++) if (SPACES[(from + by) % RING]?.districts.includes(district)) return by;
  return 0;
}

const spaceOf = (s: State): Space => defined(SPACES[concernOf(s).pawn]);

const inOrder = (districts: readonly DistrictId[], target: DistrictId | null): DistrictId[] =>
  [...(target === null ? [] : [target]), ...DISTRICT_PRIORITY].filter(
    (district, at, all) => districts.includes(district) && all.indexOf(district) === at,
  );

const cardOf = (s: State): ActionKind => actionKind(defined(concernOf(s).usedActions.at(-1)));
const isGlow = (s: State): boolean => cardOf(s).glow;

/** Each district is judged when its turn comes; without a glow card the first productive one is the last. */
function actInNext(s: State, local: ConcernTurn, dealer: GameDealer): void {
  const district = defined(local.left?.shift());
  local.caravan = null;
  if (!isProductive(s, district)) return;
  local.done = defined(local.done) + 1;
  if (!isGlow(s)) local.left = [];
  dealer.tell({ type: 'concern-activated', district });
  if (district === 'yurgs-excursions') local.caravan = setOut(s, dealer);
  else actIn(s, district, dealer);
}

/** DR-29.9: to the best town, by a shortcut on a glow card; the farthest companion is taken out of the game. */
function setOut(s: State, dealer: GameDealer): Caravan {
  const best = bestTown(s);
  dealer.tell({ type: 'concern-weighed', ...best });
  const card = s.companionRow.find(isFilled);
  let extraDie = false;
  if (card !== undefined) {
    extraDie = leaveRow(s, card);
    s.companionsOut.push(card);
    dealer.tell({ type: 'concern-kept-companion', card });
  }
  return { leader: CONCERN, route: isGlow(s) ? 1 : 0, town: best.town, extraDie };
}

function fallBack(s: State, { done }: ConcernTurn, dealer: GameDealer): void {
  if (done !== 0) return;
  dealer.tell({ type: 'concern-idle' });
  if (spaceOf(s).districts.includes('yurgs-excursions')) exploreRuins(s, dealer);
  else {
    concernGains(s, 'stock', 1, dealer);
    concernGains(s, 'lower', 1, dealer);
  }
}

/** DR-29.7 */
function exploreRuins(s: State, dealer: GameDealer): void {
  const concern = concernOf(s);
  if (concern.sarcophagi.length === 0) {
    concern.sarcophagi = dealer.shuffle(SARCOPHAGI.slice());
    concern.usedSarcophagi = [];
  }
  dealer.reveal();
  const card = defined(concern.sarcophagi.pop());
  concern.usedSarcophagi.push(card);
  dealer.tell({ type: 'concern-explored', card });
  doConcernEffects(s, sarcophagusKind(card).effects, dealer);
}

function useBuilding(s: State, _: ConcernTurn, dealer: GameDealer): void {
  if (!isGlow(s) || spaceOf(s).slot === EMPTY) return;
  dealer.tell({ type: 'concern-building', space: concernOf(s).pawn });
  concernGains(s, 'lower', CONCERN_GAINS.building, dealer);
}

/** DR-29.10: the next Guild Notice does what it does at once, and holds until the one after it. */
export function revealNotice(s: State, _: unknown, dealer: GameDealer): void {
  const concern = concernOf(s);
  dealer.reveal();
  const notice = defined(concern.notices.pop());
  concern.usedNotices.push(notice);
  dealer.tell({ type: 'notice-revealed', notice });
  doConcernEffects(s, noticeKind(notice).onReveal, dealer);
}

export const concernScripts: readonly Script[] = [concernTurn];
