import { type Option, say, seatIn } from '@stolik/engine';
import { type PromptStep, useFrame, useSay, useScreen, useTable } from '@stolik/ui';
import { type ReactNode, useCallback, useMemo } from 'react';
import { shortAnswer } from './answers.ts';
import { isTalk } from './asked.ts';
import { crisisTurns } from './Crisis.tsx';
import { useRefused } from './Proposals.tsx';
import { useScene } from './scene.ts';
import { beginsLetter, useWriting } from './writing.tsx';

/** Ends the turn, or leads to talks. */
const isIdle = (option: Option): boolean =>
  option === 'end' || option === 'negotiate' || (typeof option === 'string' && option.startsWith('word@'));

/** Tells the frame what the board knows: steps of the turn or of the crisis, and short words for long answers. */
export function TurnFacts(): ReactNode {
  const talk = useSay();
  const screen = useScreen();
  const { state, asked, decision, names, seat } = useScene();
  const { view } = useTable();
  const { open } = useWriting();
  const wasRefused = useRefused();
  const { prompt } = asked;
  const steps = useMemo<readonly PromptStep[] | undefined>(() => {
    // The bar of a phone has room for the question and six answers; whose turn it is stands in the crisis itself.
    if (decision === null || screen === 'phone') return undefined;
    if (state.crisis !== null && !isTalk(prompt))
      return crisisTurns(state, view.waitingFor).map(({ seat, when }) => ({ words: names[seat] ?? '', state: when }));
    // Whose turn it is not, or who talks in it, is at none of its steps.
    if (state.phase !== 5 || state.active !== seat || isTalk(prompt)) return undefined;
    const { acted, carded, served } = state.turn;
    return [
      { words: talk(say('step-action')), state: acted ? 'done' : 'later' },
      { words: talk(say('step-card')), state: carded ? 'done' : 'later' },
      { words: talk(say('step-service')), state: served ? 'done' : 'later' },
    ];
  }, [decision, screen, state, prompt, view.waitingFor, names, seat, talk]);
  const answer = useCallback(
    (option: Option) => {
      const short = shortAnswer(state, prompt, option);
      if (short === null) return null;
      const brings = wasRefused(option)
        ? say('answer-refused', { player: { seat: seatIn(String(option)) } })
        : short.brings;
      return {
        words: short.words,
        ...(brings === undefined ? {} : { brings: talk(brings) }),
        ...(beginsLetter(option) ? { opens: () => open(option) } : {}),
      };
    },
    [state, prompt, talk, open, wasRefused],
  );
  // What a letter says so far lies open on the board: the bar asks for the next word of it.
  const question = useMemo(
    () => (asked.letter === null || decision === null ? undefined : say('draft-next', decision.question.args ?? {})),
    [asked.letter, decision],
  );
  // Where nothing can be done any more the way on is the main button.
  const best = prompt === 'turn.move' && decision?.options.every(isIdle) === true ? 'end' : undefined;
  useFrame({ steps, question, answer, best });
  return null;
}
