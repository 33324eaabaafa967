import { defined, given } from '@stolik/engine';
import { type Card, NONE } from '../pieces.ts';
import { takeFame } from '../rules/decks.ts';
import { removeFrom, toHand } from '../rules/moves.ts';
import { aboutSelf, byActor, type Doing } from '../rules/running.ts';
import { choose, loop, run, script, when } from '../rules/steps.ts';
import { playerAt, top } from '../state.ts';
import { carrying, layAll, type MoveVerb, moveVerb, PLAIN_MOVE } from './moving.ts';
import { NO_SIGN, NOT_FOR_RIVAL } from './verb.ts';

/** `take(1 of looked)`: one to hand, unseen by the others; the rest goes back in any order. */
interface TakingLooked extends Doing {
  card: Card | null;
  onTop: Card | null;
  placed: number;
}

const takingLooked = script<TakingLooked>('take-looked', [
  choose('card', (s) => top(s).looked.slice(), { ...byActor, about: aboutSelf }),
  when(
    (_, { card }) => card !== null,
    [
      run((s, local, dealer) => {
        const running = top(s);
        const card = given(local.card);
        local.placed = 0;
        removeFrom(running.looked, card);
        takeFame(s, running.actor, card, dealer);
        running.it = card;
        running.last = 1;
      }),
      loop(
        (s) => top(s).looked.length > 1,
        [
          choose('onTop', (s) => top(s).looked.slice(), { ...byActor, about: aboutSelf }),
          run((s, local) => {
            const at = s.fameDeck.length - 1 - local.placed;
            const onTop = given(local.onTop);
            const from = s.fameDeck.indexOf(onTop);
            s.fameDeck[from] = defined(s.fameDeck[at]);
            s.fameDeck[at] = onTop;
            local.placed++;
            removeFrom(top(s).looked, onTop);
          }),
        ],
      ),
      run((s) => {
        top(s).looked = [];
      }),
    ],
  ),
]);

const plain = moveVerb(
  'take',
  { ...PLAIN_MOVE, usual: 'discard', key: 'do-take', carry: carrying('take', 'hidden', layAll(toHand)) },
  { rival: NOT_FOR_RIVAL, shows: NO_SIGN },
);

/** Cards to the hand. */
export const take: MoveVerb<'take'> = {
  ...plain,
  can: {
    ...plain.can,
    beVain: (s, { selector }, seat) =>
      selector.from === 'zones' && selector.zones.includes('quest') && playerAt(s, seat).quest === NONE,
  },
  does: {
    ...plain.does,
    scripts: [...plain.does.scripts, takingLooked],
    script: (node) => (node.selector.from === 'looked' ? takingLooked : plain.does.script(node)),
  },
};
