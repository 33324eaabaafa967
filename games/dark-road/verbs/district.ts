import { type Seat, say, scriptNamed } from '@stolik/engine';
import { clause } from '../words/effects.ts';
import { together } from '../words/signs.ts';
import { ALWAYS, NOTHING_CERTAIN, through, told, type Verb } from './verb.ts';

/** The actions of the districts (DR-8, DR-10, DR-11, DR-13). */
export interface District {
  readonly does: 'district';
  readonly action: 'bazaar' | 'inn' | 'dark-market' | 'travel';
}

const ACTIONS = {
  bazaar: { script: scriptNamed<{ seat: Seat }>('bazaar'), short: 'short-great-bazaar' },
  inn: { script: scriptNamed<{ seat: Seat }>('inn'), short: 'short-ringway-inn' },
  'dark-market': { script: scriptNamed<{ seat: Seat }>('dark-market'), short: 'short-dark-market' },
  travel: { script: scriptNamed<{ seat: Seat }>('travel'), short: 'short-travel' },
} as const;

export const district: Verb<District> = {
  reads: {
    bazaar: () => ({ does: 'district', action: 'bazaar' }),
    inn: () => ({ does: 'district', action: 'inn' }),
    darkMarket: () => ({ does: 'district', action: 'dark-market' }),
    travel: () => ({ does: 'district', action: 'travel' }),
  },
  stands: [],
  can: ALWAYS,
  does: through(
    ({ action }) => ACTIONS[action].script,
    ({ seat }) => ({ seat }),
  ),
  road: null,
  says: told(({ action }, opening) => clause(`do-${action}`, {}, opening)),
  brings: NOTHING_CERTAIN,
  shows: ({ action }) => together({ words: say(ACTIONS[action].short) }),
};
