import type { PromptStep } from '@stolik/ui';

/** What parts a step from the next, and the tick of one that is done, in letters. */
const GAP = 2;
const TICK = 3;

const widthOf = ({ words, state }: PromptStep): number => words.length + GAP + (state === 'done' ? TICK : 0);

const WEIGHT = { now: 2, later: 1, done: 0 } as const;

/**
 * Steps as they stand in the bar's one line of so many letters: of those that are called alike one, and from the one that is done now outwards, what comes next
 * before what is over, as many as have room. The card itself shows them all.
 */
export function stepsInBar(steps: readonly PromptStep[], room: number): readonly PromptStep[] {
  const once = steps.filter(
    (step, at) =>
      !steps.some(
        (other, place) =>
          other.words === step.words &&
          (WEIGHT[other.state] > WEIGHT[step.state] || (other.state === step.state && place > at)),
      ),
  );
  const now = Math.max(
    0,
    once.findIndex(({ state }) => state === 'now'),
  );
  const near = once.map((_, at) => at).sort((one, other) => distance(one - now) - distance(other - now));
  const shown = new Set<number>();
  let left = room;
  for (const at of near) {
    const step = once[at];
    if (step === undefined) continue;
    left -= widthOf(step);
    if (left < 0 && shown.size > 0) break;
    shown.add(at);
  }
  return once.filter((_, at) => shown.has(at));
}

/** What comes next is nearer than what is as far behind. */
const distance = (steps: number): number => (steps > 0 ? 2 * steps - 1 : -2 * steps);
