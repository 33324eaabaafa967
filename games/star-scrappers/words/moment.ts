import { say, type Text } from '@stolik/engine';
import type { State } from '../state.ts';

/** "Round 6". */
export const moment = ({ round, ended }: State): Text =>
  ended === null ? say('moment', { round }) : say('table-over');
