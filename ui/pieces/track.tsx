import type { ReactNode } from 'react';

export interface TrackProps {
  readonly title: string;
  /** Where the marker stands. */
  readonly at: number;
  /** The space that ends it. */
  readonly end: number;
  readonly start?: number;
  /** Spaces beyond the end, outlined. */
  readonly last?: number;
  /** Where the marker would come to. */
  readonly preview?: number | null;
  readonly marker?: ReactNode;
  readonly endIcon?: ReactNode;
  /** At the right: "4 to the end". */
  readonly note?: ReactNode;
  readonly className?: string;
}

/** Spaces with numbers, past ones darker, the end marked, the marker a piece with its number readable on it. */
export function Track({
  title,
  at,
  end,
  start = 0,
  last = end,
  preview = null,
  marker,
  endIcon,
  note,
  className = '',
}: TrackProps): ReactNode {
  const spaces = Array.from({ length: Math.max(0, last - start + 1) }, (_, index) => start + index);
  return (
    <section className={`track ${className}`} aria-label={`${title}: ${at} / ${end}`}>
      <h3 className="track-title">{title}</h3>
      <ol className="track-spaces" aria-hidden="true">
        {spaces.map((space) => (
          <li
            key={space}
            className={`track-space ${space < at ? 'track-past' : ''} ${space === end ? 'track-end' : ''} ${space > end ? 'track-beyond' : ''}`}
            data-now={space === at || undefined}
            data-preview={(space === preview && preview !== at) || undefined}
          >
            {space === at && (marker ?? <span className="track-marker" />)}
            <span className="track-number">
              {space === end && endIcon}
              {space}
            </span>
          </li>
        ))}
      </ol>
      {note !== undefined && <p className="track-note">{note}</p>}
    </section>
  );
}
