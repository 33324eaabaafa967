import type { Text } from '@stolik/engine';
import type { Amount, Node, Quantity, Selector } from '../content/language.ts';
import { countableText, filterText } from '../words/filters.ts';

/**
 * A row of the solo opponent's table in signs, from the same tree that it carries out: what it pays, a colon, what it gets; a stroke before what it does
 * instead. Null where a row does something that has no sign: then it is said in words.
 */
export function rowSigns(node: Node, short: (text: Text) => string): string | null {
  const all = (nodes: readonly Node[], between: string): string | null => {
    const parts = nodes.map((part) => rowSigns(part, short));
    return parts.includes(null) ? null : parts.join(between);
  };
  switch (node.op) {
    case 'seq':
      return all(node.items, ' ');
    case 'first':
      return all(node.branches, ' | ');
    case 'cost': {
      const costs = all(node.costs, ' ');
      const then = rowSigns(node.then, short);
      return costs === null || then === null ? null : `${costs}: ${then}`;
    }
    case 'gain':
      return node.amounts.map((amount) => amountSigns('+', amount, short)).join(' ');
    case 'pay':
      return node.amounts.map((amount) => amountSigns('−', amount, short)).join(' ');
    case 'mill':
      return `‹mill›${node.n}`;
    case 'pin':
      return '‹pinned›';
    case 'history':
      return isSelf(node.selector) ? '‹history›' : null;
    case 'returnUnrest':
      return '−1‹unrest›';
    case 'exile':
      return '‹exile›1';
    case 'abandon':
      return node.selector.from === 'zones'
        ? `−${numberOf(node.selector.quantity)}${short(filterText(node.selector.filter))}`
        : null;
    case 'acquire':
    case 'breakThrough':
      return `‹hand›${short(filterText(node.filter))}`;
    case 'takeTopFame':
      return '‹hand›‹fame›';
    case 'steal':
      return `‹players›−${node.n}‹${node.resource}›`;
    case 'each': {
      const body = node.body.op === 'discard' ? '‹discard›1' : rowSigns(node.body, short);
      return body === null ? null : `‹players›${body}`;
    }
    case 'takeUnrest':
      return `+${node.n}‹unrest›`;
    case 'develop':
      return '‹develop›';
    default:
      return null;
  }
}

const isSelf = (selector: Selector): boolean => selector.from !== 'zones';

const numberOf = (quantity: Quantity): string => (quantity.kind === 'exact' ? `${quantity.n}` : '');

function amountSigns(sign: '+' | '−', { quantity, token, per }: Amount, short: (text: Text) => string): string {
  // All that it has, and as much for it.
  const n = quantity.kind === 'all' || per?.of === 'last' ? 'x' : numberOf(quantity);
  const much = `${sign}${n}‹${token}›`;
  return per === null || per.of === 'last' ? much : `${much}/${short(countableText(per, 'it'))}`;
}
