import { say } from '@stolik/engine';
import { readMarket, readMost } from '../../content/read-terms.ts';
import { MARKETS, type Market } from '../../pieces.ts';
import { canTrade, trade, trading } from '../../rules/trade.ts';
import { marketText } from '../../words/phrases.ts';
import type { EffectVerb } from '../verb.ts';

/** AR-9.3: transactions on one market. */
export interface Transactions {
  readonly does: 'transactions';
  readonly market: Market;
  readonly most: number;
  readonly sellOnly: boolean;
}

export const transactions: EffectVerb<Transactions> = {
  reads: {
    transactions: (reader) =>
      reader.inBrackets(() => {
        const market = readMarket(reader);
        reader.expect(',');
        const most = readMost(reader);
        reader.expect(',');
        const sellOnly = reader.took('sell');
        reader.phrase(sellOnly ? 'only' : 'buy or sell');
        return { does: 'transactions', market, most, sellOnly };
      }),
  },
  does: { script: trade, memory: ({ market, most, sellOnly }) => trading(market, most, sellOnly) },
  can: (s, _, { market, sellOnly }, means) => canTrade(s, means, market, sellOnly),
  says: ({ market, most, sellOnly }) =>
    say(sellOnly ? 'does-transactions-sell' : 'does-transactions', { most, market: marketText(market, 'loc') }),
  gist: ({ market, most, sellOnly }) => say(sellOnly ? 'gist-sell' : 'gist-deals', { most, market: MARKETS[market] }),
  event: null,
};
