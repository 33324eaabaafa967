import type { Token } from '../content/effects.ts';
import { amountOf, argOf } from '../content/read-terms.ts';
import { concernLoses } from '../rules/concern-stock.ts';
import { lose as loseTokens, owned } from '../rules/stock.ts';
import { amountText } from '../words/phrases.ts';
import { amountSign } from '../words/signs.ts';
import { ALWAYS, atOnce, loss, named, type Verb } from './verb.ts';

/** As many as there are (DR-24.3). */
export interface Lose {
  readonly does: 'lose';
  readonly n: number;
  readonly what: Token;
}

export const lose: Verb<Lose> = {
  reads: { lose: (item) => ({ does: 'lose', ...amountOf(argOf(item, 0)) }) },
  stands: [],
  can: { ...ALWAYS, lose: (wagon, { what }) => owned(wagon, what) > 0 },
  does: atOnce((s, seat, { what, n }, dealer) => loseTokens(s, seat, what, n, dealer)),
  road: {
    ...loss((s, { what, n }, dealer) => {
      if (what === 'coins' || what === 'prestige') concernLoses(s, what, n, dealer);
      else concernLoses(s, 'coins', 1, dealer);
    }),
    opensPurse: ({ what }) => what === 'coins',
  },
  says: named('do-lose', ({ n, what }) => amountText(n, what)),
  brings: ({ n, what }) => ({ tokens: [{ what, n: -n }], goods: [] }),
  shows: ({ n, what }) => amountSign(-n, what),
};
