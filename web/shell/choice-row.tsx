import { withCapital } from '@stolik/text';
import { type ReactNode, useId } from 'react';
import { useWords } from './words.ts';

export interface ChoiceRowProps<T extends string> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly words: string }[];
  readonly onChange: (value: T) => void;
}

/** One of a few, side by side: radio buttons that look like paper tabs. */
export function ChoiceRow<T extends string>({ label, hint, value, options, onChange }: ChoiceRowProps<T>): ReactNode {
  const name = useId();
  const { lang } = useWords();
  return (
    <fieldset className="choice-row">
      <legend>{label}</legend>
      {hint !== undefined && <p className="choice-hint">{hint}</p>}
      <div className="choice-tabs">
        {options.map((option) => (
          <label key={option.value} data-on={option.value === value || undefined}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{withCapital(option.words, lang)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
