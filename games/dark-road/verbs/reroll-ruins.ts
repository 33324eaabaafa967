import { unknown } from '@stolik/engine/notation';
import type { ProgramId } from '../content/effects.ts';
import { argOf } from '../content/read-terms.ts';
import { rollRuins } from '../rules/ruins.ts';
import { clause, following, programText } from '../words/effects.ts';
import { together } from '../words/signs.ts';
import { ALWAYS, by, NOTHING_CERTAIN, told, type Verb } from './verb.ts';

/** An echo: the die is rolled again (DR-12.4). */
export interface RerollRuins {
  readonly does: 'reroll-ruins';
  /** What an echo of the echo gives. */
  readonly onSame: ProgramId;
}

export const rerollRuins: Verb<RerollRuins> = {
  reads: {
    rerollRuins: (item, enter) => {
      const { label, call } = argOf(item, 0);
      if (label !== 'onSame' || call === null) return unknown('rerollRuins without "onSame:"');
      return { does: 'reroll-ruins', onSame: enter([call]) };
    },
  },
  stands: [],
  can: ALWAYS,
  does: by(rollRuins, (_, { onSame }: RerollRuins) => ({ onSame })),
  road: null,
  says: told(({ onSame }, opening) =>
    clause('do-reroll-ruins', { same: programText(onSame, following(opening)) }, opening),
  ),
  brings: NOTHING_CERTAIN,
  shows: () => together({ die: 'ruins' }),
};
