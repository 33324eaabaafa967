import { say } from '@stolik/engine';
import { programOf } from '../content/cards.ts';
import type { ProgramId } from '../content/effects.ts';
import { branchOf } from '../content/read-terms.ts';
import { following, programText } from '../words/effects.ts';
import { ALWAYS, atOnce, NOTHING_CERTAIN, told, type Verb } from './verb.ts';

/** DR-15.2: the first who takes the coins gets more than all later ones. */
export interface FirstTaker {
  readonly does: 'first-taker';
  readonly first: ProgramId;
  readonly later: ProgramId;
}

export const firstTaker: Verb<FirstTaker> = {
  reads: {
    firstTaker: (item, enter) => ({
      does: 'first-taker',
      first: enter(branchOf(item, 0)),
      later: enter(branchOf(item, 1)),
    }),
  },
  stands: [],
  can: ALWAYS,
  does: atOnce((s, seat, { first, later }, dealer) => {
    const { effects } = programOf(s.fortuneCoins ? first : later);
    s.fortuneCoins = false;
    for (const effect of effects) effect.verb.does.atOnce(s, seat, effect, dealer);
  }),
  road: null,
  says: told(({ first, later }, opening) =>
    say('do-first-taker', { first: programText(first, opening), later: programText(later, following(opening)) }),
  ),
  brings: NOTHING_CERTAIN,
  shows: ({ first, later }) => [{ either: [{ program: first }, { program: later }] }],
};
