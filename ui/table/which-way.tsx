import type { ReactNode } from 'react';
import { OptionButton } from '../frame/option-button.tsx';
import { useUi } from '../words/ui-text.tsx';
import { PaperBeside } from './paper-beside.tsx';
import { spotOf } from './spot-of.ts';
import { useTable } from './table-context.ts';
import { useLetGo } from './why-not-layer.tsx';

/** A click that may mean several things: which one? */
export function WhichWay(): ReactNode {
  const { ways, letGo } = useTable();
  const ui = useUi();
  useLetGo(ways, letGo);
  const anchor = ways === null ? null : spotOf(ways.target);
  if (ways === null || anchor === null) return null;
  return (
    <PaperBeside anchor={anchor}>
      <section className="panel which-way" aria-label={ui('which-way')}>
        <h3>{ui('which-way')}</h3>
        <ul className="options">
          {ways.ways.map(([first]) =>
            first === undefined ? null : (
              <li key={first}>
                <OptionButton option={first} onChosen={letGo} />
              </li>
            ),
          )}
        </ul>
      </section>
    </PaperBeside>
  );
}
