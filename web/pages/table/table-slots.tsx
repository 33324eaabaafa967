import type { Score } from '@stolik/engine';
import { tipText } from '@stolik/engine/lesson';
import {
  type BoardSlots,
  HeldBar,
  HintCard,
  IconButton,
  type LessonView,
  Log,
  Moment,
  PromptBar,
  ScoreSheet,
  TipSlip,
  TopBar,
} from '@stolik/ui';
import { type ReactNode, useMemo } from 'react';
import { gameName, gameSub } from '../../games/game-name.ts';
import { useWords } from '../../shell/words.ts';
import type { HouseSnapshot, HouseTable } from '../../table/client.ts';
import { EndWays } from './ceremony.tsx';
import type { CompanyParts } from './company-parts.ts';
import type { HintState } from './use-hint.ts';
import type { TipState } from './use-tip.ts';

export interface SlotWiring {
  readonly client: HouseTable;
  readonly scores: readonly (Score | null)[];
  readonly timeBar: ReactNode;
  readonly beside: ReactNode;
  /** Is there something to recap, are the rules open? */
  readonly recaps: boolean;
  readonly helps: boolean;
  readonly hint: HintState;
  readonly tip: TipState;
  /** It has its own way back and its own end. */
  readonly lesson: LessonView | null;
  /** Where people play elsewhere. */
  readonly company: CompanyParts | null;
  readonly onRecap: () => void;
  readonly onHelp: () => void;
  readonly onMenu: () => void;
  readonly onHurry: () => void;
  readonly onUndo: () => void;
  readonly onRelease: () => void;
  readonly onResult: () => void;
}

/** Nobody plays elsewhere. */
const alone: CompanyParts = {
  tool: null,
  note: null,
  ways: null,
  ask: null,
  onAskUndo: null,
  falls: null,
  talk: null,
  menu: [],
};

/** The parts of the frame, ready to be laid out by a board. Each is made anew only when what it shows has changed. */
export function useSlots(snapshot: HouseSnapshot, wiring: SlotWiring): BoardSlots {
  const w = useWords();
  const { id, game, seats, view, thinking, thinkingTime, held, noUndo, log } = snapshot;
  const {
    client,
    scores,
    timeBar,
    beside,
    recaps,
    helps,
    hint,
    tip,
    onRecap,
    onHelp,
    onMenu,
    onHurry,
    onUndo,
    onRelease,
    onResult,
    company,
  } = wiring;
  const { tool, note, ways, ask, onAskUndo, falls, talk } = company ?? alone;
  const leave = wiring.lesson?.onLeave;
  const best = wiring.lesson?.shown.proposed[0];
  const me = view.seat;
  // As a word, which is the same as long as the order is. A seat has one digit.
  const order = useMemo(() => game.order?.(view.state).join('') ?? '', [game, view.state]);

  const top = useMemo(
    () => (
      <TopBar
        home="#/"
        title={gameName(w, game.id)}
        sub={gameSub(w, game.id)}
        note={<Moment />}
        seats={seats.map(({ name }, seat) => ({
          name,
          place: order === '' ? undefined : order.indexOf(`${seat}`) + 1,
        }))}
        waitingFor={view.waitingFor}
        me={me}
        tools={
          <>
            {leave !== undefined && (
              <IconButton icon="close" label={w('lesson-leave')} wordy onClick={leave} data-testid="lesson-leave" />
            )}
            {hint.offered && (
              <IconButton
                icon="bulb"
                label={w('table-hint')}
                wordy
                className="tool-stays"
                aria-keyshortcuts="h"
                aria-expanded={hint.shown}
                onClick={hint.toggle}
                data-testid="hint-open"
              />
            )}
            {tool}
            {recaps && (
              <IconButton icon="eye" label={w('recap-open')} wordy onClick={onRecap} data-testid="recap-open" />
            )}
            <IconButton
              icon="rules"
              label={w('table-rules')}
              wordy
              aria-expanded={helps}
              onClick={onHelp}
              data-testid="rules"
            />
            <IconButton
              icon="menu"
              label={w('table-menu')}
              aria-haspopup="dialog"
              onClick={onMenu}
              data-testid="menu"
            />
          </>
        }
      />
    ),
    [
      w,
      game.id,
      seats,
      order,
      view.waitingFor,
      me,
      recaps,
      helps,
      hint.offered,
      hint.shown,
      hint.toggle,
      tool,
      onRecap,
      onHelp,
      onMenu,
      leave,
    ],
  );
  const prompt = useMemo(
    () =>
      timeBar ??
      ask ??
      (held !== null ? (
        <HeldBar held={held} onUndo={onUndo} onRelease={onRelease} />
      ) : (
        <PromptBar
          thinking={thinking}
          thinkingTime={thinkingTime}
          onHurry={onHurry}
          noUndo={noUndo}
          {...(leave === undefined && me !== null ? { onUndo } : {})}
          {...(onAskUndo === null ? {} : { onAskUndo })}
          {...(best === undefined ? {} : { best })}
          note={note}
          ways={ways}
          hint={hint.shown && <HintCard advice={hint.advice} onClose={hint.close} />}
          tip={
            tip.tip !== null && (
              <TipSlip text={tipText(tip.tip)} rule={tip.tip.rule} onClose={tip.close} onOff={tip.off} />
            )
          }
          after={leave === undefined && <EndWays client={client} id={id} place="bar" onResult={onResult} />}
        />
      )),
    [
      timeBar,
      ask,
      note,
      ways,
      onAskUndo,
      me,
      held,
      onRelease,
      thinking,
      thinkingTime,
      onHurry,
      noUndo,
      onUndo,
      hint.shown,
      hint.advice,
      hint.close,
      tip.tip,
      tip.close,
      tip.off,
      client,
      id,
      leave,
      best,
      onResult,
    ],
  );
  const own = me === null ? null : (scores[me] ?? null);
  const score = useMemo(
    () => (
      <>
        {beside}
        <ScoreSheet score={own} />
      </>
    ),
    [beside, own],
  );
  const told = useMemo(
    () => (
      <>
        <Log entries={log} falls={falls} />
        {talk}
      </>
    ),
    [log, falls, talk],
  );
  return useMemo(() => ({ top, prompt, score, log: told }), [top, prompt, score, told]);
}
