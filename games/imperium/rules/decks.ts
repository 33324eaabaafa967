import type { Script, Seat } from '@stolik/engine';
import { INSTEAD_OF_GAINED, nodeAt } from '../content/catalogue.ts';
import type { Node } from '../content/language.ts';
import { type Card, NONE } from '../pieces.ts';
import { actor, bitOfSeat, type Player, playerAt, type Running, type State, top } from '../state.ts';
import { extensionOf, type Replacement } from './modifiers.ts';
import { keepSecret, removeFrom, toHand } from './moves.ts';
import { aboutSelf, byActor, type Doing, resolve, resolving } from './running.ts';
import { call, choose, type GameDealer, loop, run, script, when } from './steps.ts';

/** Looking at decks, taking fame, and the nation deck. */

/** IM-14.2 to 14.5: the visible side is resolved instead, by each player once in the game; it never moves. */
interface Crowning {
  seat: Seat;
}

export const kingOfKings = script<Crowning>('king-of-kings', [
  when(
    (s, { seat }) => (s.crowned & bitOfSeat(seat)) === 0,
    [
      run((s, { seat }, dealer) => {
        s.crowned |= bitOfSeat(seat);
        dealer.tell({ type: 'king-resolved', seat, card: s.king });
      }),
      call(resolve, (s, { seat }) => resolving(INSTEAD_OF_GAINED[s.king] as Node, s.king, seat, 'king')),
    ],
  ),
]);

/** IM-11.18, IM-14: the top cards of the fame deck or of the own nation deck are looked at privately. */
export const look = script<Doing>('look', [
  run((s) => {
    top(s).more = 0;
  }),
  when(
    (s, { node }) => nodeAt<'look'>(node).deck === 'fame' && extensionOf(actor(s), 'lookFame') !== null,
    [
      run((s, _, dealer) => {
        const { card } = extensionOf(actor(s), 'lookFame') as Replacement;
        dealer.tell({ type: 'helped', seat: top(s).actor, card });
      }),
      call(resolve, (s) => {
        const { body, card } = extensionOf(actor(s), 'lookFame') as Replacement;
        return resolving(body, card, top(s).actor, 'rule');
      }),
    ],
  ),
  run((s, { node }, dealer) => {
    const { deck, n } = nodeAt<'look'>(node);
    const running = top(s);
    const pile = deck === 'fame' ? s.fameDeck : ordinaryNation(actor(s)); // IM-14.1
    running.looked = pile.slice(Math.max(0, pile.length - n - running.more)).reverse();
    if (running.looked.length === 0) return;
    dealer.reveal();
    dealer.tell({ type: 'looked', seat: running.actor, deck, n: running.looked.length });
    dealer.tell({ type: 'saw', seat: running.actor, cards: running.looked.slice(), to: [running.actor] });
  }),
  when(
    (s, { node }) => nodeAt<'look'>(node).deck === 'fame' && top(s).looked.length === 0,
    [call(kingOfKings, (s) => ({ seat: top(s).actor }))],
  ), // IM-14.2
]);

/** IM-11.19: the card at the bottom is looked at only when it is the sole card. */
const ordinaryNation = ({ nationDeck }: Player): readonly Card[] =>
  nationDeck.length > 1 ? nationDeck.slice(1) : nationDeck;

/** An addition to a look: so many cards more. */
export const lookMore = script<Doing>('look-more', [
  run((s, { node }) => {
    const looking = s.running[s.running.length - 2] as Running;
    looking.more += nodeAt<'lookMore'>(node).n;
  }),
]);

/** `take(1 of looked)`: one to hand, unseen by the others; the rest goes back in any order. */
interface TakingLooked extends Doing {
  card: Card | null;
  onTop: Card | null;
  placed: number;
}

export const takeLooked = script<TakingLooked>('take-looked', [
  choose('card', (s) => top(s).looked.slice(), { ...byActor, about: aboutSelf }),
  when(
    (_, { card }) => card !== null,
    [
      run((s, local, dealer) => {
        const running = top(s);
        local.placed = 0;
        removeFrom(running.looked, local.card as Card);
        takeFame(s, running.actor, local.card as Card, dealer);
        running.it = local.card as Card;
        running.last = 1;
      }),
      loop(
        (s) => top(s).looked.length > 1,
        [
          choose('onTop', (s) => top(s).looked.slice(), { ...byActor, about: aboutSelf }),
          run((s, local) => {
            const at = s.fameDeck.length - 1 - local.placed;
            const from = s.fameDeck.indexOf(local.onTop as Card);
            s.fameDeck[from] = s.fameDeck[at] as Card;
            s.fameDeck[at] = local.onTop as Card;
            local.placed++;
            removeFrom(top(s).looked, local.onTop as Card);
          }),
        ],
      ),
      run((s) => {
        top(s).looked = [];
      }),
    ],
  ),
]);

function takeFame(s: State, seat: Seat, card: Card, dealer: GameDealer): void {
  removeFrom(s.fameDeck, card);
  toHand(s, seat, card);
  keepSecret(playerAt(s, seat), card);
  dealer.tell({ type: 'took-fame', seat });
  dealer.tell({ type: 'got-card', seat, card, to: [seat] });
}

/** `takeTopFame` */
export const takeTopFame = script<Doing>('take-top-fame', [
  when(
    (s) => s.fameDeck.length > 0,
    [
      run((s, _, dealer) => {
        const running = top(s);
        const card = s.fameDeck[s.fameDeck.length - 1] as Card;
        dealer.reveal();
        takeFame(s, running.actor, card, dealer);
        running.it = card;
        running.last = 1;
      }),
    ],
    [
      run((s) => {
        top(s).it = NONE;
        top(s).last = 0;
      }),
      call(kingOfKings, (s) => ({ seat: top(s).actor })),
    ],
  ),
]);

/** `shuffle(nation)`, `shuffle(deck)`: the card at the bottom of the nation deck stays there (IM-11.20). */
export const shuffleDeck = script<Doing>('shuffle', [
  run((s, { node }, dealer) => {
    const player = actor(s);
    top(s).looked = [];
    if (nodeAt<'shuffle'>(node).deck === 'deck') dealer.shuffle(player.deck);
    else shuffleNation(player, dealer);
    dealer.tell({ type: 'shuffled-nation', seat: top(s).actor });
  }),
]);

export function shuffleNation(player: Player, dealer: GameDealer): void {
  const [bottom, ...others] = player.nationDeck;
  if (bottom !== undefined) player.nationDeck = [bottom, ...dealer.shuffle(others)];
}

/** `toBottom(nation)`: the card looked at goes under the others, but above the last one. */
export const toBottom = script<Doing>('to-bottom', [
  run((s, _, dealer) => {
    const { nationDeck } = actor(s);
    top(s).looked = [];
    if (nationDeck.length < 2) return;
    const card = nationDeck.pop() as Card;
    nationDeck.splice(1, 0, card);
    dealer.tell({ type: 'nation-to-bottom', seat: top(s).actor });
  }),
]);

/** `swapWithNation`: a hand card and the top nation card, never the last one (IM-19.7), change places, unseen by the others. */
interface SwappingNation extends Doing {
  card: Card | null;
}

export const swapWithNation = script<SwappingNation>('swap-with-nation', [
  when(
    (s) => actor(s).nationDeck.length > 1,
    [
      choose('card', (s) => actor(s).hand.slice(), { ...byActor, about: aboutSelf }),
      run((s, { card }, dealer) => {
        if (card === null) return;
        const player = actor(s);
        const seat = top(s).actor;
        for (const one of [...player.hand, ...player.nationDeck.slice(1)]) keepSecret(player, one);
        const taken = player.nationDeck.pop() as Card;
        removeFrom(player.hand, card);
        player.nationDeck.push(card);
        toHand(s, seat, taken);
        dealer.reveal();
        top(s).looked = [];
        dealer.tell({ type: 'swapped-with-nation', seat });
        dealer.tell({ type: 'got-card', seat, card: taken, to: [seat] });
      }),
    ],
  ),
]);

export const deckScripts: readonly Script[] = [
  look as Script,
  lookMore as Script,
  takeLooked as Script,
  takeTopFame as Script,
  kingOfKings as Script,
  shuffleDeck as Script,
  toBottom as Script,
  swapWithNation as Script,
];
