import type { Option } from '@stolik/engine';
import { useFrame, useSay } from '@stolik/ui';
import { type ReactNode, useMemo } from 'react';
import { marketOf } from '../content/map.ts';
import { filled, is } from '../pieces.ts';
import { incomeOf } from '../rules/sale.ts';
import { answerOf } from './answers.tsx';
import { Fuel } from './art/pictures.tsx';
import { CHOOSES_ACTION } from './hold.tsx';
import { deedPlans } from './plan/deeds.ts';
import { useProspect } from './prospect.tsx';
import { useScene } from './scene.tsx';
import { stepsOf } from './turn-steps.ts';

/** Tells the frame what the board knows: the steps of the turn, the fuel, the best sale, the score to come. */
export function TurnFacts(): ReactNode {
  const { state, seat, decision, prompt } = useScene();
  const { after, card, reach } = useProspect();
  const talk = useSay();
  const steps = useMemo(
    () => stepsOf(state, prompt).map(({ text, state: when }) => ({ words: talk(text), state: when })),
    [state, prompt, talk],
  );
  const { fuel } = state.turn;
  const pips = useMemo(
    () => (prompt.startsWith('travel.') && fuel > 0 && fuel < 10 ? <Fuel fuel={fuel} /> : undefined),
    [prompt, fuel],
  );
  const best = prompt === 'sell.market' ? bestMarket() : undefined;
  const answer = useMemo(() => {
    if (seat === null) return undefined;
    const plans = prompt === CHOOSES_ACTION ? deedPlans(state, seat, card) : [];
    return (option: Option) => answerOf({ state, seat, prompt, plans, reach }, option);
  }, [state, seat, prompt, card, reach]);
  useFrame({ steps, pips, best, preview: after, answer });
  return null;

  /** The market that brings the sale the most; `done` only when nothing can be added. */
  function bestMarket(): Option | undefined {
    const brings = (option: Option): number =>
      is.location(option)
        ? incomeOf(state, filled(state.turn.region), [...state.turn.markets, marketOf(option)]).credits
        : incomeOf(state, filled(state.turn.region), state.turn.markets).credits;
    return decision?.options.toSorted((one, other) => brings(other) - brings(one))[0];
  }
}
