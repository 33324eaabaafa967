import { say, type Text } from '@stolik/engine';
import { either, figure } from '@stolik/engine/phrases';
import { Icon, useSay, useTable } from '@stolik/ui';
import type { ReactNode } from 'react';
import { colourOf, kindOf } from '../content/catalogue.ts';
import { colourName, is } from '../pieces.ts';
import { Cut, Figure } from './art/pictures.tsx';
import type { Bill } from './bill.ts';
import { useProspect, useScene } from './scene.tsx';
import { owedIn } from './subject.ts';

/** What the piece in question costs and why; while paying, what is paid and still owed. */
export function CostSheet(): ReactNode {
  const { bill, priced } = useProspect();
  const { choices } = useTable();
  const talk = useSay();
  if (bill === null || priced === null) return null;
  return (
    <aside className="ss-sheet ss-bill" aria-label={talk(say('bill-title'))}>
      <Subject piece={priced} />
      <dl>
        {bill.rows.map(({ text, amount }) => (
          <div key={text.key}>
            <dt>{talk(text)}</dt>
            <dd>{figure(amount)}</dd>
          </div>
        ))}
        <Sum bill={bill} />
        {choices.of(priced)?.[0] === 'extra-mine' && <div className="quiet">{talk(say('bill-extra'))}</div>}
      </dl>
    </aside>
  );
}

function Subject({ piece }: { readonly piece: number }): ReactNode {
  if (is.crystal(piece)) return <Cut colour={colourOf(piece)} className="ss-bill-cut" />;
  if (!is.mercenary(piece)) return null;
  const kind = kindOf(piece);
  return (
    <span className="ss-bill-figure" data-tint={colourName(kind.colour)}>
      <Figure kind={kind} />
    </span>
  );
}

function Sum({ bill }: { readonly bill: Bill }): ReactNode {
  const { decision } = useScene();
  if (bill.prices !== null) return <Last text={say('bill-exactly')} value={<Prices prices={bill.prices} />} />;
  if (decision?.prompt !== 'payment.card')
    return bill.rows.length > 1 ? <Last text={say('bill-price')} value={bill.cost} /> : null;
  const owed = owedIn(decision);
  return (
    <>
      <Row text={say('bill-paid')} value={figure(owed - bill.cost)} />
      {owed > 0 ? (
        <Last text={say('bill-owed')} value={owed} />
      ) : (
        <Last text={say('bill-enough')} value={<Icon name="check" size={16} />} />
      )}
    </>
  );
}

function Prices({ prices }: { readonly prices: readonly number[] }): ReactNode {
  const talk = useSay();
  const words = prices.map((price) => (price === 0 ? say('bill-free') : price));
  const said = either(words, 'bill-or');
  return typeof said === 'object' && 'key' in said ? talk(said) : String(said);
}

const Row = ({ text, value }: { readonly text: Text; readonly value: ReactNode }): ReactNode => (
  <div>
    <dt>{useSay()(text)}</dt>
    <dd>{value}</dd>
  </div>
);

const Last = ({ text, value }: { readonly text: Text; readonly value: ReactNode }): ReactNode => (
  <div className="ss-bill-sum">
    <dt>{useSay()(text)}</dt>
    <dd>{value}</dd>
  </div>
);
