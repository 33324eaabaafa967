import { type Facet, say } from '@stolik/engine';
import { COMMON, KEYWORDS, TYPES } from '../content/facets.ts';
import { NATIONS } from '../content/nations.ts';
import { nameText } from './filters.ts';

const valuesOf = (facet: string, values: readonly string[]): Facet['values'] =>
  values.map((id) => ({ id, name: say(`facet-${facet}-${id}`) }));

/** What the cards of both boxes can be found by. */
export const FACETS: readonly Facet[] = [
  { id: 'box', name: say('facet-box'), values: valuesOf('box', ['classics', 'legends']) },
  {
    id: 'nation',
    name: say('facet-nation'),
    values: [...valuesOf('nation', [COMMON]), ...NATIONS.map(({ id, name }) => ({ id, name: nameText(name) }))],
  },
  { id: 'type', name: say('facet-type'), values: valuesOf('type', TYPES) },
  { id: 'keyword', name: say('facet-keyword'), values: valuesOf('keyword', KEYWORDS) },
];
