import { defined, type Seat, say } from '@stolik/engine';
import { bitOf, MARKED, nodeAt, SYMBOL_COUNTS } from '../content/cards.ts';
import type { Amount, Countable } from '../content/language.ts';
import { readAmounts } from '../content/read-operations.ts';
import { type Card, NONE } from '../pieces.ts';
import { countOf } from '../rules/count.ts';
import { replacementOf } from '../rules/modifiers.ts';
import { notice } from '../rules/notice.ts';
import { answered, type Doing, insteadOf } from '../rules/running.ts';
import { rivalOf } from '../rules/solo/deck.ts';
import { rivalCountOf, rivalSuffers } from '../rules/solo/suffers.ts';
import { type GameDealer, run, script, when } from '../rules/steps.ts';
import { amountOf } from '../rules/tokens.ts';
import { actor, playerAt, type State, top } from '../state.ts';
import { amountSigns } from '../words/signs.ts';
import { amountText } from '../words/tokens.ts';
import { ALWAYS, ANYWHERE, NO_LEAD, NO_PARTS, openly, type Said, saying, type Verb } from './verb.ts';

/** IM-11.1: from the supply, which never runs out (IM-1.5). Materials may be replaced by something else, once whatever the amount. */
export interface Gain {
  readonly op: 'gain';
  readonly amounts: readonly Amount[];
}

interface Gaining extends Doing {
  /** The card that replaces the materials, or NONE. */
  replacer: Card;
}

const gaining = script<Gaining>('gain', [
  run((s, local, dealer) => {
    const { amounts } = nodeAt<'gain'>(local.node);
    const { actor: seat, self } = top(s);
    const player = actor(s);
    const counted = amounts.map((amount) => amountOf(s, seat, amount, self));
    local.replacer = NONE;
    let total = 0;
    amounts.forEach(({ token, per }, index) => {
      const n = defined(counted[index]);
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
  if (owner === seat && self >= 0 && player.play.includes(self)) symbols |= defined(MARKED[self]) & GROUND;
  if (per?.of === 'symbols' && per.zone === 'play')
    for (const card of player.play) if (isCounted(s, card, per)) symbols |= defined(MARKED[card]) & GROUND;
  if (symbols !== 0) notice(s, seat, 'youGainMaterialsFrom', NONE, symbols);
}

const isCounted = (s: State, card: Card, { symbols }: Extract<Countable, { of: 'symbols' }>): boolean =>
  symbols.some((symbol) => defined(SYMBOL_COUNTS[symbol][card]) > 0) ||
  (symbols.includes('production') && s.turn.treated.some((treated) => treated.card === card));

function rivalGains(s: State, { quantity, token, per }: Amount, dealer: GameDealer): void {
  if (token === 'action' || quantity.kind !== 'exact') return;
  const n = per === null ? quantity.n : quantity.n * rivalCountOf(s, per);
  rivalOf(s)[token] += n;
  if (n > 0) dealer.tell({ type: 'rival-gained', resource: token, n });
}

const rivalIsGiven = (s: State, { amounts }: Said<Gain>, dealer: GameDealer): number =>
  amounts.reduce((sum, { token, quantity }) => {
    const n = quantity.kind === 'exact' ? quantity.n : 0;
    if (token === 'action') return sum;
    rivalOf(s)[token] += n;
    dealer.tell({ type: 'rival-gained', resource: token, n });
    return sum + n;
  }, 0);

export const gain: Verb<Gain> = {
  reads: { gain: (reader, library) => ({ op: 'gain', amounts: readAmounts(reader, library) }) },
  parts: NO_PARTS,
  stands: ANYWHERE,
  can: {
    ...ALWAYS,
    change: (s, { amounts }, seat, self) =>
      amounts.some(({ per }) => per === null || per.of === 'last' || countOf(s, seat, per, self) > 0),
  },
  lead: NO_LEAD,
  does: openly(gaining),
  says: saying(({ amounts }, { mood, who, last }) =>
    say('do-gain', { mood, what: { all: amounts.map((amount) => amountText(amount, who, last)) } }),
  ),
  rival: {
    can: () => true,
    does: (s, { amounts }, dealer) => {
      for (const amount of amounts) rivalGains(s, amount, dealer);
    },
    suffers: rivalIsGiven,
    accepts: rivalSuffers,
  },
  shows: {
    sign: ({ amounts }, { short }) => amounts.map((amount) => amountSigns('+', amount, short)).join(' '),
    keyword: null,
  },
};
