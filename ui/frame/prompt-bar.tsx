import type { AskedDecision, Option, Refusal, Text } from '@stolik/engine';
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { WhyNot } from '../parts/why-not.tsx';
import { type PromptStep, useFrameFacts } from '../table/frame-facts.ts';
import { useTable } from '../table/table-context.ts';
import { useTableKeys } from '../table/table-keys.ts';
import { wordsIn } from '../words/rich.ts';
import { Said } from '../words/say.tsx';
import { useUi } from '../words/ui-text.tsx';
import { inBar } from './in-bar.ts';
import { OptionButton } from './option-button.tsx';
import { OptionList } from './option-list.tsx';
import { useScreen } from './screen.ts';
import { useDigits } from './use-digits.ts';
import { useFit } from './use-fit.ts';

export interface PromptBarProps {
  /** Steps of the turn, in order. These three are otherwise what the board told by `useFrame`. */
  readonly steps?: readonly PromptStep[];
  /** Beside the steps: pips of what is paid. */
  readonly pips?: ReactNode;
  /** What to say instead of the decision's question. */
  readonly question?: Text;
  /** The best-known completion, filled. */
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
  /** Beside the reason why not: what can be done all the same, such as asking the others. */
  readonly beyond?: ReactNode;
  /** A hint that was asked for: it stands above the bar. */
  readonly hint?: ReactNode;
  /** When the game is over: what can be done then. */
  readonly after?: ReactNode;
}

/** One line that says whose turn it is and what is asked, with the options beside it. Its height never changes. */
export function PromptBar(props: PromptBarProps): ReactNode {
  const { noUndo, onUndo } = props;
  const told = useFrameFacts();
  const steps = props.steps ?? told.steps ?? [];
  const pips = props.pips ?? told.pips;
  const { view, choices, game, names, speaker } = useTable();
  const ui = useUi();
  const { decision } = choices;
  const best = props.best ?? told.best;
  const room = useScreen() === 'phone' ? PHONE_ROOM : Number.POSITIVE_INFINITY;
  const shown = useMemo(
    () =>
      decision === null
        ? []
        : inBar(decision.options, best, game.shortcuts?.(view.state, decision.prompt)).slice(0, room),
    [decision, best, game, view, room],
  );
  const question = decision === null ? null : speaker.parts(props.question ?? decision.question, names);
  // Said here and not found by `:has()`, which would look through the whole bar at every choice.
  const long = question !== null && wordsIn(question).length > LONG;
  const stepped = steps.length > 0 || pips !== undefined;
  const answered = useRef(false);
  return (
    <section
      className="prompt"
      aria-label={ui('prompt-label')}
      data-asks={decision !== null || undefined}
      data-decision={decision?.id}
      data-options={decision?.options.length}
      data-hint={(decision !== null && Boolean(props.hint)) || undefined}
    >
      <div
        className="prompt-ask"
        aria-live="polite"
        aria-atomic="true"
        data-long={long || undefined}
        data-steps={stepped || undefined}
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
          <h1 className="prompt-question" data-long={long || undefined}>
            <Said parts={question} figures />
          </h1>
        )}
      </div>
      {decision === null && props.thinkingTime != null && (
        <span
          key={view.sequence}
          className="prompt-clock"
          aria-hidden="true"
          style={{ animationDuration: `${props.thinkingTime}ms` }}
        />
      )}
      {decision !== null && props.hint}
      <div className="prompt-side" data-options={shown.length > 0 || undefined}>
        {decision !== null && <Options decision={decision} best={best} shown={shown} answered={answered} />}
        {decision === null && <Meanwhile {...props} />}
        {onUndo !== undefined && !view.over && <Undo noUndo={noUndo} onUndo={onUndo} beyond={props.beyond} />}
      </div>
    </section>
  );
}

/** More options have no room in the bar of a phone; they need not be drawn to find that out. */
const PHONE_ROOM = 2;

/** Longer questions are set smaller, on two lines. */
const LONG = 34;

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
          : ui('prompt-waiting', { names: { all: view.waitingFor.map(name) } });
  return (
    <h1 className="prompt-question" data-waiting={!view.over || undefined}>
      {words}
      {thinking !== null && <span className="prompt-dots" aria-hidden="true" />}
    </h1>
  );
}

/** What can be done while nothing is asked of this chair. */
function Meanwhile({ thinking = null, onHurry, passTo = null, onPass, after }: PromptBarProps): ReactNode {
  const { view } = useTable();
  const ui = useUi();
  if (view.over) return after;
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

interface OptionsProps {
  readonly decision: AskedDecision;
  readonly best: Option | undefined;
  /** Those that stand in the bar, as far as there is room. */
  readonly shown: readonly Option[];
  /** Was the last question answered by a digit? */
  readonly answered: RefObject<boolean>;
}

function Options({ decision, best, shown, answered }: OptionsProps): ReactNode {
  const { choices, view } = useTable();
  const row = useRef<HTMLDivElement>(null);
  useDigits(decision, choices, answered);
  return (
    <>
      {shown.length > 0 && (
        <div className="prompt-options" ref={row}>
          {shown.map((option) => (
            <OptionButton key={option} option={option} best={option === best} inBar />
          ))}
        </div>
      )}
      <AllOptions
        decision={decision}
        best={best}
        row={row}
        sequence={view.sequence}
        whole={shown.length === decision.options.length}
      />
    </>
  );
}

interface AllOptionsProps {
  readonly decision: AskedDecision;
  readonly best: Option | undefined;
  /** The options that stand in the bar. */
  readonly row: RefObject<HTMLElement | null>;
  /** Are they all there are? */
  readonly whole: boolean;
  readonly sequence: number;
}

/** The list of all options, where the bar does not show every one of them: by its own choice, or because there is no room (`useFit`). */
function AllOptions({ decision, best, row, whole, sequence }: AllOptionsProps): ReactNode {
  const ui = useUi();
  const screen = useScreen();
  const [open, setOpen] = useState(false);
  useFit(row, sequence, whole);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const letGo = useCallback(() => {
    if (open) opener.current?.focus();
    close();
  }, [open, close]);
  useTableKeys({ onLetGo: letGo });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, another list.
  useEffect(() => {
    if (open) close();
  }, [decision.id]);

  const all = ui('prompt-all', { count: decision.options.length });
  return (
    <>
      <button
        type="button"
        ref={opener}
        className="option option-list-opener"
        data-whole={whole || undefined}
        aria-expanded={open}
        aria-haspopup="dialog"
        aria-label={all}
        onClick={() => setOpen(!open)}
      >
        <Icon name="list" size={18} />
        <span className="option-list-words">{all}</span>
        <span className="option-list-count">{decision.options.length}</span>
      </button>
      {screen === 'phone' ? (
        <Sheet open={open} onClose={close} title={ui('prompt-options')}>
          <OptionList onChosen={close} {...(best === undefined ? {} : { best })} />
        </Sheet>
      ) : (
        open && (
          <div className="panel prompt-list">
            <OptionList takesFocus onChosen={close} {...(best === undefined ? {} : { best })} />
          </div>
        )
      )}
    </>
  );
}

interface UndoProps {
  readonly noUndo: Refusal | null;
  readonly onUndo: () => void;
  readonly beyond: ReactNode;
}

function Undo({ noUndo, onUndo, beyond }: UndoProps): ReactNode {
  const { view } = useTable();
  const ui = useUi();
  const [asked, setAsked] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is gone with the next choice.
  useEffect(() => {
    if (asked) setAsked(false);
  }, [view.sequence]);
  const undo = (): void => (noUndo === null ? onUndo() : setAsked((before) => !before));
  useTableKeys({ onUndo: undo, onLetGo: () => setAsked(false) });
  const why = noUndo === null ? null : ui(`no-undo-${noUndo.why}`);
  return (
    <div className="prompt-undo">
      <button
        type="button"
        className="option option-quiet"
        aria-disabled={noUndo !== null}
        title={why ?? `${ui('undo')} (U)`}
        onClick={undo}
        onBlur={({ currentTarget, relatedTarget }) =>
          currentTarget.parentElement?.contains(relatedTarget) || setAsked(false)
        }
      >
        <Icon name={noUndo === null ? 'undo' : 'lock'} />
        <span>{ui('undo')}</span>
      </button>
      {asked && why !== null && (
        <div className="prompt-why">
          <WhyNot>
            <p>{why}</p>
            {beyond}
          </WhyNot>
        </div>
      )}
    </div>
  );
}
