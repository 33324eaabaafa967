import type { ReactNode } from 'react';

/** A colour word of a game (`purple`); see `styles/tints.css`. */
export type Tint = string;

export interface CardProps {
  readonly name: ReactNode;
  /** Upper left corner, seen even when cards overlap: level, cost. */
  readonly corner?: ReactNode;
  /** Upper right: suit mark. */
  readonly mark?: ReactNode;
  /** Picture, 4:3, on the tint's wash. */
  readonly art?: ReactNode;
  readonly kind?: ReactNode;
  /** One line of effect, with its timing icon if it has one. */
  readonly effect?: ReactNode;
  readonly effectIcon?: ReactNode;
  readonly tint?: Tint | undefined;
  /** `hand` 120x158, `played` 70x94 without text; `wide` grows with its words. */
  readonly size?: 'hand' | 'played' | 'wide';
  readonly className?: string;
}

/** A card, 5:7 family. Put it into a `Spot` to make it a thing of the table. */
export const Card = ({
  name,
  corner,
  mark,
  art,
  kind,
  effect,
  effectIcon,
  tint,
  size = 'hand',
  className = '',
}: CardProps): ReactNode => (
  <span className={`card card-${size} ${className}`} data-tint={tint}>
    {art !== undefined && <span className="card-art">{art}</span>}
    {corner !== undefined && <span className="corner">{corner}</span>}
    {mark !== undefined && <span className="card-mark">{mark}</span>}
    <span className="card-plate">
      <b className="card-name">{name}</b>
      {kind !== undefined && <small className="card-kind">{kind}</small>}
      {effect !== undefined && (
        <span className="card-effect">
          {effectIcon}
          <span>{effect}</span>
        </span>
      )}
    </span>
  </span>
);
