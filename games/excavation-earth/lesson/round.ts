import type { Not, Scene } from '@stolik/engine/lesson';
import type { State } from '../state.ts';
import { anyTile, cards, cheapTiles, samples, tiles, travelCards } from './kinds.ts';

/** A good action, and the lesson comes to it. */
const another: Not = { options: 'any', say: 'another-action' };
const thisCard: Not = { options: 'any', say: 'this-card' };
const sampleIt: Not = { options: ['skip'], say: 'sample-it' };

const KALAHARI = 218;
const SAHARA = 217;
const MARKET_1 = 200;
const MARKET_4 = 203;
/** The learner's explorer at market 4. */
const EXPLORER = 401;

/** The first round: every deed once, at the moment it pays. */
export const round: Scene<State> = {
  seed: 'lesson-53',
  beats: [
    { id: 'credits', rule: 'EE-3' },
    {
      id: 'third-explorer',
      rule: 'EE-4',
      steps: [{ at: 'third.to', propose: [KALAHARI], not: [{ options: 'any', say: 'elsewhere' }] }],
    },
    {
      id: 'excavate',
      rule: 'EE-6.3',
      steps: [
        { at: 'action.action', propose: ['excavate'], not: [another] },
        { at: 'action.card', propose: cards('green') },
      ],
    },
    { id: 'take-one', rule: 'EE-6.3', steps: [{ at: 'excavate.tile', propose: tiles('green') }] },
    { id: 'guard', rule: 'EE-7.8', steps: [{ at: 'sample.guard', propose: samples, not: [sampleIt] }] },
    {
      id: 'market',
      rule: 'EE-6.8',
      steps: [
        { at: 'action.action', propose: ['market'], not: [another] },
        { at: 'action.card', propose: cards('red', 4), not: [thisCard] },
      ],
    },
    {
      id: 'trader',
      rule: 'EE-6.8',
      steps: [{ at: 'market.step', propose: ['trader@queue-4'], not: [{ options: 'any', say: 'trader-first' }] }],
    },
    {
      id: 'buyer',
      rule: 'EE-7.6',
      steps: [{ at: 'market.step', propose: ['add@track-green'], not: [{ options: 'any', say: 'green-buyer' }] }],
    },
    {
      id: 'rival',
      rule: 'EE-10',
      point: () => ['centre-left', 'centre-middle'],
      bots: [
        { at: 'third.to', prefer: [206] },
        { at: 'pilot.explorer', prefer: ['stay'] },
        { at: 'action.action', prefer: ['command'] },
        { at: 'action.card', prefer: cards('green', 1) },
        { at: 'command.step', prefer: ['envoy@centre-left'] },
        { at: 'command.step', prefer: ['done'] },
        { at: 'action.action', prefer: ['command'] },
        { at: 'action.card', prefer: cards('purple', 3) },
        { at: 'command.step', prefer: ['trader@queue-3'] },
        { at: 'command.step', prefer: ['envoy@centre-middle'] },
      ],
    },
    {
      id: 'travel',
      rule: 'EE-6.1',
      steps: [
        { at: 'action.action', propose: ['travel'], not: [another] },
        { at: 'action.card', propose: travelCards, not: [{ options: 'any', say: 'travel-pays' }] },
        { at: 'travel.explorer', propose: [EXPLORER], not: [{ options: 'any', say: 'other-explorer' }] },
        { at: 'travel.to', propose: [SAHARA], not: [{ options: 'any', say: 'other-site' }] },
        { at: 'travel.explorer', propose: ['done'], not: [{ options: 'any', say: 'far-enough' }] },
      ],
    },
    {
      id: 'two-sites',
      rule: 'EE-6.3',
      steps: [
        { at: 'action.action', propose: ['excavate'], not: [another] },
        { at: 'action.card', propose: cards('green') },
        { at: 'excavate.tile', propose: tiles('green') },
        { at: 'excavate.tile', propose: tiles('green'), not: [{ options: ['done'], say: 'both-sites' }] },
        { at: 'sample.guard', propose: samples, not: [sampleIt] },
        { at: 'sample.guard', propose: samples, not: [sampleIt] },
      ],
    },
    {
      id: 'command',
      rule: 'EE-6.21',
      bots: [
        { at: 'pilot.explorer', prefer: [404] },
        { at: 'pilot.to', prefer: [216] },
        { at: 'action.action', prefer: ['excavate'] },
        { at: 'action.card', prefer: cards('purple') },
        { at: 'sample.guard', prefer: ['skip'] },
        { at: 'action.action', prefer: ['command'] },
        { at: 'action.card', prefer: cards('red', 6) },
        { at: 'command.step', prefer: ['envoy@centre-right'] },
        { at: 'command.step', prefer: ['trader@queue-6'] },
      ],
      steps: [
        { at: 'action.action', propose: ['command'], not: [another] },
        { at: 'action.card', propose: cards('purple', 1), not: [thisCard] },
        {
          at: 'command.step',
          propose: ['trader@queue-1', 'envoy@centre-left'],
          not: [{ options: 'any', say: 'both-steps' }],
        },
        {
          at: 'command.step',
          propose: ['trader@queue-1', 'envoy@centre-left'],
          not: [{ options: 'any', say: 'both-steps' }],
        },
      ],
    },
    {
      id: 'sell',
      rule: 'EE-6.13',
      steps: [
        { at: 'action.action', propose: ['sell'], not: [another] },
        { at: 'action.card', propose: travelCards, not: [{ options: 'any', say: 'any-card-pays' }] },
      ],
    },
    {
      id: 'two-markets',
      rule: 'EE-6.13',
      steps: [
        { at: 'sell.market', propose: [MARKET_1, MARKET_4] },
        { at: 'sell.market', propose: [MARKET_1, MARKET_4], not: [{ options: ['done'], say: 'second-market' }] },
      ],
    },
    {
      id: 'give',
      rule: 'EE-6.13',
      // Of 3, 5 and 7 the dearest is kept; giving it away is allowed.
      steps: [
        { at: 'sell.tile', propose: cheapTiles('green', 5), fine: 'any' },
        { at: 'sell.tile', propose: cheapTiles('green', 5), fine: 'any' },
      ],
    },
    {
      id: 'sold',
      rule: 'EE-7.6',
      point: () => ['track-green'],
      bots: [
        { at: 'pilot.explorer', prefer: ['stay'] },
        { at: 'action.action', prefer: ['excavate'] },
        { at: 'sample.guard', prefer: ['sample@534'] },
        { at: 'action.action', prefer: ['sell'] },
        { at: 'action.card', prefer: [64, 63, 65] },
        { at: 'sell.market', prefer: [202] },
        { at: 'sell.market', prefer: [205] },
      ],
    },
    {
      id: 'survey',
      rule: 'EE-6.26',
      steps: [
        { at: 'action.action', propose: ['survey'], not: [another] },
        { at: 'action.card', propose: cards('red', 6), fine: 'any' },
        { at: 'survey.replaced', propose: cards('yellow'), fine: 'any' },
      ],
    },
    {
      id: 'finds',
      rule: 'EE-6.26',
      steps: [
        { at: 'survey.free', propose: [137, ...anyTile], fine: 'any' },
        { at: 'sample.guard', propose: samples, fine: 'any' },
        { at: 'survey.buy', propose: [138, ...anyTile], fine: 'any' },
        { at: 'sample.guard', propose: samples, fine: 'any' },
      ],
    },
    {
      id: 'pass',
      rule: 'EE-6.32',
      steps: [{ at: 'action.action', propose: ['pass'], not: [{ options: 'any', say: 'pass-now' }] }],
    },
    {
      id: 'centres',
      rule: 'EE-10',
      point: () => ['centre-left'],
      bots: [
        { at: 'pilot.explorer', prefer: [403] },
        { at: 'pilot.to', prefer: [211] },
        { at: 'action.action', prefer: ['pass'] },
        { at: 'turn.end', prefer: ['end'] },
      ],
    },
  ],
};
