import { itemOfPiece } from '@stolik/engine';
import {
  type Board,
  type BoardProps,
  Curtain,
  type LessonView,
  PlainBoard,
  TableProvider,
  TheLesson,
  useChoices,
  useTableKeys,
} from '@stolik/ui';
import { lazy, memo, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { gameName } from '../../games/game-name.ts';
import type { GameKit } from '../../games/kit.ts';
import { useSettings } from '../../shell/settings.ts';
import { useWords } from '../../shell/words.ts';
import type { HouseTable } from '../../table/client.ts';
import { BugReport } from './bug-report.tsx';
import { Ceremony, type Result } from './ceremony.tsx';
import type { CompanyParts } from './company-parts.ts';
import { HelpPanel } from './help-panel.tsx';
import { Recap } from './recap.tsx';
import { SteadyBoard } from './steady-board.tsx';
import { Stopped } from './stopped.tsx';
import { TableMenu } from './table-menu.tsx';
import { useSlots } from './table-slots.tsx';
import { useGameWords } from './use-game-words.ts';
import { useHint } from './use-hint.ts';
import { useRecap } from './use-recap.ts';
import { useShelfWarning } from './use-shelf-warning.ts';
import { useSteadyBoard } from './use-steady-board.ts';
import { useTableSounds } from './use-table-sounds.ts';
import { useTableView } from './use-table-view.ts';
import { useTip } from './use-tip.ts';

export interface TableScreenProps {
  readonly client: HouseTable;
  readonly kit: GameKit;
  readonly plain: boolean;
  readonly onPlain: (wanted: boolean) => void;
  /** Opens the table anew, from another tab if need be. */
  readonly onAgain?: (takeOver: boolean) => void;
  readonly onSaveAgain?: () => void;
  /** In place of the prompt: the bar of time of a replay, where nobody is asked and nothing ends. */
  readonly timeBar?: ReactNode;
  /** Somebody learns here: the lesson speaks, and the end of a game is told by it. */
  readonly lesson?: LessonView;
  /** The sheet of points at the end; of a game that is played here it opens by itself. */
  readonly result?: Result;
  /** Above the points: what else there is to tell of the game. */
  readonly beside?: ReactNode;
  /** Where people play elsewhere. */
  readonly company?: CompanyParts;
}

const CardPanel = lazy(() => import('./card-panel.tsx'));
const BoxPanel = lazy(() => import('./box-panel.tsx'));

/** What lies open beside the table: the rules at one of them, the card of the game, or the box at a thing of it. */
type Beside = 'card' | { readonly rule: string | null } | { readonly item: string | null };

const isRules = (open: Beside | null): open is { rule: string | null } =>
  typeof open === 'object' && open !== null && 'rule' in open;
const isBox = (open: Beside | null): open is { item: string | null } =>
  typeof open === 'object' && open !== null && 'item' in open;

/** What may cover the table for a while. */
type Cover = 'menu' | 'bug' | null;

/** Everything that lies open at a table: the board, the frame around it, and what helps beside it. */
export function TableScreen(props: TableScreenProps): ReactNode {
  const { client, kit, timeBar, beside, lesson = null, company = null } = props;
  const watching = timeBar !== undefined;
  // Nothing else is told of what others did, and no end but that of the lesson.
  const quiet = watching || lesson !== null;
  const w = useWords();
  const settings = useSettings();
  const { snapshot, scores, justMoved } = useTableView(client);
  const { game, view, seats, passTo } = snapshot;
  const leaps = useLeaps(snapshot.moment) && watching;
  const speaker = useGameWords(game, w.lang);
  const { choices, whyNot, ways, letGo } = useChoices(client, snapshot);
  const [cover, setCover] = useState<Cover>(null);
  const [open, setOpen] = useState<Beside | null>(null);
  const helps = isRules(open);
  const recap = useRecap(snapshot, quiet);
  useTableSounds(snapshot, watching);
  useShelfWarning(client, snapshot);
  usePageOfTable(game.id, gameName(w, game.id));

  const openRule = useCallback((rule: string) => setOpen({ rule }), []);
  const toggleHelp = useCallback(() => setOpen((now) => (isRules(now) ? null : { rule: null })), []);
  const openItem = useCallback((item: string) => setOpen({ item }), []);
  const { pointed } = choices;
  const toggleBox = useCallback(() => {
    const hovered = pointed.get();
    const item = typeof hovered === 'number' ? itemOfPiece(game.box, hovered) : null;
    setOpen((now) => (isBox(now) && item === null ? null : { item: item?.id ?? null }));
  }, [game, pointed]);
  const hint = useHint(client, view.decision?.id ?? null);
  const tip = useTip(snapshot, quiet);
  const [unfolded, setUnfolded] = useState(true);
  const unfold = useCallback(() => setUnfolded(true), []);
  const fold = useCallback(() => setUnfolded(false), []);
  const result = props.result ?? (quiet ? null : { open: unfolded, onClose: fold });
  const letAllGo = useCallback(() => {
    hint.close();
    tip.close();
    letGo();
  }, [hint.close, tip.close, letGo]);
  useTableKeys({ onHelp: toggleHelp, onBox: toggleBox, onHint: hint.toggle, onLetGo: letAllGo });

  const undo = useCallback(() => void client.undo(), [client]);
  const release = useCallback(() => client.release(), [client]);
  useUnheld(snapshot.held !== null, release);
  const hurry = useCallback(() => {
    recap.skipped();
    client.hurry();
  }, [client, recap.skipped]);
  const sit = useCallback(() => void client.sit(passTo), [client, passTo]);
  const close = useCallback(() => setOpen(null), []);
  const openMenu = useCallback(() => setCover('menu'), []);
  const openReport = useCallback(() => setCover('bug'), []);
  const { broke, onBreak } = useSteadyBoard(view.decision?.id ?? null, openReport);
  const slots = useSlots(snapshot, {
    client,
    scores,
    timeBar,
    beside,
    recaps: recap.count > 0,
    helps,
    hint,
    tip,
    lesson,
    company,
    onRecap: recap.open,
    onHelp: toggleHelp,
    onMenu: openMenu,
    onHurry: hurry,
    onUndo: undo,
    onRelease: release,
    onResult: unfold,
  });

  if (speaker === null) return <p className="loading">{w('table-opening')}</p>;
  if (snapshot.stopped !== null) {
    return <Stopped why={snapshot.stopped} onAgain={props.onAgain ?? (() => {})} />;
  }
  if (passTo !== null && !watching) {
    return <Curtain seat={passTo} name={seats[passTo]?.name ?? ''} onReady={sit} />;
  }
  const plain = props.plain || broke !== null;
  const Library = plain ? null : kit.library;
  const table = { game, view, seats, speaker, lang: w.lang, choices, scores, justMoved, log: snapshot.log };
  return (
    <TheLesson.Provider value={lesson}>
      {Library !== null && <Library />}
      <TableProvider
        {...table}
        chip={plain ? null : kit.chip}
        face={plain ? null : kit.face}
        log={snapshot.log}
        whyNot={whyNot}
        ways={ways}
        onRule={openRule}
        onItem={openItem}
        onLetGo={letGo}
        leaps={leaps}
        {...(settings.quiet ? {} : { quiet: 0 })}
      >
        <div className="table-page" data-help={open !== null || undefined} data-testid="table">
          <div className="table-board">
            {plain || kit.board === null ? (
              <Laid board={PlainBoard} {...table} slots={slots} />
            ) : (
              <SteadyBoard onBreak={onBreak}>
                <Laid board={kit.board} {...table} slots={slots} />
              </SteadyBoard>
            )}
          </div>
          {open === 'card' && (
            <Suspense>
              <CardPanel game={game.id} onClose={close} />
            </Suspense>
          )}
          {isRules(open) && <HelpPanel game={game.id} rule={open.rule} onClose={close} />}
          {isBox(open) && (
            <Suspense>
              <BoxPanel game={game} speaker={speaker} face={plain ? null : kit.face} at={open} onClose={close} />
            </Suspense>
          )}
        </div>
        <Recap recap={recap} />
        {result !== null && view.over && <Ceremony client={client} snapshot={snapshot} {...result} />}
        <Menu
          open={cover === 'menu'}
          client={client}
          snapshot={snapshot}
          plain={props.plain}
          ownBoard={kit.board !== null}
          kept={lesson === null}
          onPlain={props.onPlain}
          {...(props.onSaveAgain === undefined ? {} : { onSaveAgain: props.onSaveAgain })}
          onRecap={recap.count > 0 ? recap.open : null}
          onHelp={() => setOpen({ rule: null })}
          onCard={() => setOpen('card')}
          onBox={() => setOpen({ item: null })}
          onClose={() => setCover(null)}
          onBug={openReport}
          company={company?.menu ?? noRows}
        />
        <Report
          open={cover === 'bug'}
          onClose={() => setCover(null)}
          client={client}
          snapshot={snapshot}
          broke={broke}
        />
      </TableProvider>
    </TheLesson.Provider>
  );
}

const noRows: CompanyParts['menu'] = [];

/** What is closed and stays closed need not be drawn anew with every choice. */
const closedStays = (before: { readonly open: boolean }, now: { readonly open: boolean }): boolean =>
  !before.open && !now.open;
const Menu = memo(TableMenu, closedStays);
const Report = memo(BugReport, closedStays);

/** The board is drawn anew only when the table has changed, not when a message appears beside it. */
const Laid = memo(
  ({ board: Board, ...props }: BoardProps & { readonly board: Board }): ReactNode => <Board {...props} />,
);

/** Is this moment of the game farther than a step from the one that was drawn last? */
function useLeaps(moment: number): boolean {
  const last = useRef(moment);
  useEffect(() => {
    last.current = moment;
  });
  return Math.abs(moment - last.current) > 1;
}

/** Whoever wants nothing held is not held by a table on a server either. */
function useUnheld(held: boolean, release: () => void): void {
  const { hold } = useSettings();
  useEffect(() => {
    if (held && !hold) release();
  }, [held, hold, release]);
}

/** The page itself takes on the game's colours, does not scroll, and is called like the game. */
function usePageOfTable(game: string, name: string): void {
  const w = useWords();
  useEffect(() => {
    const page = document.documentElement;
    page.dataset.game = game;
    page.classList.add('at-table');
    return () => {
      delete page.dataset.game;
      page.classList.remove('at-table');
    };
  }, [game]);
  useEffect(() => {
    document.title = w('app-title-page', { page: name });
  }, [w, name]);
}
