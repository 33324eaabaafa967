import { type ReactNode, useId } from 'react';
import { isLevel, type Level, levels, strengthOf } from '../../games/companions.ts';
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

/** Who sits on one chair: a person with a name, or a bot with a character. */
export function ChairRow({ chair, at, onChange, onWho }: ChairRowProps): ReactNode {
  const w = useWords();
  const who = useId();
  return (
    <div className="chair">
      <label htmlFor={who} className="sr-only">
        {w('new-who', { seat: at + 1 })}
      </label>
      <Select
        id={who}
        value={chair.who}
        onChange={(event) => onWho(event.target.value as Who /* one of the options below */)}
        data-testid={`who-${at}`}
      >
        <option value="me">{w('who-me')}</option>
        <option value="guest">{w('who-guest')}</option>
        {levels.map((level) => (
          <option key={level} value={level}>
            {w('who-bot', { name: w(`level-${level}-name`), strength: strengthOf(level), of: levels.length })}
          </option>
        ))}
      </Select>
      {isLevel(chair.who) ? (
        <Character level={chair.who} at={at} />
      ) : (
        <PersonName chair={chair} at={at} onChange={onChange} />
      )}
    </div>
  );
}

function PersonName({ chair, at, onChange }: Omit<ChairRowProps, 'onWho'>): ReactNode {
  const w = useWords();
  const name = useId();
  return (
    <>
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
    </>
  );
}

/** What a bot is like, and how strong: as many marks as it has, each with its shape. */
function Character({ level, at }: { readonly level: Level; readonly at: number }): ReactNode {
  const w = useWords();
  const strength = strengthOf(level);
  return (
    <p className="character" data-testid={`character-${at}`}>
      <span className="strength" title={w('new-strength', { strength, of: levels.length })}>
        <span className="sr-only">{w('new-strength', { strength, of: levels.length })}. </span>
        {levels.map((one) => (
          <i key={one} data-on={strengthOf(one) <= strength || undefined} />
        ))}
      </span>
      <span>{w(`level-${level}-character`)}</span>
    </p>
  );
}
