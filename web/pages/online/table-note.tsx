import { Icon } from '@stolik/ui';
import type { ReactNode } from 'react';
import type { Words } from '../../shell/words.ts';
import type { HouseSnapshot } from '../../table/client.ts';
import type { OnlineFacts } from '../../table/remote-table.ts';
import { fullNote, isAway } from './seat-news.tsx';
import { Countdown } from './ticking.tsx';

/** The one thing that is to be known now of the table beside the game, below what is asked or waited for; null: nothing. */
export function tableNote(w: Words, facts: OnlineFacts, snapshot: HouseSnapshot): ReactNode {
  const { company, connected } = facts;
  if (!connected)
    return (
      <>
        <Icon name="warn" size={16} />
        {w('online-broken')}
      </>
    );
  if (company.status === 'closed') return w('online-given-up');
  const sits = company.seats.some(({ mine }) => mine);
  if (company.status === 'over') return company.rematch === null || !sits ? null : w('online-rematch-asked');
  return undoNote(w, facts) ?? ownNote(w, facts, snapshot) ?? waitingNote(w, facts, snapshot);
}

/** Somebody has asked to take back, and it is not this person who has to answer. */
function undoNote(w: Words, { company: { undo, seats } }: OnlineFacts): ReactNode {
  if (undo === null || undo.waitsFor.some((at) => seats[at]?.mine)) return null;
  const names = { all: undo.waitsFor.map((at) => seats[at]?.name ?? '') };
  const { mine, name = '' } = seats[undo.seat] ?? {};
  return mine ? w('online-undo-mine', { names }) : w('online-undo-waits', { name, names });
}

function ownNote(w: Words, { company: { seats } }: OnlineFacts, { view }: HouseSnapshot): ReactNode {
  const own = view.seat === null ? undefined : seats[view.seat];
  return own?.mine ? fullNote(w, own) : null;
}

/** Of whom the table waits for; nothing is said of others while one is asked something. */
function waitingNote(w: Words, facts: OnlineFacts, { view, thinking, heldBy }: HouseSnapshot): ReactNode {
  if (view.decision !== null) return null;
  const { company, present, takeover } = facts;
  const nameOf = (at: number): string => company.seats[at]?.name ?? '';
  if (heldBy != null) return heldBy === view.seat ? null : w('online-note-held', { name: nameOf(heldBy) });
  const minded = thinking === null ? undefined : company.seats[thinking];
  if (minded !== undefined && minded.minded !== null) return fullNote(w, minded);
  if (takeover !== null && view.waitingFor.some((at) => at === takeover.seat))
    return (
      <Countdown at={takeover.at} words={(time) => w('online-note-takeover', { name: nameOf(takeover.seat), time })} />
    );
  const away = view.waitingFor.find((at) => {
    const seat = company.seats[at];
    return seat !== undefined && isAway(seat, at, present);
  });
  if (away !== undefined) return w('online-note-away', { name: nameOf(away) });
  return view.seat === null ? w('online-watching') : null;
}
