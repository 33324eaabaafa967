import type { Option, Text } from '@stolik/engine';
import { type ReactNode, useEffect } from 'react';
import { IconButton } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { useTable } from '../table/table-context.ts';
import { piecesIn } from '../words/rich.ts';
import { PieceChip, Say } from '../words/say.tsx';
import { useUi } from '../words/ui-text.tsx';
import { OptionButton } from './option-button.tsx';
import { targetsOf } from './option-targets.ts';

/** An option that a good player would think of, and why. */
export interface HintAdvice {
  readonly option: Option;
  readonly reasons: readonly Text[];
  /** Options that bring the same. */
  readonly same: readonly Option[];
  /** Pieces that the rest of the turn it has in mind would choose, in order. */
  readonly next: readonly number[];
}

export interface HintCardProps {
  /** Best first; null while it is being thought about. */
  readonly advice: readonly HintAdvice[] | null;
  readonly onClose: () => void;
}

/** So many options that are just as good are named. */
const NAMED = 3;

/** What a good player would do here: the best options with their reasons, each can be chosen; the best one is ringed on the board. */
export function HintCard({ advice, onClose }: HintCardProps): ReactNode {
  const ui = useUi();
  const { game, view, choices, speaker, names, rings } = useTable();
  const best = advice?.[0];
  const prompt = choices.decision?.prompt;
  useEffect(() => {
    if (best === undefined || prompt === undefined) return;
    const text = game.optionText(view.state, prompt, best.option);
    return rings.ring([...targetsOf(best.option, piecesIn(speaker.parts(text, names))), ...best.next]);
  }, [best, prompt, game, view, speaker, names, rings]);
  /** Pieces that read the same are one answer to those who choose. */
  const sameWords = (option: Option, same: readonly Option[]): ReactNode => {
    const words = (one: Option): string => speaker.say(game.optionText(view.state, prompt ?? '', one), names);
    const others = [...new Set(same.map(words))].filter((other) => other !== words(option));
    if (others.length === 0) return null;
    return others.length > NAMED
      ? ui('hint-same-many', { count: others.length })
      : ui('hint-same', { options: { all: others } });
  };
  return (
    <section className="panel hint" aria-label={ui('hint-title')} aria-live="polite" data-testid="hint">
      <header className="hint-head">
        <Icon name="bulb" />
        <h2>{advice === null ? ui('hint-thinking') : ui('hint-title')}</h2>
        {advice === null && <span className="prompt-dots" aria-hidden="true" />}
        <IconButton icon="close" label={ui('close')} onClick={onClose} />
      </header>
      {advice !== null && advice.length === 0 && <p className="hint-none">{ui('hint-none')}</p>}
      {advice !== null && advice.length > 0 && (
        <ol className="options hint-options">
          {advice.map(({ option, reasons, next, same }, at) => (
            <li key={option}>
              <OptionButton option={option} best={at === 0} also={next}>
                {next.length > 0 && (
                  <span className="hint-then">
                    {ui('hint-then')}
                    {next.map((piece) => (
                      <PieceChip key={piece} piece={piece} />
                    ))}
                  </span>
                )}
                {reasons.map((reason, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: reasons keep their order within one hint.
                  <small key={index} className="hint-reason">
                    <Say text={reason} chips={false} />
                  </small>
                ))}
                {same.length > 0 && <small className="hint-reason">{sameWords(option, same)}</small>}
              </OptionButton>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
