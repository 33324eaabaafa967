import { type AskedDecision, type Option, say } from '@stolik/engine';
import { useFrame, useHovered, useSay, useScreen } from '@stolik/ui';
import { type ReactNode, useMemo } from 'react';
import { isCard } from '../pieces.ts';
import { score } from '../score.ts';
import { playerAt } from '../state.ts';
import { useAnswers } from './answers.tsx';
import { Glyph } from './art/Sign.tsx';
import { stepsInBar } from './bar-steps.ts';
import { afterAnswer } from './foreseen.ts';
import { resolvedNow, useScene } from './scene.ts';
import { useRivalRow } from './solo-now.ts';
import { deedOf, stepsOf } from './steps.ts';

/** Tells the frame what the board knows: where in the turn one is, and what is left of it. */
export function TurnFacts(): ReactNode {
  const talk = useSay();
  const { state, decision, seat } = useScene();
  const phone = useScreen() === 'phone';
  const row = useRivalRow(resolvedNow(state))?.n;
  const steps = useMemo(() => {
    if (decision === null) return undefined;
    if (row !== undefined) return [{ words: talk(say('turn-row', { n: row })), state: 'now' as const }];
    const running = resolvedNow(state);
    if (running === null || !isCard(running.self)) {
      const now = decision.prompt.startsWith('cleanup') ? 'cleanup' : decision.prompt === 'turn.move' ? 'turn' : null;
      return now === null ? undefined : [{ words: talk(say(`turn-${now}`)), state: 'now' as const }];
    }
    const steps = stepsOf(state.running, running).flatMap(({ clause, state: when }) => {
      if (when === 'other') return [];
      return [{ words: talk(say(`deed-${clause.node === null ? 'other' : deedOf(clause.node)}`)), state: when }];
    });
    return stepsInBar(steps, phone ? 32 : 44);
  }, [state, decision, row, talk, phone]);
  const pips = useMemo(() => {
    if (seat === null || state.phase !== 'playing') return undefined;
    const { actions, exhausts } = playerAt(state, seat);
    return (
      <span className="im-pips">
        <i className="im-t-action">
          <Glyph name="action" />
        </i>
        {actions}
        <i className="im-t-exhaust">
          <Glyph name="exhaust" />
        </i>
        {exhausts}
      </span>
    );
  }, [state, seat]);
  const hovered = useHovered();
  const preview = useMemo(() => {
    if (seat === null || hovered === null) return null;
    const after = afterAnswer(state, decision, hovered);
    return after === null ? null : (score(after)[seat] ?? null);
  }, [state, decision, seat, hovered]);
  useFrame({ steps, pips, best: bestOf(decision), preview, answer: useAnswers(), tells: true });
  return null;
}

/** What is filled in the bar: the least progress that a price can be paid with (IM-11.3). */
function bestOf(decision: AskedDecision | null): Option | undefined {
  return decision?.prompt.startsWith('payment.') ? decision.options[0] : undefined;
}
