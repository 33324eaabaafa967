import { say } from '@stolik/engine';
import { signed } from '@stolik/engine/phrases';
import { Icon, SeatMark, useKeysWhile, useRingNamed, useSay, type When, whenOf } from '@stolik/ui';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { eventText } from '../words/events.ts';
import { TokenIcon } from './art/pictures.tsx';
import type { Ledger as Book, Holding, LedgerLine } from './ledger.ts';
import { ledgerText } from './ledger-words.ts';
import { useScene } from './scene.tsx';
import { type Telling, useTelling } from './telling.tsx';

const COLUMNS = ['coins', 'prestige', 'stock'] as const;

/** The Private Concern's turn, line by line: it is seen working, and can be walked through again (DR-29.4). */
export function Ledger({ ledger }: { readonly ledger: Book }): ReactNode {
  const { state } = useScene();
  const telling = useTelling();
  const talk = useSay();
  const { lines, round, before, now } = ledger;
  const { at, works, show } = telling;
  useStepKeys(telling, lines.length);
  return (
    <>
      <header className="dr-ledger-head">
        <SeatMark seat={state.seats} name={talk(say('concern'))} size={24} />
        <h2>{talk(say('board-ledger', { round }))}</h2>
        <span className="dr-ledger-steps">
          <button type="button" aria-label={talk(say('board-ledger-back'))} onClick={() => show(at - 1)}>
            <Icon name="back" size={14} />
          </button>
          <button type="button" aria-label={talk(say('board-ledger-again'))} onClick={() => show(0)}>
            <Icon name="undo" size={14} />
          </button>
          <button type="button" aria-label={talk(say('board-ledger-next'))} onClick={() => show(at + 1)}>
            <Icon name="forward" size={14} />
          </button>
        </span>
        {COLUMNS.map((what) => (
          <span key={what} className="dr-ledger-column" title={talk(say(`board-measure-${what}`))}>
            <TokenIcon of={what === 'stock' ? 'crate' : what} />
          </span>
        ))}
      </header>
      <ol className="dr-ledger" data-works={works || undefined}>
        {lines.map((line, place) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a turn that is over never change.
            key={place}
            line={line}
            state={whenOf(place, at)}
            onShow={() => show(place)}
          />
        ))}
      </ol>
      {works ? (
        <footer className="dr-ledger-working">
          <span>{talk(say('board-ledger-step', { at: at + 1, of: lines.length }))}</span>
          <button type="button" onClick={() => show(at + 1)}>
            {talk(say('board-ledger-on'))}
          </button>
          <button type="button" onClick={() => show(lines.length)}>
            {talk(say('board-ledger-end'))}
          </button>
        </footer>
      ) : (
        <footer className="dr-ledger-sums">
          <Sums words={talk(say('board-ledger-before'))} of={before} />
          <Sums words={talk(say('board-ledger-now'))} of={now} now />
        </footer>
      )}
    </>
  );
}

/** Space shows the next step, Escape all of them; on the panel itself Space presses what has the focus. */
function useStepKeys({ at, works, show }: Telling, last: number): void {
  const deeds = useMemo(() => {
    const toEnd = (): void => show(last);
    return { ' ': () => show(at + 1), Escape: toEnd };
  }, [at, show, last]);
  useKeysWhile(works, deeds, '.dr-night');
}

interface LineProps {
  readonly line: LedgerLine;
  readonly state: When;
  onShow(): void;
}

/** The line that is shown rings the pieces it is about; so does one that is pointed at. */
function Line({ line, state, onShow }: LineProps): ReactNode {
  const ringNamed = useRingNamed();
  const talk = useSay();
  const place = useRef<HTMLLIElement>(null);
  const off = useRef<(() => void) | null>(null);
  const ring = (): (() => void) => ringNamed(eventText(line.event));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is ringed depends on the line and on whether it is shown.
  useEffect(() => {
    if (state !== 'now') return;
    place.current?.scrollIntoView({ block: 'nearest' });
    return ring();
  }, [state, line]);
  const point = (): void => {
    off.current = ring();
  };
  const leave = (): void => off.current?.();
  return (
    <li ref={place} data-state={state} data-first={line.step !== null || undefined}>
      <b className="dr-ledger-step">{line.step}</b>
      <button
        type="button"
        onClick={onShow}
        onPointerEnter={point}
        onPointerLeave={leave}
        onFocus={point}
        onBlur={leave}
      >
        {talk(ledgerText(line.event))}
      </button>
      {COLUMNS.map((what) => (
        <b key={what}>{line[what] === 0 ? '' : signed(line[what])}</b>
      ))}
    </li>
  );
}

interface SumsProps {
  readonly words: string;
  readonly of: Holding;
  readonly now?: boolean;
}

function Sums({ words, of, now = false }: SumsProps): ReactNode {
  return (
    <p data-now={now || undefined}>
      <span>{words}</span>
      {COLUMNS.map((what) => (
        <b key={what}>{of[what]}</b>
      ))}
    </p>
  );
}
