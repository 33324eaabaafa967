import { useFrame } from '@stolik/ui';
import { type ReactNode, useMemo } from 'react';
import { type Colour, isCrystal } from '../pieces.ts';
import { crystalColour } from '../rules/terms.ts';
import { Cut } from './art/pictures.tsx';
import { useProspect, useScene, useTalk } from './scene.tsx';
import { owedIn } from './subject.ts';
import { bestPayment, stepsOf } from './turn-steps.ts';

/** Tells the frame what the board knows: steps of the turn, what is paid, the best completion, the score to come. */
export function TurnFacts(): ReactNode {
  const { state, decision, subject } = useScene();
  const { bill, gain } = useProspect();
  const talk = useTalk();
  const steps = useMemo(
    () =>
      decision === null
        ? undefined
        : stepsOf(state, decision.prompt).map(({ text, times, state: when }) => ({
            words: times > 1 ? `${talk(text)} ×${times}` : talk(text),
            state: when,
          })),
    [state, decision, talk],
  );
  const pips = useMemo(() => {
    if (decision?.prompt !== 'payment.card' || bill === null) return undefined;
    const owed = owedIn(decision);
    const colour = isCrystal(subject) ? crystalColour(state, subject) : null;
    return <Pips paid={bill.cost - owed} owed={owed} colour={colour} />;
  }, [state, decision, bill, subject]);
  useFrame({ steps, pips, best: bestPayment(state, decision), preview: gain?.after ?? null });
  return null;
}

interface PipsProps {
  readonly paid: number;
  readonly owed: number;
  /** Null: any colours will do. */
  readonly colour: Colour | null;
}

const Pips = ({ paid, owed, colour }: PipsProps): ReactNode =>
  Array.from({ length: paid + owed }, (_, at) => {
    const className = at < paid ? 'ss-pip' : 'ss-pip ss-pip-open';
    return colour === null ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pips are counted.
      <svg key={at} viewBox="0 0 100 100" className={className} aria-hidden="true">
        <use href="#ss-hex" />
      </svg>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pips are counted.
      <Cut key={at} colour={colour} className={className} />
    );
  });
