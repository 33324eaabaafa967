import { type Script, scriptNamed } from '@stolik/engine';
import { NOTICE_ROUNDS } from '../content/concern.ts';
import { ROUNDS } from '../content/tables.ts';
import { CONCERN, merchantOf, newTurn, type State } from '../state.ts';
import { verbScripts } from '../verbs/index.ts';
import { activate, activateScripts } from './activate.ts';
import { bazaarScripts } from './bazaar.ts';
import { caravanScripts } from './caravan.ts';
import { companion, gift } from './companions.ts';
import { concernScripts, concernTurn, revealNotice } from './concern.ts';
import { darkMarketScripts } from './dark-market.ts';
import { effectScripts } from './effects.ts';
import { endScripts } from './end.ts';
import { fortuneScripts } from './fortune.ts';
import { board } from './heroes.ts';
import { innScripts } from './inn.ts';
import { move, moveScripts } from './move.ts';
import { opening, openingScripts } from './opening.ts';
import { pickingScripts } from './picking.ts';
import { plan, planScripts } from './plan.ts';
import { rest } from './rest.ts';
import { call, type GameDealer, loop, run, script, when } from './steps.ts';
import { visitScripts } from './visits.ts';

/** DR-4.2: a whole turn of a player. */
export const turn = script('turn', [
  call(plan), // DR-5
  call(move), // DR-6
  call(activate), // DR-7
  run(rest), // DR-16
]);

/** DR-4.1: whole turns clockwise until everybody has had thirteen; then a last visit and the score. */
export const play = script('play', [
  call(opening),
  loop(
    (s) => s.round <= ROUNDS,
    [run(begin), when((s) => merchantOf(s) === CONCERN, [call(concernTurn)], [call(turn)]), run(passTurn)],
  ),
  call(scriptNamed('end')), // DR-25, DR-26
]);

function begin(s: State, _: unknown, dealer: GameDealer): void {
  s.turn = newTurn();
  dealer.tell({ type: 'turn-began', merchant: merchantOf(s), round: s.round });
}

/** After the last seat's Rest a round ends, and with some rounds a Guild Notice is revealed (DR-29.10). */
function passTurn(s: State, local: unknown, dealer: GameDealer): void {
  s.turn = newTurn();
  s.at++;
  if (s.at < s.order.length) return;
  if (s.concern !== null && NOTICE_ROUNDS.includes(s.round)) revealNotice(s, local, dealer);
  s.at = 0;
  s.round++;
}

export const scripts: readonly Script[] = [
  play,
  turn,
  ...openingScripts,
  ...planScripts,
  ...moveScripts,
  ...activateScripts,
  ...bazaarScripts,
  ...darkMarketScripts,
  ...innScripts,
  ...caravanScripts,
  ...pickingScripts,
  ...visitScripts,
  ...fortuneScripts,
  ...effectScripts,
  ...verbScripts,
  ...endScripts,
  ...concernScripts,
  companion,
  gift,
  board,
];
