import { type Option, say } from '@stolik/engine';
import { type ShownAnswer, useSay } from '@stolik/ui';
import { useCallback } from 'react';
import { has, nodeAt, UNREST } from '../content/catalogue.ts';
import { type Card, isCard } from '../pieces.ts';
import { playsFreely } from '../rules/can.ts';
import { branchNamed } from '../rules/effect.ts';
import { playerAt, top } from '../state.ts';
import { effectText } from '../words/effects.ts';
import { COUNTED, LeftAfter } from './Amounts.tsx';
import { Sign } from './art/Sign.tsx';
import { Brings } from './Brings.tsx';
import { Dues } from './Dues.tsx';
import { ShortAnswer } from './face/Short.tsx';
import { foreseen } from './foreseen.ts';
import { bringsOf } from './plans.ts';
import { useScene } from './scene.ts';

/** More answers than these stand in two rows of the bar, in one line each. */
const MANY = 3;

/** How answers stand in the bar: a card as its chip with what it costs and brings, a branch in the short speech of cards, the moves of the rules as a word with what they take. */
export function useAnswers(): (option: Option) => ShownAnswer | null {
  const talk = useSay();
  const { state, decision, seat } = useScene();
  return useCallback(
    (option) => {
      if (decision === null || seat === null) return null;
      const seen = foreseen(state, decision, option);
      const dues = seen === null ? undefined : <Dues {...seen} />;
      if (typeof option === 'number' && isCard(option)) {
        const words = say('card-named', { card: { piece: option } });
        if (decision.prompt === 'turn.move') return { words, brings: moveBrings(option) };
        const brings = bringsOf(state, decision, option);
        return brings === null ? { words, brings: dues } : { words, brings: <Brings {...brings} /> };
      }
      if (decision.prompt === 'choose.branch') {
        const text = effectText(branchNamed(nodeAt<'choose'>(top(state).asked), String(option)));
        return {
          face: (
            <span className="im-short-answer">
              <ShortAnswer text={text} />
            </span>
          ),
        };
      }
      if (COUNTED.has(decision.prompt)) {
        const brings = <LeftAfter option={option} />;
        // The question says what the number is of: many of them stand side by side.
        return decision.options.length > MANY
          ? { words: say('board-use-progress', { n: Number(option) }), brings }
          : { brings };
      }
      const { hand } = playerAt(state, seat);
      const n = option === 'revolt' ? hand.filter((card) => card >= 0 && has(card, UNREST)).length : hand.length;
      return option === 'innovate' || option === 'revolt'
        ? { words: say(`answer-${option}`), brings: talk(say(`answer-${option}-brings`, { n })) }
        : null;

      function moveBrings(card: Card) {
        if (seat === null || !playerAt(state, seat).hand.includes(card))
          return (
            <>
              <Sign name="exhaust" /> {dues}
            </>
          );
        return playsFreely(state, seat, card) ? (
          <>
            {talk(say('board-free'))} {dues}
          </>
        ) : (
          dues
        );
      }
    },
    [state, decision, seat, talk],
  );
}
