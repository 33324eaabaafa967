import { say, type Text } from '@stolik/engine';
import { ROUNDS } from '../content/tables.ts';
import type { State } from '../state.ts';

/** "Round 2 of 3". */
export const moment = ({ round, phase }: State): Text =>
  phase === 'over' ? say('table-over') : say('moment', { round, rounds: ROUNDS });
