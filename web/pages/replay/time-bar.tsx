import { isRefusal, readRecord, seat } from '@stolik/engine';
import { Button, IconButton, Say } from '@stolik/ui';
import { type ReactNode, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { pack } from '../../saves/packed.ts';
import { takeInText } from '../../saves/take-in.ts';
import { Link } from '../../shell/link.tsx';
import { addressOf } from '../../shell/router.ts';
import { Select } from '../../shell/select.tsx';
import { tell } from '../../shell/toasts.tsx';
import { useWords } from '../../shell/words.ts';
import type { ReplayTable } from '../../table/replay-table.ts';
import type { ReplayOf } from './replay-page.tsx';

/** So long each moment is shown when the replay runs by itself. */
const STEP = 900;

export interface TimeBarProps {
  readonly of: ReplayOf;
  readonly table: ReplayTable;
  readonly onResult: () => void;
}

/** Back and forth through a game: a slider, steps, a run by itself, the chair one looks from, a link to this moment. */
export function TimeBar({ of, table, onResult }: TimeBarProps): ReactNode {
  const w = useWords();
  const { moment, game, log } = useSyncExternalStore(table.subscribe, table.getSnapshot);
  const slider = useId();
  const { length } = table;
  const last = log.at(-1);
  const unfold = (): void => {
    table.goTo(length);
    onResult();
  };
  return (
    <section className="panel time-bar" aria-label={w('replay-label')} data-testid="time-bar">
      <h1 className="sr-only">{w('replay-label')}</h1>
      <p className="time-said">{last !== undefined && <Say text={game.eventText(last.event)} />}</p>
      <IconButton
        icon="back"
        label={w('replay-before')}
        onClick={() => table.goTo(moment - 1)}
        disabled={moment === 0}
        data-testid="replay-before"
      />
      <RunButton table={table} />
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
      <LinkButton table={table} />
      {table.finished && (
        <Button look="quiet" icon="score" onClick={unfold} data-testid="to-result">
          <span className="time-word">{w('end-result')}</span>
        </Button>
      )}
      {'packed' in of && <KeepButton table={table} />}
      {'id' in of && !table.finished && (
        <Link to={{ page: 'table', id: of.id, plain: false }} className="btn btn-outline">
          {w('waiting-back')}
        </Link>
      )}
    </section>
  );
}

/** Lets the game run by itself, from its beginning if it is at its end. */
function RunButton({ table }: { readonly table: ReplayTable }): ReactNode {
  const w = useWords();
  const [runs, setRuns] = useState(false);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => {
      const { moment } = table.getSnapshot();
      if (moment >= table.length) setRuns(false);
      else table.goTo(moment + 1);
    }, STEP);
    return () => clearInterval(timer);
  }, [runs, table]);
  const run = (): void => {
    if (table.getSnapshot().moment >= table.length) table.goTo(0);
    setRuns(!runs);
  };
  return (
    <Button look="primary" icon={runs ? 'pause' : 'play'} onClick={run} data-testid="replay-run">
      <span className="time-word">{w(runs ? 'replay-pause' : 'replay-run')}</span>
    </Button>
  );
}

/** Copies a link to this moment. That of a finished game carries the whole game and opens anywhere; of a game that goes on it would carry secrets. */
function LinkButton({ table }: { readonly table: ReplayTable }): ReactNode {
  const w = useWords();
  const copy = async (): Promise<void> => {
    const link = table.finished ? await carryingLink(table) : window.location.href;
    try {
      await navigator.clipboard.writeText(link);
      tell({ words: w(table.finished ? 'replay-link-carries' : 'replay-link-copied'), kind: 'good' });
    } catch {
      tell({ words: w('replay-link-shown', { link }), stays: true });
    }
  };
  return <IconButton icon="link" label={w('replay-link')} onClick={() => void copy()} data-testid="replay-link" />;
}

async function carryingLink(table: ReplayTable): Promise<string> {
  const { moment, view } = table.getSnapshot();
  const packed = await pack(await table.recordText());
  const { origin, pathname } = window.location;
  return `${origin}${pathname}${addressOf({ page: 'watch', packed, moment, seat: view.seat })}`;
}

/** Puts a game that came in a link among one's own. */
function KeepButton({ table }: { readonly table: ReplayTable }): ReactNode {
  const w = useWords();
  const keep = async (): Promise<void> => {
    const text = await table.recordText();
    if (!isRefusal(readRecord(text))) await takeInText(text);
  };
  return <IconButton icon="save" label={w('replay-keep')} onClick={() => void keep()} data-testid="replay-keep" />;
}

function Chairs({ table }: { readonly table: ReplayTable }): ReactNode {
  const w = useWords();
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
            {w('replay-from', { name: seats[chair]?.name ?? '' })}
          </option>
        ))}
        <option value="">{w('replay-spectator')}</option>
      </Select>
    </>
  );
}
