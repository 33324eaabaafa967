import { Activity, memo, type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { Held } from '../table/held.tsx';
import { useUi } from '../words/ui-text.tsx';
import { IconButton } from './button.tsx';
import { useModal } from './modal.ts';

export interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children?: ReactNode;
  /** From the bottom edge (phones) or as a drawer from the right (tablets). */
  readonly side?: 'bottom' | 'right';
  /** Keeps what is inside while it is closed; it is drawn anew after everything that can be seen was painted. */
  readonly keep?: boolean;
  /** False: the table beside it stays usable. */
  readonly modal?: boolean;
  readonly className?: string;
}

/** So far a sheet is pulled down before it lets go. */
const PULL = 90;

/** A paper that slides in over the table: drag handle, focus kept inside, at most 85 % high. */
export const Sheet = memo(function Sheet({
  open,
  onClose,
  title,
  children,
  side = 'bottom',
  keep = false,
  modal = true,
  className = '',
}: SheetProps): ReactNode {
  const ui = useUi();
  const heading = useId();
  const dialog = useModal(open, onClose, modal);
  const from = useRef<number | null>(null);

  const pull = (by: number): void => dialog.current?.style.setProperty('translate', by > 0 ? `0 ${by}px` : 'none');
  const onDown = (event: PointerEvent<HTMLElement>): void => {
    if (side !== 'bottom' || (event.target instanceof Element && event.target.closest('button'))) return;
    from.current = event.clientY;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onUp = (event: PointerEvent<HTMLElement>): void => {
    if (from.current === null) return;
    const far = event.clientY - from.current > PULL;
    from.current = null;
    pull(0);
    if (far) onClose();
  };

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={`sheet sheet-${side} ${className}`}
      data-modal={modal}
      aria-labelledby={heading}
    >
      <div className="sheet-paper">
        <header
          className="sheet-head"
          onPointerDown={onDown}
          onPointerMove={(event) => from.current !== null && pull(event.clientY - from.current)}
          onPointerUp={onUp}
          onPointerCancel={onUp}
        >
          {side === 'bottom' && <span className="sheet-handle" />}
          <h2 id={heading}>{title}</h2>
          <IconButton icon="close" label={ui('close')} onClick={onClose} />
        </header>
        <div className="sheet-body">
          {keep ? (
            <Held closed={!open}>
              <Activity mode={open ? 'visible' : 'hidden'}>{children}</Activity>
            </Held>
          ) : (
            open && children
          )}
        </div>
      </div>
    </dialog>
  );
});
