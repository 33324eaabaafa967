import { say } from '@stolik/engine';
import { Icon, IconButton, Say, useTable } from '@stolik/ui';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { zuKind } from '../content/catalogue.ts';
import { eventText } from '../words/events.ts';
import { nameOf } from '../words/names.ts';
import { Deed } from './art/pictures.tsx';
import { useTalk } from './scene.tsx';
import { marksOf, type ZuStep, type ZuTurn, zuTurnIn } from './zu-turn.ts';

/** Zu's turn as it is being told: which step is shown, and where its number stands on the board. */
interface Telling {
  readonly turn: ZuTurn | null;
  readonly at: number;
  readonly marks: ReadonlyMap<number | string, number>;
  show(at: number): void;
}

const silent: Telling = { turn: null, at: 0, marks: new Map(), show: () => {} };

const TheTelling = createContext<Telling>(silent);

/** Long enough to see what happened; a tap on a step shows it at once. */
const STEP_MS = 900;

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Tells Zu's turn a step at a time, from the moment it comes. */
export function ZuTelling({ children }: { readonly children: ReactNode }): ReactNode {
  const { log } = useTable();
  const turn = useMemo(() => zuTurnIn(log), [log]);
  const first = turn?.steps[0]?.id ?? null;
  const last = (turn?.steps.length ?? 0) - 1;
  const [told, setTold] = useState<{ readonly first: number | null; readonly at: number }>({ first: null, at: 0 });
  const at = told.first === first ? Math.min(told.at, last) : still() ? last : 0;
  useEffect(() => {
    if (first === null || at >= last) return;
    const timer = setTimeout(() => setTold({ first, at: at + 1 }), STEP_MS);
    return () => clearTimeout(timer);
  }, [first, at, last]);
  const telling = useMemo<Telling>(
    () =>
      turn === null
        ? silent
        : { turn, at, marks: marksOf(turn.steps, at), show: (step) => setTold({ first, at: step }) },
    [turn, at, first],
  );
  return <TheTelling.Provider value={telling}>{children}</TheTelling.Provider>;
}

/** The number of Zu's latest step here. */
export function ZuMark({ at }: { readonly at: number | string }): ReactNode {
  const telling = useContext(TheTelling);
  const number = telling.marks.get(at);
  if (number === undefined) return null;
  return (
    <span className="ee-zu-mark" data-now={number === telling.at + 1 || undefined} aria-hidden="true">
      {number}
    </span>
  );
}

/** The cards that Zu turned and its steps, each in words with its reason. */
export function ZuSteps(): ReactNode {
  const { turn, at, show } = useContext(TheTelling);
  const talk = useTalk();
  if (turn === null) return null;
  const last = turn.steps.length - 1;
  return (
    <section className="panel ee-zu-turn">
      <header>
        <h2>{talk(say('board-zu-turn'))}</h2>
        <IconButton icon="back" label={talk(say('board-zu-before'))} disabled={at === 0} onClick={() => show(at - 1)} />
        <IconButton
          icon="forward"
          label={talk(say('board-zu-next'))}
          disabled={at === last}
          onClick={() => show(at + 1)}
        />
      </header>
      <ol className="ee-zu-turned">
        {turn.cards.map(({ card, failed }) => (
          <li key={card} data-failed={failed || undefined}>
            <Deed deed={zuKind(card).effect.does} />
            <span>{talk(nameOf(card))}</span>
            {failed && <Icon name="close" size={14} />}
          </li>
        ))}
      </ol>
      <ol className="ee-zu-steps">
        {turn.steps.map((step, index) => (
          <Step key={step.id} step={step} number={index + 1} now={index === at} onShow={() => show(index)} />
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  readonly step: ZuStep;
  readonly number: number;
  readonly now: boolean;
  readonly onShow: () => void;
}

/** The step that is shown rings the pieces it names. */
function Step({ step, number, now, onShow }: StepProps): ReactNode {
  const { speaker, names, rings } = useTable();
  const text = useMemo(() => eventText(step.event), [step]);
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!now) return;
    line.current?.scrollIntoView({ block: 'nearest' });
    const parts = speaker.parts(text, names);
    return rings.ring(parts.flatMap((part) => (typeof part === 'object' && part.piece !== null ? [part.piece] : [])));
  }, [now, text, speaker, names, rings]);
  return (
    <li ref={line} data-now={now || undefined}>
      <button type="button" onClick={onShow} aria-current={now ? 'step' : undefined}>
        <b>{number}</b>
        <span>
          <Say text={text} />
        </span>
      </button>
    </li>
  );
}
