import { say } from '@stolik/engine';
import { nodeAt } from '../content/cards.ts';
import type { Amount } from '../content/language.ts';
import { readAmounts } from '../content/read-operations.ts';
import type { Card } from '../pieces.ts';
import { canPayAll, priceOf } from '../rules/can.ts';
import { type Payment, payment } from '../rules/payment.ts';
import { aboutSelf, byActor, type Doing } from '../rules/running.ts';
import { rivalOf } from '../rules/solo/deck.ts';
import { call, choose, run, script } from '../rules/steps.ts';
import { tellUnrestHelpers } from '../rules/tokens.ts';
import { actor, type Player, playerAt, type Rival, type State, top } from '../state.ts';
import { amountSigns } from '../words/signs.ts';
import { amountText } from '../words/tokens.ts';
import { ALWAYS, ANYWHERE, type Bill, by, NO_LEAD, NO_PARTS, NOT_FOR_RIVAL, saying, type Verb } from './verb.ts';

/** IM-11.2: the player names the amount where that is open, then pays. */
export interface Pay {
  readonly op: 'pay';
  readonly amounts: readonly Amount[];
}

interface Paying extends Doing {
  amount: string | null;
  bill: Payment;
}

const paying = script<Paying>('pay', [
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

/** `pay(upTo n ...)`: 0 to n, as far as there are tokens. */
function openAmounts(s: State, { node }: Paying): string[] {
  for (const { quantity, token } of nodeAt<'pay'>(node).amounts)
    if (quantity.kind === 'upTo' && token !== 'action')
      return Array.from({ length: Math.min(quantity.n, actor(s)[token]) + 1 }, (_, n) => String(n));
  return [];
}

/** Adds a payment; false if it can never be made. */
function addToBill(player: Player, { quantity, token }: Amount, self: Card, bill: Bill): boolean {
  if (token === 'action') return false;
  if (quantity.kind === 'all') return player[token] >= Math.max(1, quantity.min);
  if (quantity.kind === 'exact') bill[token] += priceOf(player, quantity.n, token, self);
  return true;
}

/** IM-11.2: a progress stands for one population or for two materials. */
const coversBill = (player: Player, bill: Bill): boolean =>
  player.progress >=
  bill.progress +
    Math.max(0, bill.population - player.population) +
    Math.ceil(Math.max(0, bill.materials - player.materials) / 2);

/** IM-21.9: only tokens of the named kind. */
function rivalCanPay(rival: Rival, { quantity, token }: Amount): boolean {
  if (token === 'action') return false;
  return (
    rival[token] >= (quantity.kind === 'exact' ? quantity.n : quantity.kind === 'all' ? Math.max(1, quantity.min) : 0)
  );
}

export const pay: Verb<Pay> = {
  reads: { pay: (reader, library) => ({ op: 'pay', amounts: readAmounts(reader, library) }) },
  parts: NO_PARTS,
  stands: ANYWHERE,
  can: {
    ...ALWAYS,
    begin: (s, node, seat, self, except) => canPayAll(s, [node], seat, self, except),
    pay: (s, { amounts }, seat, self, _, bill) => {
      const player = playerAt(s, seat);
      for (const amount of amounts) if (!addToBill(player, amount, self, bill)) return false;
      return coversBill(player, bill);
    },
  },
  lead: NO_LEAD,
  does: by(paying),
  says: saying(({ amounts }, { mood, who }) =>
    say('do-pay', { mood, what: { all: amounts.map((amount) => amountText(amount, who)) } }),
  ),
  rival: {
    ...NOT_FOR_RIVAL,
    can: (s, { amounts }) => amounts.every((amount) => rivalCanPay(rivalOf(s), amount)),
    does: (s, { amounts }, dealer) => {
      const rival = rivalOf(s);
      for (const { quantity, token } of amounts) {
        if (token === 'action') continue;
        const n = quantity.kind === 'exact' ? quantity.n : rival[token];
        rival[token] -= n;
        top(s).last = n;
        dealer.tell({ type: 'rival-paid', resource: token, n });
      }
    },
  },
  shows: {
    sign: ({ amounts }, { short }) => amounts.map((amount) => amountSigns('−', amount, short)).join(' '),
    keyword: null,
  },
};
