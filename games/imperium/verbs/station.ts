import { pieceIn, say } from '@stolik/engine';
import { nodeAt } from '../content/cards.ts';
import type { Filter } from '../content/language.ts';
import { readFilter } from '../content/read-terms.ts';
import { type Card, NONE } from '../pieces.ts';
import { hostsFor } from '../rules/candidates.ts';
import { lift, toGarrison } from '../rules/moves.ts';
import { aboutSelf, byActor, type Doing, readyPick } from '../rules/running.ts';
import { choose, run, script } from '../rules/steps.ts';
import { top } from '../state.ts';
import { filterText } from '../words/filters.ts';
import { ALWAYS, ANYWHERE, by, knownAs, NO_PARTS, NOT_FOR_RIVAL, saying, type Verb } from './verb.ts';

/** `garrison(self in F)`: this card goes under a card in play, which becomes `it`. */
export interface Station {
  readonly op: 'station';
  readonly filter: Filter;
}

interface Stationing extends Doing {
  ready: Card;
  host: Card | null;
}

const stationing = script<Stationing>('station', [
  run((s, local) => {
    local.ready = pieceIn(readyPick(s) ?? NONE);
  }),
  choose(
    'host',
    (s, { node, ready }) => (ready !== NONE ? [ready] : hostsFor(s, top(s).actor, nodeAt<'station'>(node))),
    { ...byActor, about: aboutSelf },
  ),
  run((s, { host }, dealer) => {
    const running = top(s);
    running.it = NONE;
    running.last = 0;
    if (host === null) return;
    lift(s, running.actor, running.self);
    toGarrison(s, running.actor, running.self, host);
    running.it = host;
    running.last = 1;
    dealer.tell({ type: 'stationed', seat: running.actor, card: running.self, host });
  }),
]);

export const station: Verb<Station> = {
  reads: {
    garrison: (reader, library) => {
      if (reader.ahead(1).text !== 'self') return null;
      return reader.inBrackets(() => {
        reader.expect('self');
        reader.expect('in');
        return { op: 'station', filter: readFilter(reader, library) };
      });
    },
  },
  parts: NO_PARTS,
  stands: ANYWHERE,
  can: {
    ...ALWAYS,
    pay: (s, node, seat) => hostsFor(s, seat, node).length > 0,
    change: (s, node, seat) => hostsFor(s, seat, node).length > 0,
  },
  lead: { of: (node) => node, options: (s, seat, node) => hostsFor(s, seat, node) },
  does: by(stationing),
  says: saying(({ filter }, { mood }) => say('do-station', { mood, host: filterText(filter, 'gen') })),
  rival: NOT_FOR_RIVAL,
  shows: knownAs('garrison'),
};
