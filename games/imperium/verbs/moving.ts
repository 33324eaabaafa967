import { defined, given, pieceIn, type Seat } from '@stolik/engine';
import { bitOf, nodeAt } from '../content/cards.ts';
import type { Move, MoveNode, Selector, Zone } from '../content/language.ts';
import { readSelector } from '../content/read-terms.ts';
import { type Card, NONE } from '../pieces.ts';
import { canMoveAll } from '../rules/can.ts';
import { candidates, lightened, reducers, substitutes, wanted } from '../rules/candidates.ts';
import { unitsFor } from '../rules/count.ts';
import { checkMainDeck } from '../rules/end.ts';
import { replacementOf } from '../rules/modifiers.ts';
import { lift, marksOf, toDiscard } from '../rules/moves.ts';
import { reactionTo } from '../rules/notice.ts';
import { exhaust } from '../rules/reactions.ts';
import { aboutSelf, answered, byActor, type Doing, readyPick, resolve, resolving } from '../rules/running.ts';
import { call, choose, type GameDealer, loop, run, script, when } from '../rules/steps.ts';
import { tellUnrestHelpers } from '../rules/tokens.ts';
import { actor, playerAt, type State, top } from '../state.ts';
import { genderOf } from '../words/filters.ts';
import { moveText } from '../words/moves.ts';
import { ANYWHERE, by, type Can, type Lead, NO_PARTS, type Says, type Verb } from './verb.ts';

/** Operations that move cards, picked one by one by the player who acts (NOTATION 5). */
export interface Moved<O extends string> {
  readonly op: O;
  readonly selector: Selector;
}

/** What is special about one way of moving cards. */
export interface Moving {
  /** Where it looks for cards when nothing is said (NOTATION 4). */
  readonly usual: Zone;
  /** The sentence, and the place that goes without saying in it. */
  readonly key: string;
  readonly silent: Zone | null;
  /** May this card be moved so? */
  may(s: State, seat: Seat, zone: Zone, card: Card, self: Card): boolean;
  /** One card goes where it is taken, with all that lies under it (IM-11.13). */
  carry(s: State, seat: Seat, card: Card, dealer: GameDealer): void;
  /** Does it matter in which order they go? Then even the last one is picked. */
  readonly inOrder: boolean;
  /** Can other cards make fewer of it, or stand in (`youMustDiscard`, `discardSubstitute`, `unrestCost`)? */
  readonly lightened: boolean;
  /** What can happen to the card instead. */
  readonly replaced: 'history' | null;
  /** Can it tell what is in the hand of a player who has to do it? */
  readonly fromHand: boolean;
}

export interface MoveVerb<O extends string> extends Verb<Moved<O>> {
  readonly moving: Moving;
}

/** What most moves have in common. */
export const PLAIN_MOVE = {
  silent: null,
  may: () => true,
  inOrder: false,
  lightened: false,
  replaced: null,
  fromHand: true,
} as const;

interface MovingCards extends Doing {
  left: number;
  /** Picked already, with the permission to do this at all. */
  ready: Card;
  card: Card | 'done' | null;
  /** What happens to the card instead of going into history, or NONE: the card that says so. */
  replacer: Card;
  /** Cards to which that happened: they may still lie where they lay and are not picked again. */
  replaced: Card[];
}

/** The script of moves is begun by verbs that move cards, and by no others. */
const moveNode = (id: number): MoveNode => nodeAt(id) as MoveNode;

const movingCards = script<MovingCards>('move', [
  run((s, local, dealer) => {
    const node = moveNode(local.node);
    const running = top(s);
    local.ready = pieceIn(readyPick(s) ?? NONE);
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
            const { body, card: by } = given(replacementOf(actor(s), 'history'));
            return resolving(body, by, top(s).actor, 'rule', pieceIn(card));
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

function options(s: State, local: MovingCards): (Card | 'done')[] {
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
      return there <= local.left && !node.verb.moving.inOrder && filter === null ? found.slice(0, 1) : found;
    }
  }
}

/** What a card counts for towards the number wanted: one may be two regions, and then fewer are given up (IM-19.6). */
const unitsIn = ({ selector }: MoveNode, card: Card): number =>
  selector.from === 'zones' ? unitsFor(selector.filter, card) : 1;

function moveOne(s: State, local: MovingCards, dealer: GameDealer): void {
  const { card } = local;
  local.ready = NONE;
  local.replacer = NONE;
  if (card === null || card === 'done') {
    local.left = 0;
    return;
  }
  const node = moveNode(local.node);
  const { moving } = node.verb;
  const running = top(s);
  const seat = running.actor;
  const filter = lightened(node);
  if (filter !== null && playerAt(s, seat).play.includes(card)) {
    local.left -= reduceBy(s, seat, card, dealer);
    return;
  }
  const replacement = moving.replaced === null ? null : replacementOf(actor(s), moving.replaced);
  if (filter !== null && playerAt(s, seat).garrison.includes(card)) {
    dealer.tell({ type: 'helped', seat, card: hostOf(s, seat, card) });
    abandonCard(s, seat, card, dealer);
  } else if (replacement !== null) {
    local.replacer = replacement.card;
    local.replaced.push(card);
    dealer.tell({ type: 'helped', seat, card: local.replacer });
  } else moving.carry(s, seat, card, dealer);
  running.it = card;
  running.last++;
  local.left -= unitsIn(node, card);
}

const hostOf = (s: State, seat: Seat, card: Card): Card => {
  const { garrison, hosts } = playerAt(s, seat);
  return defined(hosts[garrison.indexOf(card)]);
};

/** `exhaust when youMustDiscard(...)`: so many fewer have to be discarded. */
function reduceBy(s: State, seat: Seat, card: Card, dealer: GameDealer): number {
  const reaction = reactionTo(card, 'youMustDiscard');
  exhaust(s, seat, card);
  dealer.tell({ type: 'reacted', seat, card, when: 'youMustDiscard' });
  return reaction?.body.op === 'reduceDiscard' ? reaction.body.n : 0;
}

/** Takes a card up and lays it down; `lay` does the latter. Of what goes from one hidden place to another only its owner is told which card it is. */
export const carrying =
  (
    move: Move,
    to: 'seen' | 'hidden',
    lay: (s: State, seat: Seat, card: Card, below: readonly Card[]) => void,
  ): Moving['carry'] =>
  (s, seat, card, dealer) => {
    const { hand, history } = playerAt(s, seat);
    const isHidden = to === 'hidden' && (hand.includes(card) || history.includes(card));
    const fromMain = s.mainDeck.includes(card);
    const below = lift(s, seat, card);
    lay(s, seat, card, below);
    if (fromMain) checkMainDeck(s, dealer);
    if (!isHidden) {
      dealer.tell({ type: 'moved', seat, card, move, hosted: below.length });
      return;
    }
    dealer.tell({ type: 'moved-unseen', seat, move });
    dealer.tell({ type: 'moved-seen', seat, card, move, to: [seat] });
  };

/** Each with this hand, pile or the like. */
export const layAll =
  (lay: (s: State, seat: Seat, card: Card) => void) =>
  (s: State, seat: Seat, card: Card, below: readonly Card[]): void => {
    lay(s, seat, card);
    for (const one of below) lay(s, seat, one);
  };

const GROUND = bitOf('production') | bitOf('grain') | bitOf('water');

/** IM-19.4: materials may come from the symbols of a card that is given up. */
export function release(s: State, card: Card): void {
  top(s).released |= marksOf(card) & GROUND;
}

/** IM-11.11 */
export const abandonCard = carrying('abandon', 'seen', (s, seat, card, below) => {
  layAll(toDiscard)(s, seat, card, below);
  release(s, card);
});

const CAN: Can<never> = {
  begin: () => true,
  pay: canMoveAll,
  beVain: () => false,
  change: (s: State, node: MoveNode, seat: Seat, self: Card) => candidates(s, seat, node, self).length > 0,
};

/** Does it pick exactly one card? */
const LEAD: Lead<never> = {
  of: (node: MoveNode) => {
    const { selector } = node;
    return selector.from === 'zones' && selector.quantity.kind === 'exact' && selector.quantity.n === 1 ? node : null;
  },
  options: candidates,
};

const SAYS: Says<never> = {
  text: moveText,
  gender: ({ selector }: MoveNode) => (selector.from === 'zones' ? genderOf(selector.filter) : null),
  isPlain: () => true,
};

type Special<O extends Move> = Pick<Verb<Moved<O>>, 'rival' | 'shows'> & Partial<Verb<Moved<O>>>;

/** A verb that moves cards; `special` is what it does not have in common with others. */
export const moveVerb = <O extends Move>(op: O, moving: Moving, special: Special<NoInfer<O>>): MoveVerb<O> => ({
  reads: {
    [op]: (reader, library) =>
      reader.inBrackets(() => ({ op, selector: readSelector(reader, library, [moving.usual]) })),
  },
  parts: NO_PARTS,
  stands: ANYWHERE,
  can: CAN,
  lead: LEAD,
  does: { ...by(movingCards), fromHand: moving.fromHand },
  says: SAYS,
  ...special,
  moving,
});
