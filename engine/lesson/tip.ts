import type { GameEvent } from '../dealer.ts';
import type { Option } from '../decision.ts';
import type { Seat } from '../seat.ts';
import { say, type Text } from '../text.ts';
import type { View } from '../view.ts';
import type { Prompt } from './lesson.ts';

/**
 * One line for somebody's first real games, as data: `games/<id>/lesson/tips.ts` exports `tips`, the words are `tip-<id>` in `text/tips.*.ftl`. It is told
 * once, the first time that all it asks for is so; of several that could be told, the first of the list is.
 */
export type Tip<S = unknown, E extends GameEvent = GameEvent> = TipMoment<S> & (After<E> | Always);

interface TipMoment<S> {
  readonly id: string;
  /** The rule it is about, one tap away. */
  readonly rule: string;
  /** Questions at which it is told; without, any of one's own. */
  readonly at?: readonly [Prompt, ...Prompt[]];
  /** Does it hold of what this chair sees, and of the answers it may give? */
  readonly when?: (state: S, me: Seat, options: readonly Option[]) => boolean;
}

/** Those of the game's events that may have this type. */
type EventOf<E extends GameEvent, T> = E extends unknown ? (T extends E['type'] ? E : never) : never;

/** Something has happened since one's last question. */
type After<E extends GameEvent> = {
  [T in E['type']]: {
    readonly after: T;
    /** Which of those events it speaks of; without, all of them. */
    readonly of?: (event: EventOf<E, T>, me: Seat) => boolean;
  };
}[E['type']];

interface Always {
  readonly after?: never;
  readonly of?: never;
}

/** The tip for the question that is open, given what has happened since the last one; null where there is none, or nobody is asked. */
export function tipFor(
  tips: readonly Tip[],
  { seat, state, decision }: View<unknown>,
  heard: readonly GameEvent[],
  seen: ReadonlySet<string>,
): Tip | null {
  if (seat === null || decision === null) return null;
  const fits = ({ id, at, after, of, when }: Tip): boolean =>
    !seen.has(id) &&
    (at === undefined || at.some((prompt) => prompt === decision.prompt)) &&
    (after === undefined || heard.some((event) => event.type === after && (of?.(event, seat) ?? true))) &&
    (when?.(state, seat, decision.options) ?? true);
  return tips.find(fits) ?? null;
}

export const tipText = ({ id }: Tip): Text => say(`tip-${id}`);
