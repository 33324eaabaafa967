import { type AskedDecision, closes, type Option, type Text } from '@stolik/engine';
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFrameFacts } from '../table/frame-facts.ts';
import { useTable } from '../table/table-context.ts';
import { useTableKeys } from '../table/table-keys.ts';
import { answerParts } from '../words/answer-words.ts';
import { type Gist, gistsOf, SHORT } from '../words/gist.ts';
import { wordsIn } from '../words/rich.ts';
import { useUi } from '../words/ui-text.tsx';
import { NotNow } from './not-now.tsx';
import { OptionButton } from './option-button.tsx';
import { aboutWhat, type OptionGroup } from './option-groups.ts';
import { OptionList } from './option-list.tsx';
import { inBar } from './option-order.ts';
import { OptionPaper } from './option-paper.tsx';
import { useScreen } from './screen.ts';
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
  const { choices, speaker, names } = useTable();
  const usual = useMemo(() => inBar(order), [order]);
  const gists = useGists(usual.shown, decision.prompt);
  // Of many answers in long words a phone shows fewer.
  const wordy = [...gists.values()].some(({ head }) => wordsIn(head).length > SHORT);
  const narrow = useScreen() === 'phone' && wordy && usual.rest.length > 0;
  const { shown, rest } = useMemo(() => (narrow ? inBar(order, FEW) : usual), [narrow, order, usual]);
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
    <OptionButton key={option} option={option} best={option === best} gist={gists.get(option)} inBar />
  );
  return (
    <>
      <div className="prompt-options" data-cells={shown.length + (rest.length > 0 ? 1 : 0)}>
        {shown.filter((option) => !closes(option)).map(answer)}
        {rest.length > 0 && (
          <More prompt={decision.prompt} rest={rest} open={open} opener={opener} onToggle={() => setOpen(!open)} />
        )}
        {shown.filter(closes).map(answer)}
      </div>
      {open && (
        <OptionPaper title={speaker.say(decision.question, names)} onLetGo={letGo}>
          <OptionList takesFocus order={order} onChosen={close} {...(best === undefined ? {} : { best })} />
        </OptionPaper>
      )}
      <NotNow key={decision.id} />
    </>
  );
}

/** The answers in the words of the game, with their heads; not those for which the board has words of its own. */
function useGists(shown: readonly Option[], prompt: string): ReadonlyMap<Option, Gist> {
  const { game, view, speaker, names } = useTable();
  const { answer } = useFrameFacts();
  return useMemo(() => {
    const plain = shown.filter((option) => {
      const own = answer?.(option);
      return own?.words === undefined && own?.face === undefined;
    });
    const gists = gistsOf(
      plain.map((option) => answerParts(speaker, game.optionText(view.state, prompt, option), names)),
    );
    return new Map(plain.flatMap((option, at) => (gists[at] === undefined ? [] : [[option, gists[at]] as const])));
  }, [shown, prompt, game, view, speaker, names, answer]);
}

/** So many cells have room for a sentence each on a phone. */
const FEW = 4;

/** So many answers tell what the others are, and on a phone in so many letters. */
const EXAMPLES = 2;
const FEW_LETTERS = 20;

interface MoreProps {
  readonly prompt: string;
  readonly rest: readonly Option[];
  readonly open: boolean;
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onToggle: () => void;
}

/** The way to the answers that have no room in the bar: how many they are, and what they are about. */
function More({ prompt, rest, open, opener, onToggle }: MoreProps): ReactNode {
  const { description, speaker, names, game, view } = useTable();
  const { answer } = useFrameFacts();
  const phone = useScreen() === 'phone';
  const ui = useUi();
  const count = rest.length;
  // How many lie there in all is no matter here.
  const titles = aboutWhat(rest, description).map((title) => speaker.say(title, names).replace(/ \(.*\)$/, ''));
  // Where no two places say it, the first of them do, as they would stand in the bar.
  const first = titles.length > 0 ? [] : rest.slice(0, EXAMPLES);
  const said = (option: Option): Text => answer?.(option)?.words ?? game.optionText(view.state, prompt, option);
  const examples = gistsOf(first.map((option) => speaker.parts(said(option), names)));
  const all = [...new Set([...titles, ...examples.map(({ head }) => wordsIn(head))])];
  // A phone has room for one of them, or for two short ones.
  const told = phone && all.join(', ').length > FEW_LETTERS ? all.slice(0, 1) : all;
  const isPart = told.length < all.length || (examples.length > 0 && count > examples.length);
  const what = told.join(', ');
  return (
    <button
      type="button"
      ref={opener}
      className="option option-list-opener"
      data-rest={count}
      aria-expanded={open}
      aria-haspopup="dialog"
      title={all.join(', ')}
      onClick={onToggle}
    >
      <span className="option-words">
        {ui('prompt-more', { count })}{' '}
        <span className="option-about">{isPart ? ui('prompt-more-such', { what }) : what}</span>
      </span>
    </button>
  );
}
