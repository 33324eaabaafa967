import { memo, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { BeatCard } from '../lesson/beat-card.tsx';
import { useLesson } from '../lesson/lesson-context.ts';
import { Loops } from '../lesson/loops.tsx';
import { IconButton } from '../parts/button.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useNearMisses } from '../table/near-miss.ts';
import { useMaybeTable } from '../table/table-context.ts';
import { TooEarly } from '../table/too-early.ts';
import { useUi } from '../words/ui-text.tsx';
import { BoardWindow } from './board-window.tsx';
import { OwnStrip } from './own-strip.tsx';
import { type OwnPanel, type Panel, type Panels, ThePanels, type UsualPanel, usePanels } from './panels.tsx';
import { type Low, type Screen, useLow, useScreen, useShortest } from './screen.ts';

export interface TableLayoutProps {
  readonly top: ReactNode;
  /** Panels of the others, one below another. */
  readonly opponents: ReactNode;
  readonly board: ReactNode;
  readonly prompt: ReactNode;
  /** One's own panel; on phones it is the first of the players' sheet. */
  readonly me?: ReactNode;
  /** One's own points, resources and tokens in one line, for screens that have no room for `me`; from the game's description where a board has none of its own. */
  readonly strip?: ReactNode;
  /** Further parts that open as sheets; on phones each has a tab before the usual ones. Keep the list from choice to choice. */
  readonly panels?: readonly OwnPanel[];
  readonly hand: ReactNode;
  /** What stands at the right of the hand: one's own area. On phones it follows one's own panel. */
  readonly base?: ReactNode;
  readonly score: ReactNode;
  readonly log: ReactNode;
  /** Words of the phone's tabs, where the usual ones do not fit the game. */
  readonly labels?: {
    readonly table?: string;
    readonly players?: string;
    readonly score?: string;
    readonly log?: string;
  };
  /**
   * The height of the bar: `low` holds six answers of a few words each, as a board says them by `useFrame`; `high` holds the words that the game gives. It does not
   * change during a game.
   */
  readonly bar?: 'low' | 'high';
  /**
   * In low desktop windows the bar stands at the right of the board, where the log has stood. A board that has more than points in that column keeps the bar below it.
   * On tablets and in short windows it stands there for any board.
   */
  readonly beside?: boolean;
  /** The id of the game whose own board this is: its styles find it by that. */
  readonly game?: string;
  readonly className?: string;
}

const usualStrip = <OwnStrip />;

const usual: NonNullable<TableLayoutProps['labels']> = {};

const noPanels: readonly OwnPanel[] = [];

const FOLDS: Record<Screen, readonly UsualPanel[]> = {
  desktop: [],
  tablet: ['score', 'log'],
  phone: ['players', 'score', 'log'],
};

/** Where the bar stands beside the board the others are heads at most: all that is theirs is one tap away. */
const LOW_FOLDS: Record<Low, readonly UsualPanel[]> = {
  wide: ['log'],
  tablet: FOLDS.phone,
  short: FOLDS.phone,
};

const icons: Record<UsualPanel | 'table', IconName> = { table: 'table', players: 'users', score: 'score', log: 'log' };

/**
 * The areas of a table on desktop, tablet and phone. Heights come from the screen, so that nothing jumps. It is drawn anew only with other parts, and so
 * should a board keep those that read the table for themselves.
 */
export const TableLayout = memo(function TableLayout(props: TableLayoutProps): ReactNode {
  const { top, opponents, board, prompt, me, strip = usualStrip, hand, base, score, log, labels = usual, game } = props;
  const { panels: own = noPanels, bar = 'low', beside = false, className = '' } = props;
  const ui = useUi();
  const screen = useScreen();
  const height = useLow();
  const low = height === 'wide' && !beside ? null : height;
  const shortest = useShortest();
  const lesson = useLesson();
  const [open, show] = useState<Panel | null>(null);
  const folded = low === null ? FOLDS[screen] : LOW_FOLDS[low];
  const others = !folded.includes('players') || (low !== null && !shortest);
  const glows = useGlow(folded.includes('players') ? (others ? '.area-opponents' : '.sheet-of-players') : null);
  useNearMisses(glows.root);
  const panels = useMemo<Panels>(() => ({ folded, open, show }), [folded, open]);
  const close = useCallback(() => show(null), []);
  const players = useMemo(
    () => (
      <div className="sheet-players">
        {me}
        {base}
        {opponents}
      </div>
    ),
    [me, base, opponents],
  );
  const mine = useMemo(
    () => (
      <div className="sheet-players">
        {me}
        {base}
      </div>
    ),
    [me, base],
  );
  // One who only looks on has nothing of one's own: the board takes that room.
  const seated = [me, hand, base].some((part) => part !== undefined && part !== null && part !== false);
  const word = useCallback((panel: UsualPanel | 'table'): string => labels[panel] ?? ui(`tab-${panel}`), [labels, ui]);
  const sheet = (panel: Panel, title: string, children: ReactNode): ReactNode => {
    // Whether anything glows in there is read from the page (`useGlow`). The others are empty while they are closed: React need not walk through them.
    const keep = panel === 'players' && !others;
    return (
      <Sheet
        key={panel}
        open={open === panel}
        onClose={close}
        title={title}
        side={screen === 'tablet' || low !== null ? 'right' : 'bottom'}
        className={`sheet-of-${panel}`}
        keep={keep}
      >
        {(keep || open === panel) && children}
      </Sheet>
    );
  };

  return (
    <ThePanels.Provider value={panels}>
      <div
        className={`table-layout ${className}`}
        data-game={game}
        data-bar={bar}
        data-beside={beside || undefined}
        data-low={low ?? undefined}
        data-others={others ? 'seen' : undefined}
        data-glows-in={glows.inside || undefined}
        data-lesson={lesson?.shown.kind}
        data-looks-on={!seated || undefined}
        data-strip={(seated && Boolean(strip)) || undefined}
        ref={glows.root}
      >
        <div className="area-top">{top}</div>
        {others && (
          <aside className="area-opponents" aria-label={ui('opponents')}>
            {opponents}
            <BeatCard />
          </aside>
        )}
        <main className="area-board" aria-label={ui('board')}>
          <BoardWindow>{board}</BoardWindow>
        </main>
        <div className="area-prompt">
          {!others && <BeatCard />}
          {prompt}
        </div>
        {seated && (
          <section className="area-own" aria-label={ui('own')}>
            {screen !== 'desktop' && strip && (
              <div className="area-strip">
                {strip}
                <IconButton
                  icon="up"
                  label={ui('own-all')}
                  className="strip-all"
                  aria-haspopup="dialog"
                  data-holds={screen === 'tablet' ? 'own' : undefined}
                  onClick={() => show(screen === 'phone' ? 'players' : 'own')}
                />
              </div>
            )}
            {screen !== 'phone' && me !== undefined && <div className="area-me">{me}</div>}
            <div className="area-hand">{hand}</div>
            {screen !== 'phone' && base !== undefined && <div className="area-base">{base}</div>}
          </section>
        )}
        {screen === 'desktop' && (
          <aside className="area-side">
            {score}
            {!folded.includes('log') && log}
          </aside>
        )}
        {own.map(({ id, label, content }) => sheet(id, label, content))}
        {folded.includes('players') && sheet('players', word('players'), players)}
        {screen === 'tablet' && seated && sheet('own', ui('own'), mine)}
        {folded.includes('score') && sheet('score', word('score'), score)}
        {folded.includes('log') && sheet('log', word('log'), log)}
        {screen === 'phone' && <Tabs word={word} own={own} glowing={glows.inside} />}
        {open === 'players' && <UntilChoice onChoice={close} />}
        {lesson !== null && <Loops />}
        <TooEarly />
      </div>
    </ThePanels.Provider>
  );
});

/** What was chosen in a sheet shows on the table: whatever it was, a choice closes the players' sheet. */
function UntilChoice({ onChoice }: { readonly onChoice: () => void }): ReactNode {
  const sequence = useMaybeTable()?.view.sequence;
  const [opened] = useState(sequence);
  useEffect(() => {
    if (sequence !== opened) onChoice();
  }, [sequence, opened, onChoice]);
  return null;
}

interface TabsProps {
  word(panel: UsualPanel | 'table'): string;
  readonly own: readonly OwnPanel[];
  /** Does something glow in the players' sheet? */
  readonly glowing: boolean;
}

/** The phone's way to what is folded away. */
const Tabs = memo(function Tabs({ word, own, glowing }: TabsProps): ReactNode {
  const ui = useUi();
  const { open, show } = usePanels();
  const usualTab = (id: UsualPanel | 'table') => ({ id, label: word(id), icon: icons[id], holds: undefined });
  const tabs = [usualTab('table'), ...own, usualTab('players'), usualTab('score'), usualTab('log')];
  return (
    <nav className="area-tabs" aria-label={ui('panels')}>
      {tabs.map(({ id, label, icon, holds }) => (
        <button
          type="button"
          key={id}
          className="tab"
          data-tab={id}
          data-holds={holds}
          aria-pressed={id === (open ?? 'table')}
          onClick={() => show(id === 'table' ? null : id)}
        >
          <Icon name={icon} size={22} />
          <span>{label}</span>
          {glowing && id === 'players' && (
            <>
              <span className="tab-glow" />
              <span className="sr-only">, {ui('tab-glows')}</span>
            </>
          )}
        </button>
      ))}
    </nav>
  );
});

/**
 * Does something glow in the folded players' sheet, or among the others of whom only the heads have room? Read from the page itself, because only the board knows
 * what stands there, and whenever it changes, because a closed sheet is drawn later than the table.
 */
function useGlow(where: string | null) {
  const root = useRef<HTMLDivElement>(null);
  const [inside, setInside] = useState(false);
  useEffect(() => {
    const players = where === null ? null : root.current?.querySelector(where);
    if (players == null) return setInside(false);
    const look = (): void => setInside(players.querySelector('.spot[data-legal]') !== null);
    look();
    const watch = new MutationObserver(look);
    watch.observe(players, { attributeFilter: ['data-legal'], childList: true, subtree: true });
    return () => watch.disconnect();
  }, [where]);
  return { root, inside };
}
