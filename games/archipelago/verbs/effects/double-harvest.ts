import { say } from '@stolik/engine';
import { readCube } from '../../content/read-terms.ts';
import type { Kind } from '../../pieces.ts';
import { canHarvest } from '../../rules/harvest.ts';
import { kindText } from '../../words/phrases.ts';
import { atOnce, type EffectVerb } from '../verb.ts';

/** The harvest of this turn brings twice as much of a kind. */
export interface DoubleHarvest {
  readonly does: 'double-harvest';
  readonly kind: Kind;
}

export const doubleHarvest: EffectVerb<DoubleHarvest> = {
  reads: { doubleHarvest: (reader) => ({ does: 'double-harvest', kind: reader.inBrackets(() => readCube(reader)) }) },
  does: atOnce<DoubleHarvest>('double-harvest', (s, { kind }) => {
    s.turn.doubled = kind;
  }),
  can: (s, seat, { kind }, _, discs) => !s.turn.acted && discs > 0 && canHarvest(s, seat, kind),
  says: ({ kind }) => say('does-double-harvest', { kind: kindText(kind, 'gen') }),
  gist: ({ kind }) => say('gist-double', { kind: kindText(kind) }),
  event: null,
};
