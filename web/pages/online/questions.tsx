import { Button } from '@stolik/ui';
import type { ReactNode } from 'react';
import { tellRefusal } from '../../online/tell-refusal.ts';
import { goTo } from '../../shell/router.ts';
import { useWords } from '../../shell/words.ts';
import type { OnlineProps } from './chat.tsx';

/** What the table wants of the people at it beside their choices, one line each. */
export function Questions({ table, facts }: OnlineProps): ReactNode {
  return (
    <>
      <BackQuestion table={table} facts={facts} />
      <UndoQuestion table={table} facts={facts} />
      <ClosedNote table={table} facts={facts} />
      <NextGame facts={facts} />
    </>
  );
}

/** A bot plays one's own seat because the clock ran out: it is there to be taken back. */
function BackQuestion({ table, facts }: OnlineProps): ReactNode {
  const w = useWords();
  const { seats, status } = facts.company;
  const at = seats.findIndex(({ mine, minded }) => mine && minded !== null && minded !== 'resigned');
  const why = seats[at]?.minded;
  if (status !== 'playing' || why === undefined || why === null) return null;
  return (
    <p className="online-undo" role="alert">
      {w(`online-minded-${why}`)}
      <Button
        look="primary"
        onClick={() => void table.do({ kind: 'return', table: table.id, seat: at }).then(tellRefusal)}
        data-testid="return"
      >
        {w('online-return')}
      </Button>
    </p>
  );
}

/** Everybody has given up: nothing will happen here any more, but what was played can be looked at. */
function ClosedNote({ table, facts }: OnlineProps): ReactNode {
  const w = useWords();
  if (facts.company.status !== 'closed') return null;
  return (
    <p className="online-undo" role="status">
      {w('online-given-up')}
      <Button look="outline" onClick={() => void table.afterwards.replay()} data-testid="closed-replay">
        {w('end-replay')}
      </Button>
    </p>
  );
}

/** Somebody wants to take back what only the others can allow. */
function UndoQuestion({ table, facts }: OnlineProps): ReactNode {
  const w = useWords();
  const { company } = facts;
  const { undo, seats } = company;
  if (undo === null) return null;
  const asked = undo.waitsFor.find((at) => seats[at]?.mine);
  const name = seats[undo.seat]?.name ?? '';
  if (asked === undefined) {
    const own = seats[undo.seat]?.mine === true;
    return <p className="online-undo">{own ? w('online-undo-mine') : w('online-undo-waits', { name })}</p>;
  }
  const answer = async (yes: boolean): Promise<void> =>
    tellRefusal(await table.do({ kind: 'undo-answer', table: table.id, seat: asked, yes }));
  return (
    <p className="online-undo" role="alert">
      {w('online-undo-asked', { name })}
      <Button look="primary" onClick={() => void answer(true)} data-testid="undo-yes">
        {w('online-yes')}
      </Button>
      <Button look="outline" onClick={() => void answer(false)} data-testid="undo-no">
        {w('online-no')}
      </Button>
    </p>
  );
}

/** Somebody wants to play once more: the table for it is ready. */
function NextGame({ facts: { company } }: Pick<OnlineProps, 'facts'>): ReactNode {
  const w = useWords();
  const next = company.rematch;
  if (next === null || !company.seats.some((seat) => seat.mine)) return null;
  return (
    <p className="online-undo" role="alert">
      {w('online-rematch-asked')}
      <Button
        look="primary"
        onClick={() => goTo({ page: 'online', id: next, plain: false })}
        data-testid="to-next-game"
      >
        {w('online-rematch-go')}
      </Button>
    </p>
  );
}
