import { defined, type Script } from '@stolik/engine';
import { ROUNDS } from '../content/tables.ts';
import { isZu, playerAt, type State } from '../state.ts';
import { acquire } from './acquire.ts';
import { placeCrew } from './crew.ts';
import { draft, soloDraft } from './draft.ts';
import { endGame } from './end.ts';
import { imagine } from './imagine.ts';
import { mulligan, opening, pickFaction } from './opening.ts';
import { orderScripts } from './orders.ts';
import { preparation } from './preparation.ts';
import { sample } from './sample.ts';
import { scoreCentres } from './scoring.ts';
import { buyFirst, keepCard } from './sell.ts';
import { call, type GameDealer, loop, run, script, when } from './steps.ts';
import { turn, turnScripts } from './turn.ts';
import { zuTurn } from './zu/turn.ts';

/** EE-5 Action phase: turns in turn order, skipping those who passed, until all have passed. */
interface ActionPhase {
  /** Place on the turn-order track of the one whose turn it is. */
  at: number;
}

const actionPhase = script<ActionPhase>('action-phase', [
  run((s) => {
    s.phase = 'action';
    for (const player of s.players) player.passed = false;
  }),
  loop(
    (s) => s.players.some(({ passed }) => !passed),
    [
      run(nextPlayer),
      when(
        (s) => isZu(s, s.active),
        [run(zuTurn)], // EE-12.9
        [call(turn, () => ({ end: null }))],
      ),
    ],
  ),
]);

function nextPlayer(s: State, local: ActionPhase): void {
  do local.at = (local.at + 1) % s.turnOrder.length;
  while (playerAt(s, defined(s.turnOrder[local.at])).passed);
  s.active = defined(s.turnOrder[local.at]);
}

/** EE-3.1: three rounds; the first has no preparation. */
export const play = script('play', [
  call(opening, () => ({ left: [] })),
  loop(
    (s) => s.phase !== 'over',
    [
      run(tellRound),
      when((s) => s.round > 1, [call(preparation)]),
      call(actionPhase, () => ({ at: -1 })),
      run(scoreCentres), // EE-10
      when(
        (s) => s.round < ROUNDS,
        [
          run((s) => {
            s.round++; // EE-3.2
          }),
        ],
        [run(endGame)], // EE-11
      ),
    ],
  ),
]);

function tellRound(s: State, _: unknown, dealer: GameDealer): void {
  dealer.tell({ type: 'round-began', round: s.round });
}

export const scripts: readonly Script[] = [
  play,
  opening,
  pickFaction,
  mulligan,
  draft,
  soloDraft,
  preparation,
  actionPhase,
  ...turnScripts,
  ...orderScripts,
  imagine,
  buyFirst,
  keepCard,
  sample,
  acquire,
  placeCrew,
];
