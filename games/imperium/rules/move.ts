import type { Script, Seat } from '@stolik/engine';
import { bitOf, nodeAt } from '../content/catalogue.ts';
import type { MoveNode, NodeOf } from '../content/language.ts';
import { type Card, NONE } from '../pieces.ts';
import { actor, playerAt, type State, top } from '../state.ts';
import { candidates, hostsFor, lightened, reducers, substitutes, wanted } from './candidates.ts';
import { unitsFor } from './count.ts';
import { checkMainDeck } from './end.ts';
import { fits } from './filters.ts';
import { exileFromMarket } from './market.ts';
import { type Replacement, replacementOf } from './modifiers.ts';
import { lift, marksOf, publish, toDiscard, toExile, toGarrison, toHand, toSunken, toUnrestPile } from './moves.ts';
import { notice, reactionTo } from './notice.ts';
import { exhaust } from './reactions.ts';
import {
  aboutSelf,
  answered,
  byActor,
  type Doing,
  memoryOf,
  reaches,
  readyPick,
  resolve,
  resolving,
  scriptOf,
  seatAfter,
} from './running.ts';
import { rivalReceives } from './solo/suffers.ts';
import { call, choose, type GameDealer, loop, run, script, when } from './steps.ts';
import { tellUnrestHelpers } from './tokens.ts';

/** Operations that move cards, picked one by one by the player who acts (NOTATION 5). */
interface Moving extends Doing {
  left: number;
  /** Picked already, with the permission to do this at all. */
  ready: Card;
  card: Card | 'done' | null;
  /** What happens to the card instead of going into history, or NONE: the card that says so. */
  replacer: Card;
  /** Cards to which that happened: they may still lie where they lay and are not picked again. */
  replaced: Card[];
}

const moveNode = (id: number): MoveNode => nodeAt(id) as MoveNode;

export const move = script<Moving>('move', [
  run((s, local, dealer) => {
    const node = moveNode(local.node);
    const running = top(s);
    local.ready = (readyPick(s) ?? NONE) as Card;
    local.replaced = [];
    local.left = wanted(s, running.actor, node, running.self);
    if (isCheaper(node, local.left)) tellUnrestHelpers(actor(s), running.actor, 'cards', dealer);
    running.last = 0;
    if (node.selector.from !== 'it') running.it = NONE;
  }),
  loop(
    (_, { left }) => left > 0,
    [
      choose('card', options, {
        ...byActor,
        about: (s, { node, left }) => ({
          ...aboutSelf(s),
          move: moveNode(node).op,
          left: Math.min(left, 99),
        }),
      }),
      run(moveOne),
      when(
        (_, { replacer }) => replacer !== NONE,
        [
          call(resolve, (s, { card }) => {
            const { body, card: by } = replacementOf(actor(s), 'history') as Replacement;
            return resolving(body, by, top(s).actor, 'rule', card as Card);
          }),
        ],
      ),
      answered(),
    ],
  ),
]);

/** Fewer cards than the words say, because of other cards. */
const isCheaper = ({ selector }: MoveNode, n: number): boolean =>
  selector.from === 'zones' && selector.quantity.kind === 'exact' && n < selector.quantity.n;

function options(s: State, local: Moving): (Card | 'done')[] {
  if (local.ready !== NONE) return [local.ready];
  const node = moveNode(local.node);
  const { actor: seat, self } = top(s);
  const found: (Card | 'done')[] = candidates(s, seat, node, self).filter((card) => !local.replaced.includes(card));
  const { selector } = node;
  if (selector.from === 'self' || selector.from === 'it') return found;
  switch (selector.quantity.kind) {
    case 'all':
      return found.slice(0, 1);
    case 'upTo':
    case 'any':
      if (found.length > 0) found.push('done');
      return found;
    case 'exact': {
      const filter = lightened(node);
      if (filter !== null) found.push(...substitutes(playerAt(s, seat), filter), ...reducers(s, seat, filter));
      const there = found.reduce<number>((sum, card) => sum + (card === 'done' ? 0 : unitsIn(node, card)), 0);
      return there <= local.left && node.op !== 'toDeckTop' && filter === null ? found.slice(0, 1) : found;
    }
  }
}

/** What a card counts for towards the number wanted: one may be two regions, and then fewer are given up (IM-19.6). */
const unitsIn = ({ op, selector }: MoveNode, card: Card): number =>
  selector.from === 'zones' && op !== 'discard' ? unitsFor(selector.filter, card) : 1;

function moveOne(s: State, local: Moving, dealer: GameDealer): void {
  const { card } = local;
  local.ready = NONE;
  local.replacer = NONE;
  if (card === null || card === 'done') {
    local.left = 0;
    return;
  }
  const node = moveNode(local.node);
  const running = top(s);
  const seat = running.actor;
  const filter = lightened(node);
  if (filter !== null && playerAt(s, seat).play.includes(card)) {
    local.left -= reduceBy(s, seat, card, dealer);
    return;
  }
  if (filter !== null && playerAt(s, seat).garrison.includes(card)) {
    dealer.tell({ type: 'helped', seat, card: hostOf(s, seat, card) });
    carry(s, seat, 'abandon', card, dealer);
  } else if (node.op === 'history' && replacementOf(actor(s), 'history') !== null) {
    local.replacer = replacementOf(actor(s), 'history')?.card as Card;
    local.replaced.push(card);
    dealer.tell({ type: 'helped', seat, card: local.replacer });
  } else carry(s, seat, node.op, card, dealer);
  running.it = card;
  running.last++;
  local.left -= unitsIn(node, card);
}

const hostOf = (s: State, seat: Seat, card: Card): Card => {
  const { garrison, hosts } = playerAt(s, seat);
  return hosts[garrison.indexOf(card)] as Card;
};

/** `exhaust when youMustDiscard(...)`: so many fewer have to be discarded. */
function reduceBy(s: State, seat: Seat, card: Card, dealer: GameDealer): number {
  const reaction = reactionTo(card, 'youMustDiscard');
  exhaust(s, seat, card);
  dealer.tell({ type: 'reacted', seat, card, when: 'youMustDiscard' });
  return reaction?.body.op === 'reduceDiscard' ? reaction.body.n : 0;
}

const GROUND = bitOf('production') | bitOf('grain') | bitOf('water');

/** One card, where the operation takes it, and all that lies under it (IM-11.13). */
function carry(s: State, seat: Seat, op: MoveNode['op'], card: Card, dealer: GameDealer): void {
  const player = playerAt(s, seat);
  const running = top(s);
  const seen = !player.hand.includes(card) && !player.history.includes(card);
  if (op === 'exile' && s.market.includes(card)) {
    exileFromMarket(s, card, dealer);
    return;
  }
  if (op === 'toDiscard' && player.discard.includes(card)) return;
  const fromMain = s.mainDeck.includes(card);
  const fromDevelopment = player.development.includes(card);
  const below = lift(s, seat, card);
  switch (op) {
    case 'take':
      toHand(s, seat, card);
      for (const one of below) toHand(s, seat, one);
      break;
    case 'discard': // IM-11.8
    case 'toDiscard':
    case 'abandon': // IM-11.11
      toDiscard(s, seat, card);
      for (const one of below) toDiscard(s, seat, one);
      break;
    case 'recall':
      toHand(s, seat, card);
      for (const one of below) toHand(s, seat, one);
      break;
    case 'toDeckTop':
      player.deck.push(card);
      break;
    case 'history': // IM-11.14; what shares its fate goes along (IM-19.8)
      player.history.push(card, ...below);
      break;
    case 'exile': // IM-11.16
      toExile(s, card);
      for (const one of below) toExile(s, one);
      break;
    case 'sink':
      toSunken(s, seat, card);
      for (const one of below) toSunken(s, seat, one);
      notice(s, seat, 'youSink', card);
      break;
    case 'returnUnrest': // IM-11.10
      toUnrestPile(s, card);
      notice(s, seat, 'youReturnUnrest', card);
      break;
    case 'garrison':
      if (fromDevelopment) player.quest = card;
      else toGarrison(s, seat, card, running.self);
      dealer.tell({ type: 'garrisoned', seat, card, host: running.self });
      return;
  }
  if (op === 'abandon' || op === 'recall') running.released |= marksOf(card) & GROUND;
  if (fromMain) checkMainDeck(s, dealer);
  tellMove(seat, op, card, below.length, seen, dealer);
}

/** What goes from a hidden place to another is told to its owner alone. */
function tellMove(seat: Seat, op: MoveNode['op'], card: Card, hosted: number, seen: boolean, dealer: GameDealer): void {
  const hidden = !seen && (op === 'toDeckTop' || op === 'history' || op === 'take' || op === 'sink');
  if (!hidden) {
    dealer.tell({ type: 'moved', seat, card, move: op, hosted });
    return;
  }
  dealer.tell({ type: 'moved-unseen', seat, move: op });
  dealer.tell({ type: 'moved-seen', seat, card, move: op, to: [seat] });
}

/** `garrison(self in F)`: this card goes under a card in play, which becomes `it`. */
interface Stationing extends Doing {
  ready: Card;
  host: Card | null;
}

export const station = script<Stationing>('station', [
  run((s, local) => {
    local.ready = (readyPick(s) ?? NONE) as Card;
  }),
  choose(
    'host',
    (s, { node, ready }) => (ready !== NONE ? [ready] : hostsFor(s, top(s).actor, nodeAt<'station'>(node))),
    { ...byActor, about: aboutSelf },
  ),
  run((s, { host }, dealer) => {
    const running = top(s);
    running.it = NONE;
    running.last = 0;
    if (host === null) return;
    lift(s, running.actor, running.self);
    toGarrison(s, running.actor, running.self, host);
    running.it = host;
    running.last = 1;
    dealer.tell({ type: 'stationed', seat: running.actor, card: running.self, host });
  }),
]);

/** IM-11.22: the owner picks a card for each receiver in turn order; it is shown and goes to the receiver's hand. */
interface Giving extends Doing {
  next: number;
  total: number;
  receiver: Seat;
  card: Card | null;
}

function gifts(s: State, { node }: Giving): Card[] {
  const { selector } = nodeAt<'give'>(node);
  if (selector.from !== 'zones') return [];
  const player = playerAt(s, top(s).owner);
  return selector.zones.flatMap((zone) =>
    (zone === 'discard' ? player.discard : player.hand).filter((card) => fits(s, selector.filter, card)),
  );
}

const afterOf = ({ node }: Giving) => (nodeAt(node) as NodeOf<'give'>).after;

export const give = script<Giving>('give', [
  run((s, local) => {
    local.next = 1;
    top(s).last = 0;
  }),
  loop(
    (s, { next }) => next < s.seats,
    [
      run((s, local) => {
        local.receiver = seatAfter(s, local.next);
        local.next++;
        local.card = null;
      }),
      when(
        (s, { receiver }) => reaches(s, receiver),
        [
          choose('card', gifts, {
            ...byActor,
            about: (s, { receiver }) => ({ ...aboutSelf(s), receiver: { seat: receiver } }),
          }),
          when(
            (_, { card }) => card !== null,
            [
              run(giveOne),
              when(
                (_, local) => afterOf(local) !== null,
                [
                  call(
                    (_, local): Script => scriptOf(afterOf(local) as NonNullable<ReturnType<typeof afterOf>>),
                    (_, local) => memoryOf(afterOf(local) as NonNullable<ReturnType<typeof afterOf>>),
                  ),
                ],
              ),
              run((s) => {
                top(s).actor = top(s).owner;
              }),
            ],
          ),
        ],
      ),
    ],
  ),
  when(
    (s) => s.rival !== null,
    [
      choose('card', gifts, { ...byActor, prompt: 'give.rival', about: aboutSelf }),
      run((s, local, dealer) => {
        if (local.card !== null) rivalReceives(s, local.card, afterOf(local), dealer);
      }),
    ],
  ),
]);

function giveOne(s: State, { card, receiver }: Giving, dealer: GameDealer): void {
  const running = top(s);
  lift(s, running.owner, card as Card);
  toHand(s, receiver, card as Card);
  publish(s, card as Card);
  running.actor = receiver;
  running.it = card as Card;
  running.last++;
  dealer.tell({ type: 'gave', seat: running.owner, receiver, card: card as Card });
}

export const moveScripts: readonly Script[] = [move as Script, station as Script, give as Script];
