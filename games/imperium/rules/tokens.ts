import type { Script, Seat } from '@stolik/engine';
import { bitOf, MARKED, nodeAt, SYMBOL_COUNTS } from '../content/catalogue.ts';
import type { Amount, Countable } from '../content/language.ts';
import { type Card, DEVELOPMENT_AREA, NATION_DECK, NONE } from '../pieces.ts';
import { actor, type Player, playerAt, type State, TOKEN_AT, top } from '../state.ts';
import { priceOf } from './can.ts';
import { countOf, holds } from './count.ts';
import { replacementOf, unrestReducers } from './modifiers.ts';
import { notice } from './notice.ts';
import { type Payment, payment } from './payment.ts';
import {
  aboutSelf,
  answered,
  byActor,
  type Doing,
  insteadOf,
  memoryOf,
  reaches,
  scriptOf,
  seatAfter,
} from './running.ts';
import { rivalIsRobbed } from './solo/suffers.ts';
import { call, choose, type GameDealer, loop, run, script, when } from './steps.ts';

/** Operations with tokens. */

/** How many tokens an amount means now. */
export function amountOf(s: State, seat: Seat, { quantity, per }: Amount, self: Card): number {
  const n = quantity.kind === 'exact' || quantity.kind === 'upTo' ? quantity.n : 0;
  return per === null ? n : n * countOf(s, seat, per, self);
}

/** IM-11.1: from the supply, which never runs out (IM-1.5). Materials may be replaced by something else, once whatever the amount. */
interface Gaining extends Doing {
  /** The card that replaces the materials, or NONE. */
  replacer: Card;
}

export const gain = script<Gaining>('gain', [
  run((s, local, dealer) => {
    const { amounts } = nodeAt<'gain'>(local.node);
    const { actor: seat, self } = top(s);
    const player = actor(s);
    const counted = amounts.map((amount) => amountOf(s, seat, amount, self));
    local.replacer = NONE;
    let total = 0;
    amounts.forEach(({ token, per }, index) => {
      const n = counted[index] as number;
      if (n === 0) return;
      total += n;
      if (token === 'action') player.actions += n;
      else if (token === 'materials') {
        local.replacer = replacementOf(player, 'gainMaterials')?.card ?? NONE;
        if (local.replacer !== NONE) return;
        player.materials += n;
        noticeMaterials(s, seat, per);
      } else player[token] += n;
      dealer.tell({ type: 'gained', seat, token, n });
    });
    top(s).last = total;
  }),
  when((_, { replacer }) => replacer !== NONE, insteadOf('gainMaterials')),
  answered(),
]);

const GROUND = bitOf('production') | bitOf('grain') | bitOf('water');

/** IM-19.4: which symbols the materials came from. */
function noticeMaterials(s: State, seat: Seat, per: Countable | null): void {
  const { self, owner, released } = top(s);
  const player = playerAt(s, seat);
  let symbols = released;
  if (owner === seat && self >= 0 && player.play.includes(self)) symbols |= (MARKED[self] as number) & GROUND;
  if (per?.of === 'symbols' && per.zone === 'play')
    for (const card of player.play) if (isCounted(s, card, per)) symbols |= (MARKED[card] as number) & GROUND;
  if (symbols !== 0) notice(s, seat, 'youGainMaterialsFrom', NONE, symbols);
}

const isCounted = (s: State, card: Card, { symbols }: Extract<Countable, { of: 'symbols' }>): boolean =>
  symbols.some((symbol) => (SYMBOL_COUNTS[symbol][card] as number) > 0) ||
  (symbols.includes('production') && s.turn.treated.some((treated) => treated.card === card));

/** IM-11.2: the player names the amount where that is open, then pays. */
interface Paying extends Doing {
  amount: string | null;
  bill: Payment;
}

export const pay = script<Paying>('pay', [
  choose('amount', openAmounts, { ...byActor, about: aboutSelf }),
  run((s, local, dealer) => {
    const { actor: seat, self } = top(s);
    const player = playerAt(s, seat);
    local.bill = { seat, materials: 0, population: 0, progress: 0, use: null };
    let total = 0;
    for (const { quantity, token } of nodeAt<'pay'>(local.node).amounts) {
      if (token === 'action') continue;
      if (quantity.kind === 'exact' && priceOf(player, quantity.n, token, self) < quantity.n)
        tellUnrestHelpers(player, seat, 'materials', dealer);
      const n =
        quantity.kind === 'exact'
          ? priceOf(player, quantity.n, token, self)
          : quantity.kind === 'all'
            ? player[token]
            : Number(local.amount ?? 0);
      local.bill[token] += n;
      total += n;
    }
    top(s).last = total;
  }),
  call(payment, (_, { bill }) => ({ ...bill })),
]);

/** Which cards made an unrest cheaper. */
export function tellUnrestHelpers(player: Player, seat: Seat, kind: 'materials' | 'cards', dealer: GameDealer): void {
  for (const card of unrestReducers(player, kind)) dealer.tell({ type: 'helped', seat, card });
}

/** `pay(upTo n ...)`: 0 to n, as far as there are tokens. */
function openAmounts(s: State, { node }: Paying): string[] {
  for (const { quantity, token } of nodeAt<'pay'>(node).amounts)
    if (quantity.kind === 'upTo' && token !== 'action')
      return Array.from({ length: Math.min(quantity.n, actor(s)[token]) + 1 }, (_, n) => String(n));
  return [];
}

/** IM-11.4 */
export const spend = script<Doing>('spend', [
  run((s, { node }, dealer) => {
    const { n } = nodeAt<'spend'>(node);
    actor(s).actions -= n;
    dealer.tell({ type: 'actions-spent', seat: top(s).actor, n });
  }),
]);

/** IM-11.5: from each other player concerned, in turn order. */
interface Stealing extends Doing {
  next: number;
  total: number;
  victim: Seat;
  short: boolean;
}

export const steal = script<Stealing>('steal', [
  run((_, local) => {
    local.next = 1;
    local.total = 0;
  }),
  loop(
    (s, { next }) => next < s.seats,
    [
      run(stealFromNext),
      when(
        (_, { node, short }) => short && nodeAt<'steal'>(node).unable !== null,
        [
          run((s, { victim }) => {
            top(s).actor = victim;
          }),
          call(
            (_, { node }): Script => scriptOf(unableOf(node)),
            (_, { node }) => memoryOf(unableOf(node)),
          ),
          run((s) => {
            top(s).actor = top(s).owner;
          }),
        ],
      ),
    ],
  ),
  run((s, local, dealer) => {
    top(s).last = local.total;
    if (s.rival !== null) top(s).last += rivalIsRobbed(s, nodeAt<'steal'>(local.node), dealer);
  }),
]);

const unableOf = (id: number) => {
  const { unable } = nodeAt<'steal'>(id);
  if (unable === null) throw new Error('nothing is said for those unable');
  return unable;
};

function stealFromNext(s: State, local: Stealing, dealer: GameDealer): void {
  const { n, resource, cond } = nodeAt<'steal'>(local.node);
  const running = top(s);
  const victim = seatAfter(s, local.next);
  local.next++;
  local.victim = victim;
  local.short = false;
  if (!reaches(s, victim) || (cond !== null && !holds(s, victim, cond, running.self))) return;
  const from = playerAt(s, victim);
  const taken = Math.min(n, from[resource]);
  from[resource] -= taken;
  playerAt(s, running.owner)[resource] += taken;
  local.total += taken;
  local.short = taken < n;
  if (taken > 0) dealer.tell({ type: 'stolen', seat: running.owner, from: victim, resource, n: taken });
}

/** Tokens from the supply onto one market card, or onto this card. */
interface Putting extends Doing {
  card: Card | null;
}

export const put = script<Putting>('put', [
  choose(
    'card',
    (s, { node }) => (nodeAt<'put'>(node).on === 'self' ? [top(s).self] : s.market.filter((card) => card !== NONE)),
    {
      ...byActor,
      about: (s, { node }) => ({
        ...aboutSelf(s),
        n: nodeAt<'put'>(node).n,
        resource: nodeAt<'put'>(node).resource,
      }),
    },
  ),
  run((s, { node, card }, dealer) => {
    if (card === null) return;
    const { n, resource, on } = nodeAt<'put'>(node);
    if (on === 'self') store(actor(s), card, resource, n);
    else {
      const at = s.market.indexOf(card) * 3 + TOKEN_AT[resource];
      s.tokens[at] = (s.tokens[at] as number) + n;
    }
    top(s).last = n;
    dealer.tell({ type: 'tokens-put', seat: top(s).actor, card, resource, n });
  }),
]);

function store(player: Player, card: Card, resource: 'materials' | 'population' | 'progress', n: number): void {
  const before = player.stored.find((stored) => stored.card === card) ?? {
    card,
    materials: 0,
    population: 0,
    progress: 0,
  };
  const others = player.stored.filter((stored) => stored.card !== card);
  player.stored = [...others, { ...before, [resource]: before[resource] + n }];
}

export const takeTokens = script<Doing>('take-tokens', [
  run((s, _, dealer) => {
    const player = actor(s);
    const { self, actor: seat } = top(s);
    const stored = player.stored.find(({ card }) => card === self);
    if (stored === undefined) return;
    player.stored = player.stored.filter(({ card }) => card !== self);
    for (const token of ['materials', 'population', 'progress'] as const) {
      player[token] += stored[token];
      if (stored[token] > 0) dealer.tell({ type: 'gained', seat, token, n: stored[token] });
    }
  }),
]);

/** As many again as lay on the market card just gained. */
export const double = script<Doing>('double', [
  run((s, { node }, dealer) => {
    const { resource } = nodeAt<'double'>(node);
    const { actor: seat, materials, population } = top(s);
    const n = resource === 'materials' ? materials : population;
    actor(s)[resource] += n;
    if (n > 0) dealer.tell({ type: 'gained', seat, token: resource, n });
  }),
]);

/** IM-11.23: a token goes back to the state card from a card or deck of the player's, but not from this card. */
interface Returning extends Doing {
  left: number;
  place: Card | DeckWord | null;
}

const DECK_WORDS = { 'nation-deck': NATION_DECK, 'development-area': DEVELOPMENT_AREA } as const;
type DeckWord = keyof typeof DECK_WORDS;

export const returnExhaust = script<Returning>('return-exhaust', [
  run((_, local) => {
    local.left = nodeAt<'returnExhaust'>(local.node).n;
  }),
  loop(
    (s, { left }) => left > 0 && placesToClear(s).length > 0,
    [
      choose('place', placesToClear, { ...byActor, about: aboutSelf }),
      run((s, local, dealer) => {
        const { place } = local;
        const cleared = typeof place === 'string' ? DECK_WORDS[place] : (place as Card);
        const player = actor(s);
        player.exhausted = player.exhausted.filter((one) => one !== cleared);
        player.exhausts++;
        local.left--;
        dealer.tell({ type: 'exhaust-returned', seat: top(s).actor, card: cleared });
      }),
    ],
  ),
]);

function placesToClear(s: State): (Card | DeckWord)[] {
  const { self } = top(s);
  return actor(s)
    .exhausted.filter((place) => place !== self)
    .map((place) => (place === NATION_DECK ? 'nation-deck' : place === DEVELOPMENT_AREA ? 'development-area' : place));
}

/** IM-11.25: one symbol on a card in play counts as production as well, until the end of the turn. */
interface Treating extends Doing {
  card: Card | null;
}

export const treat = script<Treating>('treat', [
  choose(
    'card',
    (s, { node }) => {
      const { symbol } = nodeAt<'treat'>(node);
      return actor(s).play.filter((card) => (SYMBOL_COUNTS[symbol][card] as number) > treatedOn(s, card, symbol));
    },
    { ...byActor, about: aboutSelf },
  ),
  run((s, { node, card }, dealer) => {
    if (card === null) return;
    const { symbol, n } = nodeAt<'treat'>(node);
    if (symbol === 'production') return;
    s.turn.treated.push({ card, symbol, n });
    dealer.tell({ type: 'treated', seat: top(s).actor, card, n });
  }),
]);

const treatedOn = (s: State, card: Card, symbol: string): number =>
  s.turn.treated.filter((treated) => treated.card === card && treated.symbol === symbol).length;

export const tokenScripts: readonly Script[] = [
  gain as Script,
  pay as Script,
  spend as Script,
  steal as Script,
  put as Script,
  takeTokens as Script,
  double as Script,
  returnExhaust as Script,
  treat as Script,
];
