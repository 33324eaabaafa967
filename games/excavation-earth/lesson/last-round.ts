import { choicesIn, type Move, type Not, type Scene } from '@stolik/engine/lesson';
import { explorerOf } from '../pieces.ts';
import { locationOf, type State } from '../state.ts';
import { anyCard, cards, cardsOf, samples, tiles, travelCards } from './kinds.ts';
import { TWO_ROUNDS } from './opening.ts';

const another: Not = { options: 'any', say: 'another-action' };
const sampleIt: Not = { options: ['skip'], say: 'sample-it' };
const keepThose: Not = { options: 'any', say: 'keep-those' };

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
        { at: 'draft.picks', propose: cards('green'), not: [{ options: 'any', say: 'green-card' }] },
        { at: 'draft.picks', propose: cards('orange', 6), not: [keepThose] },
      ],
    },
    {
      id: 'symbols',
      rule: 'EE-4',
      point: (state) => EXPLORERS.filter((explorer) => locationOf(state, explorer) !== SAHARA),
      bots: [picks(53), picks(47), picks(24), picks(23)],
      steps: [
        { at: 'draft.picks', propose: [41, 57], not: [keepThose] },
        { at: 'draft.picks', propose: [41, 57], not: [keepThose] },
        { at: 'draft.picks', propose: [54, 52], not: [keepThose] },
        { at: 'draft.picks', propose: [54, 52], not: [keepThose] },
      ],
    },
    {
      id: 'jerrycan',
      rule: 'EE-6.3',
      steps: [
        { at: 'action.action', propose: ['excavate'], not: [another] },
        { at: 'action.card', propose: cards('green') },
        { at: 'excavate.tile', propose: [JERRYCAN], not: [{ options: 'any', say: 'jerrycan' }] },
      ],
    },
    { id: 'column', rule: 'EE-7.8', steps: [{ at: 'sample.guard', propose: samples, not: [sampleIt] }] },
    {
      id: 'third-market',
      rule: 'EE-6.8',
      steps: [
        { at: 'action.action', propose: ['market'], not: [another] },
        { at: 'action.card', propose: [46, ...cardsOf(6)] },
        { at: 'market.step', propose: ['trader@queue-6'], not: [{ options: 'any', say: 'trader-first' }] },
      ],
    },
    {
      id: 'popular',
      rule: 'EE-7.6',
      point: () => ['track-red'],
      steps: [{ at: 'market.step', propose: ['add@track-red'], not: [{ options: 'any', say: 'red-buyer' }] }],
    },
    {
      id: 'full-queue',
      rule: 'EE-6.8',
      point: () => ['queue-6'],
      bots: [
        { at: 'pilot.explorer', prefer: [403] },
        { at: 'pilot.to', prefer: [210] },
        { at: 'action.action', prefer: ['travel'] },
        { at: 'action.card', prefer: cards('green', 6) },
        { at: 'travel.explorer', prefer: [405] },
        { at: 'travel.to', prefer: [217] },
        { at: 'travel.explorer', prefer: ['done'] },
        { at: 'action.action', prefer: ['excavate'] },
        { at: 'action.card', prefer: cards('red', 3) },
        { at: 'sample.guard', prefer: ['sample@529'] },
      ],
    },
    {
      id: 'three-markets',
      rule: 'EE-6.13',
      steps: [
        { at: 'action.action', propose: ['sell'], not: [another] },
        { at: 'action.card', propose: travelCards, not: [{ options: 'any', say: 'any-card-pays' }] },
        { at: 'sell.region', propose: ['sell@track-red'], not: [{ options: 'any', say: 'sell-red' }] },
        { at: 'sell.market', propose: MARKETS },
        { at: 'sell.market', propose: MARKETS, not: [{ options: ['done'], say: 'all-markets' }] },
        { at: 'sell.market', propose: MARKETS, not: [{ options: ['done'], say: 'all-markets' }] },
        { at: 'sell.tile', propose: tiles('red') },
        { at: 'sell.tile', propose: tiles('red') },
        { at: 'sell.tile', propose: tiles('red') },
      ],
    },
    { id: 'free-card', rule: 'EE-6.13', steps: [{ at: 'free-card.card', propose: [42, ...anyCard] }] },
    {
      id: 'order',
      rule: 'EE-8',
      steps: [
        { at: 'action.action', propose: ['command'], not: [another] },
        { at: 'action.card', propose: cardsOf(5, 6), not: [{ options: 'any', say: 'right-card' }] },
        { at: 'command.step', propose: ['withdraw@centre-right'], not: [{ options: 'any', say: 'withdraw' }] },
        { at: 'command.order', propose: [702, 703], not: [{ options: 'any', say: 'use-order' }] },
      ],
    },
    {
      id: 'chopsticks',
      rule: 'EE-6.23',
      steps: [{ at: 'deal.tile', propose: [CHOPSTICKS], not: [{ options: 'any', say: 'chopsticks' }] }],
    },
    {
      id: 'hold-or-hatch',
      rule: 'EE-6.23',
      steps: [
        { at: 'acquire.slot', propose: ['hold@hold-0'], fine: 'any' },
        { at: 'deal.tile', propose: ['done'], not: [{ options: 'any', say: 'enough-bought' }] },
        { at: 'sample.guard', propose: samples, not: [sampleIt] },
        { at: 'command.step', propose: ['done'], not: [{ options: 'any', say: 'save-crew' }] },
      ],
    },
    {
      id: 'middle',
      rule: 'EE-10',
      point: () => ['centre-middle'],
      bots: [
        { at: 'pilot.explorer', prefer: [403] },
        { at: 'pilot.to', prefer: [209] },
        { at: 'action.action', prefer: ['command'] },
        { at: 'action.card', prefer: cards('orange', 3) },
        { at: 'command.step', prefer: ['trader@queue-3'] },
        { at: 'command.step', prefer: ['envoy@centre-middle'] },
        { at: 'command.step', prefer: ['done'] },
        { at: 'action.action', prefer: ['sell'] },
        { at: 'action.card', prefer: [65, 64, 63] },
        { at: 'sell.region', prefer: ['sell@track-yellow'] },
      ],
    },
    {
      id: 'draw-level',
      rule: 'EE-6.21',
      steps: [
        { at: 'action.action', propose: ['command'], not: [another] },
        { at: 'action.card', propose: cardsOf(4), not: [{ options: 'any', say: 'middle-card' }] },
        { at: 'command.step', propose: ['envoy@centre-middle'], not: [{ options: 'any', say: 'envoy-first' }] },
        { at: 'command.step', propose: ['done'], fine: 'any' },
      ],
    },
    {
      id: 'smuggle',
      rule: 'EE-6.23',
      steps: [
        { at: 'action.action', propose: ['smuggle'], not: [another] },
        { at: 'action.card', propose: cardsOf(3, 6) },
        { at: 'smuggle.tile', propose: [JERRYCAN, CHOPSTICKS], not: [{ options: 'any', say: 'deliver' }] },
        { at: 'smuggle.tile', propose: [JERRYCAN, CHOPSTICKS], fine: ['done'] },
      ],
    },
    {
      id: 'scraps',
      rule: 'EE-6.32',
      bots: [
        { at: 'pilot.explorer', prefer: ['stay'] },
        { at: 'action.action', prefer: ['pass'] },
        { at: 'pass.card', prefer: cards('green') },
      ],
      steps: [
        { at: 'action.action', propose: ['pass'], not: [{ options: 'any', say: 'pass-now' }] },
        { at: 'pass.card', propose: anyCard },
        { at: 'pass.card', propose: anyCard },
        { at: 'turn.end', propose: ['end'] },
      ],
    },
    { id: 'awards', rule: 'EE-10', point: () => ['centre-left', 'centre-middle', 'centre-right'] },
    { id: 'gallery', rule: 'EE-11', point: () => ['score'] },
  ],
};
