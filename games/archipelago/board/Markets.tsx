import { defined, say } from '@stolik/engine';
import { Section, Spot, useSay, Zone } from '@stolik/ui';
import type { ReactNode } from 'react';
import { capacityOf, priceAt, unrestAt, workersAt } from '../content/tables.ts';
import { ALL_KINDS, DOMESTIC, EXPORT, type Kind, kindName, type Market } from '../pieces.ts';
import { areasOfMarket } from '../rules/stock.ts';
import { rowOf } from '../rules/trade.ts';
import { florinsText, kindText, marketText } from '../words/phrases.ts';
import { KindSign, Sign } from './art/pictures.tsx';
import { marketTarget } from './asked.ts';
import { useScene } from './scene.ts';

/** A row of an area: so many spaces at one price. */
export interface PriceRow {
  readonly price: number;
  /** The first cube of the row, counted from 1. */
  readonly from: number;
  readonly spaces: number;
  readonly workers: number;
  readonly unrest: number;
}

export function rowsOf(market: Market, kind: Kind): readonly PriceRow[] {
  const rows: { price: number; from: number; spaces: number; workers: number; unrest: number }[] = [];
  for (let cube = 1; cube <= capacityOf(market, kind); cube++) {
    const price = priceAt(market, kind, cube);
    const last = rows.at(-1);
    if (last?.price === price) last.spaces++;
    else
      rows.push({
        price,
        from: cube,
        spaces: 1,
        workers: workersAt(market, kind, cube),
        unrest: unrestAt(market, kind, cube),
      });
  }
  return rows;
}

/** Both markets, a column for each kind, and the bank: prices at the left of each row, the one in force in full ink. */
export function Markets(): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  return (
    <Section className="panel ar-markets" label={say('board-markets')}>
      <div className="ar-market-heads">
        <span />
        {ALL_KINDS.map((kind) => (
          <span key={kind} title={talk(kindText(kind))}>
            <KindSign kind={kind} />
          </span>
        ))}
      </div>
      {[DOMESTIC, EXPORT].map((market) => (
        <SmallMarket key={market} market={market} />
      ))}
      <Bank florins={state.florins} />
    </Section>
  );
}

function SmallMarket({ market }: { readonly market: Market }): ReactNode {
  const talk = useSay();
  const title = talk(marketText(market));
  return (
    <>
      <h3>{title}</h3>
      <Zone label={title} className="ar-market">
        <Symbols market={market} />
        {ALL_KINDS.map((kind) => (
          <MarketArea key={kind} market={market} kind={kind} />
        ))}
      </Zone>
    </>
  );
}

/** What the lowest row with cubes brings in the third phase, by row; the same for all kinds but where one differs. */
function Symbols({ market }: { readonly market: Market }): ReactNode {
  return (
    <span className="ar-market-effects" aria-hidden="true">
      {rowsOf(market, 1).map(({ from, workers, unrest }) => (
        <i key={from}>
          {workers > 0 && <Sign name="worker" />}
          {unrest > 0 && <Sign name="unrest" />}
        </i>
      ))}
    </span>
  );
}

function MarketArea({ market, kind }: { readonly market: Market; readonly kind: Kind }): ReactNode {
  const { state, asked } = useScene();
  const cubes = defined(areasOfMarket(state, market)[kind]);
  const row = rowOf(market, kind);
  return (
    <Spot
      target={marketTarget(asked, market, kindName(kind), row)}
      name={say('spot-market', areaArgs(market, kind, cubes))}
      shape="tile"
      className="ar-area"
      explain={[say('spot-market', areaArgs(market, kind, cubes))]}
    >
      <Spaces market={market} kind={kind} cubes={cubes} />
    </Spot>
  );
}

export function areaArgs(market: Market, kind: Kind, cubes: number) {
  const full = cubes === capacityOf(market, kind);
  return {
    kind: kindText(kind),
    market: marketText(market),
    cubes,
    buy: cubes === 0 ? '–' : florinsText(priceAt(market, kind, cubes)),
    sell: full ? '–' : florinsText(priceAt(market, kind, cubes + 1)),
  };
}

interface SpacesProps {
  readonly market: Market;
  readonly kind: Kind;
  readonly cubes: number;
  /** A cube that would come (1) or go (-1). */
  readonly change?: number;
}

export function Spaces({ market, kind, cubes, change = 0 }: SpacesProps): ReactNode {
  return rowsOf(market, kind).map(({ price, from, spaces }) => (
    <span
      key={from}
      className="ar-prices"
      data-kind={kindName(kind)}
      data-now={(cubes >= from && cubes < from + spaces) || undefined}
    >
      <b>{price}</b>
      {Array.from({ length: spaces }, (_, space) => {
        const cube = from + space;
        const ghost = change > 0 ? cube === cubes + 1 : change < 0 && cube === cubes;
        return <i key={cube} data-cube={cube <= cubes || undefined} data-ghost={ghost || undefined} />;
      })}
    </span>
  ));
}

export function Bank({ florins }: { readonly florins: number }): ReactNode {
  const talk = useSay();
  const { state, asked } = useScene();
  return (
    <>
      <h3>
        {talk(say('board-bank'))} <b>{talk(florinsText(florins))}</b>
      </h3>
      <Zone label={say('board-bank')} className="ar-market ar-bank">
        <span />
        {ALL_KINDS.map((kind) => (
          <Spot
            key={kind}
            target={asked.prompt === 'exchange.kind' ? kindName(kind) : `bank-${kindName(kind)}`}
            name={say('spot-bank', { kind: kindText(kind), count: defined(state.bank[kind]) })}
            shape="tile"
            className="ar-area"
            explain={[say('spot-bank', { kind: kindText(kind), count: defined(state.bank[kind]) })]}
          >
            <b>{state.bank[kind]}</b>
          </Spot>
        ))}
      </Zone>
    </>
  );
}
