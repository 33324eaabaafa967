import type { Text } from '@stolik/engine';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { areasNow, glowingNow } from '../frame/in-sight.ts';
import { useScreen } from '../frame/screen.ts';
import { IconButton } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { useTable } from '../table/table-context.ts';
import { useUi } from '../words/ui-text.tsx';
import { coversAny, tipPlace } from './tip-place.ts';

export interface TipSlipProps {
  readonly text: Text;
  readonly rule: string;
  readonly onClose: () => void;
  /** No more of them. */
  readonly onOff: () => void;
}

/** Whether a tip has come to lie on something that glows is looked up so often. */
const LOOK_MS = 400;

/** A line of lamp paper for whoever is asked something for the first time. Phones show its words; the ways are a tap away there. */
export function TipSlip({ text, rule, onClose, onOff }: TipSlipProps): ReactNode {
  const { speaker, names, onRule, game } = useTable();
  const ui = useUi();
  const phone = useScreen() === 'phone';
  const [opened, setOpened] = useState(false);
  const paper = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with its ways it is higher.
  useLayoutEffect(() => {
    const element = paper.current;
    if (element === null) return;
    const place = (): void => {
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const { left, top } = tipPlace(areasNow(), glowingNow(), size);
      Object.assign(element.style, { left: `${left}px`, top: `${top}px` });
    };
    place();
    window.addEventListener('resize', place);
    // What is picked up lets other things glow, and the question stays the same.
    const makeWay = (): void => {
      if (coversAny(glowingNow(), element.getBoundingClientRect())) place();
    };
    const timer = setInterval(makeWay, LOOK_MS);
    return () => {
      window.removeEventListener('resize', place);
      clearInterval(timer);
    };
  }, [opened, phone, text]);
  const words = speaker.say(text, names);
  const ways = !phone || opened;
  return createPortal(
    <aside
      ref={paper}
      className="tip-slip"
      id="tip"
      role="note"
      aria-label={ui('tip-label')}
      data-game={game.id}
      data-testid="tip"
    >
      <Icon name="lamp" size={20} />
      {ways ? (
        <p className="tip-words">{words}</p>
      ) : (
        <button type="button" className="tip-words" aria-expanded={false} onClick={() => setOpened(true)}>
          {words}
        </button>
      )}
      <IconButton icon="close" label={ui('close')} onClick={onClose} data-testid="tip-close" />
      {ways && (
        <p className="tip-ways">
          {onRule !== null && (
            <button type="button" className="tip-rule" onClick={() => onRule(rule)} data-testid="tip-rule">
              {ui('beat-rule')}
            </button>
          )}
          <button type="button" onClick={onOff} data-testid="tip-off">
            {ui('tip-off')}
          </button>
        </p>
      )}
    </aside>,
    document.body,
  );
}
