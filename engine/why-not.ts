import type { Option } from './decision.ts';
import type { AnyGame } from './game.ts';
import { say, type Text } from './text.ts';
import type { View } from './view.ts';

/**
 * What has to be settled before anything else: said where a game has no special reason. Each script that asks has the message
 * `why-first-<script>`, with the rule that makes it ask.
 */
export const settleFirst = (prompt: string): Text => say(`why-first-${prompt.slice(0, prompt.indexOf('.'))}`);

/** Why something that does not glow cannot be chosen from this chair now; null where nobody can say, as for those who look on. */
export function whyNotNow(game: AnyGame, { state, seat, decision }: View<unknown>, target: Option): Text | null {
  if (seat === null) return null;
  if (decision?.options.includes(target)) return null;
  const reason = game.whyNot?.(state, seat, decision?.prompt ?? null, target) ?? null;
  return reason ?? (decision === null ? null : settleFirst(decision.prompt));
}
