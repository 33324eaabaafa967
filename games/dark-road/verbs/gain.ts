import type { Token } from '../content/effects.ts';
import { amountOf, argOf } from '../content/read-terms.ts';
import { concernGains } from '../rules/concern-stock.ts';
import { gain as gainTokens, mayGainGlow } from '../rules/stock.ts';
import { amountText } from '../words/phrases.ts';
import { amountSign } from '../words/signs.ts';
import { ALWAYS, atOnce, gift, named, type Verb } from './verb.ts';

/** From the supply, as far as there is room (DR-18). */
export interface Gain {
  readonly does: 'gain';
  readonly n: number;
  readonly what: Token;
}

export const gain: Verb<Gain> = {
  reads: { gain: (item) => ({ does: 'gain', ...amountOf(argOf(item, 0)) }) },
  stands: ['building', 'space'],
  can: { ...ALWAYS, begin: (s, wagon, { what }) => what !== 'glow' || mayGainGlow(s, wagon) },
  does: atOnce((s, seat, { what, n }, dealer) => gainTokens(s, seat, what, n, dealer)),
  road: gift((s, { what, n }, dealer) => {
    if (what === 'coins' || what === 'prestige') concernGains(s, what, n, dealer);
    else concernGains(s, what === 'glow' ? 'prestige' : 'coins', 1, dealer);
  }),
  says: named('do-take', ({ n, what }) => amountText(n, what)),
  brings: ({ n, what }) => ({ tokens: [{ what, n }], goods: [] }),
  shows: ({ n, what }) => amountSign(n, what),
};
