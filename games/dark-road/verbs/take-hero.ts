import { oneOf, wordOf } from '../content/read-terms.ts';
import { isFilled } from '../pieces.ts';
import { concernTakesHero } from '../rules/concern-stock.ts';
import { isHeroAtInn, takeHero as taking } from '../rules/heroes.ts';
import { together } from '../words/signs.ts';
import { ALWAYS, by, gift, NOTHING_CERTAIN, saying, type Verb } from './verb.ts';

/** A hero of the Inn, with its bonus (DR-18.3). */
export interface TakeHero {
  readonly does: 'take-hero';
  /** The unseen top card will do as well. */
  readonly blind: boolean;
}

export const takeHero: Verb<TakeHero> = {
  reads: { takeHero: (item) => ({ does: 'take-hero', blind: oneOf(wordOf(item, 0), 'faceUpOrTop', 'faceUp') }) },
  stands: ['building'],
  can: { ...ALWAYS, begin: (s, _, { blind }) => isHeroAtInn(s) || (blind && s.heroDeck.length > 0) },
  does: by(taking, ({ seat }, { blind }: TakeHero) => ({ seat, blind })),
  road: gift((s, _, dealer) => {
    const leftmost = s.inn.find(isFilled);
    if (leftmost !== undefined) concernTakesHero(s, leftmost, dealer);
  }),
  says: saying('do-take-hero', ({ blind }) => ({ blind: blind ? 'yes' : 'no' })),
  brings: NOTHING_CERTAIN,
  shows: () => together('+', { icon: 'hero' }),
};
