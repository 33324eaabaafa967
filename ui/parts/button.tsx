import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  /** `primary` is filled with the accent, `outline` is drawn, `quiet` is words only. */
  readonly look?: 'primary' | 'outline' | 'quiet';
  readonly icon?: IconName;
  readonly type?: 'button' | 'submit';
}

export const Button = ({
  look = 'outline',
  icon,
  type = 'button',
  className = '',
  children,
  ...rest
}: ButtonProps): ReactNode => (
  <button type={type} className={`btn btn-${look} ${className}`} {...rest}>
    {icon && <Icon name={icon} />}
    {children}
  </button>
);

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'children'> {
  readonly icon: IconName;
  /** Its accessible name; it stands beside the icon where there is room and `wordy` is set. */
  readonly label: string;
  readonly wordy?: boolean;
  /** So many new things are behind it; its label says so too. */
  readonly badge?: number;
}

/** A tool of a bar: an icon, with its word on wide screens. */
export const IconButton = ({
  icon,
  label,
  wordy = false,
  badge = 0,
  className = '',
  ...rest
}: IconButtonProps): ReactNode => (
  <button
    type="button"
    className={`tool ${wordy ? 'tool-wordy' : ''} ${className}`}
    aria-label={label}
    title={label}
    {...rest}
  >
    <Icon name={icon} />
    {wordy && <span>{label}</span>}
    {badge > 0 && <b className="tool-badge">{badge}</b>}
  </button>
);
