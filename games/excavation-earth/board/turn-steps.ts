import { say, type Text } from '@stolik/engine';
import { ACTIONS_PER_TURN } from '../content/tables.ts';
import type { State } from '../state.ts';

export interface TurnStep {
  readonly text: Text;
  readonly state: 'done' | 'now' | 'later';
}

/** Which action of the turn it is, and what it is: "action 1 of 2, Sell". */
export function stepsOf({ phase, turn }: State, prompt: string): readonly TurnStep[] {
  if (phase !== 'action') return [];
  if (prompt === 'action.action')
    return Array.from(
      { length: ACTIONS_PER_TURN },
      (_, at): TurnStep => ({
        text: say('step-action', { number: at + 1, of: ACTIONS_PER_TURN }),
        state: at < turn.actions ? 'done' : at === turn.actions ? 'now' : 'later',
      }),
    );
  if (turn.actions === 0 || prompt === 'turn.end') return [];
  // Without a tick: it is under way, not done.
  const number: TurnStep = { text: say('step-action', { number: turn.actions, of: ACTIONS_PER_TURN }), state: 'later' };
  return turn.action === null || prompt === 'pass.card'
    ? [number]
    : [number, { text: say(`deed-name-${turn.action}`), state: 'now' }];
}
