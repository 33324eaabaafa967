import { closes, type Description, type Option, placeOf } from '@stolik/engine';
import { useMemo } from 'react';
import type { Target } from '../contract.ts';
import { useTable } from '../table/table-context.ts';
import { groupOptions, type OptionGroup } from './option-groups.ts';

/** So many answers stand in the bar. */
export const BAR = 6;

type Shortcuts = ReadonlyMap<Target, readonly Option[]>;

const noShortcuts: Shortcuts = new Map();

/**
 * The one order of the answers to a question, for bar, list and digits: the best-known completion, words that stand for nothing on the table, words that
 * glowing pieces stand for, pieces and places as they lie, and last what ends, passes or declines.
 */
export function optionOrder(
  options: readonly Option[],
  description: Description,
  best?: Option,
  shortcuts: Shortcuts = noShortcuts,
): readonly OptionGroup[] {
  const glowing = new Set([...shortcuts.values()].map(([first]) => first));
  const rank = (option: Option): number => {
    if (option === best) return 0;
    if (typeof option === 'number' || placeOf(option) !== null) return 3;
    return glowing.has(option) ? 2 : 1;
  };
  const ranked = options.filter((option) => !closes(option)).toSorted((one, other) => rank(one) - rank(other));
  const lead = ranked.filter((option) => option === best);
  const groups = groupOptions(ranked.slice(lead.length), description);
  const [only] = groups;
  const others =
    groups.length > 1
      ? [{ title: null, options: lead }, ...groups]
      : [{ title: null, options: [...lead, ...(only?.options ?? [])] }];
  return [...others, { title: null, options: options.filter(closes) }].filter((part) => part.options.length > 0);
}

/** The order of what is asked now; empty while nothing is. */
export function useOptionOrder(best: Option | undefined): readonly OptionGroup[] {
  const { game, view, choices, description } = useTable();
  const { decision } = choices;
  return useMemo(
    () =>
      decision === null
        ? nothing
        : optionOrder(decision.options, description, best, game.shortcuts?.(view.state, decision.prompt)),
    [decision, description, best, game, view],
  );
}

const nothing: readonly OptionGroup[] = [];

/** What the bar shows of an order, and what is left for the list. */
export interface InBar {
  readonly shown: readonly Option[];
  readonly rest: readonly Option[];
}

/** All answers where there are few; of many the first, and always those that end, pass or decline. One place is kept for the way to the rest. */
export function inBar(order: readonly OptionGroup[], most = BAR): InBar {
  const all = order.flatMap(({ options }) => options);
  if (all.length <= most) return { shown: all, rest: [] };
  const last = all.filter(closes);
  const others = all.filter((option) => !closes(option));
  const room = Math.max(0, most - 1 - last.length);
  return { shown: [...others.slice(0, room), ...last], rest: others.slice(room) };
}
