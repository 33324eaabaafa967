import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { GameKit } from '../../games/kit.ts';
import type { ReplayTable } from '../../table/replay-table.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { LeadPanel } from './lead-panel.tsx';
import type { ReplayOf } from './replay-page.tsx';
import { TimeBar } from './time-bar.tsx';

export interface ReplayScreenProps {
  readonly of: ReplayOf;
  readonly table: ReplayTable;
  readonly kit: GameKit;
  readonly plain: boolean;
  /** The address follows what is looked at, so that it can be copied. */
  readonly onMoment: (moment: number, seat: number | null) => void;
}

/** The table as it was, with the bar of time where the prompt stands in play. */
export function ReplayScreen({ of, table, kit, plain, onMoment }: ReplayScreenProps): ReactNode {
  const { moment, view } = useSyncExternalStore(table.subscribe, table.getSnapshot);
  const [plainNow, setPlain] = useState(plain);
  const [result, setResult] = useState(false);
  useEffect(() => onMoment(moment, view.seat), [moment, view.seat, onMoment]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return;
      if (event.key === 'PageUp') table.goTo(moment - 1);
      else if (event.key === 'PageDown') table.goTo(moment + 1);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [table, moment]);
  return (
    <TableScreen
      client={table}
      kit={kit}
      plain={plainNow}
      onPlain={setPlain}
      timeBar={<TimeBar of={of} table={table} onResult={() => setResult(true)} />}
      result={{ open: result, onClose: () => setResult(false) }}
      {...(table.finished ? { beside: <LeadPanel table={table} /> } : {})}
    />
  );
}
