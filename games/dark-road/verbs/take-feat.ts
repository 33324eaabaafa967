import { oneOf, wordOf } from '../content/read-terms.ts';
import { EMPTY } from '../pieces.ts';
import { takeFeat as taking } from '../rules/feats.ts';
import { together } from '../words/signs.ts';
import { ALWAYS, by, NOTHING_CERTAIN, saying, type Verb } from './verb.ts';

/** DR-23.2: a face-up feat with the bonus of its banner. */
export interface TakeFeat {
  readonly does: 'take-feat';
  /** The unseen top card will do as well, without a bonus. */
  readonly blind: boolean;
}

export const takeFeat: Verb<TakeFeat> = {
  reads: {
    takeFeat: (item) => ({
      does: 'take-feat',
      blind: oneOf(wordOf(item, 0), 'faceUpWithBonusOrBlind', 'faceUpWithBonus'),
    }),
  },
  stands: ['building', 'space'],
  can: {
    ...ALWAYS,
    begin: ({ courtyard, featDeck }, _, { blind }) =>
      courtyard.some((feat) => feat !== EMPTY) || (blind && featDeck.length > 0),
  },
  does: by(taking, ({ seat }, { blind }: TakeFeat) => ({ seat, blind })),
  road: null,
  says: saying('do-take-feat', ({ blind }) => ({ blind: blind ? 'yes' : 'no' })),
  brings: NOTHING_CERTAIN,
  shows: () => together('+', { icon: 'feat' }),
};
