import type { AskedDecision, Option, Refusal, Text } from '@stolik/engine';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { WhyNot } from '../parts/why-not.tsx';
import { type PromptStep, useFrameFacts } from '../table/frame-facts.ts';
import { useTable } from '../table/table-context.ts';
import { useTableKeys } from '../table/table-keys.ts';
import { wordsIn } from '../words/rich.ts';
import { Said } from '../words/say.tsx';
import { useUi } from '../words/ui-text.tsx';
import { BarOptions } from './bar-options.tsx';
import { LastDeed } from './last-deed.tsx';
import { useOptionOrder } from './option-order.ts';

export interface PromptBarProps {
  /** Steps of the turn, in order. These four are otherwise what the board told by `useFrame`. */
  readonly steps?: readonly PromptStep[];
  /** Beside the steps: pips of what is paid. */
  readonly pips?: ReactNode;
  /** What to say instead of the decision's question. */
  readonly question?: Text;
  /** The best-known completion, filled; so is what is the only answer left. */
  readonly best?: Option;
  /** Whose bot is choosing. */
  readonly thinking?: number | null;
  /** So many milliseconds it may take; null when that is not worth telling. */
  readonly thinkingTime?: number | null;
  readonly onHurry?: () => void;
  /** A person at this screen whose turn it is. */
  readonly passTo?: number | null;
  readonly onPass?: () => void;
  /** Why nothing can be taken back; null when it can. */
  readonly noUndo: Refusal | null;
  readonly onUndo?: () => void;
  /** Asks the others to take back what cannot be taken back just like that; left out where they cannot be asked. */
  readonly onAskUndo?: () => void;
  /** A line below what is asked or waited for: what is to be known of the table beside the game. */
  readonly note?: ReactNode;
  /** What can be done about it while nothing is asked. */
  readonly ways?: ReactNode;
  /** A hint that was asked for: it stands above the bar. */
  readonly hint?: ReactNode;
  /** A line for whoever is asked this for the first time. */
  readonly tip?: ReactNode;
  /** When the game is over: what can be done then. */
  readonly after?: ReactNode;
}

/** One line that says whose turn it is and what is asked, with the options beside it. Its height never changes. */
export function PromptBar(props: PromptBarProps): ReactNode {
  const { noUndo, onUndo } = props;
  const told = useFrameFacts();
  const steps = props.steps ?? told.steps ?? [];
  const pips = props.pips ?? told.pips;
  const { view, choices, names, speaker } = useTable();
  const ui = useUi();
  const { decision } = choices;
  const best = props.best ?? told.best ?? onlyOf(decision);
  const order = useOptionOrder(best);
  const question =
    decision === null ? null : speaker.parts(props.question ?? told.question ?? decision.question, names);
  // Said here and not found by `:has()`, which would look through the whole bar at every choice.
  const long = question === null ? undefined : longOf(wordsIn(question).length);
  const stepped = steps.length > 0 || pips !== undefined;
  const answered = useRef(false);
  return (
    <section
      className="prompt"
      aria-label={ui('prompt-label')}
      aria-describedby={decision !== null && props.tip ? 'tip' : undefined}
      data-asks={decision !== null || undefined}
      data-decision={decision?.id}
      data-options={decision?.options.length}
      data-hint={(decision !== null && Boolean(props.hint)) || undefined}
    >
      <div
        className="prompt-ask"
        aria-live="polite"
        aria-atomic="true"
        data-long={long}
        data-steps={stepped || undefined}
        data-noted={props.note != null || undefined}
      >
        {stepped && (
          <p className="prompt-steps">
            {steps.map((step) => (
              <span key={step.words} className={`prompt-${step.state}`}>
                {step.state === 'done' && <Icon name="check" size={14} />}
                {step.words}
              </span>
            ))}
            {pips !== undefined && <span className="prompt-pips">{pips}</span>}
          </p>
        )}
        {question === null ? (
          <Waiting {...props} />
        ) : (
          // A board that says the same at large may show less of a very long one.
          <h1 className="prompt-question" data-long={long} title={long === 'very' ? wordsIn(question) : undefined}>
            <Said parts={question} figures />
          </h1>
        )}
        {question === null && !view.over && props.passTo == null && <LastDeed />}
        {props.note != null && <p className="prompt-note">{props.note}</p>}
      </div>
      {decision === null && props.thinkingTime != null && (
        <span
          key={view.sequence}
          className="prompt-clock"
          aria-hidden="true"
          style={{ animationDuration: `${props.thinkingTime}ms` }}
        />
      )}
      {decision !== null && (props.hint || props.tip)}
      <div className="prompt-side">
        {decision !== null && <BarOptions decision={decision} best={best} order={order} answered={answered} />}
        {decision === null && <Meanwhile {...props} />}
        {onUndo !== undefined && !view.over && <Undo noUndo={noUndo} onUndo={onUndo} onAsk={props.onAskUndo} />}
      </div>
    </section>
  );
}

/** Longer questions are set smaller, on two lines or more. */
const LONG = 34;
const VERY_LONG = 76;

const longOf = (letters: number): 'long' | 'very' | undefined =>
  letters > VERY_LONG ? 'very' : letters > LONG ? 'long' : undefined;

/** What is said while nothing is asked of this chair. */
function Waiting({ thinking = null, thinkingTime = null, passTo = null }: PromptBarProps): ReactNode {
  const { view, names } = useTable();
  const ui = useUi();
  const name = (seat: number): string => names[seat] ?? `${seat + 1}`;
  // A game that everybody has given up has no end of its own, and waits for nobody.
  const words =
    view.over || view.waitingFor.length === 0
      ? ui('prompt-over')
      : passTo !== null
        ? ui('prompt-pass', { name: name(passTo) })
        : thinking !== null
          ? thinkingTime === null
            ? ui('prompt-thinking', { name: name(thinking) })
            : ui('prompt-thinking-up-to', { name: name(thinking), seconds: thinkingTime / 1000 })
          : ui('prompt-waiting', { count: view.waitingFor.length, names: { all: view.waitingFor.map(name) } });
  return (
    <h1 className="prompt-question" data-waiting={!view.over || undefined}>
      {words}
      {thinking !== null && <span className="prompt-dots" aria-hidden="true" />}
    </h1>
  );
}

/** What can be done while nothing is asked of this chair. */
function Meanwhile({ thinking = null, onHurry, passTo = null, onPass, after, ways }: PromptBarProps): ReactNode {
  const { view } = useTable();
  const ui = useUi();
  if (view.over) return <div className="prompt-held">{after}</div>;
  if (ways != null) return <div className="prompt-held">{ways}</div>;
  if (passTo !== null && onPass)
    return (
      <Button look="primary" icon="swap" onClick={onPass}>
        {ui('prompt-pass-now')}
      </Button>
    );
  if (thinking !== null && onHurry)
    return (
      <Button look="outline" icon="forward" onClick={onHurry} data-testid="hurry">
        {ui('prompt-hurry')}
      </Button>
    );
  return null;
}

interface UndoProps {
  readonly noUndo: Refusal | null;
  readonly onUndo: () => void;
  readonly onAsk: (() => void) | undefined;
}

function Undo({ noUndo, onUndo, onAsk }: UndoProps): ReactNode {
  const { view } = useTable();
  const ui = useUi();
  const [asked, setAsked] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is gone with the next choice.
  useEffect(() => {
    if (asked) setAsked(false);
  }, [view.sequence]);
  const locked = noUndo !== null && onAsk === undefined;
  const undo = (): void => {
    if (noUndo === null) onUndo();
    else if (onAsk !== undefined) onAsk();
    else setAsked((before) => !before);
  };
  useTableKeys({ onUndo: undo, onLetGo: () => setAsked(false) });
  const why = locked ? ui(`no-undo-${noUndo.why}`) : null;
  const words = ui(noUndo === null || locked ? 'undo' : 'undo-ask');
  return (
    <div className="prompt-undo">
      <button
        type="button"
        className="option option-quiet"
        aria-disabled={locked}
        title={why ?? `${words} (U)`}
        onClick={undo}
        data-testid={noUndo === null || locked ? undefined : 'ask-undo'}
        onBlur={({ currentTarget, relatedTarget }) =>
          currentTarget.parentElement?.contains(relatedTarget) || setAsked(false)
        }
      >
        <Icon name={locked ? 'lock' : 'undo'} />
        <span>{words}</span>
      </button>
      {asked && why !== null && (
        <div className="prompt-why">
          <WhyNot>
            <p>{why}</p>
          </WhyNot>
        </div>
      )}
    </div>
  );
}

/** A turn that is done can only be ended: that is the button to press, and no way out. */
const onlyOf = (decision: AskedDecision | null): Option | undefined =>
  decision?.options.length === 1 ? decision.options[0] : undefined;
