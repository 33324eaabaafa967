import { say } from '@stolik/engine';
import { turnWheel } from '../rules/market.ts';
import { together } from '../words/signs.ts';
import { ALWAYS, atOnce, NOTHING_CERTAIN, saying, type Verb } from './verb.ts';

/** The market wheel, one step clockwise. */
export interface RotateWheel {
  readonly does: 'rotate-wheel';
}

export const rotateWheel: Verb<RotateWheel> = {
  reads: { rotateWheel: () => ({ does: 'rotate-wheel' }) },
  stands: [],
  can: ALWAYS,
  does: atOnce((s, seat, _, dealer) => turnWheel(s, seat, dealer)),
  road: null,
  says: saying('do-rotate-wheel'),
  brings: NOTHING_CERTAIN,
  shows: () => together({ icon: 'wheel' }, { words: say('board-a-step') }),
};
