import { type Option, say, type Text } from '@stolik/engine';
import { withCapital } from '@stolik/text';
import { type PromptStep, type ShownAnswer, useFrame, useSay, useTable } from '@stolik/ui';
import { type ReactNode, useCallback, useMemo } from 'react';
import { shownAnswer } from './answers.tsx';
import { useProspect } from './prospect.ts';
import { type Scene, stepOfTurn, useScene } from './scene.tsx';

/** Tells the frame what the board knows: steps of the turn, what answers bring, the score to come. */
export function TurnFacts(): ReactNode {
  const scene = useScene();
  const { score } = useProspect();
  const talk = useSay();
  const steps = useMemo(
    () => stepsOf(scene).map(({ key, state }) => ({ words: talk(say(key)), state })),
    [scene, talk],
  );
  const { lang } = useTable().speaker;
  const voice = useMemo(() => ({ talk, begin: (text: Text) => withCapital(talk(text), lang) }), [talk, lang]);
  const answer = useCallback((option: Option): ShownAnswer => shownAnswer(scene, option, voice), [scene, voice]);
  useFrame({ steps, preview: score, answer });
  return null;
}

interface Step {
  readonly key: string;
  readonly state: PromptStep['state'];
}

/** Plan, move, activate: and what is being done there. */
function stepsOf(scene: Scene): readonly Step[] {
  const { state, prompt, seat } = scene;
  if (prompt === '' || state.phase !== 'play') return [];
  const mine = state.order[state.at] === seat;
  if (!mine) return [{ key: 'board-step-caravan', state: 'now' }];
  const at = stepOfTurn(scene);
  const keys = [
    'board-step-plan',
    'board-step-move',
    state.journey === null ? 'board-step-activate' : 'board-step-caravan',
  ];
  return keys.map((key, step) => ({ key, state: step < at ? 'done' : step === at ? 'now' : 'later' }));
}
