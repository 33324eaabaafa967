import { answers, type Not, proposes, type Scene } from '@stolik/engine/lesson';
import type { State } from '../state.ts';
import { anyTile, cards, cheapTiles, samples, tiles, travelCards } from './kinds.ts';

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
      steps: [proposes('third.to', KALAHARI, 'elsewhere')],
    },
    {
      id: 'excavate',
      rule: 'EE-6.3',
      steps: [proposes('action.action', 'excavate', 'another-action'), proposes('action.card', cards('green'))],
    },
    { id: 'take-one', rule: 'EE-6.3', steps: [proposes('excavate.tile', tiles('green'))] },
    { id: 'guard', rule: 'EE-7.8', steps: [{ at: 'sample.guard', propose: samples, not: [sampleIt] }] },
    {
      id: 'market',
      rule: 'EE-6.8',
      steps: [
        proposes('action.action', 'market', 'another-action'),
        proposes('action.card', cards('red', 4), 'this-card'),
      ],
    },
    {
      id: 'trader',
      rule: 'EE-6.8',
      steps: [proposes('market.step', 'trader@queue-4', 'trader-first')],
    },
    {
      id: 'buyer',
      rule: 'EE-7.6',
      steps: [proposes('market.step', 'add@track-green', 'green-buyer')],
    },
    {
      id: 'rival',
      rule: 'EE-10',
      point: () => ['centre-left', 'centre-middle'],
      bots: answers(
        ['third.to', 206],
        ['pilot.explorer', 'stay'],
        ['action.action', 'command'],
        ['action.card', ...cards('green', 1)],
        ['command.step', 'envoy@centre-left'],
        ['command.step', 'done'],
        ['action.action', 'command'],
        ['action.card', ...cards('purple', 3)],
        ['command.step', 'trader@queue-3'],
        ['command.step', 'envoy@centre-middle'],
      ),
    },
    {
      id: 'travel',
      rule: 'EE-6.1',
      steps: [
        proposes('action.action', 'travel', 'another-action'),
        proposes('action.card', travelCards, 'travel-pays'),
        proposes('travel.explorer', EXPLORER, 'other-explorer'),
        proposes('travel.to', SAHARA, 'other-site'),
        proposes('travel.explorer', 'done', 'far-enough'),
      ],
    },
    {
      id: 'two-sites',
      rule: 'EE-6.3',
      steps: [
        proposes('action.action', 'excavate', 'another-action'),
        proposes('action.card', cards('green')),
        proposes('excavate.tile', tiles('green')),
        { at: 'excavate.tile', propose: tiles('green'), not: [{ options: ['done'], say: 'both-sites' }] },
        { at: 'sample.guard', propose: samples, not: [sampleIt] },
        { at: 'sample.guard', propose: samples, not: [sampleIt] },
      ],
    },
    {
      id: 'command',
      rule: 'EE-6.21',
      bots: answers(
        ['pilot.explorer', 404],
        ['pilot.to', 216],
        ['action.action', 'excavate'],
        ['action.card', ...cards('purple')],
        ['sample.guard', 'skip'],
        ['action.action', 'command'],
        ['action.card', ...cards('red', 6)],
        ['command.step', 'envoy@centre-right'],
        ['command.step', 'trader@queue-6'],
      ),
      steps: [
        proposes('action.action', 'command', 'another-action'),
        proposes('action.card', cards('purple', 1), 'this-card'),
        proposes('command.step', ['trader@queue-1', 'envoy@centre-left'], 'both-steps'),
        proposes('command.step', ['trader@queue-1', 'envoy@centre-left'], 'both-steps'),
      ],
    },
    {
      id: 'sell',
      rule: 'EE-6.13',
      steps: [
        proposes('action.action', 'sell', 'another-action'),
        proposes('action.card', travelCards, 'any-card-pays'),
      ],
    },
    {
      id: 'two-markets',
      rule: 'EE-6.13',
      steps: [
        proposes('sell.market', [MARKET_1, MARKET_4]),
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
      bots: answers(
        ['pilot.explorer', 'stay'],
        ['action.action', 'excavate'],
        ['sample.guard', 'sample@534'],
        ['action.action', 'sell'],
        ['action.card', 64, 63, 65],
        ['sell.market', 202],
        ['sell.market', 205],
      ),
    },
    {
      id: 'survey',
      rule: 'EE-6.26',
      steps: [
        proposes('action.action', 'survey', 'another-action'),
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
      steps: [proposes('action.action', 'pass', 'pass-now')],
    },
    {
      id: 'centres',
      rule: 'EE-10',
      point: () => ['centre-left'],
      bots: answers(['pilot.explorer', 403], ['pilot.to', 211], ['action.action', 'pass'], ['turn.end', 'end']),
    },
  ],
};
