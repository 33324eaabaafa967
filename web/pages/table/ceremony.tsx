import { isRefusal, readRecord, say } from '@stolik/engine';
import { Button, Dialog, ScoreCeremony, useTable } from '@stolik/ui';
import { type ReactNode, useState } from 'react';
import { rematch } from '../../games/start-table.ts';
import { library } from '../../saves/library.ts';
import { Link } from '../../shell/link.tsx';
import { useWords } from '../../shell/words.ts';
import type { HouseSnapshot, HouseTable } from '../../table/client.ts';

export interface EndProps {
  readonly client: HouseTable;
  readonly snapshot: HouseSnapshot;
}

/** The end of a game that was played here: the points unfold; then another game, or the way back through this one. */
export function Ceremony({ client, snapshot }: EndProps): ReactNode {
  const w = useWords();
  const { game, view, seats } = snapshot;
  const { speaker } = useTable();
  const ending = `ending-${game.ending(view.state)}`;
  const [open, setOpen] = useState(true);
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      title={speaker.has(ending) ? speaker.say(say(ending)) : w('end-title')}
      actions={<EndWays client={client} id={snapshot.id} place="dialog" />}
    >
      <ScoreCeremony
        scores={game.score(view.state)}
        winners={game.winners(view.state)}
        names={seats.map(({ name }) => name)}
      />
    </Dialog>
  );
}

export interface EndWaysProps {
  readonly client: HouseTable;
  /** The table's. */
  readonly id: string;
  readonly place: 'bar' | 'dialog';
}

/** What can be done after a game. */
export function EndWays({ client, id, place }: EndWaysProps): ReactNode {
  const w = useWords();
  const mark = place === 'bar' ? 'bar-' : '';
  const { afterwards } = client;
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
      <Button look="primary" onClick={() => void again()} data-testid={`${mark}rematch`}>
        {w('end-rematch')}
      </Button>
    </>
  );
}
