import { defined, given, say } from '@stolik/engine';
import { nodeAt, ON_EXHAUST, written } from '../content/cards.ts';
import type { Filter } from '../content/language.ts';
import { readFilter } from '../content/read-terms.ts';
import type { Card } from '../pieces.ts';
import { canDo } from '../rules/can.ts';
import { fits } from '../rules/filters.ts';
import { aboutSelf, byActor, type Doing, resolve, resolving } from '../rules/running.ts';
import { call, choose, run, script, when } from '../rules/steps.ts';
import { type State, top } from '../state.ts';
import { ALWAYS, ANYWHERE, by, NO_LEAD, NO_PARTS, NO_SIGN, NOT_FOR_RIVAL, saying, type Verb } from './verb.ts';

/** IM-11.27: the `exhaust:` ability of a card that another player has in play, as if it were own. */
export interface CopyExhaust {
  readonly op: 'copyExhaust';
  readonly filter: Filter;
}

interface Copying extends Doing {
  card: Card | null;
}

const copying = script<Copying>('copy-exhaust', [
  choose('card', copyable, { ...byActor, about: aboutSelf }),
  when(
    (_, { card }) => card !== null,
    [
      run((s, { card }, dealer) => {
        dealer.tell({ type: 'helped', seat: top(s).actor, card: given(card) });
      }),
      call(resolve, (s, { card }) => resolving(written(ON_EXHAUST, given(card)), top(s).self, top(s).actor, 'exhaust')),
    ],
  ),
]);

function copyable(s: State, { node }: Copying): Card[] {
  const { actor: seat, self } = top(s);
  const { filter } = nodeAt<'copyExhaust'>(node);
  const found: Card[] = [];
  const piles = s.players.filter((_, other) => other !== seat).map((player) => player.play);
  if (s.rival !== null) piles.push(s.rival.play);
  for (const pile of piles)
    for (const card of pile) {
      const body = defined(ON_EXHAUST[card]);
      if (body !== null && fits(s, filter, card) && canDo(s, body, seat, self)) found.push(card);
    }
  return found;
}

export const copyExhaust: Verb<CopyExhaust> = {
  reads: {
    copyExhaust: (reader, library) => ({
      op: 'copyExhaust',
      filter: reader.inBrackets(() => readFilter(reader, library)),
    }),
  },
  parts: NO_PARTS,
  stands: ANYWHERE,
  can: ALWAYS,
  lead: NO_LEAD,
  does: by(copying),
  says: saying((_, { mood }) => say('do-copy-exhaust', { mood })),
  rival: NOT_FOR_RIVAL,
  shows: NO_SIGN,
};
