import type { AnyGame, Variants } from '@stolik/engine';
import type { ClockKind } from '@stolik/server/protocol';
import { Button, SeatMark } from '@stolik/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { levels } from '../../games/companions.ts';
import { gameName } from '../../games/game-name.ts';
import { loadRules } from '../../games/rules.ts';
import { fitting } from '../../games/variants.ts';
import { absenceWords } from '../../online/absence-words.ts';
import { clockWords } from '../../online/clock-words.ts';
import { theLine } from '../../online/line.ts';
import { tellRefusal } from '../../online/tell-refusal.ts';
import { ChoiceRow } from '../../shell/choice-row.tsx';
import { goTo } from '../../shell/router.ts';
import { Select } from '../../shell/select.tsx';
import { useWords } from '../../shell/words.ts';
import { VariantFields } from '../new-table/variant-fields.tsx';
import { useGameWords } from '../table/use-game-words.ts';
import { FriendsRoom } from './friends-room.tsx';

const MINUTE = 60;
const DAY = 86_400;

/**
 * Clocks that people agree on: none, a quick evening, a slow one, a game over days. With each goes how long one may be away, while another waits, until
 * a bot plays: in a game over days nobody is expected at the table, so only its clock counts.
 */
const clocks: { readonly [id: string]: { readonly clock: ClockKind; readonly absence: number } } = {
  none: { clock: { kind: 'none' }, absence: 15 * MINUTE },
  quick: { clock: { kind: 'turn', seconds: 90 }, absence: 2 * MINUTE },
  evening: { clock: { kind: 'bank', seconds: 20 * MINUTE, increment: 20 }, absence: 2 * MINUTE },
  days: { clock: { kind: 'turn', seconds: 2 * DAY }, absence: 0 },
};
const absences = [2 * MINUTE, 15 * MINUTE, 0];

/** A new table on the server, at which one sits down at once. */
export default function InvitePage({ game: id }: { readonly game: string }): ReactNode {
  const w = useWords();
  const [game, setGame] = useState<AnyGame | null>(null);
  useEffect(() => {
    void loadRules(id).then(setGame);
  }, [id]);
  return (
    <FriendsRoom here="invite" title={w('online-invite-title', { game: gameName(w, id) })}>
      {() => (game === null ? <p className="loading">{w('loading')}</p> : <InviteForm game={game} />)}
    </FriendsRoom>
  );
}

function InviteForm({ game }: { readonly game: AnyGame }): ReactNode {
  const w = useWords();
  const speaker = useGameWords(game, w.lang);
  const { max } = game.seats;
  const min = Math.max(2, game.seats.min);
  // By seat from the second on: `open` for whoever comes by the link, or a bot's level.
  const [others, setOthers] = useState<readonly string[]>(() => Array.from({ length: min - 1 }, () => 'open'));
  const [clock, setClock] = useState('none');
  // Null: as is usual with the clock.
  const [away, setAway] = useState<number | null>(null);
  const { clock: kind, absence: usual } = clocks[clock] ?? { clock: { kind: 'none' }, absence: 0 };
  const absence = away ?? usual;
  const seats = others.length + 1;
  const [chosen, setChosen] = useState<Variants>({});
  const [hold, setHold] = useState(true);
  const create = async (): Promise<void> => {
    const reply = await theLine().ask({
      kind: 'create',
      game: game.id,
      seats,
      company: ['me', ...others],
      variants: fitting(game, seats, chosen),
      clock: kind,
      absence,
      hold,
    });
    if (reply.kind === 'refused') tellRefusal({ why: reply.code as never, message: reply.message });
    else if (reply.table !== undefined) goTo({ page: 'online', id: reply.table, plain: false });
  };
  const count = (wanted: number): void =>
    setOthers(Array.from({ length: wanted - 1 }, (_, at) => others[at] ?? 'open'));
  if (speaker === null) return null;
  return (
    <form
      className="panel sheet-form"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <ChoiceRow
        label={w('new-count')}
        value={`${seats}`}
        options={Array.from({ length: max - min + 1 }, (_, at) => ({ value: `${min + at}`, words: `${min + at}` }))}
        onChange={(wanted) => count(Number(wanted))}
      />
      <fieldset className="chairs">
        <legend>{w('new-seats')}</legend>
        <ol>
          <li>
            <SeatMark seat={0} size={30} />
            {w('you')}
          </li>
          {others.map((who, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            <li key={at}>
              <SeatMark seat={at + 1} size={30} />
              <Select
                value={who}
                aria-label={w('online-seat', { seat: at + 2 })}
                onChange={({ target }) => setOthers(others.map((other, seat) => (seat === at ? target.value : other)))}
              >
                <option value="open">{w('online-seat-by-link')}</option>
                {levels.map((level) => (
                  <option key={level} value={level}>
                    {w('online-seat-bot', { name: w(`level-${level}-name`) })}
                  </option>
                ))}
              </Select>
            </li>
          ))}
        </ol>
      </fieldset>
      <ChoiceRow
        label={w('online-clock')}
        value={clock}
        options={Object.entries(clocks).map(([value, each]) => ({ value, words: clockWords(w, each.clock) }))}
        onChange={setClock}
      />
      <ChoiceRow
        label={w('online-absence')}
        value={`${absence}`}
        options={absences.map((seconds) => ({ value: `${seconds}`, words: absenceWords(w, seconds) }))}
        onChange={(wanted) => setAway(Number(wanted))}
      />
      <ChoiceRow
        label={w('online-hold')}
        value={hold ? 'on' : 'off'}
        options={[
          { value: 'on', words: w('online-hold-on') },
          { value: 'off', words: w('online-hold-off') },
        ]}
        onChange={(wanted) => setHold(wanted === 'on')}
      />
      <VariantFields game={game} speaker={speaker} seats={seats} chosen={chosen} onChange={setChosen} />
      <div className="form-ways">
        <Button look="primary" type="submit" data-testid="create-online">
          {w('online-create')}
        </Button>
      </div>
    </form>
  );
}
