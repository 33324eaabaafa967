import { say, type Text } from '@stolik/engine';
import { Spot, type Target, useSay } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { heroKind } from '../content/catalogue.ts';
import type { Good, Hero } from '../pieces.ts';
import { isFine, kindOfGood } from '../pieces.ts';
import { bonusText } from '../words/explain.ts';
import { nameOf } from '../words/names.ts';
import { classText, kindsArg, townText } from '../words/phrases.ts';
import { Crest, GoodIcon, HeroPicture, regionOfTown, TokenIcon } from './art/pictures.tsx';
import type { Pay } from './deliveries.ts';
import { Amount } from './Gist.tsx';

interface HeroCardProps {
  readonly hero: Hero;
  /** What it pays where the caravan goes. */
  readonly pays?: Pay | null;
  /** The good that lies in its chest. */
  readonly chest?: Good | null;
  /** Coins it would pay for what one has. */
  readonly buys?: number;
  readonly from?: Target;
  readonly still?: boolean;
  readonly marked?: boolean;
  /** Handed over, or the one to whom is sold, in the choice that is going on. */
  readonly given?: boolean;
}

/** A hero: crest of the town, what is wanted, what comes aboard with it. */
export const HeroCard = memo(function HeroCard({
  hero,
  pays = null,
  chest = null,
  buys = 0,
  from,
  still,
  marked = false,
  given = false,
}: HeroCardProps): ReactNode {
  const talk = useSay();
  const { town, wants, bonus } = heroKind(hero);
  return (
    <Spot
      target={hero}
      name={heroName(hero)}
      title={nameOf(hero)}
      className="dr-hero"
      selected={given}
      {...(from === undefined ? {} : { from })}
      {...(still === true ? { still } : {})}
    >
      <span className="dr-hero-card" data-region={regionOfTown(town)} data-marked={marked || undefined}>
        <span className="dr-hero-pic">
          <HeroPicture hero={hero} />
        </span>
        <span className="badge dr-corner">
          <Crest town={town} className="" />
        </span>
        <span className="badge dr-bonus">
          <TokenIcon of={bonus} />
        </span>
        <b className="dr-hero-name">{talk(nameOf(hero))}</b>
        <span className="dr-wants">
          {wants.map((kind) => (
            <GoodIcon key={kind} kind={kind} />
          ))}
        </span>
        {chest !== null && (
          <span className="dr-in-chest">
            <GoodIcon kind={kindOfGood(chest)} fine={isFine(chest)} />
          </span>
        )}
        {pays !== null && (
          <em className="dr-pays">
            {pays.coins > 0 && <Amount n={pays.coins} of="coins" />}
            {pays.prestige > 0 && <Amount n={pays.prestige} of="prestige" />}
          </em>
        )}
        {buys > 0 && (
          <em className="dr-pays">
            <Amount n={buys} of="coins" />
          </em>
        )}
      </span>
    </Spot>
  );
});

/** What a screen reader calls a hero: all that its picture says. */
export function heroName(hero: Hero): Text {
  const { town, wants, bonus } = heroKind(hero);
  return say('board-hero', {
    hero: { piece: hero },
    class: classText(town),
    town: townText(town, 'to'),
    count: wants.length,
    goods: kindsArg(wants),
    bonus: bonusText(bonus),
  });
}
