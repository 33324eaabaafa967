import { defined } from '@stolik/engine';
import { ALL_COLOURS, type Artifact, type Colour, type Crystal, colourName, is, type Mercenary } from '../pieces.ts';
import { activePlayer, type State } from '../state.ts';
import { playCard } from './moves.ts';
import { choose, type GameDealer, loop, run, script } from './steps.ts';
import { crystalColour, isWild, paymentColour, paymentValue, type Terms, termsOf } from './terms.ts';

/**
 * Paying for a crystal or an Artifact: cards are laid one by one, in the order in which they will lie on the Base, and `done` ends
 * it once their value suffices (SS-5.5). Too much is never refused (SS-9.6).
 */
export interface Payment {
  cost: number;
  /** What is paid for. A crystal is paid in its colour (SS-9.4), an Artifact in any colours (SS-10.3). */
  goal: Crystal | Artifact;
  /** Where in the play area this payment begins. */
  from: number;
  /** The last answer. */
  card: Mercenary | 'done' | null;
}

export const payment = script<Payment>('payment', [
  loop(
    (_, { card }) => card !== 'done',
    [
      choose('card', cardsThatMayPay, {
        about: (s, local) => ({
          owed: Math.max(0, local.cost - paidSoFar(s, local.from, termsOf(s))),
          colour: colourWord(s, local),
          goal: { piece: local.goal },
        }),
      }),
      run(lay),
    ],
  ),
]);

function lay(s: State, { card }: Payment, dealer: GameDealer): void {
  if (card === 'done' || card === null) return;
  playCard(s, card);
  dealer.tell({ type: 'card-laid', seat: s.active, card });
}

/** Cards with which the payment can still be completed (SS-5.6); `done` when enough has been laid. */
function cardsThatMayPay(s: State, local: Payment): (Mercenary | 'done')[] {
  const terms = termsOf(s);
  const { hand } = activePlayer(s);
  const paid = paidSoFar(s, local.from, terms);
  const cards: (Mercenary | 'done')[] = is.crystal(local.goal)
    ? fittingCards(s, local, local.goal, paid, terms)
    : hand.slice();
  if (paid >= local.cost) cards.push('done');
  return cards;
}

export function paidSoFar(s: State, from: number, terms: Terms): number {
  let paid = 0;
  for (let i = from; i < s.turn.playArea.length; i++) paid += paymentValue(s.turn.playArea[i] as Mercenary, terms);
  return paid;
}

/** The colours in which a crystal may be paid: its own, or any one colour if it is Wild (SS-9.4). */
export function payingColours(s: State, crystal: Crystal): readonly Colour[] {
  const colour = crystalColour(s, crystal);
  return isWild(s, colour) ? s.inPlay : defined(ALONE[colour]);
}

const ALONE: readonly (readonly Colour[])[] = ALL_COLOURS.map((colour) => [colour]);

/**
 * Cards that leave some paying colour possible: at most so many of the laid cards may be of another colour as the Universal
 * Translator allows (none without it), and what is left in hand must be able to make up the rest.
 */
function fittingCards(s: State, local: Payment, crystal: Crystal, paid: number, terms: Terms): Mercenary[] {
  const { hand } = activePlayer(s);
  const colours = payingColours(s, crystal).filter((colour) => misfits(s, local.from, colour) <= terms.offColour);
  return hand.filter((card) =>
    colours.some((colour) => {
      const off = misfits(s, local.from, colour) + (paymentColour(s, card) === colour ? 0 : 1);
      if (off > terms.offColour) return false;
      const reach = paid + paymentValue(card, terms) + inHand(s, colour, terms.offColour - off, terms, card);
      return reach >= local.cost;
    }),
  );
}

/** Laid cards that are not of this colour. */
function misfits(s: State, from: number, colour: Colour): number {
  let off = 0;
  for (let i = from; i < s.turn.playArea.length; i++) {
    if (paymentColour(s, s.turn.playArea[i] as Mercenary) !== colour) off++;
  }
  return off;
}

/** The most the hand can give in this colour, with so many cards of other colours. */
function inHand(s: State, colour: Colour, offColour: number, terms: Terms, except: Mercenary | null): number {
  const { hand } = activePlayer(s);
  let value = 0;
  const others: number[] = [];
  for (const card of hand) {
    if (card === except) continue;
    if (paymentColour(s, card) === colour) value += paymentValue(card, terms);
    else if (offColour > 0) others.push(paymentValue(card, terms));
  }
  if (others.length > 0) {
    others.sort((a, b) => b - a);
    for (const most of others.slice(0, offColour)) value += most;
  }
  return value;
}

/** The most the hand can give in each colour in play; what decides whether a crystal is within reach. */
export function reachByColour(s: State, terms: Terms): number[] {
  const reach: number[] = [];
  for (const colour of s.inPlay) reach[colour] = inHand(s, colour, terms.offColour, terms, null);
  return reach;
}

/** All the cards in hand together (SS-10.3). */
export function reachInAll(s: State, terms: Terms): number {
  let value = 0;
  for (const card of activePlayer(s).hand) value += paymentValue(card, terms);
  return value;
}

/** For the question: the colour asked for, `one` for a Wild crystal, `any` for an Artifact. */
function colourWord(s: State, { goal }: Payment): string {
  if (!is.crystal(goal)) return 'any';
  const colour = crystalColour(s, goal);
  return isWild(s, colour) ? 'one' : colourName(colour);
}
