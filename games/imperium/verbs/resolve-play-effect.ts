import { say } from '@stolik/engine';
import { ON_PLAY, written } from '../content/cards.ts';
import { withWord } from '../content/read-operations.ts';
import { NONE } from '../pieces.ts';
import { type Doing, resolve, resolving } from '../rules/running.ts';
import { call, script, when } from '../rules/steps.ts';
import { top } from '../state.ts';
import { ALWAYS, ANYWHERE, by, NO_LEAD, NO_PARTS, NO_SIGN, NOT_FOR_RIVAL, saying, type Verb } from './verb.ts';

/** `resolvePlayEffect(it)`: what that card does when played; this is no play. */
export interface ResolvePlayEffect {
  readonly op: 'resolvePlayEffect';
}

const resolvingPlay = script<Doing>('resolve-play-effect', [
  when(
    (s) => top(s).it !== NONE && ON_PLAY[top(s).it] !== null,
    [call(resolve, (s) => resolving(written(ON_PLAY, top(s).it), top(s).it, top(s).actor, 'play'))],
  ),
]);

export const resolvePlayEffect: Verb<ResolvePlayEffect> = {
  reads: { resolvePlayEffect: withWord({ op: 'resolvePlayEffect' }, 'it') },
  parts: NO_PARTS,
  stands: ANYWHERE,
  can: ALWAYS,
  lead: NO_LEAD,
  does: by(resolvingPlay),
  says: saying((_, { mood }) => say('do-resolve-play-effect', { mood })),
  rival: NOT_FOR_RIVAL,
  shows: NO_SIGN,
};
