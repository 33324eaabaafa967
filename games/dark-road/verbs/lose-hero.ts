import type { Seat } from '@stolik/engine';
import { must, wordOf } from '../content/read-terms.ts';
import type { Hero } from '../pieces.ts';
import { concernDropsHero } from '../rules/concern-stock.ts';
import { leaveWagon } from '../rules/heroes.ts';
import { choose, run, script } from '../rules/steps.ts';
import { wagonAt } from '../state.ts';
import { together } from '../words/signs.ts';
import { ALWAYS, by, loss, NOTHING_CERTAIN, saying, type Verb } from './verb.ts';

/** A forced loss, of the owner's choice (DR-24.3). */
export interface LoseHero {
  readonly does: 'lose-hero';
}

const losing = script<{ seat: Seat; hero?: Hero | null }>('lose-hero', [
  choose('hero', (s, { seat }) => wagonAt(s, seat).heroes.slice(), { by: (_, { seat }) => seat }),
  run((s, { seat, hero }, dealer) => {
    if (typeof hero === 'number') leaveWagon(s, seat, hero, dealer);
  }),
]);

export const loseHero: Verb<LoseHero> = {
  reads: {
    loseHero: (item) => {
      must(wordOf(item, 0) === '1', 'more than one hero to lose');
      return { does: 'lose-hero' };
    },
  },
  stands: [],
  can: { ...ALWAYS, lose: ({ heroes }) => heroes.length > 0 },
  does: by(losing, ({ seat }) => ({ seat })),
  road: loss((s, _, dealer) => concernDropsHero(s, dealer)),
  says: saying('do-lose-hero'),
  brings: NOTHING_CERTAIN,
  shows: () => together('−1', { icon: 'hero' }),
};
