import { type Option, say } from '@stolik/engine';
import { type PromptStep, type ShownAnswer, useFrame, useSay } from '@stolik/ui';
import { type ReactNode, useCallback, useMemo } from 'react';
import { shownAnswer } from './answers.tsx';
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
  const answer = useCallback((option: Option): ShownAnswer => shownAnswer(scene, option, talk), [scene, talk]);
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
