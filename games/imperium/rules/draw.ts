import type { Script, Seat } from '@stolik/engine';
import { nodeAt } from '../content/catalogue.ts';
import { NONE } from '../pieces.ts';
import { playerAt, type State, top } from '../state.ts';
import { countOf } from './count.ts';
import { handLimit } from './modifiers.ts';
import { noticeEmptyDeck, takeUnrest, toHand } from './moves.ts';
import { reshuffle } from './reshuffle.ts';
import { aboutSelf, answered, byActor, type Doing } from './running.ts';
import { call, choose, type GameDealer, loop, run, script, when } from './steps.ts';

/** Drawing (IM-11.6, IM-11.7, IM-8.4). */

/** The top card of the deck to hand; false if there is none. */
function drawTop(s: State, seat: Seat, dealer: GameDealer): boolean {
  const player = playerAt(s, seat);
  const card = player.deck.pop();
  if (card === undefined) return false;
  toHand(s, seat, card);
  dealer.reveal();
  dealer.tell({ type: 'drew-card', seat, card, to: [seat] });
  const running = s.running[s.running.length - 1];
  if (running !== undefined && running.actor === seat) {
    running.drawn.push(card);
    running.it = card;
    running.last++;
  }
  noticeEmptyDeck(s, seat);
  return true;
}

/** `draw(n)`, `draw(upTo n)`: one by one, reshuffling as needed. */
interface Drawing extends Doing {
  left: number;
  more: 'draw' | 'done' | null;
}

const isOpen = ({ node }: Doing): boolean => nodeAt<'draw' | 'drawIfAble'>(node).quantity.kind === 'upTo';

const DRAW_OR_NOT = ['draw', 'done'] as const;

function beginDrawing(s: State): void {
  const running = top(s);
  running.drawn = [];
  running.it = NONE;
  running.last = 0;
}

export const draw = script<Drawing>('draw', [
  run((s, local) => {
    const { quantity, per } = nodeAt<'draw'>(local.node);
    const { actor, self } = top(s);
    const n = quantity.kind === 'exact' || quantity.kind === 'upTo' ? quantity.n : 0;
    local.left = per === null ? n : n * countOf(s, actor, per, self);
    local.more = 'draw';
    beginDrawing(s);
  }),
  loop(
    (_, { left }) => left > 0,
    [
      when((_, local) => isOpen(local), [choose('more', () => DRAW_OR_NOT, { ...byActor, about: aboutSelf })]),
      when(
        (s, { more }) => more === 'draw' && playerAt(s, top(s).actor).deck.length === 0,
        [call(reshuffle, (s) => ({ seat: top(s).actor, card: null }))],
      ),
      run((s, local, dealer) => {
        local.left = local.more === 'draw' && drawTop(s, top(s).actor, dealer) ? local.left - 1 : 0;
      }),
      answered(),
    ],
  ),
  run((s, _, dealer) => tellDrawn(top(s).actor, top(s).last, dealer)),
]);

function tellDrawn(seat: Seat, n: number, dealer: GameDealer): void {
  if (n > 0) dealer.tell({ type: 'drew', seat, n });
}

/** IM-11.7: only what is in the deck now. */
export const drawIfAble = script<Drawing>('draw-if-able', [
  run((s, local) => {
    const { quantity } = nodeAt<'drawIfAble'>(local.node);
    const n = quantity.kind === 'exact' || quantity.kind === 'upTo' ? quantity.n : 0;
    local.left = Math.min(n, playerAt(s, top(s).actor).deck.length);
    local.more = 'draw';
    beginDrawing(s);
  }),
  loop(
    (_, { left }) => left > 0,
    [
      when((_, local) => isOpen(local), [choose('more', () => DRAW_OR_NOT, { ...byActor, about: aboutSelf })]),
      run((s, local, dealer) => {
        local.left = local.more === 'draw' && drawTop(s, top(s).actor, dealer) ? local.left - 1 : 0;
      }),
      answered(),
    ],
  ),
  run((s, _, dealer) => tellDrawn(top(s).actor, top(s).last, dealer)),
]);

/** IM-8.4: until the hand holds the hand limit. */
interface Refilling {
  seat: Seat;
  before: number;
  stuck: boolean;
}

export const refillHand = script<Refilling>('refill-hand', [
  loop(
    (s, { seat, stuck }) => !stuck && playerAt(s, seat).hand.length < handLimit(playerAt(s, seat)),
    [
      when(
        (s, { seat }) => playerAt(s, seat).deck.length === 0,
        [call(reshuffle, (_, { seat }) => ({ seat, card: null }))],
      ),
      run((s, local, dealer) => {
        local.stuck = !drawTop(s, local.seat, dealer);
        if (!local.stuck) local.before++;
      }),
      answered(),
    ],
  ),
  run((_, { seat, before }, dealer) => tellDrawn(seat, before, dealer)),
]);

/** `take(n unrest)` */
interface TakingUnrest extends Doing {
  left: number;
}

export const takeUnrests = script<TakingUnrest>('take-unrest', [
  run((s, local) => {
    local.left = nodeAt<'takeUnrest'>(local.node).n;
    top(s).last = 0;
  }),
  loop(
    (_, { left }) => left > 0,
    [
      run((s, local, dealer) => {
        local.left--;
        if (takeUnrest(s, top(s).actor, dealer)) top(s).last++;
      }),
      answered(),
    ],
  ),
]);

export const drawScripts: readonly Script[] = [
  draw as Script,
  drawIfAble as Script,
  refillHand as Script,
  takeUnrests as Script,
];
