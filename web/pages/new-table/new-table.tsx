import type { AnyGame, Variants } from '@stolik/engine';
import type { Speaker } from '@stolik/text';
import { Button, Icon, SeatMark } from '@stolik/ui';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Cover } from '../../art/cover.tsx';
import { gameName, gameSub } from '../../games/game-name.ts';
import { myName } from '../../games/my-name.ts';
import { loadRules } from '../../games/rules.ts';
import { isFirstGame, setUp } from '../../games/start-table.ts';
import { fitting, sameVariants } from '../../games/variants.ts';
import { LearnLink } from '../../lessons/learn-link.tsx';
import { hasLesson } from '../../lessons/lessons.ts';
import { newSeed } from '../../saves/new-game.ts';
import { ChoiceRow } from '../../shell/choice-row.tsx';
import { Link } from '../../shell/link.tsx';
import { Page } from '../../shell/page.tsx';
import { HomeButton, TroublePaper } from '../../shell/trouble.tsx';
import { useWords } from '../../shell/words.ts';
import { useGameWords } from '../table/use-game-words.ts';
import { ChairRow } from './chair-row.tsx';
import { type Chair, chairFor, chairsFor, meAmong, placesOf, problemOf, withCount } from './chairs.ts';
import { VariantFields } from './variant-fields.tsx';

/** A new table: who sits where, and how it is played. */
export default function NewTable({ game: id }: { readonly game: string }): ReactNode {
  const w = useWords();
  const [game, setGame] = useState<AnyGame | null | 'none'>(null);
  const [first, setFirst] = useState<boolean | null>(null);
  useEffect(() => {
    let here = true;
    void Promise.all([loadRules(id), isFirstGame(id)]).then(([loaded, never]) => {
      if (!here) return;
      setFirst(never);
      setGame(loaded ?? 'none');
    });
    return () => {
      here = false;
    };
  }, [id]);
  const speaker = useGameWords(game === 'none' ? null : game, w.lang);
  if (game === 'none') {
    return (
      <Page here="new" title={w('lost-title')}>
        <TroublePaper title={w('lost-title')} ways={<HomeButton />}>
          <p>{w('record-unknown-game', { game: id })}</p>
        </TroublePaper>
      </Page>
    );
  }
  const title = w('new-title', { game: gameName(w, id) });
  return (
    <Page here="new" title={title}>
      <div data-game={id}>
        <header className="new-head">
          <div className="new-cover">
            <Cover game={id} />
          </div>
          <div>
            <h1 className="page-title">{title}</h1>
            <p>{[gameSub(w, id), w(`game-${id}-line`)].filter((words) => words !== '').join('. ')}</p>
          </div>
        </header>
        {game !== null && speaker !== null && first !== null ? (
          <SeatForm game={game} speaker={speaker} first={first} />
        ) : (
          <p className="loading">{w('loading')}</p>
        )}
      </div>
    </Page>
  );
}

interface SeatFormProps {
  readonly game: AnyGame;
  readonly speaker: Speaker;
  /** Nobody has played it on this device yet. */
  readonly first: boolean;
}

function SeatForm({ game, speaker, first }: SeatFormProps): ReactNode {
  const w = useWords();
  const { min, max } = game.seats;
  const [chairs, setChairs] = useState<readonly Chair[]>(() =>
    chairsFor(w, myName(w), Math.min(max, Math.max(min, 3))),
  );
  const [variants, setVariants] = useState<Variants>(() => fitting(game, chairs.length, first ? game.firstGame : {}));
  const [seed, setSeed] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const seedField = useId();
  const problem = problemOf(chairs);

  const beginners = fitting(game, chairs.length, game.firstGame);
  const isForFirst = sameVariants(variants, beginners);
  const isSpecial = !sameVariants(beginners, fitting(game, chairs.length, {}));

  const change = (at: number, chair: Chair): void =>
    setChairs(chairs.map((other, seat) => (seat === at ? chair : other)));
  const sitDown = (count: string): void => {
    setChairs(withCount(w, chairs, Number(count)));
    setVariants(fitting(game, Number(count), isForFirst ? game.firstGame : variants));
  };
  const begin = async (): Promise<void> => {
    if (problem !== null) return;
    setBusy(true);
    const refusal = await setUp(game.id, placesOf(chairs), variants, seed.trim() || newSeed(), meAmong(chairs));
    setBusy(false);
    setRefused(refusal?.message ?? null);
  };
  return (
    <form
      className="panel sheet-form"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <LearnFirst game={game.id} />
      <ChoiceRow
        label={w('new-count')}
        value={`${chairs.length}`}
        options={Array.from({ length: max - min + 1 }, (_, at) => ({
          value: `${min + at}`,
          words: min + at === 1 ? w(`game-${game.id}-solo`) : `${min + at}`,
        }))}
        onChange={sitDown}
      />
      <fieldset className="chairs">
        <legend>{w('new-seats')}</legend>
        <ol>
          {chairs.map((chair, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            <li key={at}>
              <SeatMark seat={at} name={chair.name} size={30} />
              <ChairRow
                chair={chair}
                at={at}
                onChange={(next) => change(at, next)}
                onWho={(who) => change(at, chairFor(w, who, chairs, at))}
              />
            </li>
          ))}
        </ol>
      </fieldset>
      {isSpecial && (first || isForFirst) && (
        <p className="first-game" data-testid="first-game">
          <span>{w(isForFirst ? 'new-first-on' : 'new-first-off')}</span>
          <Button
            look="outline"
            type="button"
            onClick={() => setVariants(isForFirst ? fitting(game, chairs.length, {}) : beginners)}
            data-testid="first-game-change"
          >
            {w(isForFirst ? 'new-first-usual' : 'new-first-easy')}
          </Button>
        </p>
      )}
      <VariantFields game={game} speaker={speaker} seats={chairs.length} chosen={variants} onChange={setVariants} />
      <details className="advanced">
        <summary>{w('new-advanced')}</summary>
        <div className="field">
          <label htmlFor={seedField}>{w('new-seed')}</label>
          <input
            id={seedField}
            className="text-field"
            value={seed}
            maxLength={100}
            placeholder={w('new-seed-random')}
            onChange={(event) => setSeed(event.target.value)}
            data-testid="seed"
          />
          <small>{w('new-seed-hint')}</small>
        </div>
      </details>
      {(problem !== null || refused !== null) && (
        <p className="form-problem" role="alert">
          <Icon name="warn" size={18} />
          {problem === null ? refused : w(`new-problem-${problem}`)}
        </p>
      )}
      <div className="form-ways">
        <Button look="primary" type="submit" aria-disabled={busy || problem !== null} data-testid="begin">
          {w('new-begin')}
        </Button>
        <Link to={{ page: 'invite', game: game.id }} className="btn btn-quiet" data-testid="new-online">
          {w('new-online')}
        </Link>
      </div>
    </form>
  );
}

/** For those who have never played it: there is a lesson. */
function LearnFirst({ game }: { readonly game: string }): ReactNode {
  const w = useWords();
  if (!hasLesson(game)) return null;
  return (
    <p className="learn-first">
      <span>{w('learn-line')}</span>
      <LearnLink game={game} />
    </p>
  );
}
