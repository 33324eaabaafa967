import { closes, type Option } from '@stolik/engine';
import { type ReactNode, useEffect, useRef } from 'react';
import { afterDrawing } from '../table/after-drawing.ts';
import { useFrameFacts } from '../table/frame-facts.ts';
import { useTable } from '../table/table-context.ts';
import { useTap } from '../table/touch.ts';
import { answerParts } from '../words/answer-words.ts';
import { type Gist, SHORT } from '../words/gist.ts';
import { piecesIn, wordsIn } from '../words/rich.ts';
import { Said } from '../words/say.tsx';
import { targetOf, targetsOf } from './option-targets.ts';

export interface OptionButtonProps {
  readonly option: Option;
  readonly best?: boolean;
  /** The digit that chooses it. */
  readonly digit?: number | undefined;
  /** Stands in the prompt bar: in the board's shorter words, where it has some. */
  readonly inBar?: boolean;
  /** Its words, where they were put together with those of the others; where there is little room its head will do. */
  readonly gist?: Gist | undefined;
  readonly onChosen?: (() => void) | undefined;
  /** More pieces to point at, beside those it speaks of. */
  readonly also?: readonly number[];
  /** Below its words: why it is a good one. */
  readonly children?: ReactNode;
}

/** Words up to so many letters always have room in the bar; those of more lose what is not needed anywhere but in the list. */
const FITS = 24;
const LONG = 60;

/** An option in words. Pointing at it points at its pieces on the board. */
export function OptionButton(props: OptionButtonProps): ReactNode {
  const { option, best = false, digit, inBar = false, gist, onChosen, also = [], children } = props;
  const { game, view, choices, speaker, names, rings, resting } = useTable();
  const prompt = choices.decision?.prompt ?? '';
  const answer = useFrameFacts().answer?.(option) ?? null;
  const said = gist?.parts ?? answerParts(speaker, game.optionText(view.state, prompt, option), names);
  const parts = inBar && answer?.words !== undefined ? answerParts(speaker, answer.words, names) : said;
  // What the bar has no room for is read by whoever points at it; the list has it all.
  const whole = inBar ? wordsIn(said) : '';
  const cut = whole.length > FITS || answer?.face !== undefined;
  /** How to stop pointing; null while it does not point at anything. */
  const unpoint = useRef<(() => void) | null>(null);
  const point = (): void => {
    const target = targetOf(option);
    choices.hover(target);
    const unring = rings.ring([...targetsOf(option, piecesIn(parts)), ...also]);
    unpoint.current = () => {
      if (choices.pointed.get() === target) choices.hover(null);
      unring();
    };
  };
  const leave = (): void => {
    unpoint.current?.();
    unpoint.current = null;
  };
  // An option that was chosen goes without the pointer having left it. What has changed by the choice is drawn first.
  useEffect(() => () => void (unpoint.current && afterDrawing(unpoint.current)), []);
  const choose = (): void => {
    onChosen?.();
    if (answer?.opens) answer.opens();
    else choices.choose(option);
  };
  const tap = useTap(choose, () => answer?.opens === undefined && choices.prepare([option]));
  return (
    <button
      type="button"
      className={`option ${best ? 'option-best' : ''}`}
      title={inBar && cut ? whole : undefined}
      data-closes={closes(option) || undefined}
      data-option={option}
      data-length={!inBar || whole.length <= SHORT ? undefined : whole.length > LONG ? 'very' : 'long'}
      onClick={choose}
      {...tap}
      // A finger does not point before it chooses; neither does the focus that a click brings.
      onPointerEnter={({ pointerType, currentTarget, clientX: x, clientY: y }) =>
        pointerType === 'mouse' && resting.enter(currentTarget, { x, y }, point)
      }
      onPointerLeave={() => {
        resting.leave();
        leave();
      }}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && point()}
      onBlur={leave}
    >
      {digit !== undefined && <kbd className="option-key">{digit}</kbd>}
      <span className="option-words">
        {inBar && answer?.face !== undefined ? (
          <>
            {/* Not a label of the button: that would leave out what it brings. */}
            <span className="sr-only">{whole}</span>
            <span className="option-face" aria-hidden="true">
              {answer.face}
            </span>
          </>
        ) : gist === undefined || parts !== said ? (
          <Said parts={parts} />
        ) : (
          <>
            <Said parts={gist.head} />
            <span className="option-rest">
              <Said parts={gist.rest} />
            </span>
          </>
        )}
        {answer?.brings !== undefined && <span className="option-brings">{answer.brings}</span>}
        {children}
      </span>
    </button>
  );
}
