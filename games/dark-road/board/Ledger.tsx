import { say } from '@stolik/engine';
import { Icon, isStill, SeatMark, useSay } from '@stolik/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { TokenIcon } from './art/pictures.tsx';
import { type Ledger as Book, type Holding, type LedgerLine, ledgerOf } from './ledger.ts';
import { ledgerText } from './ledger-words.ts';
import { useScene } from './scene.tsx';
import { useTold } from './told.ts';

const COLUMNS = ['coins', 'prestige', 'stock'] as const;
/** A step of the Concern's turn is shown so long. */
const STEP_MS = 700;

/** The ledger of its last turn; null while there is none to show. */
export function useLedger(): Book | null {
  const { state, prompt } = useScene();
  const told = useTold();
  const { concern } = state;
  return useMemo(() => {
    if (concern === null || (prompt !== '' && prompt !== 'plan.die' && prompt !== 'plan.reset')) return null;
    return ledgerOf(told, concern);
  }, [told, concern, prompt]);
}

/** Its turn, line by line: it is seen working, and can be walked through again. */
export function Ledger({ ledger }: { readonly ledger: Book }): ReactNode {
  const { state } = useScene();
  const talk = useSay();
  const { lines, round, before, now } = ledger;
  const [at, setAt] = useState(lines.length);
  const [seen, setSeen] = useState(round);
  // A turn that ends while one looks on is shown from its beginning; one that was over before is shown whole.
  if (seen !== round) {
    setSeen(round);
    setAt(isStill() ? lines.length : 0);
  }
  useEffect(() => {
    if (at >= lines.length) return;
    const timer = setTimeout(() => setAt((now) => now + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [at, lines.length]);
  return (
    <>
      <header className="dr-ledger-head">
        <SeatMark seat={state.seats} name={talk(say('concern'))} size={24} />
        <h2>{talk(say('board-ledger', { round }))}</h2>
        <span className="dr-ledger-steps">
          <button type="button" aria-label={talk(say('board-ledger-back'))} onClick={() => setAt(Math.max(0, at - 1))}>
            <Icon name="back" size={14} />
          </button>
          <button
            type="button"
            aria-label={talk(say('board-ledger-again'))}
            onClick={() => setAt(at < lines.length ? lines.length : 0)}
          >
            <Icon name="forward" size={14} />
          </button>
        </span>
        {COLUMNS.map((what) => (
          <span key={what} className="dr-ledger-column" title={talk(say(`board-measure-${what}`))}>
            <TokenIcon of={what === 'stock' ? 'crate' : what} />
          </span>
        ))}
      </header>
      <ol className="dr-ledger">
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a turn that is over never change.
          <Line key={place} line={line} state={place < at ? 'done' : place === at ? 'now' : 'later'} />
        ))}
      </ol>
      <footer className="dr-ledger-sums">
        <Sums words={talk(say('board-ledger-before'))} of={before} />
        <Sums words={talk(say('board-ledger-now'))} of={now} now />
      </footer>
    </>
  );
}

function Line({ line, state }: { readonly line: LedgerLine; readonly state: string }): ReactNode {
  const talk = useSay();
  return (
    <li data-state={state} data-first={line.step !== null || undefined}>
      <b className="dr-ledger-step">{line.step}</b>
      <span>{talk(ledgerText(line.event))}</span>
      {COLUMNS.map((what) => (
        <b key={what}>{line[what] === 0 ? '' : line[what] > 0 ? `+${line[what]}` : `−${-line[what]}`}</b>
      ))}
    </li>
  );
}

function Sums({
  words,
  of,
  now = false,
}: {
  readonly words: string;
  readonly of: Holding;
  readonly now?: boolean;
}): ReactNode {
  return (
    <p data-now={now || undefined}>
      <span>{words}</span>
      {COLUMNS.map((what) => (
        <b key={what}>{of[what]}</b>
      ))}
    </p>
  );
}
