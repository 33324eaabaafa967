import { defined, say } from '@stolik/engine';
import { nodeAt } from '../content/cards.ts';
import { readNumber } from '../content/read-operations.ts';
import type { Doing } from '../rules/running.ts';
import { run, script } from '../rules/steps.ts';
import { ALWAYS, by, knownAs, NO_LEAD, NO_PARTS, NOT_FOR_RIVAL, onlyIn, saying, type Verb } from './verb.ts';

/** An addition to a look: so many cards more. */
export interface LookMore {
  readonly op: 'lookMore';
  readonly n: number;
}

const lookingMore = script<Doing>('look-more', [
  run((s, { node }) => {
    const looking = defined(s.running[s.running.length - 2]);
    looking.more += nodeAt<'lookMore'>(node).n;
  }),
]);

export const lookMore: Verb<LookMore> = {
  reads: { lookMore: (reader) => ({ op: 'lookMore', n: readNumber(reader) }) },
  parts: NO_PARTS,
  stands: onlyIn('extend'),
  can: ALWAYS,
  lead: NO_LEAD,
  does: by(lookingMore),
  says: saying(({ n }, { mood }) => say('do-look-more', { mood, n })),
  rival: NOT_FOR_RIVAL,
  shows: knownAs('look'),
};
