import { isRefusal, readRecord } from '@stolik/engine';
import { signed } from '@stolik/engine/phrases';
import { Button, Say, SeatMark, useTable } from '@stolik/ui';
import { type ReactNode, useSyncExternalStore } from 'react';
import { myName } from '../../games/my-name.ts';
import { openNew } from '../../games/start-table.ts';
import { whatIf } from '../../games/what-if.ts';
import { useWords, type Words } from '../../shell/words.ts';
import type { TurningPoint } from '../../table/lead.ts';
import type { ReplayTable } from '../../table/replay-table.ts';
import { LeadChart } from './lead-chart.tsx';
import { useLead } from './use-lead.ts';

/** After a game: whose chances were how good when, the turns that changed most, and the way to play on from any of them. */
export function LeadPanel({ table }: { readonly table: ReplayTable }): ReactNode {
  const w = useWords();
  const { moment, seats } = useSyncExternalStore(table.subscribe, table.getSnapshot);
  const { points, turns } = useLead(table, table.finished);
  const names = seats.map(({ name }) => name);
  return (
    <section className="panel lead" aria-label={leadTitle(w, names)} data-testid="lead">
      <h2>{leadTitle(w, names)}</h2>
      <LeadChart
        points={points}
        turns={turns ?? []}
        length={table.length}
        moment={moment}
        names={names}
        onMoment={(at) => table.goTo(at)}
      />
      {names.length > 1 && <p className="lead-note">{w('lead-note')}</p>}
      {turns === null ? (
        <p className="lead-wait">{w('lead-working')}</p>
      ) : (
        <>
          <h3>{w('lead-turns')}</h3>
          <ol className="lead-turns">
            {turns.map((turn) => (
              <li key={turn.moment}>
                <Turn
                  turn={turn}
                  alone={names.length === 1}
                  now={turn.moment === moment}
                  onJump={() => table.goTo(turn.moment)}
                />
              </li>
            ))}
          </ol>
        </>
      )}
      <WhatIf table={table} />
    </section>
  );
}

/** Alone nobody leads: points are counted. */
export const leadTitle = (w: Words, names: readonly string[]): string =>
  w(names.length === 1 ? 'lead-title-alone' : 'lead-title');

interface TurnProps {
  readonly turn: TurningPoint;
  readonly alone: boolean;
  readonly now: boolean;
  readonly onJump: () => void;
}

/** A turn that changed much: whose it was, what happened, by how much; picking it goes there. */
function Turn({ turn, alone, now, onJump }: TurnProps): ReactNode {
  const w = useWords();
  const { game, names } = useTable();
  const { seat, moment, round, change, events } = turn;
  const name = names[seat] ?? '';
  return (
    <button type="button" className="lead-jump" data-now={now || undefined} onClick={onJump} data-testid="lead-jump">
      <SeatMark seat={seat} name={name} size={20} />
      <span>
        <b>{round === null ? w('lead-turn', { name, moment }) : w('lead-turn-round', { name, round })}</b>
        {events.map((event, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events keep their order within one turn.
          <span key={at} className="lead-said">
            <Say text={game.eventText(event)} chips={false} />
          </span>
        ))}
      </span>
      <span className="lead-change" title={w(alone ? 'lead-change-alone' : 'lead-change')}>
        {alone ? signed(change) : w('lead-changed', { change: signed(Math.round(100 * change)) })}
      </span>
    </button>
  );
}

/** Plays on from the moment one looks at, on the chair one looks from, against bots. */
function WhatIf({ table }: { readonly table: ReplayTable }): ReactNode {
  const w = useWords();
  const { moment, view } = useSyncExternalStore(table.subscribe, table.getSnapshot);
  const atEnd = moment >= table.length;
  const play = async (): Promise<void> => {
    const record = readRecord(await table.recordText());
    if (isRefusal(record) || atEnd) return;
    const chair = view.seat ?? 0;
    await openNew(whatIf(record, moment, chair, myName(w), w), chair);
  };
  return (
    <div className="what-if">
      <Button
        icon="branch"
        aria-disabled={atEnd}
        title={w(atEnd ? 'what-if-at-end' : 'what-if-line')}
        onClick={() => void play()}
        data-testid="what-if"
      >
        {w('what-if')}
      </Button>
      <p>{w(atEnd ? 'what-if-at-end' : 'what-if-line')}</p>
    </div>
  );
}
