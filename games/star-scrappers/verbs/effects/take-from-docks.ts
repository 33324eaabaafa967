import { or, say } from '@stolik/engine';
import { levelOf } from '../../content/cards.ts';
import { amountLimits, levelLimits, withinRange } from '../../content/limits.ts';
import { amount, nameOf, numberNamed, positional } from '../../content/read-terms.ts';
import type { Mercenary } from '../../pieces.ts';
import { cardsInDocks, hasRoom, takeFromDocks as moveFromDocks } from '../../rules/moves.ts';
import { choose, loop, run, script } from '../../rules/steps.ts';
import { activePlayer, type State } from '../../state.ts';
import { amountOf, orNone } from '../../words/filters.ts';
import { glyphs } from '../sign.ts';
import { by, type EffectVerb } from '../verb.ts';

/** Cards of the Docks, without recruiting. */
export interface TakeFromDocks {
  readonly does: 'take-from-docks';
  readonly most: number;
  readonly level: number | null;
  readonly sum: number | null;
}

/** SS-15.7, SS-15.8, SS-16.20: cards of the Docks, without recruiting. */
interface DocksTaking {
  left: number;
  level: number | null;
  /** What the levels may still add up to. */
  sum: number | null;
  many: boolean;
  card: Mercenary | 'stop' | 'decline' | null;
}

const taking = script<DocksTaking>('take-from-docks', [
  loop(
    (s, local) => local.left > 0 && hasRoom(activePlayer(s)),
    [
      choose('card', (s, { level, sum, many }) => or(fitting(s, level, sum), many ? 'stop' : 'decline')),
      run((s, local, dealer) => {
        const { card } = local;
        if (card === null || card === 'stop' || card === 'decline') {
          local.left = 0;
          return;
        }
        moveFromDocks(s, card);
        local.left--;
        if (local.sum !== null) local.sum -= levelOf(card);
        dealer.tell({ type: 'taken-from-docks', seat: s.active, card });
      }),
    ],
  ),
]);

const fitting = (s: State, level: number | null, sum: number | null): Mercenary[] =>
  cardsInDocks(s, (card) => {
    const own = levelOf(card);
    return (level === null || own === level) && (sum === null || own <= sum);
  });

export const takeFromDocks: EffectVerb<TakeFromDocks> = {
  timing: 'instant',
  reads: {
    take: (op) => {
      const most = amount(positional(op, 0));
      const what = positional(op, 1);
      if (nameOf(what) !== 'dockCard') return null;
      return {
        does: 'take-from-docks',
        most,
        level: numberNamed(what, 'level'),
        sum: numberNamed(what, 'sumOfLevels'),
      };
    },
  },
  problems: ({ most, level, sum }) => [
    ...amountLimits(most),
    ...levelLimits(level),
    ...withinRange('a sum of levels', sum ?? 1, 1, 40),
  ],
  does: by(taking, ({ most, level, sum }) => ({ left: most, level, sum, many: most > 1, card: null })),
  idleAtStart: (s, { level }) => (fitting(s, level, null).length > 0 ? null : 'start-docks'), // SS-16.20
  findsNothing: (s, { level, sum }) => !hasRoom(activePlayer(s)) || fitting(s, level, sum).length === 0,
  says: ({ most, level, sum }) => ({
    key: 'does-take-from-docks',
    args: { amount: amountOf(most), most, level: orNone(level), sum: orNone(sum) },
  }),
  gist: ({ level, sum }) =>
    sum === null ? say('gist-take-docks', { level: level ?? 'any' }) : say('gist-take-docks-sum', { sum }),
  shows: ({ level }) => [...glyphs('start', 'card'), { strong: level === null ? '' : String(level) }],
};
