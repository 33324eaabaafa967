import { type Option, say } from '@stolik/engine';
import { type PromptStep, useFrame, useSay, useTable } from '@stolik/ui';
import { type ReactNode, useCallback, useMemo } from 'react';
import { isCell } from '../pieces.ts';
import { isProposal } from '../rules/proposals.ts';
import { seatOf } from '../rules/seats.ts';
import { neighboursOf } from '../words/options.ts';
import { all } from '../words/phrases.ts';
import { isTalk } from './asked.ts';
import { crisisTurns } from './Crisis.tsx';
import { forecastOf } from './forecast.ts';
import { useScene } from './scene.ts';

/** Tells the frame what the board knows: steps of the turn or of the crisis, and short words for long answers. */
export function TurnFacts(): ReactNode {
  const talk = useSay();
  const { state, asked, decision, names } = useScene();
  const { view } = useTable();
  const { prompt } = asked;
  const steps = useMemo<readonly PromptStep[] | undefined>(() => {
    if (decision === null) return undefined;
    if (state.crisis !== null && !prompt.startsWith('talk.'))
      return crisisTurns(state, view.waitingFor).map(({ seat, when }) => ({ words: names[seat] ?? '', state: when }));
    if (state.phase !== 5) return undefined;
    const { acted, carded, served } = state.turn;
    return [
      { words: talk(say('step-action')), state: acted ? 'done' : 'later' },
      { words: talk(say('step-card')), state: carded ? 'done' : 'later' },
      { words: talk(say('step-service')), state: served ? 'done' : 'later' },
    ];
  }, [decision, state, prompt, view.waitingFor, names, talk]);
  const answer = useCallback(
    (option: Option) => {
      if (state.crisis !== null && (prompt === 'crisis.move' || prompt === 'delivery.move')) {
        const forecast = forecastOf(state, typeof option === 'string' ? option : option);
        const brings = forecast === null ? undefined : talk(say('answer-left', { count: forecast.by }));
        const word = typeof option === 'string' ? option.split('@')[0] : 'temple';
        return { words: say(`answer-${word}`), brings };
      }
      if (isTalk(prompt) && typeof option === 'string') return talkAnswer(option);
      if (prompt.endsWith('.cell') && isCell(option))
        return {
          words: say('answer-cell', {
            regions: all(neighboursOf(state, option).map((region) => ({ piece: region as number }))),
          }),
        };
      if (prompt.endsWith('.rotation')) return { words: say('answer-rotation', { turns: Number(option) }) };
      return null;
    },
    [state, prompt, talk],
  );
  useFrame({ steps, answer });
  return null;
}

/** Offers are drawn as cards; in the bar their answers need only a word or two. */
function talkAnswer(option: string) {
  const verb = option.slice(0, option.indexOf('@'));
  if (option.includes('@offer-')) return { words: say(`verdict-${verb}`) };
  if (!option.includes('@player-')) return null;
  const player = { seat: seatOf(option) };
  return isProposal(option)
    ? { words: say('answer-proposal', { player, what: say(`propose-${verb.slice(0, verb.indexOf('-'))}`) }) }
    : { words: say('answer-offer', { player }) };
}
