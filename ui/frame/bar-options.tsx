import { type AskedDecision, closes, type Option } from '@stolik/engine';
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTable } from '../table/table-context.ts';
import { useTableKeys } from '../table/table-keys.ts';
import { useUi } from '../words/ui-text.tsx';
import { OptionButton } from './option-button.tsx';
import { aboutWhat, type OptionGroup } from './option-groups.ts';
import { inBar } from './option-order.ts';
import { OptionPaper } from './option-paper.tsx';
import { useDigits } from './use-digits.ts';

export interface BarOptionsProps {
  readonly decision: AskedDecision;
  readonly best: Option | undefined;
  /** All options, in the order of bar, list and digits. */
  readonly order: readonly OptionGroup[];
  /** Was the last question answered by a digit? */
  readonly answered: RefObject<boolean>;
}

/** The answers in the bar: all of them where there are up to six, otherwise the first, a button that says what else there is, and the one that ends or declines. */
export function BarOptions({ decision, best, order, answered }: BarOptionsProps): ReactNode {
  const { choices } = useTable();
  const { shown, rest } = useMemo(() => inBar(order), [order]);
  const inOrder = useMemo(() => order.flatMap(({ options }) => options), [order]);
  useDigits(inOrder, choices, answered);
  const [open, setOpen] = useState(false);
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
  const answer = (option: Option): ReactNode => (
    <OptionButton key={option} option={option} best={option === best} inBar />
  );
  return (
    <>
      <div className="prompt-options" data-cells={shown.length + (rest.length > 0 ? 1 : 0)}>
        {shown.filter((option) => !closes(option)).map(answer)}
        {rest.length > 0 && <More rest={rest} open={open} opener={opener} onToggle={() => setOpen(!open)} />}
        {shown.filter(closes).map(answer)}
      </div>
      {open && <OptionPaper order={order} onClose={close} onLetGo={letGo} {...(best === undefined ? {} : { best })} />}
    </>
  );
}

interface MoreProps {
  readonly rest: readonly Option[];
  readonly open: boolean;
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onToggle: () => void;
}

/** The way to the answers that have no room in the bar: how many they are, and what they are about. */
function More({ rest, open, opener, onToggle }: MoreProps): ReactNode {
  const { description, speaker, names } = useTable();
  const ui = useUi();
  // How many lie there in all is no matter here.
  const titles = aboutWhat(rest, description).map((title) => speaker.say(title, names).replace(/ \(.*\)$/, ''));
  const count = rest.length;
  return (
    <button
      type="button"
      ref={opener}
      className="option option-list-opener"
      data-rest={count}
      aria-expanded={open}
      aria-haspopup="dialog"
      onClick={onToggle}
    >
      <span className="option-words">
        {titles.length === 0 ? ui('prompt-more', { count }) : ui('prompt-more-of', { count, what: titles.join(', ') })}
      </span>
    </button>
  );
}
