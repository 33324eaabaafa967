import { type ReactNode, useEffect } from 'react';
import { WhyNot } from '../parts/why-not.tsx';
import { ruleIn } from '../words/rules.ts';
import { useUi } from '../words/ui-text.tsx';
import { PaperBeside } from './paper-beside.tsx';
import { spotOf } from './spot-of.ts';
import { useTable } from './table-context.ts';

/** Why the last thing clicked cannot be chosen, beside that thing; gone at the next click. */
export function WhyNotLayer(): ReactNode {
  const { whyNot, speaker, names, onRule, letGo, view, game, face, tips } = useTable();
  const ui = useUi();
  useLetGo(whyNot, letGo);
  const anchor = whyNot === null ? null : spotOf(whyNot.target);
  if (whyNot === null || anchor === null) return null;
  const none = view.over ? 'why-not-over' : view.seat === null ? 'why-not-watching' : 'why-not-waiting';
  const { words, rule } = ruleIn(whyNot.text === null ? ui(none) : speaker.say(whyNot.text, names));
  const { target } = whyNot;
  // A finger that taps a small picture wants to know what it is, too.
  const opens = typeof target === 'number' && target >= 0 && face !== null && (
    <button
      type="button"
      className="rule-link"
      onClick={() => {
        letGo();
        tips.show({ target, name: speaker.say(game.nameOf(target), names), texts: null, anchor, as: 'sheet' });
      }}
      data-testid="why-not-open"
    >
      {ui('why-not-open')}
    </button>
  );
  return (
    <PaperBeside through anchor={anchor}>
      <WhyNot rule={rule} onRule={onRule} after={opens}>
        <p>{words}</p>
      </WhyNot>
    </PaperBeside>
  );
}

/** Lets go at the next click beside the paper, and by Escape. */
export function useLetGo(what: unknown, letGo: () => void): void {
  useEffect(() => {
    if (what === null) return;
    const onDown = (event: Event): void => {
      if (!(event.target instanceof Element) || event.target.closest('.paper-beside') === null) letGo();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') letGo();
    };
    document.addEventListener('pointerdown', onDown);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onDown);
      document.removeEventListener('keydown', onKey);
    };
  }, [what, letGo]);
}
