import { isWord, say, sure } from '@stolik/engine';
import { ALL_KINDS, DOMESTIC, EXPORT, type Market } from '../../pieces.ts';
import { choose, run, script, when } from '../../rules/steps.ts';
import { hasSpace, type Means } from '../../rules/stock.ts';
import { bothMarkets, buying, canBuy, partsOf, trading, transact, transactions } from '../../rules/trade.ts';
import { activePlayer, type State } from '../../state.ts';
import type { EffectVerb } from '../verb.ts';

/** A cube bought on one market and one of its kind sold on the other. */
export interface Smuggle {
  readonly does: 'smuggle';
}

/** The Smuggler: a cube bought on one market, one of its kind sold on the other. */
interface Smuggling {
  deal: string | null;
  sale: string | null;
}

const smuggling = script<Smuggling>('smuggle', [
  choose('deal', (s) => purchases(s, activePlayer(s))),
  when(
    (_, { deal }) => deal !== null,
    [
      run((s, { deal }, dealer) => transact(s, sure(isWord, deal), dealer)),
      choose('sale', (s, { deal }) => {
        const { market, kind } = partsOf(sure(isWord, deal));
        return transactions(s, activePlayer(s), { ...trading(otherMarket(market), 1, true), kind });
      }),
      run((s, { sale }, dealer) => transact(s, sure(isWord, sale), dealer)),
    ],
  ),
]);

const otherMarket = (market: Market): Market => (market === DOMESTIC ? EXPORT : DOMESTIC);

function purchases(s: State, means: Means): string[] {
  const options: string[] = [];
  for (const market of bothMarkets)
    for (const kind of ALL_KINDS)
      if (canBuy(s, means, market, kind) && hasSpace(s, otherMarket(market), kind)) options.push(buying(market, kind));
  return options;
}

export const smuggle: EffectVerb<Smuggle> = {
  reads: {
    buy: (reader) => {
      reader.phrase('(1 cube, either market); sell(a cube of the same kind, the other market)');
      return { does: 'smuggle' };
    },
  },
  does: { script: smuggling, memory: () => ({ deal: null, sale: null }) },
  can: (s, _, __, means) => purchases(s, means).length > 0,
  says: () => say('does-smuggle'),
  gist: () => say('gist-smuggle'),
  event: null,
};
