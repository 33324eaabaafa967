import { type ReactNode, useId } from 'react';
import { levels } from '../../games/companions.ts';
import { Select } from '../../shell/select.tsx';
import { LONGEST_NAME } from '../../shell/settings-from.ts';
import { useWords } from '../../shell/words.ts';
import type { Chair, Who } from './chairs.ts';

export interface ChairRowProps {
  readonly chair: Chair;
  readonly at: number;
  readonly onChange: (chair: Chair) => void;
  readonly onWho: (who: Who) => void;
}

/** Who sits on one chair, and how they are called. */
export function ChairRow({ chair, at, onChange, onWho }: ChairRowProps): ReactNode {
  const w = useWords();
  const [who, name] = [useId(), useId()];
  return (
    <div className="chair">
      <label htmlFor={who} className="sr-only">
        {w('new-who', { seat: at + 1 })}
      </label>
      <Select
        id={who}
        value={chair.who}
        onChange={(event) => onWho(event.target.value as Who)}
        data-testid={`who-${at}`}
      >
        <option value="me">{w('who-me')}</option>
        <option value="guest">{w('who-guest')}</option>
        {levels.map((level) => (
          <option key={level} value={level}>
            {w('who-bot', { level: w(`bot-${level}`) })}
          </option>
        ))}
      </Select>
      <label htmlFor={name} className="sr-only">
        {w('new-name', { seat: at + 1 })}
      </label>
      <input
        id={name}
        className="text-field"
        value={chair.name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        onChange={(event) => onChange({ ...chair, name: event.target.value })}
        data-testid={`name-${at}`}
      />
    </div>
  );
}
