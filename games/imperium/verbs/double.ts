import { say } from '@stolik/engine';
import { nodeAt } from '../content/cards.ts';
import type { Resource } from '../content/language.ts';
import { readResource } from '../content/read-terms.ts';
import type { Doing } from '../rules/running.ts';
import { run, script } from '../rules/steps.ts';
import { actor, top } from '../state.ts';
import { ALWAYS, by, NO_LEAD, NO_PARTS, NO_SIGN, NOT_FOR_RIVAL, onlyIn, saying, type Verb } from './verb.ts';

/** As many again as lay on the market card just gained. */
export interface Double {
  readonly op: 'double';
  readonly resource: Resource;
}

const doubling = script<Doing>('double', [
  run((s, { node }, dealer) => {
    const { resource } = nodeAt<'double'>(node);
    const { actor: seat, materials, population } = top(s);
    const n = resource === 'materials' ? materials : population;
    actor(s)[resource] += n;
    if (n > 0) dealer.tell({ type: 'gained', seat, token: resource, n });
  }),
]);

export const double: Verb<Double> = {
  reads: { double: (reader) => ({ op: 'double', resource: reader.inBrackets(() => readResource(reader)) }) },
  parts: NO_PARTS,
  stands: onlyIn('youGainFromMarket'),
  can: ALWAYS,
  lead: NO_LEAD,
  does: by(doubling),
  says: saying(({ resource }, { mood }) => say('do-double', { mood, resource })),
  rival: NOT_FOR_RIVAL,
  shows: NO_SIGN,
};
