import type { Option } from '@stolik/engine';
import { type ReactNode, useEffect, useRef } from 'react';
import { Say } from '../words/say.tsx';
import { useUi } from '../words/ui-text.tsx';
import { OptionButton } from './option-button.tsx';
import type { OptionGroup } from './option-groups.ts';
import { useOptionOrder } from './option-order.ts';
import { digitOf } from './use-digits.ts';

export interface OptionListProps {
  /** All options of the decision by default, in the order of bar and digits. */
  readonly order?: readonly OptionGroup[];
  readonly best?: Option;
  /** Takes the focus to its first option when it appears. */
  readonly takesFocus?: boolean;
  /** Called after an option was chosen. */
  readonly onChosen?: () => void;
}

/** The options of the decision in words, the same as those that glow, with digit keys; a long list by parts of the table. */
export function OptionList({ order, best, takesFocus = false, onChosen }: OptionListProps): ReactNode {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) list.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  const usual = useOptionOrder(best);
  const ui = useUi();
  const groups = order ?? usual;
  const all = groups.flatMap(({ options }) => options);
  return (
    <section ref={list} className="option-groups" aria-label={ui('prompt-options')}>
      {groups.map(({ title, options: some }) => (
        <div key={some[0] ?? 'none'} className="option-group">
          {title !== null && (
            <h3>
              <Say text={title} chips={false} />
            </h3>
          )}
          <ol className="options">
            {some.map((option) => (
              <li key={option}>
                <OptionButton option={option} best={option === best} digit={digitOf(all, option)} onChosen={onChosen} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
