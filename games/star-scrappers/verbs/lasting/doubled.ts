import { say } from '@stolik/engine';
import { factionOf, named, positional } from '../../content/read-terms.ts';
import type { Colour } from '../../pieces.ts';
import { factionText } from '../../words/phrases.ts';
import { ANYWHERE, type LastingVerb, NO_PROBLEMS } from '../verb.ts';

/** Cards of this faction may count double as payment (SS-15.17). */
export const doubled: LastingVerb<Colour | null> = {
  none: null,
  blocks: ANYWHERE,
  reads: { doubleLevel: (op) => factionOf(named(positional(op, 0), 'faction')) },
  problems: NO_PROBLEMS,
  begins: null,
  adds: (terms, faction) => {
    terms.doubled = faction;
  },
  says: (faction, until) =>
    faction === null ? [] : [{ key: 'lasts-doubled', args: { faction: factionText(faction, 'cards'), until } }],
  gist: (faction) => (faction === null ? [] : [say('gist-doubled', { faction: factionText(faction) })]),
  shows: (faction) => (faction === null ? [] : [{ mark: faction }, { strong: '×2' }]),
};
