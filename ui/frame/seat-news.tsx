import { createContext, type ReactNode, useContext } from 'react';

/** What there is to know of who sits on a chair beside the game: where he is, how much time he has. */
export interface SeatNews {
  /** A few words, which stand in the panel for what the game says there; null where there is nothing to say. */
  readonly note: ReactNode;
  /** The same in full. */
  readonly title: string;
  /** Is the person not here? */
  readonly away: boolean;
  /** The time that is left, where one is kept. */
  readonly clock: ReactNode;
}

const nobody: readonly SeatNews[] = [];

/** By seat; empty at tables where everybody sits at this screen. */
export const TheSeatNews = createContext(nobody);

export const useSeatNews = (seat: number): SeatNews | null => useContext(TheSeatNews)[seat] ?? null;

/** In the head of a panel: what there is to tell of who sits there, else what the game says. */
export function SeatFact({ seat, children }: { readonly seat: number; readonly children?: ReactNode }): ReactNode {
  const news = useSeatNews(seat);
  if (news === null || news.note === null) return children;
  return (
    <span className="player-news" title={news.title}>
      {news.note}
    </span>
  );
}
