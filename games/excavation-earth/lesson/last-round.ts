import { answers, choicesIn, type Move, type Not, proposes, type Scene } from '@stolik/engine/lesson';
import { explorerOf } from '../pieces.ts';
import { locationOf, type State } from '../state.ts';
import { anyCard, cards, cardsOf, samples, tiles, travelCards } from './kinds.ts';
import { TWO_ROUNDS } from './opening.ts';

const sampleIt: Not = { options: ['skip'], say: 'sample-it' };

const SAHARA = 217;
/** The learner's own. */
const EXPLORERS = [0, 1, 2].map((index) => explorerOf(0, index));
const MARKETS = [201, 203, 205] as const;
const JERRYCAN = 119;
const CHOPSTICKS = 174;

const picks = (card: number): Move => ({ at: 'draft.picks', prefer: [card] });

/** The third round of the same deal: sales, centres, gallery, and the end. */
export const lastRound: Scene<State> = {
  seed: 'lesson-53',
  opening: choicesIn(TWO_ROUNDS),
  beats: [
    { id: 'three-ways', rule: 'EE-11', point: () => ['score'], bots: [picks(21), picks(28)] },
    {
      id: 'draft',
      rule: 'EE-4',
      steps: [
        proposes('draft.picks', cards('green'), 'green-card'),
        proposes('draft.picks', cards('orange', 6), 'keep-those'),
      ],
    },
    {
      id: 'symbols',
      rule: 'EE-4',
      point: (state) => EXPLORERS.filter((explorer) => locationOf(state, explorer) !== SAHARA),
      bots: [picks(53), picks(47), picks(24), picks(23)],
      steps: [
        proposes('draft.picks', [41, 57], 'keep-those'),
        proposes('draft.picks', [41, 57], 'keep-those'),
        proposes('draft.picks', [54, 52], 'keep-those'),
        proposes('draft.picks', [54, 52], 'keep-those'),
      ],
    },
    {
      id: 'jerrycan',
      rule: 'EE-6.3',
      steps: [
        proposes('action.action', 'excavate', 'another-action'),
        proposes('action.card', cards('green')),
        proposes('excavate.tile', JERRYCAN, 'jerrycan'),
      ],
    },
    { id: 'column', rule: 'EE-7.8', steps: [{ at: 'sample.guard', propose: samples, not: [sampleIt] }] },
    {
      id: 'third-market',
      rule: 'EE-6.8',
      steps: [
        proposes('action.action', 'market', 'another-action'),
        proposes('action.card', [46, ...cardsOf(6)]),
        proposes('market.step', 'trader@queue-6', 'trader-first'),
      ],
    },
    {
      id: 'popular',
      rule: 'EE-7.6',
      point: () => ['track-red'],
      steps: [proposes('market.step', 'add@track-red', 'red-buyer')],
    },
    {
      id: 'full-queue',
      rule: 'EE-6.8',
      point: () => ['queue-6'],
      bots: answers(
        ['pilot.explorer', 403],
        ['pilot.to', 210],
        ['action.action', 'travel'],
        ['action.card', ...cards('green', 6)],
        ['travel.explorer', 405],
        ['travel.to', 217],
        ['travel.explorer', 'done'],
        ['action.action', 'excavate'],
        ['action.card', ...cards('red', 3)],
        ['sample.guard', 'sample@529'],
      ),
    },
    {
      id: 'three-markets',
      rule: 'EE-6.13',
      steps: [
        proposes('action.action', 'sell', 'another-action'),
        proposes('action.card', travelCards, 'any-card-pays'),
        proposes('sell.region', 'sell@track-red', 'sell-red'),
        proposes('sell.market', MARKETS),
        { at: 'sell.market', propose: MARKETS, not: [{ options: ['done'], say: 'all-markets' }] },
        { at: 'sell.market', propose: MARKETS, not: [{ options: ['done'], say: 'all-markets' }] },
        proposes('sell.tile', tiles('red')),
        proposes('sell.tile', tiles('red')),
        proposes('sell.tile', tiles('red')),
      ],
    },
    { id: 'free-card', rule: 'EE-6.13', steps: [proposes('free-card.card', [42, ...anyCard])] },
    {
      id: 'order',
      rule: 'EE-8',
      steps: [
        proposes('action.action', 'command', 'another-action'),
        proposes('action.card', cardsOf(5, 6), 'right-card'),
        proposes('command.step', 'withdraw@centre-right', 'withdraw'),
        proposes('command.order', [702, 703], 'use-order'),
      ],
    },
    {
      id: 'chopsticks',
      rule: 'EE-6.23',
      steps: [proposes('deal.tile', CHOPSTICKS, 'chopsticks')],
    },
    {
      id: 'hold-or-hatch',
      rule: 'EE-6.23',
      steps: [
        { at: 'acquire.slot', propose: ['hold@hold-0'], fine: 'any' },
        proposes('deal.tile', 'done', 'enough-bought'),
        { at: 'sample.guard', propose: samples, not: [sampleIt] },
        proposes('command.step', 'done', 'save-crew'),
      ],
    },
    {
      id: 'middle',
      rule: 'EE-10',
      point: () => ['centre-middle'],
      bots: answers(
        ['pilot.explorer', 403],
        ['pilot.to', 209],
        ['action.action', 'command'],
        ['action.card', ...cards('orange', 3)],
        ['command.step', 'trader@queue-3'],
        ['command.step', 'envoy@centre-middle'],
        ['command.step', 'done'],
        ['action.action', 'sell'],
        ['action.card', 65, 64, 63],
        ['sell.region', 'sell@track-yellow'],
      ),
    },
    {
      id: 'draw-level',
      rule: 'EE-6.21',
      steps: [
        proposes('action.action', 'command', 'another-action'),
        proposes('action.card', cardsOf(4), 'middle-card'),
        proposes('command.step', 'envoy@centre-middle', 'envoy-first'),
        { at: 'command.step', propose: ['done'], fine: 'any' },
      ],
    },
    {
      id: 'smuggle',
      rule: 'EE-6.23',
      steps: [
        proposes('action.action', 'smuggle', 'another-action'),
        proposes('action.card', cardsOf(3, 6)),
        proposes('smuggle.tile', [JERRYCAN, CHOPSTICKS], 'deliver'),
        { at: 'smuggle.tile', propose: [JERRYCAN, CHOPSTICKS], fine: ['done'] },
      ],
    },
    {
      id: 'scraps',
      rule: 'EE-6.32',
      bots: answers(['pilot.explorer', 'stay'], ['action.action', 'pass'], ['pass.card', ...cards('green')]),
      steps: [
        proposes('action.action', 'pass', 'pass-now'),
        proposes('pass.card', anyCard),
        proposes('pass.card', anyCard),
        proposes('turn.end', 'end'),
      ],
    },
    { id: 'awards', rule: 'EE-10', point: () => ['centre-left', 'centre-middle', 'centre-right'] },
    { id: 'gallery', rule: 'EE-11', point: () => ['score'] },
  ],
};
