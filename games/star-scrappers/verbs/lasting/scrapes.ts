import { defined, say } from '@stolik/engine';
import { either } from '@stolik/engine/phrases';
import { costLimits } from '../../content/limits.ts';
import { argsOf, numbers } from '../../content/read-terms.ts';
import { costsText } from '../../words/filters.ts';
import { glyphs } from '../sign.ts';
import { ANYWHERE, type LastingVerb } from '../verb.ts';

/** After mining a crystal of such a cost: one more of the same cost (SS-15.13). All Scrapers together: the costs that each follows. */
export const scrapes: LastingVerb<readonly number[], readonly (readonly number[])[]> = {
  none: [],
  blocks: ANYWHERE,
  reads: { afterMine: (op) => numbers(defined(argsOf(op)[0])) },
  problems: costLimits,
  begins: [],
  adds: (terms, costs) => {
    terms.scrapes = [...terms.scrapes, costs];
  },
  says: (costs, until) => [{ key: 'lasts-scrapes', args: { costs: costsText(costs), until } }],
  gist: (costs) => [say('gist-scrapes', { costs: either(costs) })],
  shows: () => [...glyphs('pick'), { strong: '+1' }],
};
