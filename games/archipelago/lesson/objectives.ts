import { choicesIn, LEARNER, proposes, type Scene } from '@stolik/engine/lesson';
import { winners } from '../score.ts';
import type { State } from '../state.ts';
import { SEED } from './first-round.ts';
import {
  acts,
  BOTH_LANDS,
  bidsNothing,
  bot,
  endsTurn,
  MIDWIFE,
  RECRUITER,
  SEPARATIST,
  SETTLERS,
  sealed,
  suggests,
  TEMPLES,
  turnOf,
} from './kinds.ts';
import { FIRST_ROUND, SECOND_ROUND } from './opening.ts';

/** Whoever bids before that is proposed has other questions to answer, or none. */
const isOrdering = ({ phase }: State): boolean => phase === 2;

/** Whoever went another way has no third temple yet. */
const hasWon = (state: State): boolean => state.ended !== null && winners(state).includes(LEARNER);

/** The third round: what scores, a bargain, and the temple that ends the game. */
export const objectives: Scene<State> = {
  seed: SEED,
  opening: choicesIn(FIRST_ROUND + SECOND_ROUND),
  beats: [
    { id: 'what-ends', rule: 'AR-13.2', point: () => [TEMPLES, 'own'], bots: sealed('0', '1') },
    { id: 'what-scores', rule: 'AR-13.5', point: () => [TEMPLES, RECRUITER, MIDWIFE] },
    { id: 'save', rule: 'AR-6.3', when: isOrdering, steps: [bidsNothing] },
    {
      id: 'public',
      rule: 'AR-13.6',
      point: ({ trends }) => [...trends, 'score'],
      bots: bot(2, ['order.word', 'quiet']),
    },
    {
      id: 'quiet',
      rule: 'AR-17.1',
      when: isOrdering,
      steps: [proposes('order.word', 'quiet', 'keep-quiet')],
    },
    {
      id: 'talks',
      rule: 'AR-17.2',
      point: () => ['unrest'],
      bots: [
        ...bot(1, ['order.talk', 'go-on'], ['order.next', 'next@player-1'], ['order.next', 'next@player-0']),
        ...turnOf(1, 'taxes'),
      ],
      steps: [proposes('turn.move', 'negotiate', 'talk-now')],
    },
    { id: 'listen', rule: 'AR-17.2', steps: [proposes('talk.move', 'listen', 'listen')] },
    {
      id: 'promise',
      rule: 'AR-17.4',
      bots: [
        ...bot(
          1,
          ['talk.reply', 'offer@player-0'],
          ['talk.reply', 'ask-tokens'],
          ['talk.reply', '1'],
          ['talk.reply', 'promise-support'],
          ['talk.reply', 'send'],
        ),
        ...bot(
          2,
          ['talk.reply', 'offer@player-0'],
          ['talk.reply', 'give-stone'],
          ['talk.reply', '1'],
          ['talk.reply', 'ask-florins'],
          ['talk.reply', '5'],
          ['talk.reply', 'send'],
        ),
      ],
      steps: [proposes('talk.move', 'decline@offer-0', 'decline')],
    },
    { id: 'bargain', rule: 'AR-17.3', steps: [proposes('talk.move', 'accept@offer-0', 'accept')] },
    { id: 'agreed', rule: 'AR-17.3', steps: [proposes('talk.move', 'close', 'close')] },
    {
      id: 'born',
      rule: 'AR-9.5',
      steps: [
        proposes('turn.move', MIDWIFE, 'use-midwife'),
        { at: 'reproduce.area', propose: BOTH_LANDS, fine: 'any' },
      ],
    },
    {
      id: 'third-temple',
      rule: 'AR-9.8',
      steps: [
        acts('build'),
        proposes('build.project', 'temple', 'temple'),
        { at: 'build.unit', propose: [...SETTLERS, 5], fine: 'any' },
        suggests('pay.with', 'cube', 'token'),
        suggests('pay.with', 'token', 'cube'),
      ],
    },
    { id: 'called', rule: 'AR-13.2', point: () => [TEMPLES], steps: [endsTurn] },
    { id: 'count', rule: 'AR-13.5', when: hasWon, point: () => ['score'] },
    { id: 'count-else', instead: true, rule: 'AR-13.5', point: () => ['score'] },
    { id: 'separatist', rule: 'AR-12', when: hasWon, point: () => [SEPARATIST, 'score'] },
  ],
};
