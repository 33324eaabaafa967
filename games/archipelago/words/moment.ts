import { say, type Text } from '@stolik/engine';
import type { State } from '../state.ts';

/** "Round 4, actions". */
export const moment = ({ round, phase, ended }: State): Text =>
  ended === null
    ? say('moment', { round, phase: say(`moment-${phase}`) })
    : say('table-over', { ending: say(`ending-${ended}`) });
