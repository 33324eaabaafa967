import type { Option } from '@stolik/engine';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTable } from '../table/table-context.ts';
import { useUi } from '../words/ui-text.tsx';
import { OptionButton } from './option-button.tsx';

export interface OptionListProps {
  /** All options of the decision by default. */
  readonly options?: readonly Option[];
  readonly best?: Option;
  /** Takes the focus to its first option when it appears. */
  readonly takesFocus?: boolean;
  /** Called after an option was chosen. */
  readonly onChosen?: () => void;
}

/** The options of the decision in words, the same as those that glow, with digit keys. */
export function OptionList({ options, best, takesFocus = false, onChosen }: OptionListProps): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (takesFocus) list.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  const { choices } = useTable();
  const ui = useUi();
  const all = choices.decision?.options ?? [];
  return (
    <ol ref={list} className="options" aria-label={ui('prompt-options')}>
      {(options ?? all).map((option) => {
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
  );
}
