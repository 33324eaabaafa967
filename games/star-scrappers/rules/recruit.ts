import { levelOf } from '../content/catalogue.ts';
import type { Mercenary } from '../pieces.ts';
import { activePlayer, type State } from '../state.ts';
import { anyInDocks, cardsInDocks, hasRoom, playCard, takeFromDocks } from './moves.ts';
import { choose, type GameDealer, run, script } from './steps.ts';
import { artifactThat, recruitPrices, recruitValues, type Terms, termsOf } from './terms.ts';

/** SS-8 Recruit: one card of the Docks for one card of exactly its price. */
interface Recruiting {
  card: Mercenary;
  payment: Mercenary | 'free';
}

export const recruit = script<Recruiting>('recruit', [
  choose('card', recruitable), // SS-8.2
  choose('payment', payments, { about: (_, { card }) => ({ goal: { piece: card } }) }), // SS-8.3
  run(pay),
  run(takeRecruit), // SS-8.4
]);

export function recruitable(s: State): Mercenary[] {
  return cardsInDocks(s, affordable(s));
}

export const anyRecruitable = (s: State): boolean => anyInDocks(s, affordable(s));

/** SS-8.1: not with a full hand, not even if a card would be paid. */
function affordable(s: State): (card: Mercenary) => boolean {
  const player = activePlayer(s);
  if (!hasRoom(player)) return () => false;
  const terms = termsOf(s);
  let payable = 1; // bit 0: nothing to pay
  for (const card of player.hand) payable |= recruitValues(card, terms);
  return (card) => (recruitPrices(levelOf(card), terms) & payable) !== 0;
}

function payments(s: State, { card }: Recruiting): Recruiting['payment'][] {
  const terms = termsOf(s);
  const prices = recruitPrices(levelOf(card), terms);
  const cards: Recruiting['payment'][] = activePlayer(s).hand.filter(
    (paid) => (recruitValues(paid, terms) & prices) !== 0,
  );
  return prices & 1 ? ['free', ...cards] : cards;
}

function pay(s: State, { card, payment }: Recruiting, dealer: GameDealer): void {
  tellWhoHelped(s, levelOf(card), payment, dealer);
  if (payment === 'free') return;
  playCard(s, payment);
  dealer.tell({ type: 'card-laid', seat: s.active, card: payment });
}

function takeRecruit(s: State, { card }: Recruiting, dealer: GameDealer): void {
  takeFromDocks(s, card);
  dealer.tell({ type: 'recruited', seat: s.active, card });
}

/** Names the Artifact if the price could not have been paid without it. */
function tellWhoHelped(s: State, level: number, payment: Recruiting['payment'], dealer: GameDealer): void {
  const half = artifactThat(s, (lasting) => lasting.recruitDiscount > 0);
  if (half === null) return;
  const others: Terms = termsOf({ ...s, players: s.players.map((player) => ({ ...player, artifacts: [] })) });
  const paid = payment === 'free' ? 1 : recruitValues(payment, others);
  if ((recruitPrices(level, others) & paid) === 0) dealer.tell({ type: 'artifact-helped', seat: s.active, half });
}
