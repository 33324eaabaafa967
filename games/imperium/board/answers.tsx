import { type Option, say } from '@stolik/engine';
import { type ShownAnswer, useSay } from '@stolik/ui';
import { useCallback } from 'react';
import { has, UNREST } from '../content/catalogue.ts';
import type { Card } from '../pieces.ts';
import { playsFreely } from '../rules/can.ts';
import { playerAt } from '../state.ts';
import { Sign } from './art/Sign.tsx';
import { Brings } from './Brings.tsx';
import { bringsOf } from './plans.ts';
import { useScene } from './scene.ts';

/** How answers stand in the bar: a card as its chip with what it costs or brings, the moves of the rules as a word with what they take. */
export function useAnswers(): (option: Option) => ShownAnswer | null {
  const talk = useSay();
  const { state, decision, seat } = useScene();
  return useCallback(
    (option) => {
      if (decision === null || seat === null) return null;
      if (typeof option === 'number') {
        const words = say('card-named', { card: { piece: option } });
        if (decision.prompt === 'turn.move') return { words, brings: moveBrings(option as Card) };
        const brings = bringsOf(state, decision, option as Card);
        return brings === null ? { words } : { words, brings: <Brings {...brings} /> };
      }
      const { hand } = playerAt(state, seat);
      const n = option === 'revolt' ? hand.filter((card) => card >= 0 && has(card, UNREST)).length : hand.length;
      return option === 'innovate' || option === 'revolt'
        ? { words: say(`answer-${option}`), brings: talk(say(`answer-${option}-brings`, { n })) }
        : null;

      function moveBrings(card: Card) {
        if (seat === null || !playerAt(state, seat).hand.includes(card)) return <Sign name="exhaust" />;
        return playsFreely(state, seat, card) ? talk(say('board-free')) : <Sign name="action" />;
      }
    },
    [state, decision, seat, talk],
  );
}
