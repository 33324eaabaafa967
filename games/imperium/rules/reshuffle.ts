import { given, or, pieceIn, type Script, type Seat } from '@stolik/engine';
import { kindOf, ON_GAINED, written } from '../content/cards.ts';
import { type Card, DEVELOPMENT_AREA, NATION_DECK } from '../pieces.ts';
import { nationOf, playerAt, type State } from '../state.ts';
import { triggerScoring } from './end.ts';
import { developReducers } from './modifiers.ts';
import { removeFrom, toDiscard } from './moves.ts';
import { payment } from './payment.ts';
import { affordable, priceFor } from './prices.ts';
import { resolve, resolving } from './running.ts';
import { call, choose, type GameDealer, run, script, when } from './steps.ts';

/** What happens when the deck is empty (IM-12): nation cards, developments, the reshuffle itself. */

/** The top nation card goes to the discard pile, with all that follows from the last one (IM-12.3, 12.5, 12.6). */
interface NationCard {
  seat: Seat;
  card: Card | null;
}

export const nationCard = script<NationCard>('nation-card', [
  run((s, local, dealer) => {
    const { seat } = local;
    const player = playerAt(s, seat);
    local.card = player.nationDeck.pop() ?? null;
    if (local.card === null) return;
    dealer.reveal();
    toDiscard(s, seat, local.card);
    dealer.tell({ type: 'nation-card', seat, card: local.card });
    if (kindOf(local.card).start === 'accession' && nationOf(player).bottom === 'accession')
      becomeEmpire(s, seat, dealer);
  }),
  when(
    (_, { card }) => card !== null && ON_GAINED[card] !== null,
    [call(resolve, (_, { seat, card }) => resolving(written(ON_GAINED, given(card)), given(card), seat, 'gained'))],
  ),
]);

export function becomeEmpire(s: State, seat: Seat, dealer: GameDealer): void {
  const player = playerAt(s, seat);
  if (player.empire || nationOf(player).neverEmpire) return;
  player.empire = true;
  dealer.tell({ type: 'became-empire', seat });
}

/** IM-11.21: a development is paid for and goes to the discard pile. */
interface Developing {
  seat: Seat;
  card: Card;
  free: boolean;
}

export const developing = script<Developing>('developing', [
  run((s, { seat, card, free }, dealer) => {
    for (const token of ['materials', 'population', 'progress'] as const)
      if (!free && (kindOf(card).cost?.[token] ?? 0) > 0)
        for (const helper of developReducers(playerAt(s, seat), token))
          dealer.tell({ type: 'helped', seat, card: helper });
  }),
  call(payment, (s, { seat, card, free }) => ({ seat, ...priceFor(s, seat, card, free), use: null })),
  run((s, { seat, card }, dealer) => {
    const player = playerAt(s, seat);
    removeFrom(player.development, card);
    toDiscard(s, seat, card);
    dealer.tell({ type: 'developed', seat, card });
    if (player.development.length === 0) triggerScoring(s, 'developments', dealer); // IM-15.1 (2)
  }),
]);

/** IM-12: a card must be drawn from an empty deck, perhaps in another player's turn. */
export interface Reshuffling {
  seat: Seat;
  card: Card | 'decline' | null;
}

export const reshuffle = script<Reshuffling>('reshuffle', [
  when(
    (s, { seat }) => playerAt(s, seat).empire,
    [
      when(mayDevelop, [
        choose('card', (s, { seat }) => or(affordable(s, seat, false), 'decline'), {
          by: (_, { seat }) => seat,
        }), // IM-12.2
        when(
          (_, { card }) => card !== 'decline',
          [
            run((s, { seat }) => layExhaust(s, seat, DEVELOPMENT_AREA)),
            call(developing, (_, { seat, card }) => ({ seat, card: pieceIn(card), free: false })),
          ],
        ),
      ]),
    ],
    [
      when(nationCardIsDue, [
        run((s, { seat }) => layExhaust(s, seat, NATION_DECK)), // IM-12.1
        call(nationCard, (_, { seat }) => ({ seat, card: null })),
      ]),
    ],
  ),
  run((s, { seat }, dealer) => {
    const player = playerAt(s, seat);
    if (player.discard.length === 0) return;
    player.deck = dealer.shuffle(player.discard);
    player.discard = [];
    dealer.tell({ type: 'reshuffled', seat, cards: player.deck.length });
  }),
]);

function layExhaust(s: State, seat: Seat, place: Card): void {
  const player = playerAt(s, seat);
  player.exhausts--;
  player.exhausted.push(place);
}

function mayDevelop(s: State, { seat }: Reshuffling): boolean {
  const { exhausts, exhausted } = playerAt(s, seat);
  return exhausts > 0 && !exhausted.includes(DEVELOPMENT_AREA);
}

/** The token on the deck is what keeps a second card from coming before the next clean-up (IM-12.4, IM-12.7). */
function nationCardIsDue(s: State, { seat }: Reshuffling): boolean {
  const { exhausts, exhausted, nationDeck } = playerAt(s, seat);
  return exhausts > 0 && nationDeck.length > 0 && !exhausted.includes(NATION_DECK);
}

export const reshuffleScripts: readonly Script[] = [nationCard, developing, reshuffle];
