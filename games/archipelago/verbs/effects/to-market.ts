import { say } from '@stolik/engine';
import { readCube, readMarket, readMost } from '../../content/read-terms.ts';
import { type Kind, type KindName, kindName, kindNamed, MARKETS, type Market } from '../../pieces.ts';
import { withDone } from '../../rules/growth.ts';
import { choose, loop, run, script } from '../../rules/steps.ts';
import { canLay, layOnMarket } from '../../rules/stock.ts';
import type { State } from '../../state.ts';
import { all, kindText, marketText } from '../../words/phrases.ts';
import type { EffectVerb } from '../verb.ts';

/** Cubes of the bank go on a market. */
export interface ToMarket {
  readonly does: 'to-market';
  readonly market: Market;
  readonly most: number;
  readonly kinds: readonly Kind[];
}

/** Granary: cubes of the bank go on a market. */
interface Stocking {
  market: Market;
  left: number;
  kinds: readonly Kind[];
  made: number;
  kind: KindName | 'done' | null;
}

const stocking = script<Stocking>('stock-market', [
  loop(
    (_, { left, kind }) => left > 0 && kind !== 'done',
    [
      choose('kind', (s, { market, kinds, made }) => withDone(stockable(s, market, kinds).map(kindName), made), {
        about: (_, { market }) => ({ market: MARKETS[market] }),
      }),
      run((s, local, dealer) => {
        const { market, kind } = local;
        if (kind === null) local.left = 0;
        if (kind === null || kind === 'done') return;
        layOnMarket(s, market, kindNamed(kind));
        local.left--;
        local.made++;
        dealer.tell({ type: 'cube-to-market', seat: s.active, market, kind: kindNamed(kind) });
      }),
    ],
  ),
]);

const stockable = (s: State, market: Market, kinds: readonly Kind[]): Kind[] =>
  kinds.filter((kind) => canLay(s, market, kind));

export const toMarket: EffectVerb<ToMarket> = {
  reads: {
    toMarket: (reader) =>
      reader.inBrackets(() => {
        const market = readMarket(reader);
        reader.expect(',');
        const most = readMost(reader);
        reader.phrase('cubes of');
        const kinds = reader.list([',', 'or'], () => readCube(reader));
        reader.phrase('from the bank');
        return { does: 'to-market', market, most, kinds };
      }),
  },
  does: {
    script: stocking,
    memory: ({ market, most, kinds }) => ({ market, left: most, kinds, made: 0, kind: null }),
  },
  can: (s, _, { market, kinds }) => stockable(s, market, kinds).length > 0,
  says: ({ market, most, kinds }) =>
    say('does-to-market', {
      most,
      market: marketText(market, 'loc'),
      kinds: all(kinds.map((kind) => kindText(kind, 'gen'))),
    }),
  gist: ({ most }) => say('gist-to-market', { most }),
  event: null,
};
