import { given, pieceIn, type Script, type Seat, say, seat as seatAt, type TextArg } from '@stolik/engine';
import type { Node } from '../content/language.ts';
import type { Card } from '../pieces.ts';
import { bitOfSeat, playerAt, RIVAL, type State, top } from '../state.ts';
import { canDo } from './can.ts';
import { reactionTo } from './notice.ts';
import { exhaust } from './reactions.ts';
import { resolve, resolving, seatAfter } from './running.ts';
import { call, choose, type GameDealer, loop, run, script, when } from './steps.ts';

/**
 * IM-13.2: before an attack has any effect each other player, in turn order, settles whether it reaches them. Who is spared
 * is noted on the running attack.
 */
export interface Protecting {
  next: number;
  seat: Seat;
  toll: 'pay' | 'refuse' | null;
  card: Card | 'pass' | null;
}

/** The memory of a look at all whom an attack may hit, from this seat on. */
export const protecting = (next: number): Protecting => ({ next, seat: seatAt(next), toll: null, card: null });

export const protection = script<Protecting>('protection', [
  loop(
    (s, { next }) => next < s.seats,
    [
      run((s, local) => {
        local.seat = seatAfter(s, local.next);
        local.next++;
        local.card = null;
      }),
      when(
        (s, { seat }) => tollOf(s, seat) !== null,
        [
          choose('toll', tollOptions, {
            by: (s) => top(s).owner,
            about: (s, { seat }) => ({ owner: { seat }, n: tollSize(s, seat) }),
          }), // IM-13.4
          run(settleToll),
        ],
      ),
      when(
        (s, { seat }) => !isSpared(s, seat),
        [
          choose('card', protections, {
            by: (_, { seat }) => seat,
            about: (s) => ({ card: { piece: top(s).self }, owner: ownerOf(s) }),
          }),
          when(
            (_, { card }) => card !== null && card !== 'pass',
            [
              run(useProtection),
              call(resolve, (_, { card, seat }) => resolving(shieldOf(pieceIn(card)), pieceIn(card), seat, 'reaction')),
            ],
          ),
        ],
      ),
    ],
  ),
  run((_, __, dealer) => dealer.reveal()), // what the attacker does next depends on cards that the others do not see
]);

/** Who attacks. */
const ownerOf = (s: State): TextArg => (top(s).owner === RIVAL ? say('the-rival') : { seat: top(s).owner });

const isSpared = (s: State, seat: Seat): boolean => (top(s).spared & bitOfSeat(seat)) !== 0;

/** Standing Army and the like: the card, or null. */
function tollOf(s: State, seat: Seat): Card | null {
  for (const card of playerAt(s, seat).play) if (reactionTo(card, 'attacked')?.body.op === 'tollAttack') return card;
  return null;
}

function tollSize(s: State, seat: Seat): number {
  const body = reactionTo(given(tollOf(s, seat)), 'attacked')?.body;
  return body?.op === 'tollAttack' && body.amount.quantity.kind === 'exact' ? body.amount.quantity.n : 0;
}

/** The attacker decides; one who cannot pay has refused. The solo opponent never pays. */
function tollOptions(s: State, { seat }: Protecting): ('pay' | 'refuse')[] {
  const { owner } = top(s);
  return owner !== RIVAL && playerAt(s, owner).progress >= tollSize(s, seat) ? ['pay', 'refuse'] : ['refuse'];
}

function settleToll(s: State, { seat, toll }: Protecting, dealer: GameDealer): void {
  const { owner } = top(s);
  const n = tollSize(s, seat);
  const card = given(tollOf(s, seat));
  dealer.tell({ type: 'reacted', seat, card, when: 'attacked' });
  if (toll === 'pay') {
    playerAt(s, owner).progress -= n;
    playerAt(s, seat).progress += n;
    dealer.tell({ type: 'toll-paid', seat: owner, owner: seat, n });
    return;
  }
  top(s).spared |= bitOfSeat(seat);
  dealer.tell({ type: 'toll-refused', seat: owner, owner: seat, n });
}

/** What a player would do to be spared: the words after "you may". */
function shieldOf(card: Card): Node {
  const { body } = given(reactionTo(card, 'attacked'));
  return body.op === 'may' ? body.body : body;
}

function protections(s: State, { seat }: Protecting): (Card | 'pass')[] {
  const player = playerAt(s, seat);
  const found: (Card | 'pass')[] = [];
  for (const card of player.play) {
    const reaction = reactionTo(card, 'attacked');
    if (reaction === null || reaction.body.op === 'tollAttack') continue;
    if (reaction.head === 'exhaustWhen' && (player.exhausts === 0 || player.exhausted.includes(card))) continue; // IM-13.6
    if (canDo(s, shieldOf(card), seat, card)) found.push(card);
  }
  if (found.length > 0) found.push('pass');
  return found;
}

function useProtection(s: State, local: Protecting, dealer: GameDealer): void {
  const { seat } = local;
  const card = pieceIn(local.card);
  if (reactionTo(card, 'attacked')?.head === 'exhaustWhen') exhaust(s, seat, card);
  dealer.tell({ type: 'reacted', seat, card, when: 'attacked' });
}

export const attackScripts: readonly Script[] = [protection];
