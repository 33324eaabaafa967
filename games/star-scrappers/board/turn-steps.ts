import { type AskedDecision, say, type Text } from '@stolik/engine';
import { kindOf } from '../content/catalogue.ts';
import { is } from '../pieces.ts';
import { paymentValue, termsOf } from '../rules/terms.ts';
import type { State } from '../state.ts';
import { owedIn } from './subject.ts';

export interface TurnStep {
  readonly text: Text;
  readonly times: number;
  readonly state: 'done' | 'now';
}

/** What this turn has been so far, and what is being done now. The same action twice is one step. */
export function stepsOf(view: State, prompt: string): readonly TurnStep[] {
  const { mainUsed, raids } = view.turn;
  const now = stepNow(view, prompt);
  const done: string[] = [...mainUsed];
  if (now !== null && done.at(-1) === now) done.pop();
  if (raids.length > 0 && now !== 'raid') done.push('raid');
  const steps = [...new Set(done)].map(
    (word): TurnStep => ({
      text: say(`turn-${word}`),
      times: done.filter((one) => one === word).length,
      state: 'done',
    }),
  );
  return now === null ? steps : [...steps, { text: say(`turn-${now}`), times: 1, state: 'now' }];
}

function stepNow({ turn }: State, prompt: string): string | null {
  if (prompt === 'actions.move') return null;
  if (prompt.startsWith('start-artifacts.')) return 'start';
  if (turn.raids.length > 0) return prompt.startsWith('mine.') || prompt.startsWith('payment.') ? 'extra-mine' : 'raid';
  const last = turn.mainUsed.at(-1);
  const mining = prompt.startsWith('mine.') || prompt.startsWith('payment.');
  if (mining && last !== 'mine' && last !== 'collect') return 'extra-mine';
  return last ?? 'leader';
}

/** The cheapest card that completes the payment, or `done`; undefined where no single answer does. */
export function bestPayment(view: State, decision: AskedDecision | null): number | 'done' | undefined {
  if (decision?.prompt !== 'payment.card') return undefined;
  if (decision.options.includes('done')) return 'done';
  const owed = owedIn(decision);
  const terms = termsOf(view);
  return decision.options
    .filter(is.mercenary)
    .filter((card) => paymentValue(card, terms) >= owed)
    .toSorted((one, other) => kindOf(one).level - kindOf(other).level)[0];
}
