import type { Option } from '@stolik/engine';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTable } from '../table/table-context.ts';
import { Say } from '../words/say.tsx';
import { useUi } from '../words/ui-text.tsx';
import { OptionButton } from './option-button.tsx';
import { groupOptions } from './option-groups.ts';

export interface OptionListProps {
  /** All options of the decision by default. */
  readonly options?: readonly Option[];
  readonly best?: Option;
  /** Takes the focus to its first option when it appears. */
  readonly takesFocus?: boolean;
  /** Called after an option was chosen. */
  readonly onChosen?: () => void;
}

/** The options of the decision in words, the same as those that glow, with digit keys; a long list by parts of the table. */
export function OptionList({ options, best, takesFocus = false, onChosen }: OptionListProps): ReactNode {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) list.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  const { choices, description } = useTable();
  const ui = useUi();
  const all = choices.decision?.options ?? nothing;
  const groups = useMemo(() => groupOptions(options ?? all, description), [options, all, description]);
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
            {some.map((option) => {
              const digit = all.indexOf(option) + 1;
              return (
                <li key={option}>
                  <OptionButton
                    option={option}
                    best={option === best}
                    digit={digit >= 1 && digit <= 9 ? digit : undefined}
                    onChosen={onChosen}
                  />
                </li>
              );
            })}
          </ol>
        </div>
      ))}
    </section>
  );
}

const nothing: readonly Option[] = [];
