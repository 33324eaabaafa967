import type { Option } from '@stolik/engine';
import type { Part } from '@stolik/text';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { afterDrawing } from '../table/after-drawing.ts';
import { useFrameFacts } from '../table/frame-facts.ts';
import { useTable } from '../table/table-context.ts';
import { useTap } from '../table/touch.ts';
import { piecesIn, wordsIn } from '../words/rich.ts';
import { Said } from '../words/say.tsx';
import { targetOf, targetsOf } from './option-targets.ts';

export interface OptionButtonProps {
  readonly option: Option;
  readonly best?: boolean;
  /** The digit that chooses it. */
  readonly digit?: number | undefined;
  /** Stands in the prompt bar: on two lines, so that more of them have room. */
  readonly inBar?: boolean;
  readonly onChosen?: (() => void) | undefined;
  /** More pieces to point at, beside those it speaks of. */
  readonly also?: readonly number[];
  /** Below its words: why it is a good one. */
  readonly children?: ReactNode;
}

/** An option in words. Pointing at it points at its pieces on the board. */
export function OptionButton(props: OptionButtonProps): ReactNode {
  const { option, best = false, digit, inBar = false, onChosen, also = [], children } = props;
  const { game, view, choices, speaker, names, rings } = useTable();
  const prompt = choices.decision?.prompt ?? '';
  const answer = useFrameFacts().answer?.(option) ?? null;
  const words = (inBar ? answer?.words : undefined) ?? game.optionText(view.state, prompt, option);
  const parts = speaker.parts(words, names);
  const width = inBar ? ({ '--line': `calc(${lineOf(parts)}ch + 26px)` } as CSSProperties) : undefined;
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
    choices.choose(option);
    onChosen?.();
  };
  const tap = useTap(choose, () => choices.prepare([option]));
  return (
    <button
      type="button"
      className={`option ${best ? 'option-best' : ''}`}
      style={width}
      onClick={choose}
      {...tap}
      // A finger does not point before it chooses; neither does the focus that a click brings.
      onPointerEnter={(event) => event.pointerType === 'mouse' && point()}
      onPointerLeave={leave}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && point()}
      onBlur={leave}
    >
      {digit !== undefined && <kbd className="option-key">{digit}</kbd>}
      <span className="option-words">
        <Said parts={parts} />
        {answer?.brings !== undefined && <span className="option-brings">{answer.brings}</span>}
        {children}
      </span>
    </button>
  );
}

/** Letters of a line when the words stand on two of them; short words stay on one. */
function lineOf(parts: readonly Part[]): number {
  const words = wordsIn(parts);
  if (words.length <= SHORT) return SHORT;
  const chips = parts.flatMap((part) =>
    typeof part === 'string' || part.piece === null ? [] : [part.words.length + 3],
  );
  const whole = [...words.split(/\s/).map((word) => word.length + 1), ...chips.filter((chip) => chip <= LONGEST_CHIP)];
  return Math.max(Math.ceil(words.length / 2) + 3, ...whole);
}

/** So many letters stand on one line anyway. */
const SHORT = 12;
/** A chip that is not wider than that is not broken. */
const LONGEST_CHIP = 24;
