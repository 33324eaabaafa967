import type { ReactNode } from 'react';
import { useUi } from '../words/ui-text.tsx';
import { IconButton } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';

export interface ToastProps {
  readonly children: ReactNode;
  readonly kind?: 'news' | 'good' | 'bad';
  readonly action?: ReactNode;
  readonly onClose?: () => void;
}

const icons: Record<NonNullable<ToastProps['kind']>, IconName> = { news: 'info', good: 'check', bad: 'warn' };

/** A short message at the edge of the screen, announced politely. */
export function Toast({ children, kind = 'news', action, onClose }: ToastProps): ReactNode {
  const ui = useUi();
  return (
    <div className={`toast toast-${kind}`} role="status">
      <Icon name={icons[kind]} />
      <p>{children}</p>
      {action}
      {onClose && <IconButton icon="close" label={ui('close')} onClick={onClose} />}
    </div>
  );
}
