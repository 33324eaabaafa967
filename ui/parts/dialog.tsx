import { type ReactNode, useId } from 'react';
import { useUi } from '../words/ui-text.tsx';
import { IconButton } from './button.tsx';
import { useModal } from './modal.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons at the foot, the main one last. */
  readonly actions?: ReactNode;
  readonly className?: string;
}

/** A question or a form in the middle of the screen. */
export function Dialog({ open, onClose, title, children, actions, className = '' }: DialogProps): ReactNode {
  const ui = useUi();
  const heading = useId();
  const dialog = useModal(open, onClose);
  return (
    <dialog ref={dialog} tabIndex={-1} className={`dialog ${className}`} aria-labelledby={heading}>
      <div className="dialog-paper">
        <header className="dialog-head">
          <h2 id={heading}>{title}</h2>
          <IconButton icon="close" label={ui('close')} onClick={onClose} />
        </header>
        {open && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: on a low screen it scrolls, so the keyboard has to reach it.
          <section className="dialog-body" aria-labelledby={heading} tabIndex={0}>
            {children}
          </section>
        )}
        {open && actions !== undefined && <footer className="dialog-foot">{actions}</footer>}
      </div>
    </dialog>
  );
}
