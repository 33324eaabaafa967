import { reading, unknown } from '@stolik/engine/notation';
import { kindNamed } from '../pieces.ts';
import type { Cost } from './effects.ts';
import { type Item, parseProgram, printProgram } from './notation.ts';
import { amountOf, argOf, isKind, must, specOf, wordOf } from './read-terms.ts';

/** What is paid: for an exchange, for a companion's ability, for the shortcut. */
export function readCost(source: string): Cost {
  return reading(source, () => {
    const [item, ...more] = parseProgram(source);
    if (item === undefined || more.length > 0) return unknown('more than one cost');
    return costOf(item);
  });
}

export function costOf(item: Item): Cost {
  const id = printProgram([item]);
  switch (item.name) {
    case 'pay': {
      const [n, what] = argOf(item, 0).words;
      if (isKind(what)) {
        must(n === '1', 'more than one good to pay');
        return { pays: 'good', id, which: kindNamed(what), side: 'any' };
      }
      return { pays: 'tokens', id, ...amountOf(argOf(item, 0)) };
    }
    case 'payGood': {
      const side = wordOf(item, 1);
      if (side !== 'normal' && side !== 'any') return unknown(`the side "${side}"`);
      return { pays: 'good', id, which: specOf(wordOf(item, 0)), side };
    }
    case 'payHero':
      must(wordOf(item, 0) === '1', 'more than one hero to pay');
      return { pays: 'hero', id };
    default:
      return unknown(`the cost "${item.name}"`);
  }
}
