import { type Option, say } from '@stolik/engine';
import { Spot, useSay } from '@stolik/ui';
import type { ReactNode } from 'react';
import { playerAt } from '../state.ts';
import { Sign } from './art/Sign.tsx';
import { useScene } from './scene.ts';

/** Questions that are answered by a number of progress. */
export const COUNTED: ReadonlySet<string> = new Set(['pay.amount', 'payment.materials', 'payment.population']);

type Resource = 'materials' | 'population';

const paidIn = (prompt: string): Resource | null =>
  prompt === 'payment.materials' ? 'materials' : prompt === 'payment.population' ? 'population' : null;

/** A progress stands for two materials or one population (IM-11.3). */
const inKind = (resource: Resource | null, owed: number, progress: number): number =>
  Math.max(0, owed - progress * (resource === 'materials' ? 2 : 1));

interface AmountsProps {
  readonly prompt: string;
  /** How many tokens are to be paid. */
  readonly owed: number;
  readonly options: readonly Option[];
}

/** How much progress is paid (IM-11.2): the answers in a row, each with what goes in kind below it. */
export function Amounts({ prompt, owed, options }: AmountsProps): ReactNode {
  const resource = paidIn(prompt);
  return (
    <span className="im-answers im-amounts">
      {options.map((option) => {
        const progress = Number(option);
        const rest = inKind(resource, owed, progress);
        return (
          <Spot
            key={option}
            target={option}
            shape="tile"
            still
            className="im-answer"
            name={say('board-use-progress', { n: progress })}
          >
            <span>
              <b>
                {progress}
                <Sign name="progress" />
              </b>
              {resource !== null && (
                <b>
                  {rest}
                  <Sign name={resource} />
                </b>
              )}
            </span>
          </Spot>
        );
      })}
    </span>
  );
}

/** What the payer has left after such an answer. */
export function LeftAfter({ option }: { readonly option: Option }): ReactNode {
  const talk = useSay();
  const { state, decision } = useScene();
  if (decision === null) return null;
  const resource = paidIn(decision.prompt);
  const player = playerAt(state, decision.seat);
  const progress = Number(option);
  const owed = Number(decision.question.args?.n ?? 0);
  return (
    <span className="im-left">
      <i>{talk(say('board-left'))}</i>
      <span>
        {player.progress - progress}
        <Sign name="progress" />
      </span>
      {resource !== null && (
        <span>
          {player[resource] - inKind(resource, owed, progress)}
          <Sign name={resource} />
        </span>
      )}
    </span>
  );
}
