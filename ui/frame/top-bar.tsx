import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import { useUi } from '../words/ui-text.tsx';
import { PanelTools } from './panels.tsx';
import { useSeatNews } from './seat-news.tsx';

export interface TopBarSeat {
  readonly name: string;
  /** Its place in the order of play, where that changes from round to round; from 1. */
  readonly place?: number | undefined;
  /** Cards in hand, shown on phones. */
  readonly hand?: number | undefined;
}

export interface TopBarProps {
  /** Where the mark leads; a link. */
  readonly home: string;
  readonly onHome?: () => void;
  /** The game's name. */
  readonly title: ReactNode;
  /** The rest of its title, where there is room. */
  readonly sub?: string;
  /** "Round 6". */
  readonly note?: ReactNode;
  readonly seats: readonly TopBarSeat[];
  /** Whom the table waits for. */
  readonly waitingFor: readonly number[];
  /** The chair one looks from. */
  readonly me: number | null;
  readonly clock?: ReactNode;
  /** Tools at the right: `IconButton`s; the last one is the menu and stays on phones. */
  readonly tools?: ReactNode;
}

/** Mark, game, seats with paper behind the one to play, tools. */
export function TopBar({
  home,
  onHome,
  title,
  sub,
  note,
  seats,
  waitingFor,
  me,
  clock,
  tools,
}: TopBarProps): ReactNode {
  const ui = useUi();
  return (
    <header className="top-bar">
      <Brand home={home} {...(onHome ? { onHome } : {})} />
      <p className="top-where">
        <b>{title}</b>
        {sub && <span className="top-sub">{sub}</span>}
        {note !== undefined && <span>{note}</span>}
      </p>
      <ol className="top-seats" aria-label={ui('top-order')}>
        {inOrder(seats).map(({ seat, at }) => (
          <SeatChip key={at} seat={seat} at={at} plays={waitingFor.includes(at)} mine={at === me} />
        ))}
      </ol>
      {clock !== undefined && <p className="top-clock">{clock}</p>}
      <div className="top-tools">
        <PanelTools />
        {tools}
      </div>
    </header>
  );
}

interface SeatChipProps {
  readonly seat: TopBarSeat;
  readonly at: number;
  readonly plays: boolean;
  readonly mine: boolean;
}

function SeatChip({ seat, at, plays, mine }: SeatChipProps): ReactNode {
  const ui = useUi();
  const news = useSeatNews(at);
  return (
    <li
      data-on={plays || undefined}
      data-away={news?.away || undefined}
      data-seat-chip={at}
      title={news?.title || undefined}
    >
      {seat.place !== undefined && <span className="top-place">{seat.place}</span>}
      <SeatMark seat={at} name={seat.name} size={24} />
      <span className="top-name">{mine ? ui('you') : seat.name}</span>
      {plays && <span className="sr-only">{ui('top-playing')}</span>}
      {news?.clock}
      {seat.hand !== undefined && !mine && (
        <span className="top-hand" title={ui('cards-in-hand', { count: seat.hand })}>
          <Icon name="hand" size={16} />
          {seat.hand}
        </span>
      )}
    </li>
  );
}

/** Seats with their numbers as they play; round the table where that is always the same. */
const inOrder = (seats: readonly TopBarSeat[]): { readonly seat: TopBarSeat; readonly at: number }[] =>
  seats.map((seat, at) => ({ seat, at })).toSorted((one, other) => (one.seat.place ?? 0) - (other.seat.place ?? 0));

export interface BrandProps {
  readonly home: string;
  readonly onHome?: () => void;
}

/** The mark of the house: a small table with a box on it. */
export function Brand({ home, onHome }: BrandProps): ReactNode {
  const ui = useUi();
  return (
    <a
      className="brand"
      href={home}
      aria-label={ui('brand-home')}
      onClick={(event) => {
        if (!onHome || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onHome();
      }}
    >
      <svg viewBox="0 0 28 24" aria-hidden="true">
        <path d="M2 7h24v4H2zM5 11h3l-1.5 12h-3zM20 11h3l1.5 12h-3z" />
        <path d="M10 1h8v5h-8z" className="brand-box" />
      </svg>
      <span>Stolik</span>
    </a>
  );
}
