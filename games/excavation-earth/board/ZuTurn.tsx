import { say } from '@stolik/engine';
import { Icon, IconButton, Say, useRingNamed, useSay, type When, whenOf } from '@stolik/ui';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { zuKind } from '../content/catalogue.ts';
import { colourName } from '../pieces.ts';
import { eventText } from '../words/events.ts';
import { nameOf } from '../words/names.ts';
import { Deed } from './art/pictures.tsx';
import { useTelling } from './ZuTelling.tsx';
import type { Turned, ZuStep } from './zu-turn.ts';

/** The number of Zu's latest step here. */
export function ZuMark({ at }: { readonly at: number | string }): ReactNode {
  const telling = useTelling();
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
  const { turn, at, show, goesOn } = useTelling();
  const talk = useSay();
  if (turn === null) return null;
  const playing = turn.steps[at]?.card ?? -1;
  return (
    <section className="panel ee-zu-turn">
      <header>
        <h2>{talk(say('board-zu-turn'))}</h2>
        {goesOn && <Tempo />}
      </header>
      <ol className="ee-zu-turned" data-many={turn.cards.length > 2 || undefined}>
        {turn.cards.map((turned, index) => (
          <ZuFace key={turned.card} turned={turned} when={whenOf(index, playing)} />
        ))}
      </ol>
      <ol className="ee-zu-steps">
        {turn.steps.map((step, index) => (
          <Step key={step.id} step={step} number={index + 1} when={whenOf(index, at)} onShow={() => show(index)} />
        ))}
      </ol>
    </section>
  );
}

/** What is being told, in one line, where one's own row gives way to it: phones and upright tablets. */
export function ZuLine(): ReactNode {
  const { turn, at } = useTelling();
  const step = turn?.steps[at];
  if (step === undefined) return null;
  return (
    <div className="ee-zu-line" aria-live="polite">
      <b>{at + 1}</b>
      <span>
        <Say text={eventText(step.event)} />
      </span>
      <Tempo />
    </div>
  );
}

/** Slower, faster, on, to the end. */
function Tempo(): ReactNode {
  const { tempo, paused, pause, hurry, next, toEnd } = useTelling();
  const talk = useSay();
  const faster = talk(say('board-zu-tempo', { tempo }));
  return (
    <span className="ee-tempo">
      <button type="button" className="tool" aria-label={faster} title={faster} aria-keyshortcuts="t" onClick={hurry}>
        {tempo}×
      </button>
      <IconButton
        icon={paused ? 'play' : 'pause'}
        label={talk(say(paused ? 'board-zu-go-on' : 'board-zu-pause'))}
        aria-keyshortcuts="p"
        onClick={pause}
      />
      <IconButton icon="forward" label={talk(say('board-zu-next'))} aria-keyshortcuts="Space" onClick={next} />
      <IconButton
        icon="forward"
        label={talk(say('board-zu-end'))}
        className="ee-tempo-end"
        aria-keyshortcuts="e"
        onClick={toEnd}
      />
    </span>
  );
}

/** A card that Zu turned: what it does, over the ruins it digs in or its own clones. */
function ZuFace({ turned: { card, failed }, when }: { readonly turned: Turned; readonly when: When }): ReactNode {
  const talk = useSay();
  const { effect } = zuKind(card);
  const colours = effect.does === 'excavate' ? effect.colours : null;
  return (
    <li data-state={when} data-failed={(failed && when !== 'later') || undefined}>
      <span className="ee-zu-name">
        <Deed deed={effect.does} />
        <span>{talk(nameOf(card))}</span>
        {when === 'done' && <Icon name={failed ? 'close' : 'check'} size={14} />}
      </span>
      <span className="ee-zu-art">
        {colours === null ? (
          <svg viewBox="0 0 100 40" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
            <g className="ee-clones-near">
              {[4, 38, 72].map((x) => (
                <use key={x} href="#ee-hd-zu" x={x} y="12" width="26" height="28" />
              ))}
            </g>
          </svg>
        ) : (
          colours.map((colour) => (
            <svg
              key={colour}
              data-region={colourName(colour)}
              viewBox="10 0 80 70"
              preserveAspectRatio="xMidYMax slice"
              aria-hidden="true"
            >
              <use href={`#ee-ru-${colourName(colour)}`} width="100" height="70" />
            </svg>
          ))
        )}
      </span>
    </li>
  );
}

interface StepProps {
  readonly step: ZuStep;
  readonly number: number;
  readonly when: When;
  readonly onShow: () => void;
}

/** The step that is shown rings the pieces it names. */
function Step({ step, number, when, onShow }: StepProps): ReactNode {
  const ringNamed = useRingNamed();
  const text = useMemo(() => eventText(step.event), [step]);
  const now = when === 'now';
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!now) return;
    line.current?.scrollIntoView({ block: 'nearest' });
    return ringNamed(text);
  }, [now, text, ringNamed]);
  return (
    <li ref={line} data-now={now || undefined} data-later={when === 'later' || undefined}>
      <button type="button" onClick={onShow} aria-current={now ? 'step' : undefined}>
        <b>{number}</b>
        <span>
          <Say text={text} />
        </span>
      </button>
    </li>
  );
}
