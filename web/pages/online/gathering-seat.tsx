import type { CompanySeat } from '@stolik/server/protocol';
import { Button, IconButton, SeatMark } from '@stolik/ui';
import { type ReactNode, useState } from 'react';
import { isLevel, levels } from '../../games/companions.ts';
import type { Said } from '../../online/line.ts';
import { seatWords } from '../../online/seat-words.ts';
import { Select } from '../../shell/select.tsx';
import { useWords, type Words } from '../../shell/words.ts';
import type { OnlineFacts } from '../../table/remote-table.ts';

export interface GatheringSeatProps {
  readonly at: number;
  readonly seat: CompanySeat;
  readonly facts: OnlineFacts;
  readonly tableId: string;
  readonly act: (said: Said) => Promise<void>;
  /** Sits down on a free chair, or moves there; null for those who may not. */
  readonly onSit: ((at: number) => void) | null;
}

/** One chair before the game: who sits there, or who could. The host decides whether a bot takes it. */
export function GatheringSeat({ at, seat, facts, tableId, act, onSit }: GatheringSeatProps): ReactNode {
  const w = useWords();
  const { host, seats } = facts.company;
  const open = seat.kind === 'open';
  // Somebody who does not come keeps nobody from playing; one's own seat is left with the button below.
  const frees = seat.kind === 'person' && (seat.mine ? seat.guestOf !== null : host);
  return (
    <li data-open={open || undefined}>
      <SeatMark seat={at} name={seat.name} size={30} />
      {host && seat.kind !== 'person' ? (
        <Select
          value={seat.bot ?? 'open'}
          aria-label={w('online-seat', { seat: at + 1 })}
          onChange={({ target }) =>
            void act({ kind: 'hire', table: tableId, seat: at, bot: target.value === 'open' ? null : target.value })
          }
          data-testid={`hire-${at}`}
        >
          <option value="open">{w('online-seat-by-link')}</option>
          {seat.bot !== null && !isLevel(seat.bot) && <option value={seat.bot}>{seat.bot}</option>}
          {levels.map((level) => (
            <option key={level} value={level}>
              {seatWords(w, { name: '', bot: level })}
            </option>
          ))}
        </Select>
      ) : (
        <span className="gathering-name">{seatWords(w, seat)}</span>
      )}
      <span className="gathering-state">{stateOf(w, seat, facts.present.includes(at))}</span>
      {open && onSit !== null && (
        <Button look="outline" onClick={() => onSit(at)} data-testid={`sit-${at}`}>
          {w('online-sit-here')}
        </Button>
      )}
      {frees && (
        <IconButton
          icon="close"
          label={w('online-free-seat', { name: seat.name })}
          onClick={() => void act({ kind: 'leave', table: tableId, seat: at })}
          data-testid={`free-${at}`}
        />
      )}
      {open && seats.some(({ mine }) => mine) && (
        <AtThisScreen onJoin={(name) => void act({ kind: 'join', table: tableId, seat: at, name })} />
      )}
    </li>
  );
}

function stateOf(w: Words, { kind, ready, mine }: CompanySeat, present: boolean): string {
  if (kind !== 'person' || mine) return '';
  if (ready) return w('online-state-ready');
  return w(present ? 'online-state-here' : 'online-state-away');
}

/** Somebody who shares this screen takes a free seat. */
function AtThisScreen({ onJoin }: { readonly onJoin: (name: string) => void }): ReactNode {
  const w = useWords();
  const [name, setName] = useState<string | null>(null);
  if (name === null)
    return (
      <Button look="quiet" onClick={() => setName('')}>
        {w('online-same-screen')}
      </Button>
    );
  return (
    <form
      className="gathering-guest"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') onJoin(name);
      }}
    >
      <input
        className="text-field"
        value={name}
        maxLength={32}
        aria-label={w('online-name')}
        placeholder={w('online-name')}
        onChange={(event) => setName(event.target.value)}
      />
      <Button look="outline" type="submit">
        {w('online-sit')}
      </Button>
    </form>
  );
}
