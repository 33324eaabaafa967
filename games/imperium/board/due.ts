import { defined, type Seat } from '@stolik/engine';
import type { Condition, Countable, Filter, Node } from '../content/language.ts';
import type { Card } from '../pieces.ts';
import { canDo, priceOf } from '../rules/can.ts';
import { countOf, holds } from '../rules/count.ts';
import { replacementOf } from '../rules/modifiers.ts';
import { amountOf } from '../rules/tokens.ts';
import { playerAt, type State } from '../state.ts';

/** What an effect is sure to bring its owner: what depends on a choice, on others or on cards nobody sees is left out. */
export interface Due {
  readonly materials: number;
  readonly population: number;
  readonly progress: number;
  readonly action: number;
  /** Cards that are drawn. */
  readonly card: number;
  readonly unrest: number;
}

export type DueSign = keyof Due;

export const DUE_SIGNS: readonly DueSign[] = ['materials', 'population', 'progress', 'action', 'card', 'unrest'];

const NOTHING: Due = { materials: 0, population: 0, progress: 0, action: 0, card: 0, unrest: 0 };

const plus = (one: Due, other: Due): Due => ({
  materials: one.materials + other.materials,
  population: one.population + other.population,
  progress: one.progress + other.progress,
  action: one.action + other.action,
  card: one.card + other.card,
  unrest: one.unrest + other.unrest,
});

const together = (parts: readonly Due[]): Due => parts.reduce(plus, NOTHING);

/** What carrying this out is sure to bring the seat, prices taken off. */
export function dueOf(s: State, seat: Seat, node: Node, self: Card, replaces = true): Due {
  const part = (one: Node): Due => dueOf(s, seat, one, self, replaces);
  const player = playerAt(s, seat);
  switch (node.op) {
    case 'seq':
      return together(node.items.map(part));
    case 'cost':
      return together([...node.costs, node.then].map(part));
    case 'if': {
      if (!isKnown(node.cond)) return NOTHING;
      const branch = holds(s, seat, node.cond, self) ? node.then : node.otherwise;
      return branch === null ? NOTHING : part(branch);
    }
    case 'choose': {
      // Where only one branch is open nobody is asked (IM-5.4).
      const open = node.branches.filter((branch) => canDo(s, branch, seat, self));
      return open.length === 1 ? part(defined(open[0])) : NOTHING;
    }
    case 'each':
      return node.who === 'all' && node.cond === null ? part(node.body) : NOTHING;
    case 'gain':
      return together(
        node.amounts.map((amount) => {
          const { token, per } = amount;
          if (per !== null && !isCounted(per)) return NOTHING;
          // IM-22.2: something may come in the place of materials (Utopians), once.
          const replaced = replaces && token === 'materials' ? replacementOf(player, 'gainMaterials') : null;
          if (replaced !== null) return dueOf(s, seat, replaced.body, replaced.card, false);
          return { ...NOTHING, [token]: amountOf(s, seat, amount, self) };
        }),
      );
    case 'pay':
      return together(
        node.amounts.map(({ quantity, token }) => {
          if (token === 'action') return NOTHING;
          const n =
            quantity.kind === 'exact'
              ? priceOf(player, quantity.n, token, self)
              : quantity.kind === 'all'
                ? player[token]
                : 0;
          return { ...NOTHING, [token]: -n };
        }),
      );
    case 'spend':
      return { ...NOTHING, action: -node.n };
    case 'draw': {
      const n = node.quantity.kind === 'exact' ? node.quantity.n : 0;
      if (node.per === null) return { ...NOTHING, card: n };
      return isCounted(node.per) ? { ...NOTHING, card: n * countOf(s, seat, node.per, self) } : NOTHING;
    }
    case 'drawIfAble':
      return { ...NOTHING, card: node.quantity.kind === 'exact' ? Math.min(node.quantity.n, player.deck.length) : 0 };
    case 'takeUnrest':
      return { ...NOTHING, unrest: node.n };
    default:
      return NOTHING;
  }
}

/** Can it be told before anything of the card has been done? `it`, `last` and a named type come about only by that (NOTATION 4). */
function isKnown(cond: Condition): boolean {
  switch (cond.is) {
    case 'it':
      return false;
    case 'count':
      return !namesType(cond.filter);
    case 'all':
    case 'some':
      return cond.parts.every(isKnown);
    case 'not':
      return isKnown(cond.part);
    default:
      return true;
  }
}

const isCounted = (countable: Countable): boolean =>
  countable.of !== 'last' && !(countable.of === 'fitting' && namesType(countable.filter));

const namesType = ({ terms }: Filter): boolean => terms.some((term) => term.some(({ atom }) => atom.is === 'declared'));

/** Does it bring or take anything that is known? */
export const isDue = (due: Due): boolean => DUE_SIGNS.some((sign) => due[sign] !== 0);
