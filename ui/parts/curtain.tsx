import { type ReactNode, useId } from 'react';
import { SeatMark } from '../pieces/seat-mark.tsx';
import { useUi } from '../words/ui-text.tsx';
import { Button } from './button.tsx';
import { useModal } from './modal.ts';

export interface CurtainProps {
  readonly seat: number;
  readonly name: string;
  readonly onReady: () => void;
  /** Below the button: what the others did meanwhile. */
  readonly children?: ReactNode;
}

/** Between people who share a screen: nothing of the table is seen until the next one is ready. */
export function Curtain({ seat, name, onReady, children }: CurtainProps): ReactNode {
  const ui = useUi();
  const heading = useId();
  // Nothing but the button opens it: a curtain that was closed otherwise is drawn again.
  const curtain = useModal(true, () => {
    if (curtain.current?.open === false) curtain.current.showModal();
  });
  return (
    <dialog ref={curtain} className="curtain" aria-labelledby={heading}>
      <div className="curtain-paper">
        <SeatMark seat={seat} name={name} size={88} />
        <h1 id={heading}>{ui('curtain-title', { name })}</h1>
        <p>{ui('curtain-note')}</p>
        <Button look="primary" icon="eye" onClick={onReady} autoFocus>
          {ui('curtain-ready')}
        </Button>
        {children}
      </div>
    </dialog>
  );
}
