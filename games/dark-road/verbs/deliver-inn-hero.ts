import type { Seat } from '@stolik/engine';
import type { Hero } from '../pieces.ts';
import { deliverHero, heroesAtInn, isHeroAtInn, leaveInn } from '../rules/heroes.ts';
import { choose, run, script } from '../rules/steps.ts';
import { together } from '../words/signs.ts';
import { ALWAYS, by, NOTHING_CERTAIN, saying, type Verb } from './verb.ts';

/** Cave Dragon: straight from the Inn into the register, with the region's reward and no bonus (DR-19.7). */
export interface DeliverInnHero {
  readonly does: 'deliver-inn-hero';
}

const delivering = script<{ seat: Seat; hero?: Hero | null }>('deliver-inn-hero', [
  choose('hero', heroesAtInn, { by: (_, { seat }) => seat }),
  run((s, { seat, hero }, dealer) => {
    if (typeof hero !== 'number') return;
    leaveInn(s, hero);
    deliverHero(s, seat, hero, dealer);
  }),
]);

export const deliverInnHero: Verb<DeliverInnHero> = {
  reads: { deliverInnHero: () => ({ does: 'deliver-inn-hero' }) },
  stands: [],
  can: { ...ALWAYS, begin: isHeroAtInn },
  does: by(delivering, ({ seat }) => ({ seat })),
  road: null,
  says: saying('do-deliver-inn-hero'),
  brings: NOTHING_CERTAIN,
  shows: () => together({ icon: 'hero' }, '→', { icon: 'register' }),
};
