import type { Option } from '@stolik/engine';
import { type ShownAnswer, useFrame, useSay } from '@stolik/ui';
import { type ReactNode, useMemo } from 'react';
import { kindOf } from '../content/catalogue.ts';
import { type Colour, is } from '../pieces.ts';
import { crystalColour } from '../rules/terms.ts';
import { answerOf } from './answers.ts';
import { Cut } from './art/pictures.tsx';
import { CardChip } from './chip.tsx';
import { useProspect, useScene } from './scene.tsx';
import { owedIn } from './subject.ts';
import { bestPayment, stepsOf } from './turn-steps.ts';
import { shortName } from './words.ts';

/** Tells the frame what the board knows: steps of the turn, what is paid, the best completion, the score to come. */
export function TurnFacts(): ReactNode {
  const { state, seat, decision, subject } = useScene();
  const { bill, gain } = useProspect();
  const talk = useSay();
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
    const colour = is.crystal(subject) ? crystalColour(state, subject) : null;
    return <Pips paid={bill.cost - owed} owed={owed} colour={colour} />;
  }, [state, decision, bill, subject]);
  const answer = useMemo(
    () =>
      (option: Option): ShownAnswer | null => {
        const short = decision === null || seat === null ? null : answerOf(state, seat, decision, option);
        if (short === null) return null;
        const brings = short.brings === null ? undefined : talk(short.brings);
        // The faction stands in the chip's colour: the short name will do.
        if (is.mercenary(option))
          return { face: <CardChip card={option} words={talk(shortName(kindOf(option)))} />, brings };
        // Whose Base it is stays in one piece, where words stand beside each other.
        if (typeof option === 'string') return { face: <span>{talk(short.words)}</span>, brings };
        return { words: short.words, brings };
      },
    [state, seat, decision, talk],
  );
  useFrame({ steps, pips, best: bestPayment(state, decision), preview: gain?.after ?? null, answer });
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
