import type { AnyGame, Variants } from '@stolik/engine';
import type { ClockKind } from '@stolik/server/protocol';
import { Button, SeatMark } from '@stolik/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { levels } from '../../games/companions.ts';
import { gameName } from '../../games/game-name.ts';
import { loadRules } from '../../games/rules.ts';
import { clockWords } from '../../online/clock-words.ts';
import { theLine } from '../../online/line.ts';
import { tellRefusal } from '../../online/tell-refusal.ts';
import { ChoiceRow } from '../../shell/choice-row.tsx';
import { goTo } from '../../shell/router.ts';
import { Select } from '../../shell/select.tsx';
import { useWords } from '../../shell/words.ts';
import { VariantFields } from '../new-table/variant-fields.tsx';
import { fitting } from '../new-table/variants.ts';
import { useGameWords } from '../table/use-game-words.ts';
import { FriendsRoom } from './friends-room.tsx';

/** Clocks that people agree on: none, a quick evening, a slow one, a game over days. */
const clocks: { readonly [id: string]: ClockKind } = {
  none: { kind: 'none' },
  quick: { kind: 'turn', seconds: 90 },
  evening: { kind: 'bank', seconds: 1200, increment: 20 },
  days: { kind: 'turn', seconds: 2 * 86400 },
};

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
  const seats = others.length + 1;
  const [chosen, setChosen] = useState<Variants>({});
  const create = async (): Promise<void> => {
    const reply = await theLine().ask({
      kind: 'create',
      game: game.id,
      seats,
      company: ['me', ...others],
      variants: fitting(game, seats, chosen),
      clock: clocks[clock] ?? { kind: 'none' },
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
        options={Object.entries(clocks).map(([value, kind]) => ({ value, words: clockWords(w, kind) }))}
        onChange={setClock}
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
