import { type Option, whyNotNow } from '@stolik/engine';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Icon } from '../parts/icon.tsx';
import { RuleLink } from '../parts/rule-link.tsx';
import { useTable } from '../table/table-context.ts';
import { useTableKeys } from '../table/table-keys.ts';
import { answerParts } from '../words/answer-words.ts';
import { ruleIn } from '../words/rules.ts';
import { Said } from '../words/say.tsx';
import { useUi } from '../words/ui-text.tsx';
import { OptionPaper } from './option-paper.tsx';

/** Actions of one's turn that cannot be taken now: how many, and on request which and why. Nothing where all can be taken. */
export function NotNow(): ReactNode {
  const { game, view, choices } = useTable();
  const ui = useUi();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const letGo = useCallback(() => {
    if (!open) return;
    opener.current?.focus();
    setOpen(false);
  }, [open]);
  useTableKeys({ onLetGo: letGo });
  const { decision } = choices;
  if (decision === null) return null;
  const actions = game.actions?.(view.state, decision.prompt) ?? [];
  const missing = actions.filter((action) => !decision.options.includes(action));
  if (missing.length === 0) return null;
  const words = ui('prompt-not-now', { count: missing.length });
  return (
    <div className="prompt-others">
      <button
        type="button"
        ref={opener}
        className="option option-quiet"
        title={ui('not-now-title')}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(!open)}
      >
        <Icon name="help" />
        <span>{words}</span>
      </button>
      {open && (
        <OptionPaper title={ui('not-now-title')} onLetGo={letGo}>
          <ul className="option-groups not-now">
            {missing.map((action) => (
              <Missing key={action} action={action} prompt={decision.prompt} />
            ))}
          </ul>
        </OptionPaper>
      )}
    </div>
  );
}

/** What it would do, set back, and why it cannot be done. */
function Missing({ action, prompt }: { readonly action: Option; readonly prompt: string }): ReactNode {
  const { game, view, speaker, names, onRule } = useTable();
  const why = whyNotNow(game, view, action);
  const { words, rule } = ruleIn(why === null ? '' : speaker.say(why, names));
  return (
    <li>
      <p className="not-now-action">
        <Said parts={answerParts(speaker, game.optionText(view.state, prompt, action), names)} />
      </p>
      <p>{words}</p>
      <RuleLink rule={rule} onRule={onRule} />
    </li>
  );
}
