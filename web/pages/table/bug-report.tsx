import { Button, Dialog } from '@stolik/ui';
import { type ReactNode, useId, useState } from 'react';
import { download } from '../../saves/files.ts';
import { tell } from '../../shell/toasts.tsx';
import { useWords } from '../../shell/words.ts';
import type { HouseSnapshot, HouseTable } from '../../table/client.ts';
import { bugReport } from './bug-facts.ts';

export interface BugReportProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly client: HouseTable;
  readonly snapshot: HouseSnapshot;
  /** What broke the board, if that is why one reports. */
  readonly broke: Error | null;
}

/** Tells us what went wrong: makes a text with the record in it. Nothing is sent anywhere. */
export function BugReport({ open, onClose, client, snapshot, broke }: BugReportProps): ReactNode {
  const w = useWords();
  const field = useId();
  const [said, setSaid] = useState('');
  const compose = async (): Promise<string> =>
    bugReport({
      said,
      // A game on the server is sealed until it is over: then its table is all there is to name.
      record: await client.recordText().catch(() => `table ${snapshot.id} at ${window.location.origin}`),
      sequence: snapshot.view.sequence,
      moment: snapshot.moment,
      seat: snapshot.view.seat,
      board: broke?.message ?? null,
      prompt: snapshot.view.decision?.prompt ?? null,
      language: w.lang,
      browser: navigator.userAgent,
      screen: `${window.innerWidth}x${window.innerHeight}`,
      version: STOLIK_VERSION,
    });
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(await compose());
      tell({ words: w('bug-copied'), kind: 'good' });
      onClose();
    } catch {
      tell({ words: w('bug-not-copied'), kind: 'bad' });
    }
  };
  const save = async (): Promise<void> => {
    download(`stolik-${snapshot.id}-${snapshot.moment}.txt`, await compose(), 'text/plain');
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={w('bug-title')}
      actions={
        <>
          <Button look="outline" onClick={() => void copy()}>
            {w('bug-copy')}
          </Button>
          <Button look="primary" onClick={() => void save()} data-testid="bug-save">
            {w('bug-save')}
          </Button>
        </>
      }
    >
      <div className="bug">
        <p>{w('bug-line')}</p>
        <label htmlFor={field}>{w('bug-label')}</label>
        <textarea id={field} rows={5} value={said} onChange={(event) => setSaid(event.target.value)} />
      </div>
    </Dialog>
  );
}
