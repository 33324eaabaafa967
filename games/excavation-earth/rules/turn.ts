import { given, pieceIn, removeFrom, type Script } from '@stolik/engine';
import { LOCATIONS } from '../content/map.ts';
import { ACTIONS_PER_TURN } from '../content/tables.ts';
import type { ActionName } from '../events.ts';
import { type Card, EXPLORERS, explorerOf, FIRST, is, type Location, NONE } from '../pieces.ts';
import { activePlayer, activeSeat, newTurn, playerAt, type State, standsAt, whoIs, ZU } from '../state.ts';
import { ACTIONS, cardsFor, faceOf, legalActions, memoryOf, scriptOf } from './actions.ts';
import { pass } from './pass.ts';
import { powerTo } from './powers.ts';
import { call, choose, type GameDealer, loop, run, script, when } from './steps.ts';
import { pilot } from './travel.ts';

/** EE-5.2: the third explorer, at the start of a player's first turn. */
interface ThirdExplorer {
  to: Location | null;
}

const thirdExplorer = script<ThirdExplorer>('third', [
  choose('to', (s) => LOCATIONS.filter((location) => !standsAt(s, s.active, location))),
  run((s, { to }, dealer) => {
    const explorer = explorerOf(s.active, EXPLORERS - 1);
    const at = pieceIn(to);
    s.explorers[explorer - FIRST.explorer] = at;
    dealer.tell({ type: 'explorer-placed', seat: activeSeat(s), explorer, at });
  }),
]);

const lacksExplorer = (s: State): boolean => s.explorers[s.active * EXPLORERS + EXPLORERS - 1] === NONE;

/** EE-5.3, EE-5.4, EE-5.8: one action, and the card that pays for it first. */
interface Acting {
  action: ActionName | 'pass' | null;
  card: Card | null;
}

const action = script<Acting>('action', [
  choose('action', legalActions, { about: (s) => ({ left: ACTIONS_PER_TURN - s.turn.actions }) }),
  run((s) => {
    s.turn.actions++;
  }),
  when(
    (_, { action }) => action === 'pass',
    [call(pass, () => ({ card: null }))],
    [
      run((s, { action }) => {
        s.turn.action = action === 'pass' ? null : action;
      }),
      choose('card', (s) => cardsFor(s, actionTaken(s)), { about: (s) => ({ action: actionTaken(s) }) }),
      run(payCard),
      call(
        (s) => scriptOf(actionTaken(s)),
        (s, { card }) => memoryOf(s, actionTaken(s), faceOf(pieceIn(card))),
      ),
    ],
  ),
]);

const actionTaken = (s: State): ActionName => given(s.turn.action);

/** The card leaves the hand; only Survey puts it into the forecast instead of a discard (EE-6.27, EE-6.29). */
function payCard(s: State, local: Acting, dealer: GameDealer): void {
  const player = activePlayer(s);
  const action = actionTaken(s);
  const card = pieceIn(local.card);
  if (is.actionCard(card)) {
    removeFrom(player.hand, card);
    if (action === 'survey' && s.forecast.length > 0) s.turn.played = card;
    else s.discard.push(card);
  } else {
    removeFrom(player.travel, card);
    player.spent.push(card);
  }
  dealer.tell({ type: 'action-taken', seat: activeSeat(s), action, card });
}

/** EE-5: one player's turn. */
interface TurnEnd {
  end: 'end' | null;
}

export const turn = script<TurnEnd>('turn', [
  run((s, _, dealer) => {
    s.turn = newTurn();
    dealer.tell({ type: 'turn-began', who: whoIs(s, s.active), round: s.round });
  }),
  when(lacksExplorer, [call(thirdExplorer, () => ({ to: null }))]),
  when((s) => powerTo(s, 'pilot') !== null, [call(pilot, () => ({ explorer: null, to: null }))]), // EE-9.3
  loop(
    (s) => s.turn.actions < ACTIONS_PER_TURN && !activePlayer(s).passed, // EE-5.6
    [call(action, () => ({ action: null, card: null }))],
  ),
  when(endsForGood, [choose('end', () => ['end' as const], { always: true })]),
]);

/** What follows cannot be taken back: Zu's turn shows its cards, and the end of a phase draws on chance. */
function endsForGood(s: State): boolean {
  if (s.zu !== null && !playerAt(s, ZU).passed) return true;
  return s.players.every(({ passed }) => passed);
}

export const turnScripts: readonly Script[] = [turn, thirdExplorer, pilot, action, pass, ...ACTIONS.map(scriptOf)];
