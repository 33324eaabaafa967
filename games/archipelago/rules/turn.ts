import { defined, isOneOf, isWord, type Script, type Seat, seatIn, sure, type TextArgs } from '@stolik/engine';
import { MANY } from '../content/effects.ts';
import { LIMITED, type LimitedZone, sharedCircles, TRADE_TRANSACTIONS, ZONES } from '../content/tables.ts';
import { ALL_KINDS, is, type Kind, kindNamed } from '../pieces.ts';
import { activePlayer, newTurn, type Player, type State } from '../state.ts';
import { build, canBuild, construction, USUAL_TERMS } from './build.ts';
import { addCards, cardUse, useCard } from './cards.ts';
import { canExplore, explore, exploring } from './explore.ts';
import { homes, nurseries, recruit, reproduce } from './growth.ts';
import { lowerHandsTo, raiseHand, wordsToAsk } from './hands.ts';
import { canHarvest, harvest } from './harvest.ts';
import { canMigrate, migrate, migrating, USUAL } from './migrate.ts';
import { addServices, serve } from './services.ts';
import { call, choose, type GameDealer, loop, run, script, when } from './steps.ts';
import { talk, talking } from './talk.ts';
import { taxes } from './taxes.ts';
import { canTrade, trade, trading } from './trade.ts';
import { endIfCalled } from './watch.ts';

/**
 * AR-8: one turn of the action phase. One action, one card and one port or market, in any order. `end` is asked for even when nothing
 * else is left: whether something is left may be a secret, and a last action chosen by mistake could not be taken back otherwise.
 */
interface TurnOfActions {
  seat: Seat;
  move: string | number | null;
}

export const turn = script<TurnOfActions>('turn', [
  run((s, { seat }, dealer) => {
    s.active = seat;
    s.turn = newTurn();
    dealer.tell({ type: 'turn-began', seat, round: s.round });
  }),
  loop(
    (_, { move }) => move !== 'end',
    [
      choose('move', moves, { about: aboutMove, always: true }),
      when(
        (_, { move }) => isZone(move),
        [
          run((s, { move }, dealer) => layDisc(s, sure(isWord, move), dealer)), // AR-8.4
          call(
            (_, { move }) => actionOf(sure(isWord, move)).script,
            (_, { move }) => actionOf(sure(isWord, move)).memory(),
          ),
        ],
      ),
      when((_, { move }) => is.card(move), [call(useCard, (s, { move }) => cardUse(s, sure(is.card, move)))]),
      when(
        (_, { move }) => is.building(move),
        [
          run((s) => {
            s.turn.served = true;
          }),
          call(serve, (_, { move }) => ({ building: sure(is.building, move) })),
        ],
      ),
      when(
        (_, { move }) => move === 'negotiate',
        [
          run((s) => {
            s.turn.talks++;
          }),
          call(talk, (s) => talking('turn', s.active)),
        ],
      ),
      when(
        (_, { move }) => asksForWord(move),
        [run((s, { seat, move }, dealer) => raiseHand(s, seat, seatIn(sure(isWord, move)), dealer))],
      ),
    ],
  ),
  run(endTurn),
]);

interface Action {
  readonly script: Script;
  memory(): object;
}

const harvestOf = (kind: Kind): Action => ({
  script: harvest,
  memory: () => ({ kind, made: 0, unit: null }),
});

/** What each zone of the wheel does, beside the harvests. */
const actions: { readonly [zone: string]: Action } = {
  taxes: { script: taxes, memory: () => ({}) },
  trade: { script: trade, memory: () => trading('either', TRADE_TRANSACTIONS) },
  explore: { script: explore, memory: exploring },
  reproduce: { script: reproduce, memory: () => ({ left: MANY, made: 0, area: null }) },
  recruit: { script: recruit, memory: () => ({ left: MANY, free: false, made: 0, area: null }) },
  migrate: { script: migrate, memory: () => migrating(USUAL) },
  build: { script: build, memory: () => construction(USUAL_TERMS) },
};
export const HARVEST = 'harvest-';
const actionOf = (zone: string): Action => actions[zone] ?? harvestOf(kindNamed(zone.slice(HARVEST.length)));

const asksForWord = (move: string | number | null): boolean => typeof move === 'string' && move.startsWith('word@');
const isZone = (move: string | number | null): boolean => typeof move === 'string' && ZONES.includes(move);

/** AR-8.2: everything the player may do now. */
export function moves(s: State): (string | number)[] {
  const { active: seat, turn } = s;
  const player = activePlayer(s);
  const options: (string | number)[] = [];
  if (!turn.acted && discsLeft(player) > 0) addActions(s, seat, player, options);
  if (!turn.carded) addCards(s, seat, options);
  if (!turn.served) addServices(s, seat, options);
  if (mayTalk(s)) options.push('negotiate');
  if (s.options.negotiation) options.push(...wordsToAsk(s, seat));
  options.push('end');
  return options;
}

/** What the question says: with discs in the hand what is done with them, otherwise what is left. */
function aboutMove(s: State): TextArgs {
  const { acted, carded, served } = s.turn;
  const discs = discsLeft(activePlayer(s));
  if (!acted && discs > 0) return { discs, can: 'act' };
  const options = moves(s);
  if (options.some((option) => is.card(option) || is.building(option)))
    return { discs, can: acted ? 'acted' : 'spent' };
  const last = acted || carded || served ? 'end' : 'pass';
  return { discs, can: options.length > 1 ? `${last}-talk` : last };
}

export const discsLeft = ({ discs, spent }: Player): number => discs - spent;

function addActions(s: State, seat: Seat, player: Player, options: (string | number)[]): void {
  for (const kind of ALL_KINDS) if (canHarvest(s, seat, kind)) options.push(defined(ZONES[kind]));
  if (hasCircle(s, seat, 'taxes')) options.push('taxes');
  if (canTrade(s, player, 'either', false)) options.push('trade');
  if (hasCircle(s, seat, 'explore') && canExplore(s, seat)) options.push('explore');
  if (hasCircle(s, seat, 'reproduce') && nurseries(s, seat).length > 0) options.push('reproduce');
  if (homes(s, seat, player, false).length > 0) options.push('recruit');
  if (canMigrate(s, seat, USUAL)) options.push('migrate');
  if (canBuild(s, seat, player, USUAL_TERMS)) options.push('build');
}

const circlesOf = (s: State, zone: LimitedZone): readonly Seat[] => defined(s.circles[LIMITED.indexOf(zone)]);

/** AR-8.4: the own circle, or one that is for all. With two players each has the circles of his first colour only (AR-15.3). */
export function hasCircle(s: State, seat: Seat, zone: LimitedZone): boolean {
  const taken = circlesOf(s, zone);
  if (!taken.includes(seat)) return true;
  return taken.length - new Set(taken).size < sharedCircles(s.seats, zone);
}

function layDisc(s: State, zone: string, dealer: GameDealer): void {
  activePlayer(s).spent++;
  s.turn.acted = true;
  if (isOneOf(LIMITED, zone)) s.circles = s.circles.with(LIMITED.indexOf(zone), [...circlesOf(s, zone), s.active]);
  dealer.tell({ type: 'disc-laid', seat: s.active, zone });
}

/** AR-8.7: at any time before the turn ends; AR-17.6: so often. */
const TALKS_OF_TURN = 2;
const mayTalk = ({ options, turn }: State): boolean => options.negotiation && turn.talks < TALKS_OF_TURN;

/** AR-8.3: a turn in which nothing was done is a pass. */
function endTurn(s: State, { seat }: TurnOfActions, dealer: GameDealer): void {
  const { acted, carded, served } = s.turn;
  if (!acted && !carded && !served) {
    s.passed = s.passed.with(seat, true);
    dealer.tell({ type: 'passed', seat });
  }
  s.turn = newTurn();
  lowerHandsTo(s, seat);
  endIfCalled(s, dealer); // AR-13.2
}
