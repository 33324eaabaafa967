import { type AnyGame, defined, isWord, type Option, placeOf, type Text, type View, whyNotNow } from '@stolik/engine';
import type { Choices, Pointed, Target } from '../contract.ts';
import { nothingPointed } from './pointer.ts';

/** What choices need from the one who wires them to a table. */
export interface ChoiceHands {
  /** Chooses these options one after the other. */
  choose(options: readonly Option[]): void;
  /** These may be chosen in a moment. */
  prepare?(options: readonly Option[]): void;
  /** The target means several things now: lets the player say which. */
  ask(target: Target, ways: readonly (readonly Option[])[]): void;
  /** The target means nothing now; `why` is the game's reason, if it gives one. */
  explain(target: Target, why: Text | null): void;
  hover(target: Target | null): void;
}

/** Options by what they speak of: a piece by its number, a place or a word by its id. */
type Ways = ReadonlyMap<Target, readonly (readonly Option[])[]>;

/** What a click means now, read from the decision alone: no rule of any game is known here. */
export function choicesFor(
  game: AnyGame,
  view: View<unknown>,
  hands: ChoiceHands,
  pointed: Pointed = nothingPointed,
): Choices {
  const { decision } = view;
  const ways = waysOf(game, view);
  return {
    decision,
    of: (target) => ways.get(target)?.[0] ?? null,
    words: (decision?.options ?? []).filter(isWord).filter((word) => placeOf(word) === null),
    pick: (target) => {
      const meant = ways.get(target);
      if (meant === undefined) hands.explain(target, whyNotNow(game, view, target));
      else if (meant.length === 1) hands.choose(defined(meant[0]));
      else hands.ask(target, meant);
    },
    choose: (option, ...then) => hands.choose([option, ...then]),
    prepare: (options) => hands.prepare?.(options),
    pointed,
    hover: hands.hover,
  };
}

const known = new WeakMap<View<unknown>, Ways>();

/** Everything that can be clicked now, and what each click may mean. Made once for each view: it may be known before the view is shown. */
export function waysOf(game: AnyGame, view: View<unknown>): Ways {
  const before = known.get(view);
  if (before !== undefined) return before;
  const ways = findWays(game, view);
  known.set(view, ways);
  return ways;
}

function findWays(game: AnyGame, view: View<unknown>): Ways {
  const ways = new Map<Target, (readonly Option[])[]>();
  const { decision } = view;
  if (decision === null) return ways;
  const add = (target: Target, options: readonly Option[]): void => {
    const known = ways.get(target);
    if (known) known.push(options);
    else ways.set(target, [options]);
  };
  for (const option of decision.options) for (const target of targetsOf(option)) add(target, [option]);
  const shortcuts = game.shortcuts?.(view.state, decision.prompt) ?? new Map<Target, readonly Option[]>();
  // A game may name more than is asked now; what begins with no answer means nothing.
  const answers = new Set(decision.options);
  for (const [target, options] of shortcuts)
    if (!ways.has(target) && options[0] !== undefined && answers.has(options[0])) add(target, options);
  return ways;
}

/**
 * A word that speaks of a place is found at that place; `recruit@17` is found at piece 17 as well. Where several things of one place can be chosen
 * (`two@reserve-0`, `four@reserve-0`), a board that draws each of them finds each by the whole word.
 */
function targetsOf(option: Option): Target[] {
  if (typeof option === 'number') return [option];
  const place = placeOf(option);
  if (place === null) return [option];
  return /^\d+$/.test(place) ? [place, Number(place), option] : [place, option];
}
