import { closes, type Option, say, type Text } from '@stolik/engine';
import { withCapital } from '@stolik/text';
import { type PromptStep, type ShownAnswer, useFrame, useLesson, useSay, useTable, whenOf } from '@stolik/ui';
import { type ReactNode, useCallback, useMemo } from 'react';
import { slotNamed } from '../rules/plan.ts';
import { COMPANION } from '../rules/steps.ts';
import { lockedWith } from '../shortcuts.ts';
import { shownAnswer } from './answers.tsx';
import { useHeldLock } from './held-lock.tsx';
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
  const { choices, speaker } = useTable();
  const { lang } = speaker;
  const { lock } = useHeldLock();
  const teaches = useLesson() !== null;
  const voice = useMemo(
    () => ({
      talk,
      begin: (text: Text) => withCapital(talk(text), lang),
      crafts: !teaches && (lock === null || slotNamed(lock) === 0),
    }),
    [talk, lang, teaches, lock],
  );
  const answer = useCallback(
    (option: Option): ShownAnswer => {
      const shown = shownAnswer(scene, option, voice);
      const both = lock === null ? null : choices.of(lockedWith(lock, String(option)));
      return both === null ? shown : { ...shown, opens: () => choices.choose(both[0] ?? option, ...both.slice(1)) };
    },
    [scene, voice, lock, choices],
  );
  const best = useMemo(() => bestOf(scene.options), [scene]);
  useFrame({ steps, best, preview: score, answer });
  return null;
}

/** The usual answer is the first to be seen: what keeps a horseshoe, and what ends where nothing else is left but that a companion could help. */
function bestOf(options: ReadonlySet<Option>): Option | undefined {
  if (options.has('stay')) return 'stay';
  const [only, ...more] = [...options].filter((option) => option !== COMPANION);
  return only !== undefined && more.length === 0 && closes(only) ? only : undefined;
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
  return keys.map((key, step) => ({ key, state: whenOf(step, at) }));
}
