import { isValidElement, type ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { SeatMark, seatColour } from '../pieces/seat-mark.tsx';
import { useMaybeTable } from '../table/table-context.ts';
import { useUi } from '../words/ui-text.tsx';
import { SeatFact, useSeatNews } from './seat-news.tsx';

export interface PlayerPanelProps {
  readonly seat: number;
  readonly name: string;
  /** One fact below the name: "first player", "bot, strong". */
  readonly fact?: ReactNode;
  /** Cards in hand, with its accessible words. */
  readonly hand?: { readonly count: number; readonly label: string };
  /** Points, the number large; with what is to be said about them. */
  readonly points?: { readonly total: number; readonly unit: string; readonly label?: string };
  /** It is this seat's turn. */
  readonly active?: boolean;
  readonly children?: ReactNode;
  readonly className?: string;
}

/** Below the name: a board that shows more than words there says by `SeatFact` itself where the news stands. */
function HeadLine({ seat, fact }: Pick<PlayerPanelProps, 'seat' | 'fact'>): ReactNode {
  const told = (useSeatNews(seat)?.note ?? null) !== null;
  if (isValidElement(fact)) return <p data-news={told || undefined}>{fact}</p>;
  if (!told) return fact !== undefined && <p>{fact}</p>;
  return (
    <p data-news>
      <SeatFact seat={seat} />
    </p>
  );
}

/** A player: header tinted with the seat, below it what lies before him. */
export const PlayerPanel = ({
  seat,
  name,
  fact,
  hand,
  points,
  active = false,
  children,
  className = '',
}: PlayerPanelProps): ReactNode => {
  const me = useMaybeTable()?.view.seat ?? null;
  const ui = useUi();
  return (
    <article
      className={`panel player ${className}`}
      style={{ '--seat': seatColour(seat) }}
      data-seat-home={seat}
      data-active={active || undefined}
      aria-label={name}
    >
      <header className="player-head">
        <SeatMark seat={seat} name={name} size={28} />
        <div>
          <h2 title={name}>
            {name}
            {seat === me && <span className="say-you"> ({ui('you-small')})</span>}
          </h2>
          <HeadLine seat={seat} fact={fact} />
        </div>
        {hand && (
          <span className="player-hand" title={hand.label} role="img" aria-label={hand.label}>
            <Icon name="hand" size={24} />
            <b>{hand.count}</b>
          </span>
        )}
        {points && (
          <span className="player-points" title={points.label}>
            <b>{points.total}</b> {points.unit}
          </span>
        )}
      </header>
      <div className="player-body">{children}</div>
    </article>
  );
};
