import { defined, say } from '@stolik/engine';
import { Spot, useHovered, useSay, useTable, Zone } from '@stolik/ui';
import type { ReactNode } from 'react';
import { capacityOf, priceAt } from '../content/tables.ts';
import { ALL_KINDS, DOMESTIC, EXPORT, type Kind, type Market } from '../pieces.ts';
import { areasOfMarket } from '../rules/stock.ts';
import { rowOf } from '../rules/trade.ts';
import { florinsText, kindText, marketText, signed } from '../words/phrases.ts';
import { KindSign, Sign } from './art/pictures.tsx';
import { isEvolution } from './asked.ts';
import { rowsOf, Spaces } from './Markets.tsx';
import { useScene } from './scene.ts';
import { EvolutionTrack } from './Track.tsx';

/** The hall: the track and both markets in the middle of the table, while somebody trades or buys cards. */
export function Hall(): ReactNode {
  const { asked } = useScene();
  return (
    <div className="ar-hall" data-evolution={isEvolution(asked.prompt) || undefined}>
      <EvolutionTrack whole />
      <div className="ar-ledgers">
        <Ledger market={DOMESTIC} />
        <Ledger market={EXPORT} />
      </div>
    </div>
  );
}

/** A market with its prices: tap a price to buy or to sell. */
export function Ledger({ market }: { readonly market: Market }): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  const hovered = useHovered();
  const title = talk(say('ledger-title', { market: marketText(market) }));
  const rows = rowsOf(market, 1);
  return (
    <section className="ar-ledger panel" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span>{talk(say(`ledger-note-${market === DOMESTIC ? 'domestic' : 'export'}`))}</span>
      </header>
      <Zone label={title} className="ar-ledger-grid">
        <span className="ar-ledger-side">
          <i />
          {rows.map(({ from, workers, unrest }) => (
            <i key={from}>
              {workers > 0 && <Sign name="worker" />}
              {unrest > 0 && <Sign name="unrest" />}
              {workers + unrest > 0 && signed(workers + unrest)}
            </i>
          ))}
          <i>{talk(say('ledger-buy'))}</i>
          <i>{talk(say('ledger-sell'))}</i>
        </span>
        {ALL_KINDS.map((kind) => (
          <Column
            key={kind}
            market={market}
            kind={kind}
            cubes={defined(areasOfMarket(state, market)[kind])}
            hovered={hovered}
          />
        ))}
      </Zone>
    </section>
  );
}

interface ColumnProps {
  readonly market: Market;
  readonly kind: Kind;
  readonly cubes: number;
  readonly hovered: number | string | null;
}

function Column({ market, kind, cubes, hovered }: ColumnProps): ReactNode {
  const talk = useSay();
  const row = rowOf(market, kind);
  const selling = hovered === `sell@${row}` || hovered === `sell-token@${row}`;
  const change = selling ? 1 : hovered === `buy@${row}` ? -1 : 0;
  return (
    <span className="ar-ledger-column">
      <span className="ar-ledger-kind" title={talk(kindText(kind))}>
        <KindSign kind={kind} />
      </span>
      <Spaces market={market} kind={kind} cubes={cubes} change={change} />
      <Price market={market} kind={kind} verb="buy" price={cubes === 0 ? null : priceAt(market, kind, cubes)} />
      <Price
        market={market}
        kind={kind}
        verb="sell"
        price={cubes === capacityOf(market, kind) ? null : priceAt(market, kind, cubes + 1)}
      />
    </span>
  );
}

interface PriceProps {
  readonly market: Market;
  readonly kind: Kind;
  readonly verb: 'buy' | 'sell';
  /** Null: there is nothing to buy, or no room to sell. */
  readonly price: number | null;
}

/** A price that can be tapped. Where only a discovery token could be sold, it shows the token; where both could, the token has a plate of its own. */
function Price({ market, kind, verb, price }: PriceProps): ReactNode {
  const { choices } = useTable();
  const row = rowOf(market, kind);
  const word = `${verb}@${row}`;
  const byToken = verb === 'sell' && choices.of(`sell-token@${row}`) !== null;
  const args = {
    kind: kindText(kind, 'gen'),
    market: marketText(market, 'loc'),
    price: price === null ? '–' : florinsText(price),
  };
  const name = say(`option-${verb}`, args);
  const shown = price ?? '–';
  const own = choices.of(word) !== null || !byToken;
  return (
    <span className="ar-price-cell">
      {own && (
        <Spot target={word} name={name} shape="tile" className="ar-price" explain={[say(`option-${verb}`, args)]}>
          <span>{shown}</span>
        </Spot>
      )}
      {byToken && (
        <Spot
          target={`sell-token@${row}`}
          name={say('option-sell-token', args)}
          shape="tile"
          className={own ? 'ar-price ar-price-token' : 'ar-price'}
          explain={[say('option-sell-token', args)]}
        >
          <span>
            {!own && shown}
            <Sign name="token" />
          </span>
        </Spot>
      )}
    </span>
  );
}
