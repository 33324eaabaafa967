import { type AnyGame, isSwitch, say, type Variant, type Variants } from '@stolik/engine';
import type { Speaker } from '@stolik/text';
import { type ReactNode, useMemo } from 'react';
import { planVariants, variantsFor, withVariant } from '../../games/variants.ts';
import { ChoiceRow } from '../../shell/choice-row.tsx';
import { useWords } from '../../shell/words.ts';

export interface VariantFieldsProps {
  readonly game: AnyGame;
  readonly speaker: Speaker;
  readonly seats: number;
  readonly chosen: Variants;
  readonly onChange: (chosen: Variants) => void;
}

/** How it is played, folded away, since the usual way is right for most: a row for each choice with what it changes, and many switches under a fold of their own. */
export function VariantFields({ game, speaker, seats, chosen, onChange }: VariantFieldsProps): ReactNode {
  const w = useWords();
  const { rows, groups } = useMemo(
    () => planVariants(variantsFor(game, seats), (id) => speaker.say(say(`variant-${id}`))),
    [game, seats, speaker],
  );
  const choose = (id: string, value: string): void => onChange(withVariant(game, seats, chosen, id, value));
  const switches = groups.flatMap((group) => group.switches);
  const on = switches.filter(({ id }) => chosen[id] === 'on').length;
  /** What was chosen where it is not as usual. */
  const valueWords = ({ id, default: value }: Variant): string | null => {
    const now = chosen[id] ?? value;
    return now === value ? null : `${speaker.say(say(`variant-${id}`))}: ${speaker.say(say(`variant-${id}-${now}`))}`;
  };
  const usual = rows.every(({ id, default: value }) => (chosen[id] ?? value) === value) && on === 0;
  if (rows.length + groups.length === 0) return null;
  return (
    <details className="advanced variants" data-testid="variants">
      <summary>
        {w('new-more')}
        <small>{usual ? w('new-usual') : rows.flatMap((variant) => valueWords(variant) ?? []).join(', ')}</small>
      </summary>
      {rows.map((variant) => (
        <ChoiceRow
          key={variant.id}
          label={speaker.say(say(`variant-${variant.id}`))}
          hint={isSwitch(variant) ? undefined : speaker.say(say(`about-variant-${variant.id}`))}
          value={chosen[variant.id] ?? variant.default}
          options={variant.values.map((value) => ({
            value,
            words: speaker.say(say(`variant-${variant.id}-${value}`)),
          }))}
          onChange={(value) => choose(variant.id, value)}
        />
      ))}
      {groups.length > 0 && (
        <details className="advanced switches" data-testid="switches">
          <summary>{w('new-switches', { on, of: switches.length })}</summary>
          <div className="switch-groups">
            {groups.map(({ title, switches: some }) => (
              <fieldset key={title} className="switch-group">
                <legend>{title}</legend>
                {some.map(({ id, words }) => (
                  <label key={id} className="check">
                    <input
                      type="checkbox"
                      checked={chosen[id] === 'on'}
                      onChange={(event) => choose(id, event.target.checked ? 'on' : 'off')}
                      data-testid={`switch-${id}`}
                    />
                    <span>{words}</span>
                  </label>
                ))}
              </fieldset>
            ))}
          </div>
        </details>
      )}
    </details>
  );
}
