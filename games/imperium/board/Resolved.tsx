import { type AskedDecision, defined, say } from '@stolik/engine';
import { Icon, Spot, useSay } from '@stolik/ui';
import type { ReactNode } from 'react';
import { kindOf, nodeAt } from '../content/catalogue.ts';
import { isCard } from '../pieces.ts';
import type { Running } from '../state.ts';
import { effectText, rivalEffectText } from '../words/effects.ts';
import { Amounts, COUNTED } from './Amounts.tsx';
import { Glyph, isIcon, Sign } from './art/Sign.tsx';
import { clausesOf } from './face/clauses.ts';
import { Face } from './face/Face.tsx';
import { Short } from './face/Short.tsx';
import { meaningOf } from './keywords.ts';
import { useScene } from './scene.ts';
import { type RivalRow, useRivalRow } from './solo-now.ts';
import { branchesNow, LETTERS, partsOfRow, rowSteps, stepsOf } from './steps.ts';

/** The card that is being resolved: its clauses as steps, and on them what can be chosen among. */
export function Resolved({ running }: { readonly running: Running }): ReactNode {
  const talk = useSay();
  const { state: table, decision, seat } = useScene();
  const { self } = running;
  const mine = decision !== null && decision.seat === seat;
  const branches = mine && branchesNow(running, decision.prompt).length > 0;
  const accepts = mine && decision.options.includes('accept');
  const row = useRivalRow(running);
  if (!isCard(self)) return <Ruling running={running} />;
  if (row !== null)
    return (
      <div className="im-resolved">
        <Face card={self} size="full">
          <RivalSteps row={row} running={running} />
        </Face>
      </div>
    );
  return (
    <div className="im-resolved">
      <Face card={self} size="full">
        <span className="im-steps">
          {stepsOf(table.running, running).map(({ clause, state, branch: chosen }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: clauses keep their order.
            <span key={at} className="im-step" data-state={state}>
              <StepMark state={state} />
              <span className="im-step-words">
                {clause.head !== null && (
                  <i className="badge im-hdi">
                    <Glyph name={clause.head} />
                  </i>
                )}
                {state === 'now' && clause.node?.id === running.asked && branches ? (
                  <Branches running={running} />
                ) : state === 'now' && clause.node?.id === running.asked && accepts ? (
                  <Accept running={running} />
                ) : (
                  clause.texts.map((text, branch) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: branches keep their order.
                    <span key={branch} data-not={(chosen !== null && chosen !== branch) || undefined}>
                      {branch > 0 && <em className="im-or">{talk(say('face-or'))}</em>}
                      <Short text={text} />
                    </span>
                  ))
                )}
              </span>
            </span>
          ))}
          <Answers running={running} />
        </span>
      </Face>
    </div>
  );
}

/** The solo opponent does what its table says, not what is printed on the card. */
function RivalSteps({ row, running }: { readonly row: RivalRow; readonly running: Running }): ReactNode {
  const talk = useSay();
  const { n, effect } = row;
  const states = rowSteps(effect, running);
  return (
    <span className="im-steps">
      <b>{talk(say('turn-row', { n }))}</b>
      {partsOfRow(effect).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their order.
        <span key={at} className="im-step" data-state={states[at]?.state}>
          <StepMark state={states[at]?.state ?? 'later'} />
          <span className="im-step-words">
            <span>
              <Short text={rivalEffectText(part)} />
            </span>
          </span>
        </span>
      ))}
      <Answers running={running} />
    </span>
  );
}

function StepMark({ state }: { readonly state: string }): ReactNode {
  if (state === 'done') return <Icon name="check" size={14} />;
  return <i className={state === 'now' ? 'im-dia' : state === 'later' ? 'im-dot' : 'im-no-step'} />;
}

/** A move of the rules that no card stands for, and what is asked about it. */
export function Ruling({ running }: { readonly running: Running | null }): ReactNode {
  const talk = useSay();
  const { decision } = useScene();
  const paid = COUNTED.has(decision?.prompt ?? '');
  return (
    <div className="im-rule im-card" data-type="main">
      <span className="im-hd">
        <b>{talk(say(paid ? 'board-payment' : 'board-rule'))}</b>
      </span>
      <span className="im-steps">
        <Answers running={running} />
      </span>
    </div>
  );
}

/** Has a move of the rules answers that are no piece? Else they lie on the table, and its place is free. */
export const rulesHere = (running: Running, decision: AskedDecision | null): boolean =>
  decision !== null &&
  (branchesNow(running, decision.prompt).length > 0 ||
    decision.options.includes('accept') ||
    COUNTED.has(decision.prompt) ||
    decision.prompt === 'declare.type');

/** Is what is chosen among a clause of its own? Then its branches stand in it. */
const inClause = (running: Running): boolean =>
  isCard(running.self) && clausesOf(kindOf(running.self)).some(({ node }) => node?.id === running.asked);

/** The branches of a choice, each to be tapped where it is printed. */
function Branches({ running }: { readonly running: Running }): ReactNode {
  return (
    <span className="im-answers">
      {branchesNow(running, 'choose.branch').map((branch, at) => {
        const letter = defined(LETTERS[at]);
        const text = effectText(branch);
        return (
          <Spot
            key={letter}
            target={letter}
            shape="tile"
            still
            className="im-answer"
            name={text}
            explain={meaningOf(branch)}
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
}

/** What one may do and what begins with no piece: it is tapped where it is printed. */
function Accept({ running }: { readonly running: Running }): ReactNode {
  const node = running.asked < 0 ? null : nodeAt(running.asked);
  const body = node?.op === 'may' ? node.body : node;
  const text = body === null ? say('board-accept') : effectText(body);
  return (
    <span className="im-answers">
      <Spot
        target="accept"
        shape="tile"
        still
        className="im-answer"
        name={text}
        explain={body === null ? [] : meaningOf(body)}
        dims
      >
        <span>
          <Short text={text} />
        </span>
      </Spot>
    </span>
  );
}

/** Answers that are no piece: branches of a choice, a number of progress, a type. They stand where they are asked about. */
function Answers({ running }: { readonly running: Running | null }): ReactNode {
  const { decision, seat } = useScene();
  if (decision === null || decision.seat !== seat) return null;
  const { prompt, options } = decision;
  const owed = Number(decision.question.args?.n ?? 0);
  if (running !== null && branchesNow(running, prompt).length > 0)
    return inClause(running) ? null : <Branches running={running} />;
  if (running !== null && options.includes('accept')) return inClause(running) ? null : <Accept running={running} />;
  if (COUNTED.has(prompt)) return <Amounts prompt={prompt} owed={owed} options={options} />;
  if (prompt === 'declare.type')
    return (
      <span className="im-answers im-numbers">
        {options.map((option) => (
          <Spot key={option} target={option} shape="tile" still className="im-answer" name={say(`type-${option}`)}>
            {typeof option === 'string' && isIcon(option) && <Sign name={option} />}
          </Spot>
        ))}
      </span>
    );
  return null;
}
