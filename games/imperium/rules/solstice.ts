import { defined, given, type Script, type Seat, seatsFrom } from '@stolik/engine';
import { ON_SOLSTICE, written } from '../content/cards.ts';
import type { Card } from '../pieces.ts';
import { newTurn, playerAt, type State } from '../state.ts';
import { resolve, resolving } from './running.ts';
import { call, choose, loop, run, script } from './steps.ts';

/** IM-9.3: each once; what leaves play before its turn is dropped. */
interface OwnSolstice {
  seat: Seat;
  left: Card[];
  card: Card | null;
}

const ownSolstice = script<OwnSolstice>('own-solstice', [
  loop(
    (s, local) => inPlay(s, local).length > 0,
    [
      choose('card', inOrder, { by: (_, { seat }) => seat }),
      run((_, local, dealer) => {
        local.left = local.left.filter((card) => card !== local.card);
        dealer.tell({ type: 'solstice', seat: local.seat, card: given(local.card) });
      }),
      call(resolve, (_, { seat, card }) => resolving(written(ON_SOLSTICE, given(card)), given(card), seat, 'solstice')),
    ],
  ),
]);

const inPlay = (s: State, { seat, left }: OwnSolstice): Card[] =>
  left.filter((card) => playerAt(s, seat).play.includes(card));

/** Where all that is left does the same the order makes no difference. */
function inOrder(s: State, local: OwnSolstice): Card[] {
  const cards = inPlay(s, local);
  const alike = cards.every((card) => ON_SOLSTICE[card] === ON_SOLSTICE[defined(cards[0])]);
  return alike ? cards.slice(0, 1) : cards;
}

/** IM-9.1: every player, in turn order, resolves all solstice abilities in play, in an order of their own. */
interface Solstice {
  seats: Seat[];
  seat: Seat;
}

export const solstice = script<Solstice>('solstice', [
  run((s, local, dealer) => {
    s.turn = newTurn('solstice');
    local.seats = seatsFrom(s.first, s.seats); // IM-9.2
    dealer.tell({ type: 'solstice-began', round: s.round });
  }),
  loop(
    (_, { seats }) => seats.length > 0,
    [
      run((_, local, dealer) => {
        local.seat = defined(local.seats.shift());
        dealer.reveal(); // what is asked depends on that player's hand
      }),
      call(ownSolstice, (s, { seat }) => ({
        seat,
        left: playerAt(s, seat).play.filter((card) => ON_SOLSTICE[card] !== null),
        card: null,
      })),
    ],
  ),
]);

export const solsticeScripts: readonly Script[] = [solstice, ownSolstice];
