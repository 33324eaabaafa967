import { given, nextSeat, or, pieceIn, type Script, seatIn } from '@stolik/engine';
import { halfKind, kindNumber } from '../content/catalogue.ts';
import type { Effect } from '../content/effects.ts';
import { MAIN_ACTIONS } from '../content/tables.ts';
import type { Half, Mercenary } from '../pieces.ts';
import { type ActionType, activePlayer, leaderOf, newTurn, type State } from '../state.ts';
import { effectScripts } from '../verbs/effects/index.ts';
import { atBase } from './bases.ts';
import { cleanUp } from './cleanup.ts';
import { artifactsWithinReach, collect } from './collect.ts';
import { memoryOf, scriptOf, useSkill } from './effects.ts';
import { anyWithinReach, mine } from './mining.ts';
import { hasRoom, playCard } from './moves.ts';
import { payment } from './payment.ts';
import { basesToRaid, raid } from './raid.ts';
import { anyRecruitable, recruit } from './recruit.ts';
import { call, choose, type GameDealer, loop, run, script, when } from './steps.ts';
import { artifactThat, termsOf } from './terms.ts';

/** SS-6 Starting Phase, first part: start-of-turn Artifacts in any order, each once. */
interface ArtifactsAtStart {
  half: Half | 'stop' | null;
}

const startArtifacts = script<ArtifactsAtStart>('start-artifacts', [
  loop(
    (_, { half }) => half !== 'stop',
    [
      choose('half', usableAtStart), // SS-6.1
      when(
        (_, { half }) => half !== 'stop',
        [
          run(useAtStart),
          call(
            (_, { half }) => scriptOf(startEffect(pieceIn(half))),
            (_, { half }) => memoryOf(startEffect(pieceIn(half))),
          ),
        ],
      ),
    ],
  ),
]);

const startEffect = (half: Half): Effect => given(halfKind(half).power.start);

function usableAtStart(s: State): (Half | 'stop')[] {
  const player = activePlayer(s);
  const usable = player.artifacts.filter(
    (half) => halfKind(half).power.start !== null && !s.turn.startUsed.includes(half) && canDo(s, startEffect(half)),
  );
  return or(usable, 'stop');
}

/** Not at the hand limit, and not where the verb has a reason against it. */
const canDo = (s: State, effect: Effect): boolean =>
  hasRoom(activePlayer(s)) && effect.verb.idleAtStart(s, effect) === null;

function useAtStart(s: State, { half }: ArtifactsAtStart, dealer: GameDealer): void {
  s.turn.startUsed.push(pieceIn(half));
  dealer.tell({ type: 'start-artifact-used', seat: s.active, half: pieceIn(half) });
}

/** SS-6.2 to 6.5: the Leader's skill, free of charge. */
interface LeaderStep {
  card: Mercenary | 'skip' | null;
}

const leaderStep = script<LeaderStep>('leader', [
  when(
    (s) => leaderOf(activePlayer(s)) !== null,
    [
      choose('card', leadersToUse),
      when(
        (_, { card }) => card !== 'skip' && card !== null,
        [run(tellLeader), call(useSkill, (_, { card }) => ({ kind: kindNumber(pieceIn(card)), next: 0 }))],
      ),
    ],
  ),
]);

/** The top card; with Second-in-Command also the one below it (SS-16.21). */
function leadersToUse(s: State): (Mercenary | 'skip')[] {
  const { base } = activePlayer(s);
  const leaders = base.slice(termsOf(s).second ? -2 : -1).reverse();
  return or(leaders, 'skip');
}

function tellLeader(s: State, { card }: LeaderStep, dealer: GameDealer): void {
  const type = card === leaderOf(activePlayer(s)) ? 'leader-used' : 'second-used';
  dealer.tell({ type, seat: s.active, card: pieceIn(card) });
}

/** SS-11 Skill: play a card and do what it says; legal even if that is nothing (SS-11.2). */
interface SkillAction {
  card: Mercenary;
}

const skill = script<SkillAction>('skill', [
  choose('card', (s) => activePlayer(s).hand.slice()),
  run((s, { card }, dealer) => {
    playCard(s, card); // SS-11.1: it has left the hand before its skill begins
    dealer.tell({ type: 'skill-played', seat: s.active, card });
  }),
  call(useSkill, (_, { card }) => ({ kind: kindNumber(card), next: 0 })),
]);

const mainActions: Record<ActionType, Script> = { recruit, mine, collect, skill };

/**
 * SS-7 Action Phase: moves in any order until the player ends the turn. `end` is asked for even when nothing else is left: it
 * turns over new pieces, and a last action chosen by mistake could not be taken back otherwise.
 */
interface Actions {
  move: string | null;
}

const actions = script<Actions>('actions', [
  loop(
    (_, { move }) => move !== 'end',
    [
      choose('move', legalMoves, {
        about: (s) => ({ left: mainLeft(s), more: legalMoves(s).length > 1 ? 'yes' : 'no' }),
        always: true,
      }), // SS-5.3
      run(noteMove),
      when((_, { move }) => isMain(move), [call((_, { move }) => mainScript(move))]),
      when((_, { move }) => move === 'extra-mine', [call(mine)]),
      when(
        (_, { move }) => move?.startsWith('raid@') === true,
        [call(raid, (_, { move }) => ({ owner: seatIn(given(move)), after: [], another: null }))],
      ),
    ],
  ),
]);

const isMain = (move: string | null): move is ActionType => move !== null && move in mainActions;

function mainScript(move: string | null): Script {
  if (!isMain(move)) throw new Error(`"${move}" is no main action.`);
  return mainActions[move];
}

/** SS-5.3: everything that can be carried out completely, and `end`. */
export function legalMoves(s: State): string[] {
  const { turn } = s;
  const moves: string[] = [];
  const mining = (mayDo(s, 'mine') || turn.extraMine > 0) && anyWithinReach(s);
  if (mayDo(s, 'recruit') && anyRecruitable(s)) moves.push('recruit');
  if (mining && mayDo(s, 'mine')) moves.push('mine');
  if (mayDo(s, 'collect') && artifactsWithinReach(s).length > 0) moves.push('collect');
  if (mayDo(s, 'skill') && activePlayer(s).hand.length > 0) moves.push('skill');
  if (mining && turn.extraMine > 0) moves.push('extra-mine');
  if (turn.mainUsed.length === 0 && turn.raids.length === 0) {
    for (const owner of basesToRaid(s)) moves.push(atBase('raid', owner)); // SS-12.1
  }
  moves.push('end');
  return moves;
}

/** Two main actions, of different types unless a permission holds, and none after a raid (SS-7.1, SS-7.3). */
function mayDo(s: State, type: ActionType): boolean {
  const { mainUsed, raids } = s.turn;
  if (raids.length > 0 || mainUsed.length >= MAIN_ACTIONS) return false;
  return !mainUsed.includes(type) || termsOf(s).repeat;
}

const mainLeft = (s: State): number => (s.turn.raids.length > 0 ? 0 : MAIN_ACTIONS - s.turn.mainUsed.length);

/** Keeps main and extra actions apart: never one counter for both (SS-7.6). */
function noteMove(s: State, { move }: Actions, dealer: GameDealer): void {
  if (move === 'extra-mine') s.turn.extraMine--;
  if (!isMain(move)) return;
  if (s.turn.mainUsed.includes(move)) tellRepeat(s, dealer);
  s.turn.mainUsed.push(move);
}

function tellRepeat(s: State, dealer: GameDealer): void {
  const half = artifactThat(s, (lasting) => lasting.repeat);
  if (half !== null) dealer.tell({ type: 'artifact-helped', seat: s.active, half });
}

/** SS-5: one player's turn. */
const turn = script('turn', [
  run((s, _, dealer) => {
    s.turn = newTurn(); // SS-5.1
    dealer.tell({ type: 'turn-began', seat: s.active, round: s.round });
  }),
  call(startArtifacts, () => ({ half: null })),
  call(leaderStep, () => ({ card: null })),
  call(actions, () => ({ move: null })),
  run(cleanUp), // SS-13
]);

/** SS-1.1: turns go round until the mine has collapsed. */
export const play = script('play', [
  loop(
    (s) => s.ended === null,
    [
      call(turn),
      run((s) => {
        if (s.ended !== null) return;
        s.active = nextSeat(s.active, s.seats);
        if (s.active === s.first) s.round++;
      }),
    ],
  ),
]);

export const scripts: readonly Script[] = [
  play,
  turn,
  startArtifacts,
  leaderStep,
  actions,
  recruit,
  mine,
  collect,
  skill,
  raid,
  payment,
  useSkill,
  ...effectScripts,
];
