import { defined, say } from '@stolik/engine';
import { Spot, useSay, Zone } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { BANNER_PROGRAMS, featKind, heroKind } from '../content/catalogue.ts';
import { type Feat, goodOf, type Hero, isFilled } from '../pieces.ts';
import { visitOf } from '../rules/activate.ts';
import { saleValue } from '../rules/inn.ts';
import type { State, Wagon } from '../state.ts';
import { featText } from '../words/feats.ts';
import { nameOf } from '../words/names.ts';
import { FeatReward } from './FeatReward.tsx';
import { Gist } from './Gist.tsx';
import { HeroCard } from './HeroCard.tsx';
import { present, useOwn, useScene } from './scene.tsx';

/** The Inn: four heroes, those revealed for this sale, and the deck. */
export function Inn(): ReactNode {
  const { state, prompt, options, running } = useScene();
  const own = useOwn();
  const talk = useSay();
  const heroes = [...present(state.inn), ...state.turn.revealed];
  const selling = prompt.startsWith('inn.') || options.has(visitOf('ringway-inn'));
  return (
    <Zone className="dr-inn" label={say('district-ringway-inn')}>
      <div className="dr-title">
        <h3>{talk(say('short-ringway-inn'))}</h3>
        <Deck place="hero-deck" count={state.heroDeck.length} words="board-hero-deck" />
      </div>
      <div className="dr-guests" data-many={heroes.length > 4 || undefined}>
        {heroes.map((hero) => (
          <HeroCard
            key={hero}
            hero={hero}
            from="hero-deck"
            buys={selling && own !== null ? saleTo(state, own, hero) : 0}
            given={running.buyer === hero}
          />
        ))}
      </div>
    </Zone>
  );
}

/** Coins for everything this hero wants and one has, fine tiles first (DR-11.3). */
function saleTo(state: State, { goods }: Wagon, hero: Hero): number {
  let coins = 0;
  for (const kind of heroKind(hero).wants) {
    const good = [goodOf(kind, true), goodOf(kind, false)].find((one) => defined(goods[one]) > 0);
    if (good !== undefined) coins += saleValue(state, good);
  }
  return coins;
}

interface DeckProps {
  readonly place: string;
  readonly count: number;
  readonly words: string;
}

/** A face-down deck that may be chosen blind. */
export const Deck = memo(function Deck({ place, count, words }: DeckProps): ReactNode {
  return (
    <Spot target={place} name={say(words, { count })} shape="tile" className="dr-deck">
      <span className="dr-deck-back" data-empty={count === 0 || undefined}>
        {count}
      </span>
    </Spot>
  );
});

/** The Courtyard: two feats with the bonus of their banners, and the deck. */
export function Courtyard(): ReactNode {
  const { state } = useScene();
  const talk = useSay();
  return (
    <Zone className="dr-court" label={say('row-courtyard')}>
      <div className="dr-title">
        <h3>{talk(say('row-courtyard'))}</h3>
        <Deck place="feat-deck" count={state.featDeck.length} words="board-feat-deck" />
      </div>
      {state.courtyard.map((feat, slot) =>
        isFilled(feat) ? (
          <FeatCard key={feat} feat={feat} banner={defined(BANNER_PROGRAMS[slot])} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has only its place.
          <span key={`empty-${slot}`} className="dr-feat dr-feat-none">
            {talk(say('board-feat-none'))}
          </span>
        ),
      )}
    </Zone>
  );
}

const FeatCard = memo(function FeatCard({ feat, banner }: { readonly feat: Feat; readonly banner: string }): ReactNode {
  const talk = useSay();
  return (
    <Spot
      target={feat}
      name={`${talk(nameOf(feat))}. ${talk(featText(featKind(feat)))}`}
      title={nameOf(feat)}
      className="dr-feat"
      from="feat-deck"
    >
      <span className="dr-feat-card">
        <span className="dr-banner">
          <Gist program={banner} silent />
        </span>
        <b>{talk(nameOf(feat))}</b>
        <span className="quiet dr-feat-fx">
          <FeatReward feat={feat} />
        </span>
      </span>
    </Spot>
  );
});
