import { defined, type Script, type Seat, seat as seatAt, seatsFrom } from '@stolik/engine';
import { ON_SCORING, written } from '../content/cards.ts';
import type { Card } from '../pieces.ts';
import { beatsRival } from '../score.ts';
import { newTurn, playerAt, type State } from '../state.ts';
import { verbScripts } from '../verbs/index.ts';
import { attackScripts } from './attack.ts';
import { playScripts } from './card-play.ts';
import { cleanupScripts } from './cleanup.ts';
import { ownedPiles } from './count.ts';
import { deckScripts } from './decks.ts';
import { drawScripts } from './draw.ts';
import { toDiscard } from './moves.ts';
import { paymentScripts } from './payment.ts';
import { reactionScripts } from './reactions.ts';
import { reshuffleScripts } from './reshuffle.ts';
import { resolve, resolving } from './running.ts';
import { seating, seatingScripts } from './seating.ts';
import { rivalPoints, rivalUnrestOf } from './solo/score.ts';
import { rivalTurn, soloScripts } from './solo/turn.ts';
import { solstice, solsticeScripts } from './solstice.ts';
import { call, type GameDealer, loop, run, script, when } from './steps.ts';
import { turn, turnScripts } from './turn.ts';

/** IM-5.1: one turn for each player, then the solstice. */
interface Round {
  seats: Seat[];
}

const round = script<Round>('round', [
  run((s, local) => {
    local.seats = seatsFrom(s.first, s.seats);
  }),
  loop(
    (_, { seats }) => seats.length > 0,
    [
      run((s, local) => {
        s.active = defined(local.seats.shift());
      }),
      call(turn, () => ({ move: null, begun: false })),
    ],
  ),
  when((s) => s.rival !== null, [call(rivalTurn, () => ({ at: 0, row: 0 }))]), // IM-21.12
  call(solstice, () => ({ seats: [], seat: seatAt(0) })),
]);

/** IM-15.2: the last round is the one after the trigger. */
const isLast = (s: State): boolean => s.trigger !== null && s.round >= s.lastRound;

/** IM-16.1, IM-17.1, IM-19.3: before any counting, and before a collapse is judged. */
interface Reckoning {
  seats: Seat[];
  seat: Seat;
  cards: Card[];
}

const reckoning = script<Reckoning>('reckoning', [
  run((s, local) => {
    local.seats = seatsFrom(s.first, s.seats);
    local.cards = [];
  }),
  loop(
    (_, { seats, cards }) => seats.length > 0 || cards.length > 0,
    [
      when(
        (_, { cards }) => cards.length > 0,
        [
          run((_, { seat, cards }, dealer) => dealer.tell({ type: 'reckoned', seat, card: defined(cards[0]) })),
          call(resolve, (_, { seat, cards }) => {
            const card = defined(cards[0]);
            return resolving(written(ON_SCORING, card), card, seat, 'scoring');
          }),
          run((_, { cards }) => {
            cards.shift();
          }),
        ],
        [
          run((s, local) => {
            local.seat = defined(local.seats.shift());
            local.cards = ownedPiles(playerAt(s, local.seat))
              .flat()
              .filter((card) => ON_SCORING[card] !== null);
          }),
        ],
      ),
    ],
  ),
]);

/** The whole game: rounds without a limit (IM-15.3a). A collapse breaks off everything but this script (IM-15.3). */
export const play = script<{ over: boolean }>('play', [
  when((s) => s.phase === 'seating', [call(seating, () => ({ next: 0, nation: null, side: null, rival: null }))]),
  run((_, local) => {
    local.over = false;
  }),
  loop(
    (_, { over }) => !over,
    [
      call(round, () => ({ seats: [] })),
      run((s, local) => {
        local.over = s.halted || isLast(s);
        if (!local.over) s.round++;
      }),
    ],
  ),
  run(beginReckoning),
  call(reckoning, () => ({ seats: [], seat: seatAt(0), cards: [] })),
  run(end),
]);

/** What was in the middle of being resolved goes to its owner's discard pile. */
function beginReckoning(s: State, _: unknown, dealer: GameDealer): void {
  dealer.reveal(); // from now on every view shows everything
  for (const { resolving: unplaced, self, owner } of s.running) if (unplaced && owner >= 0) toDiscard(s, owner, self);
  s.running = [];
  s.happenings = [];
  s.turn = newTurn('none');
  s.halted = false;
  s.phase = 'reckoning';
}

function end(s: State, _: unknown, dealer: GameDealer): void {
  s.phase = 'over';
  if (s.rival !== null)
    dealer.tell({
      type: 'rival-result',
      points: rivalPoints(s.rival),
      unrest: rivalUnrestOf(s.rival),
      beaten: beatsRival(s),
    });
  dealer.tell({ type: 'game-ended', ending: s.collapsed ? 'collapse' : (s.trigger ?? 'collapse') });
}

export const scripts: readonly Script[] = [
  play,
  round,
  reckoning,
  resolve,
  ...verbScripts,
  ...seatingScripts,
  ...turnScripts,
  ...solsticeScripts,
  ...reactionScripts,
  ...paymentScripts,
  ...playScripts,
  ...attackScripts,
  ...cleanupScripts,
  ...drawScripts,
  ...reshuffleScripts,
  ...deckScripts,
  ...soloScripts,
];
