import { type Script, type Seat, seat } from '@stolik/engine';
import { LAST_ROUND } from '../content/tables.ts';
import type { Unit } from '../pieces.ts';
import type { Phase, State } from '../state.ts';
import { effectScripts } from '../verbs/effects/index.ts';
import { build } from './build.ts';
import { cardScripts } from './cards.ts';
import { balance, balanceOnTop, crisisScripts } from './crisis.ts';
import { evolution, evolutionScripts } from './evolution.ts';
import { explore } from './explore.ts';
import { findings } from './findings.ts';
import { recruit, reproduce } from './growth.ts';
import { harvest } from './harvest.ts';
import { migrate } from './migrate.ts';
import { order, ordering } from './order.ts';
import { payCubes } from './payment.ts';
import { judgeRoundPledges } from './pledges.ts';
import { populationEffects } from './population.ts';
import { serve } from './services.ts';
import { prepare } from './setup.ts';
import { call, forEachSeat, type GameDealer, loop, run, script, when } from './steps.ts';
import { talk } from './talk.ts';
import { taxes } from './taxes.ts';
import { trade } from './trade.ts';
import { turn } from './turn.ts';
import { eachUnit, setFree } from './units.ts';
import { voyage } from './voyage.ts';
import { endIfCalled } from './watch.ts';

/** AR-6.1: six phases. */
const enterPhase = (phase: Phase) =>
  run((s, _, dealer: GameDealer) => {
    s.phase = phase;
    dealer.tell({ type: 'phase-began', phase, round: s.round });
  });

/** AR-13.2: in a phase without an active player the game ends with the phase. */
const endPhase = run((s, _, dealer) => endIfCalled(s, dealer));

/** AR-8.1: turns go round until everybody has passed. */
export const actionPhase = script<{ seat: Seat }>('actions', [
  run((s) => {
    s.passed = s.passed.map(() => false);
  }),
  loop(
    (s) => s.passed.includes(false),
    [
      forEachSeat('seat', (s) => s.order, [
        when((s, { seat }) => s.passed[seat] === false, [call(turn, (_, { seat }) => ({ seat, move: null }))]),
      ]),
    ],
  ),
]);

export const round = script('round', [
  when((s) => s.round > 1, [enterPhase(1), run(release), endPhase]), // AR-6.2
  enterPhase(2),
  call(order, ordering), // AR-6.3
  endPhase,
  enterPhase(3),
  call(populationEffects), // AR-6.4
  endPhase,
  enterPhase(4),
  call(balance, (s) => balanceOnTop(s, false)), // AR-7
  endPhase,
  enterPhase(5),
  call(actionPhase, () => ({ seat: seat(0) })), // AR-8
  enterPhase(6),
  call(evolution, () => ({ seat: seat(0) })), // AR-18
  run(endRound),
]);

export const play = script('play', [
  call(prepare, () => ({ seat: seat(0), trend: null, keep: null })),
  loop((s) => s.ended === null, [call(round)]),
]);

/** AR-6.2 Phase 1: cards, units and buildings are ready again, and rebels stand up. */
function release(s: State): void {
  s.used = [];
  s.fresh = [];
  s.served = [];
  for (let seat = 0; seat < s.seats; seat++)
    eachUnit(s, seat, (unit: Unit) => {
      s.lying[unit] = 0;
      if (s.engaged[unit] !== 0) setFree(s, unit);
    });
}

/** AR-18.8 */
function endRound(s: State, _: object, dealer: GameDealer): void {
  judgeRoundPledges(s, dealer);
  if (s.round === LAST_ROUND) {
    s.ended = 'round-limit'; // AR-13.10
    dealer.tell({ type: 'game-ended', ending: s.ended });
    return;
  }
  s.round++;
}

/** Each once: what cards do may be an action too. */
export const scripts: readonly Script[] = [
  ...new Set<Script>([
    play,
    prepare,
    voyage,
    findings,
    round,
    order,
    talk,
    populationEffects,
    ...crisisScripts,
    actionPhase,
    turn,
    harvest,
    taxes,
    trade,
    explore,
    reproduce,
    recruit,
    migrate,
    build,
    serve,
    payCubes,
    ...cardScripts,
    ...effectScripts,
    ...evolutionScripts,
  ]),
];
