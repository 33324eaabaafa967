import { type Option, placeOf } from '@stolik/engine';
import type { Target } from '../contract.ts';

/** So many options stand in the bar themselves; of more, only the words do, and the rest are on the board and in the list. */
const FEW = 4;

/**
 * The options that the prompt bar shows, the most needed first: the best-known completion, then what is nowhere else. Words that glowing pieces
 * stand for come last, because room may be short.
 */
export function inBar(
  options: readonly Option[],
  best: Option | undefined,
  shortcuts: ReadonlyMap<Target, readonly Option[]> = new Map(),
): readonly Option[] {
  const few = options.length <= FEW;
  const words = few ? options : options.filter((option) => typeof option === 'string' && placeOf(option) === null);
  const glowing = new Set([...shortcuts.values()].map(([first]) => first));
  const shown = [...words.filter((word) => !glowing.has(word)), ...words.filter((word) => glowing.has(word))];
  return best === undefined || !options.includes(best) ? shown : [best, ...shown.filter((option) => option !== best)];
}
