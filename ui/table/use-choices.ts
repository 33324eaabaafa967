import type { Option, Refusal, Text } from '@stolik/engine';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Choices, TableClient, TableSnapshot, Target } from '../contract.ts';
import { afterDrawing } from './after-drawing.ts';
import { choicesFor } from './choices.ts';
import { noRest, type Rest, restNow } from './one-thought.ts';
import { pointer } from './pointer.ts';
import { spotOf } from './spot-of.ts';

/** The answer to a click on something that does not glow. */
export interface WhyNotNow {
  readonly target: Target;
  readonly text: Text | null;
}

/** A click that may mean several things. */
export interface WaysNow {
  readonly target: Target;
  readonly ways: readonly (readonly Option[])[];
}

export interface TableChoices {
  readonly choices: Choices;
  readonly whyNot: WhyNotNow | null;
  readonly ways: WaysNow | null;
  /** Closes what explains or asks. */
  letGo(): void;
}

/** Choices that are wired to a table: they choose, and keep what is pointed at and what was answered. */
export function useChoices(
  client: TableClient,
  snapshot: TableSnapshot,
  onRefusal?: (refusal: Refusal) => void,
): TableChoices {
  const { game, view } = snapshot;
  const [pointed] = useState(pointer);
  const [whyNot, setWhyNot] = useState<WhyNotNow | null>(null);
  const [ways, setWays] = useState<WaysNow | null>(null);
  const rest = useRef<Rest>(noRest);
  const refused = useRef(onRefusal);
  refused.current = onRefusal;

  const open = useRef(false);
  open.current = whyNot !== null || ways !== null;
  const letGo = useCallback(() => {
    // To set what is null to null would draw the screen once more after every choice.
    if (!open.current) return;
    setWhyNot(null);
    setWays(null);
  }, []);

  const choose = useCallback(
    (options: readonly Option[]) => {
      const [first, ...others] = options;
      letGo();
      if (first === undefined) return;
      rest.current = { options: others, after: client.getSnapshot().view.sequence };
      void client.choose(first, others).then((refusal) => {
        if (refusal === null) return;
        rest.current = noRest;
        refused.current?.(refusal);
      });
    },
    [client, letGo],
  );

  const prepare = useCallback(
    ([first, ...others]: readonly Option[]) => {
      if (first !== undefined) client.prepare?.(first, others);
    },
    [client],
  );

  useEffect(() => {
    const { options } = rest.current;
    const now = restNow(rest.current, view);
    if (now !== 'wait') rest.current = noRest;
    if (now === 'choose') choose(options);
  }, [view, choose]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question makes old answers meaningless.
  useEffect(() => {
    letGo();
    // What is pointed at may be gone without the pointer having left it.
    return afterDrawing(() => {
      const target = pointed.get();
      if (target !== null && spotOf(target) === null) pointed.point(null);
    });
  }, [view.sequence, view.seat]);

  const choices = useMemo(
    () =>
      choicesFor(
        game,
        view,
        {
          choose,
          prepare,
          ask: (target, several) => setWays({ target, ways: several }),
          explain: (target, text) => setWhyNot({ target, text }),
          hover: pointed.point,
        },
        pointed,
      ),
    [game, view, choose, prepare, pointed],
  );
  return { choices, whyNot, ways, letGo };
}
