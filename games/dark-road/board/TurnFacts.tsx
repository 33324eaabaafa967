import { type Option, say } from '@stolik/engine';
import { type PromptStep, type ShownAnswer, useFrame, useSay } from '@stolik/ui';
import { type ReactNode, useCallback, useMemo } from 'react';
import { Amount } from './Gist.tsx';
import { changeBy } from './previews.ts';
import { useProspect } from './prospect.tsx';
import { type Scene, useScene } from './scene.tsx';

/** Tells the frame what the board knows: steps of the turn, what answers bring, the score to come. */
export function TurnFacts(): ReactNode {
  const scene = useScene();
  const { score } = useProspect();
  const talk = useSay();
  const steps = useMemo(
    () => stepsOf(scene).map(({ key, state }) => ({ words: talk(say(key)), state })),
    [scene, talk],
  );
  const answer = useCallback((option: Option): ShownAnswer | null => broughtBy(scene, option), [scene]);
  useFrame({ steps, preview: score, answer });
  return null;
}

interface Step {
  readonly key: string;
  readonly state: PromptStep['state'];
}

/** Plan, move, activate: and what is being done there. */
function stepsOf({ state, prompt, seat }: Scene): readonly Step[] {
  if (prompt === '' || state.phase !== 'play') return [];
  const mine = state.order[state.at] === seat;
  if (!mine) return [{ key: 'board-step-caravan', state: 'now' }];
  const at =
    prompt.startsWith('plan.') || (state.turn.districts === 0 && planning(prompt))
      ? 0
      : prompt.startsWith('move.')
        ? 1
        : 2;
  const keys = [
    'board-step-plan',
    'board-step-move',
    state.journey === null ? 'board-step-activate' : 'board-step-caravan',
  ];
  return keys.map((key, step) => ({ key, state: step < at ? 'done' : step === at ? 'now' : 'later' }));
}

/** What a lock gives is part of planning; the pawn has not moved then. */
const planning = (prompt: string): boolean => prompt === 'glow-to-pool.die';

/** Coins and prestige of an answer, where they can be told. */
function broughtBy(scene: Scene, option: Option): ShownAnswer | null {
  const { coins, prestige } = changeBy(scene, option);
  if (coins === 0 && prestige === 0) return null;
  return {
    brings: (
      <>
        {coins !== 0 && <Amount n={coins} of="coins" />}
        {prestige !== 0 && <Amount n={prestige} of="prestige" />}
      </>
    ),
  };
}
