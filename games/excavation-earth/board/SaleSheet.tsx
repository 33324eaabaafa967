import { say } from '@stolik/engine';
import { useSay } from '@stolik/ui';
import type { ReactNode } from 'react';
import { CREDITS_PER_BUYER } from '../content/tables.ts';
import type { Market } from '../pieces.ts';
import { Sign } from './art/pictures.tsx';
import type { Sale } from './plan/sale.ts';
import { useProspect } from './prospect.tsx';

/** EE-6.15: what the sale brings so far, and beside it what it would bring with what is pointed at, line by line. */
export function SaleSheet(): ReactNode {
  const { sale, more } = useProspect();
  const talk = useSay();
  if (sale === null && more === null) return null;
  const added = more === null ? [] : more.markets.filter((market) => !sale?.markets.includes(market));
  /** A line that brings nothing either way says nothing. */
  const line = (key: string, of: (sale: Sale) => number): ReactNode =>
    [sale, more].some((one) => one !== null && of(one) > 0) && (
      <tr>
        <th scope="row">{talk(say(key, { each: CREDITS_PER_BUYER }))}</th>
        {sale !== null && <td>{of(sale)}</td>}
        {more !== null && <td className="ee-more">{of(more)}</td>}
      </tr>
    );
  return (
    <div className="ee-sheet ee-sale" data-shows>
      <table>
        <thead>
          <tr>
            <th scope="col">{talk(say('board-sale'))}</th>
            {sale !== null && (
              <td>
                <Plates markets={sale.markets} />
              </td>
            )}
            {more !== null && (
              <td className="ee-more">
                {sale !== null && '+ '}
                <Plates markets={added} />
              </td>
            )}
          </tr>
        </thead>
        <tbody>
          {line('board-sale-popularity', ({ income }) => income.popularity)}
          {line('board-sale-buyers', ({ income }) => income.forBuyers)}
          {line('board-sale-bonus', ({ income }) => income.bonus)}
          {line('board-sale-cards', ({ cards }) => cards.kept)}
          <tr className="ee-sum">
            <th scope="row">{talk(say('board-sale-sum'))}</th>
            {sale !== null && <td>{sale.income.credits}</td>}
            {more !== null && <td className="ee-more">{more.income.credits}</td>}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

export const Plates = ({ markets }: { readonly markets: readonly Market[] }): ReactNode =>
  markets.map((market) => (
    <span key={market} className="tag ee-plate-chip">
      <Sign market={market} />
      {market + 1}
    </span>
  ));
