import { seat } from '@stolik/engine';
import { Button, IconButton, useUi } from '@stolik/ui';
import { type ReactNode, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { Link } from '../../shell/link.tsx';
import { Select } from '../../shell/select.tsx';
import { tell } from '../../shell/toasts.tsx';
import { useWords } from '../../shell/words.ts';
import type { ReplayTable } from '../../table/replay-table.ts';

/** So long each moment is shown when the replay runs by itself. */
const STEP = 900;

export interface TimeBarProps {
  readonly id: string;
  readonly table: ReplayTable;
}

/** Back and forth through a game: a slider, steps, a run by itself, the chair one looks from, a link to this moment. */
export function TimeBar({ id, table }: TimeBarProps): ReactNode {
  const w = useWords();
  const { moment } = useSyncExternalStore(table.subscribe, table.getSnapshot);
  const [runs, setRuns] = useState(false);
  const slider = useId();
  const { length } = table;

  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => {
      if (table.getSnapshot().moment >= length) setRuns(false);
      else table.goTo(table.getSnapshot().moment + 1);
    }, STEP);
    return () => clearInterval(timer);
  }, [runs, table, length]);

  const copyLink = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      tell({ words: w('replay-link-copied'), kind: 'good' });
    } catch {
      tell({ words: w('replay-link-shown', { link: window.location.href }), stays: true });
    }
  };
  const run = (): void => {
    if (moment >= length) table.goTo(0);
    setRuns(!runs);
  };
  return (
    <section className="panel time-bar" aria-label={w('replay-label')} data-testid="time-bar">
      <IconButton
        icon="back"
        label={w('replay-before')}
        onClick={() => table.goTo(moment - 1)}
        disabled={moment === 0}
        data-testid="replay-before"
      />
      <Button look="primary" icon={runs ? 'turn' : 'play'} onClick={run} className="time-run">
        <span className="time-word">{w(runs ? 'replay-pause' : 'replay-run')}</span>
      </Button>
      <IconButton
        icon="forward"
        label={w('replay-next')}
        onClick={() => table.goTo(moment + 1)}
        disabled={moment === length}
        data-testid="replay-next"
      />
      <label htmlFor={slider} className="sr-only">
        {w('replay-slider')}
      </label>
      <input
        id={slider}
        type="range"
        min={0}
        max={length}
        value={moment}
        aria-valuetext={w('replay-at', { at: moment, of: length })}
        onChange={(event) => table.goTo(Number(event.target.value))}
        data-testid="replay-slider"
      />
      <output className="time-at" htmlFor={slider}>
        {w('replay-at', { at: moment, of: length })}
      </output>
      <Chairs table={table} />
      <IconButton icon="link" label={w('replay-link')} onClick={() => void copyLink()} data-testid="replay-link" />
      {!table.finished && (
        <Link to={{ page: 'table', id, plain: false }} className="btn btn-outline">
          {w('waiting-back')}
        </Link>
      )}
    </section>
  );
}

function Chairs({ table }: { readonly table: ReplayTable }): ReactNode {
  const w = useWords();
  const ui = useUi();
  const { seats, view } = useSyncExternalStore(table.subscribe, table.getSnapshot);
  const chairs = table.chairs();
  const field = useId();
  if (chairs.length < 2) return null;
  return (
    <>
      <label htmlFor={field} className="sr-only">
        {w('replay-chair')}
      </label>
      <Select
        id={field}
        value={view.seat ?? ''}
        onChange={(event) => void table.sit(event.target.value === '' ? null : seat(Number(event.target.value)))}
        data-testid="replay-chair"
      >
        {chairs.map((chair) => (
          <option key={chair} value={chair}>
            {w('replay-from', { name: seats[chair]?.name || ui('you') })}
          </option>
        ))}
        <option value="">{w('replay-spectator')}</option>
      </Select>
    </>
  );
}
