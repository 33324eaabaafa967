import { isRefusal, readRecord, say } from '@stolik/engine';
import { Button, Dialog, ScoreCeremony, useTable } from '@stolik/ui';
import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react';
import { rematch } from '../../games/start-table.ts';
import { library } from '../../saves/library.ts';
import { Link } from '../../shell/link.tsx';
import { goTo } from '../../shell/router.ts';
import { useWords } from '../../shell/words.ts';
import type { HouseSnapshot, HouseTable } from '../../table/client.ts';
import { LeadChart } from '../replay/lead-chart.tsx';
import { leadTitle } from '../replay/lead-panel.tsx';
import { useLead } from '../replay/use-lead.ts';

/** The sheet that unfolds at the end, and later whenever somebody asks for it. */
export interface Result {
  readonly open: boolean;
  readonly onClose: () => void;
}

export interface EndProps {
  readonly client: HouseTable;
  readonly snapshot: HouseSnapshot;
}

/** The end of a game that was played here: the points unfold; then another game, or the way back through this one. */
export function Ceremony({ client, snapshot, open, onClose }: EndProps & Result): ReactNode {
  const w = useWords();
  const { game, view, seats } = snapshot;
  const { speaker } = useTable();
  const ending = `ending-${game.ending(view.state)}`;
  const [told, setTold] = useState(false);
  const tell = useCallback(() => setTold(true), []);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={speaker.has(ending) ? speaker.say(say(ending)) : w('end-title')}
      actions={<EndWays client={client} id={snapshot.id} place="dialog" />}
    >
      <ScoreCeremony
        scores={game.score(view.state)}
        winners={game.winners(view.state)}
        names={seats.map(({ name }) => name)}
        rival={game.rivalScore?.(view.state) ?? null}
        epilogue={game.epilogue?.(view.state) ?? []}
        onDone={tell}
      />
      {told && <EndLead client={client} snapshot={snapshot} onGone={onClose} />}
    </Dialog>
  );
}

/** How the lead changed, when the points have been told; a click goes to that moment of the game. */
function EndLead({ client, snapshot, onGone }: EndProps & { readonly onGone: () => void }): ReactNode {
  const w = useWords();
  const { id, moment, seats } = snapshot;
  const { points, turns } = useLead(client, true);
  const names = seats.map(({ name }) => name);
  const { afterwards } = client;
  const goThere = (at: number): void => {
    onGone();
    if (afterwards === undefined) goTo({ page: 'replay', id, moment: at, seat: null });
    else void afterwards.replay();
  };
  return (
    <section className="lead end-lead" aria-label={leadTitle(w, names)} data-testid="end-lead">
      <h3>{leadTitle(w, names)}</h3>
      <LeadChart points={points} turns={turns ?? []} length={moment} moment={moment} names={names} onMoment={goThere} />
      {names.length > 1 && <p className="lead-note">{w('lead-note')}</p>}
    </section>
  );
}

export interface EndWaysProps {
  readonly client: HouseTable;
  /** The table's. */
  readonly id: string;
  readonly place: 'bar' | 'dialog';
  /** Opens the sheet of points once more. */
  readonly onResult?: () => void;
}

/** What can be done after a game. */
export function EndWays({ client, id, place, onResult }: EndWaysProps): ReactNode {
  const w = useWords();
  const mark = place === 'bar' ? 'bar-' : '';
  const { afterwards } = client;
  // Somebody has asked for it already: the others come along.
  const isSet = useSyncExternalStore(client.subscribe, () => afterwards?.isSet() ?? false);
  const again = async (): Promise<void> => {
    if (afterwards !== undefined) return afterwards.rematch();
    const record = readRecord(await client.recordText());
    if (!isRefusal(record)) await rematch(record, (await library.read(id))?.me ?? 0);
  };
  return (
    <>
      <Link to={{ page: 'home' }} className="btn btn-quiet">
        {w('to-home')}
      </Link>
      {onResult !== undefined && (
        <Button look="quiet" onClick={onResult} data-testid="to-result">
          {w('end-result')}
        </Button>
      )}
      {afterwards === undefined ? (
        <Link
          to={{ page: 'replay', id, moment: 0, seat: null }}
          className="btn btn-outline"
          data-testid={`${mark}to-replay`}
        >
          {w('end-replay')}
        </Link>
      ) : (
        <Button look="outline" onClick={() => void afterwards.replay()} data-testid={`${mark}to-replay`}>
          {w('end-replay')}
        </Button>
      )}
      {afterwards?.mayRematch() !== false && (
        <Button
          look="primary"
          onClick={() => void again()}
          data-testid={`${mark}${isSet ? 'to-next-game' : 'rematch'}`}
        >
          {w(isSet ? 'online-rematch-go' : 'end-rematch')}
        </Button>
      )}
    </>
  );
}
