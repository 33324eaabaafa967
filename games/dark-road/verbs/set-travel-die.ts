import { say } from '@stolik/engine';
import { together } from '../words/signs.ts';
import { saying, type Verb, WITH_THE_JOURNEY } from './verb.ts';

/** Windcat: any value for a picked travel die (DR-19.8). */
export interface SetTravelDie {
  readonly does: 'set-travel-die';
}

export const setTravelDie: Verb<SetTravelDie> = {
  ...WITH_THE_JOURNEY,
  reads: { setTravelDie: () => ({ does: 'set-travel-die' }) },
  says: saying('do-set-travel-die'),
  shows: () => together({ die: 'travel' }, { words: say('board-any-die') }),
};
