import { say, type Text } from '@stolik/engine';
import { ROUNDS } from '../content/tables.ts';
import type { State } from '../state.ts';

/** "Round 6 of 13". */
export function moment({ phase, round }: State): Text {
  switch (phase) {
    case 'setup':
      return say('table-opening');
    case 'play':
      return say('moment', { round, rounds: ROUNDS });
    case 'final':
      return say('table-final');
    case 'scoring':
    case 'ended':
      return say('table-over');
  }
}
