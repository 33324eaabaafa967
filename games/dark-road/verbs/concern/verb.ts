import type { Text } from '@stolik/engine';
import type { ConcernDoes } from '../../content/effects.ts';
import type { Item } from '../../content/notation.ts';
import type { GameDealer } from '../../rules/steps.ts';
import type { State } from '../../state.ts';
import type { Sign } from '../../words/signs.ts';

/** All there is to say of one thing that the Private Concern's cards and tiles do (DR-29). They ask nobody anything. */
export interface ConcernVerb<E extends { readonly does: ConcernDoes }> {
  /** Only a type: what is remembered of its words. */
  readonly effect?: E;
  /** How it is read. Null: something else is meant by that word here. */
  readonly reads: { readonly [word: string]: (item: Item) => E | null };
  does(s: State, effect: E, dealer: GameDealer): void;
  says(effect: E): Text;
  /** What it counts for where the Private Concern looks for the best town (DR-29.8). */
  worth(effect: E): number;
  /** How it is drawn on a delivery tile. */
  shows(effect: E): readonly Sign[];
}
