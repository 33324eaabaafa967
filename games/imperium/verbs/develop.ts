import { given, say } from '@stolik/engine';
import { kindOf, nodeAt } from '../content/cards.ts';
import type { Card } from '../pieces.ts';
import { removeFrom } from '../rules/moves.ts';
import { affordable } from '../rules/prices.ts';
import { developing } from '../rules/reshuffle.ts';
import { aboutSelf, byActor, type Doing } from '../rules/running.ts';
import { rivalOf, takeDynasty } from '../rules/solo/deck.ts';
import { call, choose, type GameDealer, script, when } from '../rules/steps.ts';
import { type State, top } from '../state.ts';
import { ALWAYS, ANYWHERE, by, byRival, NO_LEAD, NO_PARTS, saying, type Verb } from './verb.ts';

/** `develop`, `develop(free)` (IM-11.21) */
export interface Develop {
  readonly op: 'develop';
  readonly free: boolean;
}

interface Developing extends Doing {
  card: Card | null;
}

const choosing = script<Developing>('develop', [
  choose('card', (s, { node }) => affordable(s, top(s).actor, nodeAt<'develop'>(node).free), {
    ...byActor,
    about: aboutSelf,
  }),
  when(
    (_, { card }) => card !== null,
    [
      call(developing, (s, { node, card }) => ({
        seat: top(s).actor,
        card: given(card),
        free: nodeAt<'develop'>(node).free,
      })),
    ],
  ),
]);

/** The next development of the dynasty deck; nation cards above it stay (IM-21.15). */
function rivalDevelops(s: State, dealer: GameDealer): void {
  const rival = rivalOf(s);
  const card = rival.dynasty.findLast((one) => one >= 0 && kindOf(one).start === 'development');
  if (card === undefined) return;
  removeFrom(rival.dynasty, card);
  s.rival = { ...rival, ordered: rival.ordered - 1 };
  takeDynasty(s, card, dealer);
}

export const develop: Verb<Develop> = {
  reads: {
    develop: (reader) => {
      const free = reader.took('(');
      if (free) {
        reader.expect('free');
        reader.expect(')');
      }
      return { op: 'develop', free };
    },
  },
  parts: NO_PARTS,
  stands: ANYWHERE,
  can: { ...ALWAYS, change: (s, { free }, seat) => affordable(s, seat, free).length > 0 },
  lead: NO_LEAD,
  does: by(choosing),
  says: saying(({ free }, { mood }) => say('do-develop', { mood, price: free ? 'free' : 'paid' })),
  rival: byRival((s, _, dealer) => rivalDevelops(s, dealer)),
  shows: { sign: () => '‹develop›', keyword: 'develop' },
};
