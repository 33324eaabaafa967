import { defined, given, pieceIn, type Script, say, scriptNamed, type TextArgs } from '@stolik/engine';
import { ROUTES, type Route, steedKind, TOWN_IDS } from '../content/cards.ts';
import type { ProgramId } from '../content/effects.ts';
import { TRAVEL_FACES } from '../content/tables.ts';
import { type Companion, EMPTY, filled, isFilled, type Town } from '../pieces.ts';
import { activeSeat, activeWagon, CONCERN, isHuman, type Merchant, othersFrom, type State } from '../state.ts';
import { canPay, companionThat, type Usable } from './abilities.ts';
import { type GiftGiving, holdCompanion } from './companions.ts';
import { concernJoins } from './concern-journey.ts';
import type { Carrying } from './effects.ts';
import { human, journeyOf, TOWN_PLACES, townOf } from './journey.ts';
import { decreeOf, tellNotice } from './notices.ts';
import { call, choose, decide, type GameDealer, loop, type OrCompanion, run, script, when } from './steps.ts';
import { gain, pay } from './stock.ts';

/** DR-13 Leading a caravan: a companion, a road and a town; others may join; then the journey itself. */
interface Travelling {
  /** What steeds give to one who sets out (DR-20.2). */
  gains?: ProgramId[];
  companion?: Companion | string | null;
  extraDie?: boolean;
  road?: OrCompanion<string> | null;
  flicker?: Usable | null;
  town?: string | null;
}

const carryOut = scriptNamed<Carrying>('carry-out');
const gift = scriptNamed<GiftGiving>('gift');

const travel = script<Travelling>('travel', [
  run((s, local, dealer) => {
    local.gains = [];
    for (const steed of activeWagon(s).steeds) {
      const { onTravel } = steedKind(steed).power;
      if (onTravel === null) continue;
      dealer.tell({ type: 'steed-helped', seat: activeSeat(s), steed });
      local.gains.push(onTravel);
    }
  }),
  loop(
    (_, { gains }) => defined(gains).length > 0,
    [
      call(carryOut, (s, { gains }) => ({
        seat: activeSeat(s),
        program: defined(gains?.[0]),
        next: 0,
        open: false,
      })),
      run((_, { gains }) => {
        gains?.shift();
      }),
    ],
  ),
  decide('companion', companionsToTake), // DR-13.1
  run(takeCompanion),
  decide('road', roads), // DR-13.2
  choose('town', () => TOWN_PLACES.slice()), // DR-13.3
  when((_, { road }) => road === FREE_SHORTCUT, [run(findFlicker), call(gift, giftToFlicker)], [run(payRoad)]),
  call(scriptNamed<Caravan>('caravan'), (s, { road, town, extraDie }) => ({
    leader: activeSeat(s),
    route: roadNamed(road),
    town: townOf(given(town)),
    extraDie: extraDie === true,
  })),
]);

const BLIND_COMPANION = 'blind@companion-deck';

export function companionsToTake(s: State): (Companion | string)[] {
  const options: (Companion | string)[] = s.companionRow.filter(isFilled);
  if (s.companionDeck.length > 0) options.push(BLIND_COMPANION);
  return options;
}

/** The travel die goes with the card it lies on, never with an unseen one. */
function takeCompanion(s: State, local: Travelling, dealer: GameDealer): void {
  const { companion } = local;
  local.extraDie = false;
  if (companion === null || companion === undefined) return;
  let card: Companion;
  if (companion === BLIND_COMPANION) {
    dealer.reveal();
    card = defined(s.companionDeck.pop());
  } else {
    card = pieceIn(companion);
    local.extraDie = leaveRow(s, card);
  }
  holdCompanion(s, activeSeat(s), card);
  dealer.tell({ type: 'companion-taken', merchant: activeSeat(s), card, die: local.extraDie });
}

/** Takes a card from the row; true if the die goes with it. */
export function leaveRow(s: State, card: Companion): boolean {
  const at = s.companionRow.indexOf(card);
  s.companionRow[at] = EMPTY;
  const die = at === 0 && s.dieOnRow;
  if (die) s.dieOnRow = false;
  return die;
}

const MAIN_ROAD = ROUTES[0].id;
const SHORTCUT = ROUTES[1].id;
const roadNamed = (road: string | null | undefined): Route => (road === MAIN_ROAD ? 0 : 1);
/** Flicker waives the lanterns (DR-19.9). */
const FREE_SHORTCUT = 'flicker';
const shortcutCost = ROUTES[1].cost ?? null;

function roads(s: State): string[] {
  const options = [MAIN_ROAD];
  if (shortcutCost === null || canPay(s, activeWagon(s), shortcutCost)) options.push(SHORTCUT);
  if (companionThat(s, activeSeat(s), 'shortcut-free') !== null) options.push(FREE_SHORTCUT);
  return options;
}

function findFlicker(s: State, local: Travelling): void {
  local.flicker = companionThat(s, activeSeat(s), 'shortcut-free');
}

function giftToFlicker(s: State, { flicker }: Travelling): GiftGiving {
  return { seat: activeSeat(s), ...given(flicker) };
}

function payRoad(s: State, { road }: Travelling, dealer: GameDealer): void {
  if (road === SHORTCUT && shortcutCost?.pays === 'tokens')
    pay(s, activeSeat(s), shortcutCost.what, shortcutCost.n, dealer);
}

/** The journey, whoever leads it: a player or the Private Concern. */
export interface Caravan {
  leader: Merchant;
  route: Route;
  town: Town;
  extraDie: boolean;
  left?: Merchant[];
  asked?: Merchant;
  answer?: string | null;
}

const caravan = script<Caravan>('caravan', [
  run(announce),
  loop(
    (_, { left }) => defined(left).length > 0,
    [
      run((s, local, dealer) => {
        local.asked = defined(local.left?.shift());
        if (local.asked === CONCERN) local.answer = concernJoins(s, local.town, dealer) ? 'yes' : 'no';
      }),
      when(
        (_, { asked }) => asked !== CONCERN,
        [choose('answer', () => ['yes', 'no'], { by: (_, { asked }) => human(asked ?? null), about: announcement })],
      ), // DR-13.4
      run(noteAnswer),
    ],
  ),
  run(payLeader), // DR-29.10
  run(meetEvent), // DR-13.5, DR-13.6
  call(scriptNamed('picking')), // DR-13.7 to 13.9
  run(endEvent), // DR-13.10
  call(scriptNamed('visits')), // DR-14
  call(scriptNamed('fortunes')), // DR-15
  run((s) => {
    s.journey = null;
  }),
]);

/** What the question says of the caravan one may join. */
function announcement(_: State, { leader, route, town }: Caravan): TextArgs {
  return {
    leader: isHuman(leader) ? { seat: leader } : say('concern-start'),
    route: say(`by-${ROUTES[route].id}`),
    town: say(`town-${TOWN_IDS[town]}`, { form: 'to' }),
  };
}

function announce(s: State, local: Caravan, dealer: GameDealer): void {
  const { leader, route, town, extraDie } = local;
  local.left = othersFrom(s, leader);
  s.journey = {
    leader,
    route,
    town,
    travellers: [leader],
    extraDie,
    event: EMPTY,
    dice: [],
    picker: null,
    value: 0,
    raised: false,
  };
  dealer.tell({ type: 'caravan-announced', merchant: leader, route, town });
}

function noteAnswer(s: State, { asked, answer }: Caravan, dealer: GameDealer): void {
  const merchant = defined(asked);
  if (answer === 'yes') journeyOf(s).travellers.push(merchant);
  dealer.tell({ type: answer === 'yes' ? 'joined' : 'stayed', merchant });
}

/** Open Road: a human leader gains for each other traveller, when joining is closed. */
function payLeader(s: State, { leader }: Caravan, dealer: GameDealer): void {
  const { travellerCoins } = decreeOf(s);
  const others = journeyOf(s).travellers.length - 1;
  if (travellerCoins === 0 || others === 0 || !isHuman(leader)) return;
  tellNotice(s, leader, dealer);
  gain(s, leader, 'coins', others * travellerCoins, dealer);
}

/** One die for each traveller and the companion's. An empty deck is made of its discards. */
function meetEvent(s: State, { route }: Caravan, dealer: GameDealer): void {
  const trip = journeyOf(s);
  if (s.eventDecks[route]?.length === 0) {
    s.eventDecks[route] = dealer.shuffle(defined(s.eventDiscards[route]));
    s.eventDiscards[route] = [];
  }
  dealer.reveal();
  trip.event = defined(s.eventDecks[route]?.pop());
  trip.dice = rollDice(trip.travellers.length + (trip.extraDie ? 1 : 0), dealer);
  dealer.tell({ type: 'event-revealed', event: trip.event, dice: trip.dice.slice() });
}

/** In order, so that a table of dice reads easily. */
export const rollDice = (count: number, dealer: GameDealer): number[] =>
  Array.from({ length: count }, () => 1 + dealer.below(TRAVEL_FACES)).sort((a, b) => a - b);

function endEvent(s: State, { route }: Caravan): void {
  const trip = journeyOf(s);
  s.eventDiscards[route]?.push(filled(trip.event));
  trip.event = EMPTY;
  trip.dice = [];
  trip.picker = null;
  trip.value = 0;
}

export const caravanScripts: readonly Script[] = [travel, caravan];
