import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../parts/button.tsx';
import { useUi } from '../words/ui-text.tsx';
import { freePlace } from './free-place.ts';
import { areasNow, glowingNow } from './in-sight.ts';

export interface OptionPaperProps {
  readonly title: string;
  /** Closes it and gives the focus back. */
  readonly onLetGo: () => void;
  readonly children: ReactNode;
}

/** A list about the options, laid where it covers least of what glows. */
export function OptionPaper({ title, onLetGo, children }: OptionPaperProps): ReactNode {
  const ui = useUi();
  const paper = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = paper.current;
    if (element === null) return;
    const place = (): void => lay(element);
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, []);
  return createPortal(
    <section ref={paper} className="panel prompt-list" aria-label={title} role="dialog">
      <header className="prompt-list-head">
        <h2>{title}</h2>
        <IconButton icon="close" label={ui('close')} onClick={onLetGo} />
      </header>
      {children}
    </section>,
    document.body,
  );
}

/** Lays it out; a short list stands at the end of its place that is nearer to the bar. */
function lay(element: HTMLElement): void {
  const found = freePlace(areasNow(), glowingNow(), { width: window.innerWidth, height: window.innerHeight });
  Object.assign(element.style, { left: `${found.left}px`, width: `${found.width}px`, maxHeight: `${found.height}px` });
  const spare = found.from === 'bottom' ? found.height - element.offsetHeight : 0;
  element.style.top = `${found.top + Math.max(0, spare)}px`;
}
