import { say } from '@stolik/engine';
import { Icon, Spot, useSay } from '@stolik/ui';
import type { ReactNode } from 'react';
import { type Card, isCard } from '../pieces.ts';
import type { Running } from '../state.ts';
import { effectText } from '../words/effects.ts';
import { Glyph, Sign } from './art/Sign.tsx';
import { Face } from './face/Face.tsx';
import { Short } from './face/Short.tsx';
import { useScene } from './scene.ts';
import { branchesNow, LETTERS, stepsOf } from './steps.ts';

/** The card that is being resolved: its clauses as steps, and on them what can be chosen among. */
export function Resolved({ running }: { readonly running: Running }): ReactNode {
  const talk = useSay();
  const { decision } = useScene();
  const { self } = running;
  if (!isCard(self))
    return (
      <div className="im-rule im-card" data-type="main">
        <span className="im-hd">
          <b>{talk(say('board-rule'))}</b>
        </span>
        <span className="im-steps">
          <Answers running={running} />
        </span>
      </div>
    );
  return (
    <div className="im-resolved">
      <Face card={self as Card} size="full">
        <span className="im-steps">
          {stepsOf(running, decision?.prompt ?? null).map(({ clause, state }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: clauses keep their order.
            <span key={at} className="im-step" data-state={state}>
              <StepMark state={state} />
              <span className="im-step-words">
                {clause.head !== null && (
                  <i className="im-hdi">
                    <Glyph name={clause.head} />
                  </i>
                )}
                {clause.texts.map((text, branch) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: branches keep their order.
                  <span key={branch}>
                    {branch > 0 && <em className="im-or">{talk(say('face-or'))}</em>}
                    <Short text={text} />
                  </span>
                ))}
              </span>
            </span>
          ))}
          <Answers running={running} />
        </span>
      </Face>
    </div>
  );
}

function StepMark({ state }: { readonly state: string }): ReactNode {
  if (state === 'done') return <Icon name="check" size={14} />;
  return <i className={state === 'now' ? 'im-dia' : 'im-dot'} />;
}

const COUNTED: ReadonlySet<string> = new Set(['pay.amount', 'payment.materials', 'payment.population']);

/** Answers that are no piece: branches of a choice, a number of progress, a type. They stand where they are asked about. */
function Answers({ running }: { readonly running: Running }): ReactNode {
  const talk = useSay();
  const { decision, seat } = useScene();
  if (decision === null || decision.seat !== seat) return null;
  const { prompt, options } = decision;
  const branches = branchesNow(running, prompt);
  if (branches.length > 0)
    return (
      <span className="im-answers">
        {branches.map((branch, at) => {
          const letter = LETTERS[at] as string;
          const text = effectText(branch);
          return (
            <Spot
              key={letter}
              target={letter}
              shape="tile"
              still
              className="im-answer"
              name={talk(text)}
              explain={[text]}
              dims
            >
              <span>
                <Short text={text} />
              </span>
            </Spot>
          );
        })}
      </span>
    );
  if (COUNTED.has(prompt))
    return (
      <span className="im-answers im-numbers">
        <Sign name="progress" />
        {options.map((option) => (
          <Spot
            key={option}
            target={option}
            shape="tile"
            still
            className="im-answer"
            name={talk(say('board-use-progress', { n: Number(option) }))}
          >
            <span>{option}</span>
          </Spot>
        ))}
      </span>
    );
  if (prompt === 'declare.type')
    return (
      <span className="im-answers im-numbers">
        {options.map((option) => (
          <Spot
            key={option}
            target={option}
            shape="tile"
            still
            className="im-answer"
            name={talk(say(`type-${option}`))}
          >
            <Sign name={option as 'region'} />
          </Spot>
        ))}
      </span>
    );
  return null;
}
