import type { BoxItem } from '@stolik/engine';
import { Icon } from '@stolik/ui';
import { type ReactNode, useId } from 'react';
import type { Asked } from '../../shell/router.ts';
import { Select } from '../../shell/select.tsx';
import { useWords } from '../../shell/words.ts';
import { askedWith, countsOf } from './asked.ts';
import { kindWords, SOURCES } from './box-content.ts';
import { useBox } from './box-place.ts';
import type { Entry } from './search.ts';

export interface BoxFilterProps {
  readonly items: readonly BoxItem[];
  readonly asked: Asked;
  readonly entries: ReadonlyMap<string, Entry>;
  readonly onAsked: (asked: Asked) => void;
}

/** Words to search for, and one list for each thing the box can be sorted out by. */
export function BoxFilter({ items, asked, entries, onAsked }: BoxFilterProps): ReactNode {
  const w = useWords();
  const { game, speaker } = useBox();
  const field = useId();
  const facets = (game.box.facets ?? []).map(({ id, name, values }) => ({
    id,
    name: speaker.say(name),
    values: values.map((value) => ({ id: value.id, name: speaker.say(value.name) })),
  }));
  // A box without facets of its own is sorted out by the kinds of what is in it.
  const kinds = [...new Set(items.map(({ kind }) => kind))].map((id) => ({ id, name: kindWords(speaker, id) }));
  const lists = [
    ...(facets.length > 0 ? facets : [{ id: 'kind', name: w('box-kind'), values: kinds }]),
    { id: 'source', name: w('box-source'), values: SOURCES.map((id) => ({ id, name: w(`source-${id}`) })) },
  ];
  const set = (what: string, value: string): void => onAsked(askedWith(asked, what, value));
  return (
    <search className="panel box-filter">
      <div className="help-search">
        <Icon name="search" size={18} />
        <label htmlFor={field} className="sr-only">
          {w('box-search')}
        </label>
        <input
          id={field}
          type="search"
          className="text-field"
          value={asked.q ?? ''}
          placeholder={w('box-search')}
          onChange={(event) => set('q', event.target.value)}
          data-testid="box-search"
        />
      </div>
      <div className="box-lists">
        {lists.map(({ id, name, values }) => (
          <FilterList
            key={id}
            what={id}
            name={name}
            values={values}
            chosen={asked[id] ?? ''}
            counts={countsOf(items, asked, id, entries)}
            onChange={(value) => set(id, value)}
          />
        ))}
      </div>
    </search>
  );
}

interface FilterListProps {
  readonly what: string;
  readonly name: string;
  readonly values: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: string;
  readonly counts: ReadonlyMap<string, number>;
  readonly onChange: (value: string) => void;
}

/** Values that would leave nothing are not offered; one that was chosen stays, so that it can be seen and let go. */
function FilterList({ what, name, values, chosen, counts, onChange }: FilterListProps): ReactNode {
  const w = useWords();
  const field = useId();
  const offered = values.filter(({ id }) => id === chosen || counts.has(id));
  const strange = chosen !== '' && !values.some(({ id }) => id === chosen);
  return (
    <div className="box-list-field">
      <label htmlFor={field}>{name}</label>
      <Select
        id={field}
        value={chosen}
        data-on={chosen === '' ? undefined : true}
        onChange={(event) => onChange(event.target.value)}
        data-testid={`box-by-${what}`}
      >
        <option value="">{w('box-any')}</option>
        {strange && <option value={chosen}>{chosen}</option>}
        {offered.map((value) => (
          <option key={value.id} value={value.id}>
            {w('box-value', { name: value.name, count: counts.get(value.id) ?? 0 })}
          </option>
        ))}
      </Select>
    </div>
  );
}
