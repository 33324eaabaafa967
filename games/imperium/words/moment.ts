import { say, type Text } from '@stolik/engine';
import type { State } from '../state.ts';

/** "Round 9". */
export function moment({ phase, round, turn }: State): Text {
  if (phase === 'seating') return say('moment-seating');
  if (phase !== 'playing') return say('table-over', { round });
  return turn.kind === 'solstice' ? say('table-solstice', { round }) : say('moment', { round });
}
