import { say } from '@stolik/engine';
import { wordOf } from '../../content/read-terms.ts';
import { putUnder, stackOf, topContracts } from '../../rules/contracts.ts';
import type { ConcernVerb } from './verb.ts';

/** The top contract of each stack goes under it. */
export interface CycleContracts {
  readonly does: 'cycle-contracts';
}

export const cycleContracts: ConcernVerb<CycleContracts> = {
  reads: {
    perEach: (item) =>
      wordOf(item, 0) === 'contractStack' && item.branches[0]?.[0]?.name === 'topToBottom'
        ? { does: 'cycle-contracts' }
        : null,
  },
  does: (s) => {
    for (const contract of topContracts(s)) {
      stackOf(s, contract).pop();
      putUnder(s, contract);
    }
  },
  says: () => say('concern-does-cycle-contracts'),
  worth: () => 0,
  shows: () => [],
};
