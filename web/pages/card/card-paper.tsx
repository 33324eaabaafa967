import { type AnyGame, say } from '@stolik/engine';
import type { CardSection, GameCard } from '@stolik/engine/lesson';
import type { Speaker } from '@stolik/text';
import type { Library } from '@stolik/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { Scene } from '../../art/cover.tsx';
import { boxes } from '../../games/boxes.ts';
import { gameName, gameSub } from '../../games/game-name.ts';
import { loadKit } from '../../games/kit.ts';
import { loadRules } from '../../games/rules.ts';
import { loadCard } from '../../lessons/cards.ts';
import { useWords } from '../../shell/words.ts';
import { useGameWords } from '../table/use-game-words.ts';

/** A game on one page, as wide as there is room: beside the table, on its own page, printed. */
export function CardPaper({ game }: { readonly game: string }): ReactNode {
  const w = useWords();
  const [found, setFound] = useState<{ readonly rules: AnyGame; readonly card: GameCard } | null | 'none'>(null);
  const ready = found !== null && found !== 'none' ? found : null;
  const speaker = useGameWords(ready?.rules ?? null, w.lang);
  useEffect(() => {
    let here = true;
    void Promise.all([loadRules(game), loadCard(game)]).then(([rules, card]) => {
      if (here) setFound(rules === null || card === null ? 'none' : { rules, card });
    });
    return () => {
      here = false;
    };
  }, [game]);
  const Pictures = useLibrary(game);
  if (found === 'none') return <p className="help-none">{w('card-none')}</p>;
  if (ready === null || speaker === null) return <p className="loading">{w('loading')}</p>;
  const box = boxes.find(({ id }) => id === game);
  const sub = [gameSub(w, game), box === undefined ? '' : w(`game-${box.id}-time`)].filter((word) => word !== '');
  return (
    <article className="game-card" data-game={game} data-testid="game-card">
      {Pictures !== null && <Pictures />}
      <header className="game-card-head">
        <div>
          <h2>{gameName(w, game)}</h2>
          <p className="game-card-sub">{sub.join(' · ')}</p>
        </div>
        <div>
          <h3>{w('card-goal')}</h3>
          <p className="game-card-goal">{speaker.say(say('one-page-goal'))}</p>
        </div>
        <Scene game={game} />
      </header>
      {ready.card.map((section) => (
        <Section key={section.id} section={section} speaker={speaker} drawn={Pictures !== null} />
      ))}
    </article>
  );
}

/** The pictures of the game's board, as soon as they have come; the words do not wait for them. */
function useLibrary(game: string): Library | null {
  const [library, setLibrary] = useState<{ readonly pictures: Library | null }>({ pictures: null });
  useEffect(() => {
    let here = true;
    void loadKit(game).then((kit) => {
      if (here) setLibrary({ pictures: kit?.library ?? null });
    });
    return () => {
      here = false;
    };
  }, [game]);
  return library.pictures;
}

interface SectionProps {
  readonly section: CardSection;
  readonly speaker: Speaker;
  /** Are the board's pictures there? */
  readonly drawn: boolean;
}

function Section({ section: { id, look, items, icons = {} }, speaker, drawn }: SectionProps): ReactNode {
  const said = (key: string): string => speaker.say(say(`one-page-${id}${key}`));
  const List = look === 'steps' ? 'ol' : 'ul';
  return (
    <section className="game-card-part" data-look={look}>
      <h3>{said('')}</h3>
      <List>
        {items.map((item) => (
          <li key={item}>
            {drawn && icons[item] !== undefined && (
              <svg className="game-card-icon" aria-hidden="true">
                <use href={`#${icons[item]}`} />
              </svg>
            )}
            {look !== 'lines' && <strong>{said(`-${item}-name`)}</strong>}
            <span>{said(`-${item}`)}</span>
          </li>
        ))}
      </List>
    </section>
  );
}
